const LOST = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EHOSTUNREACH',
]);

/** Whether a connection was lost or refused, which the driver tells by a system code, or only by these words. */
export function isConnectionLoss(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  if ('syscall' in thrown && thrown.syscall === 'connect' && 'code' in thrown)
    return LOST.has(String(thrown.code));
  return /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client was closed|Client has encountered a connection error|read ECONNRESET|write EPIPE)/.test(
    thrown.message,
  );
}
