import { createHmac, timingSafeEqual } from 'node:crypto';
import { endingOf } from './media-type.ts';

const QUARTER_HOUR = 900;
const HOUR = 3600;

/**
 * The path below `/storage/` that opens a file for at least an hour without any header. The end is rounded up
 * to a quarter of an hour, so that answers stay the same for a while and can be cached.
 */
export function signedPath(
  key: Buffer,
  file: { id: string; media_type: string },
  now: Date = new Date(),
): string {
  const seconds = Math.floor(now.getTime() / 1000);
  const expires = String(Math.ceil(seconds / QUARTER_HOUR) * QUARTER_HOUR + HOUR);
  const name = file.id + endingOf(file.media_type);
  const signature = signatureOf(key, name, expires).toString('base64url');
  return `${name}?expires=${expires}&signature=${signature}`;
}

/** What a signed path carries in its query; as it comes from outside, each may be anything. */
export interface Link {
  expires?: unknown;
  signature?: unknown;
}

/**
 * Whether a link opens the file of this name (id and ending) now; false for a guessed, altered or expired one.
 * Takes equally long for every wrong signature.
 */
export function isSigned(key: Buffer, name: string, link: Link, now: Date = new Date()): boolean {
  const { expires, signature } = link;
  if (typeof expires !== 'string' || typeof signature !== 'string' || !/^\d{1,12}$/.test(expires))
    return false;
  const given = Buffer.from(signature);
  const right = Buffer.from(signatureOf(key, name, expires).toString('base64url'));
  const matches = given.length === right.length && timingSafeEqual(given, right);
  return matches && Number(expires) * 1000 > now.getTime();
}

function signatureOf(key: Buffer, name: string, expires: string): Buffer {
  return createHmac('sha256', key).update(`${name}\n${expires}`).digest();
}
