import { createHmac, timingSafeEqual } from 'node:crypto';
import { endingOf } from './media-type.ts';

const QUARTER_HOUR = 900;
const HOUR = 3600;

/**
 * The path below `/storage/` that opens a file for at least an hour without any header. The end is rounded up
 * to a quarter of an hour, so that answers stay the same for a while and can be cached.
 */
export function signedPath(key: Buffer, file: { id: string; media_type: string }, now: Date = new Date()): string {
  const seconds = Math.floor(now.getTime() / 1000);
  const expires = Math.ceil(seconds / QUARTER_HOUR) * QUARTER_HOUR + HOUR;
  const signature = signatureOf(key, file.id, expires).toString('base64url');
  return `${file.id}${endingOf(file.media_type)}?expires=${expires}&signature=${signature}`;
}

/** Whether a signature opens this file now; false for a guessed, altered or expired one. */
export function isSigned(
  key: Buffer,
  id: string,
  link: { expires?: string | undefined; signature?: string | undefined },
  now: Date = new Date(),
): boolean {
  const expires = Number(link.expires);
  if (!Number.isSafeInteger(expires) || expires * 1000 < now.getTime()) return false;
  const given = Buffer.from(link.signature ?? '', 'base64url');
  const right = signatureOf(key, id, expires);
  return given.length === right.length && timingSafeEqual(given, right);
}

function signatureOf(key: Buffer, id: string, expires: number): Buffer {
  return createHmac('sha256', key).update(`${id} ${expires}`).digest();
}
