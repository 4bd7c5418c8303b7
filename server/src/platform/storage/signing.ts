import { createHmac, timingSafeEqual } from 'node:crypto';
import { endingOf } from './media-type.ts';

const QUARTER_HOUR = 900;
const HOUR = 3600;

/**
 * A signed path below `/storage/` that opens a file without an authorization header, for an hour at most. It is bound
 * to a session and ends with it. The expiry is rounded down to a quarter of an hour, so that answers stay the same for
 * a while.
 */
export function signedPath(
  key: Buffer,
  file: { id: string; media_type: string },
  session: number,
  now: Date = new Date(),
): string {
  const seconds = Math.floor(now.getTime() / 1000);
  const expires = String(Math.floor(seconds / QUARTER_HOUR) * QUARTER_HOUR + HOUR);
  const name = file.id + endingOf(file.media_type);
  const signature = signatureOf(key, name, expires, session).toString('base64url');
  return `${name}?expires=${expires}&session=${session}&signature=${signature}`;
}

/** The query of a signed path; untrusted input. */
export interface Link {
  expires?: unknown;
  session?: unknown;
  signature?: unknown;
}

/** The session that a link was signed for; null if it is forged or expired. Constant-time for wrong signatures. */
export function sessionOf(key: Buffer, name: string, link: Link, now: Date = new Date()): number | null {
  const { expires, session, signature } = link;
  if (!isNumber(expires) || !isNumber(session) || typeof signature !== 'string') return null;
  const given = Buffer.from(signature);
  const right = Buffer.from(signatureOf(key, name, expires, Number(session)).toString('base64url'));
  const matches = given.length === right.length && timingSafeEqual(given, right);
  return matches && Number(expires) * 1000 > now.getTime() ? Number(session) : null;
}

function isNumber(given: unknown): given is string {
  return typeof given === 'string' && /^-?\d{1,12}$/.test(given);
}

function signatureOf(key: Buffer, name: string, expires: string, session: number): Buffer {
  return createHmac('sha256', key).update(`${name}\n${expires}\n${session}`).digest();
}
