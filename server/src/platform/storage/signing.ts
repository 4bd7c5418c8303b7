import { createHmac, timingSafeEqual } from 'node:crypto';
import { endingOf } from './media-type.ts';

const QUARTER_HOUR = 900;
const HOUR = 3600;

/**
 * The path below `/storage/` that opens a file for at least an hour without any header. It names the account that
 * it is given to, with whom the opening is written down. The end is rounded up to a quarter of an hour, so that answers stay the same for a while and can be cached.
 */
export function signedPath(
  key: Buffer,
  file: { id: string; media_type: string },
  viewer: number,
  now: Date = new Date(),
): string {
  const seconds = Math.floor(now.getTime() / 1000);
  const expires = String(Math.ceil(seconds / QUARTER_HOUR) * QUARTER_HOUR + HOUR);
  const name = file.id + endingOf(file.media_type);
  const signature = signatureOf(key, name, expires, viewer).toString('base64url');
  return `${name}?expires=${expires}&viewer=${viewer}&signature=${signature}`;
}

/** What a signed path carries in its query; as it comes from outside, each may be anything. */
export interface Link {
  expires?: unknown;
  viewer?: unknown;
  signature?: unknown;
}

/**
 * The account that a link to the file of this name (id and ending) was given to, if it opens it now; null for a
 * guessed, altered or expired one. Takes equally long for every wrong signature.
 */
export function viewerOf(key: Buffer, name: string, link: Link, now: Date = new Date()): number | null {
  const { expires, viewer, signature } = link;
  if (!isNumber(expires) || !isNumber(viewer) || typeof signature !== 'string') return null;
  const given = Buffer.from(signature);
  const right = Buffer.from(signatureOf(key, name, expires, Number(viewer)).toString('base64url'));
  const matches = given.length === right.length && timingSafeEqual(given, right);
  return matches && Number(expires) * 1000 > now.getTime() ? Number(viewer) : null;
}

function isNumber(given: unknown): given is string {
  return typeof given === 'string' && /^\d{1,12}$/.test(given);
}

function signatureOf(key: Buffer, name: string, expires: string, viewer: number): Buffer {
  return createHmac('sha256', key).update(`${name}\n${expires}\n${viewer}`).digest();
}
