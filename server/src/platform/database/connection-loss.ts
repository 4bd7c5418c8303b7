const LOST = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'ENETDOWN',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

/**
 * Whether a connection was lost or refused, or its host is not known. The system tells by a code for every operation; the
 * driver only by these words.
 */
export function isConnectionLoss(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  // A name with several addresses, as `localhost` has: none of them answered.
  if (thrown instanceof AggregateError) return thrown.errors.every(isConnectionLoss);
  const { code, syscall } = thrown as NodeJS.ErrnoException;
  if (code !== undefined && LOST.has(code)) return true;
  // The socket in the file system is not there; other files that are not there are no connections.
  if (code === 'ENOENT') return syscall === 'connect';
  return /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client was closed|Client has encountered a connection error)/.test(
    thrown.message,
  );
}
