import { extname } from 'node:path';
import { fileTypeFromBuffer } from 'file-type';

/**
 * The accepted media types, each with its magic bytes (as Latin-1) and the extensions that its name may have; the first
 * is the canonical one.
 */
const accepted = {
  'application/pdf': { start: '%PDF-', endings: ['.pdf'] },
  'image/jpeg': { start: '\xff\xd8\xff', endings: ['.jpg', '.jpeg', '.jpe', '.jfif'] },
  'image/png': { start: '\x89PNG\r\n', endings: ['.png'] },
  'image/webp': { start: 'RIFF', endings: ['.webp'] },
} as const;

export type MediaType = keyof typeof accepted;

/** How many bytes from a file's start, and from its end, `detectMediaType` has to see. */
export const HEAD_BYTES = 4096;
export const TAIL_BYTES = 65_557;

/** Readers take a PDF that some programs begin with a byte order mark or blank lines, up to a kilobyte of them. */
const PDF = /^(?:\xef\xbb\xbf)?[\t\n\f\r \0]{0,1024}%PDF-/;

/** Markup: an HTML page that is disguised as a document. */
const MARKUP = /<(?:!doctype\s+html|html|head|body|script|iframe|svg)[\s/>]/i;

/**
 * The media type by content, or null for anything that is not accepted. Polyglots are refused: neither markup behind a
 * signature nor an archive behind a picture is stored.
 * @param head its first HEAD_BYTES bytes, or all of them
 * @param tail its last TAIL_BYTES bytes, or all of them
 */
export async function detectMediaType(head: Buffer, tail: Buffer): Promise<MediaType | null> {
  const text = head.toString('latin1');
  const type = PDF.test(text) ? 'application/pdf' : (await fileTypeFromBuffer(head))?.mime;
  if (type === undefined || !isMediaType(type)) return null;
  // The library skips ID3 tags, behind which other readers may see something else.
  if (type !== 'application/pdf' && !text.startsWith(accepted[type].start)) return null;
  return MARKUP.test(text) || endsAsArchive(tail) ? null : type;
}

/** Whether a file name has no ending, or that of an accepted type. "LL of 12.03.2024" and "No. 5" are names without one. */
export function hasAcceptedEnding(ending: string): boolean {
  const endings: string[] = Object.values(accepted).flatMap(type => [...type.endings]);
  return !/^\.[a-z][a-z0-9]*$/i.test(ending) || endings.includes(ending.toLowerCase());
}

/** A file name with the ending of its content: many a scanner calls a JPEG `scan.png`. */
export function withRightEnding(name: string, type: MediaType): string {
  const ending = extname(name);
  const endings: readonly string[] = accepted[type].endings;
  if (ending === '' || !hasAcceptedEnding(ending) || endings.includes(ending.toLowerCase())) return name;
  // "No. 5" has no ending; what stands behind its dot is part of the name.
  return /^\.[a-z][a-z0-9]*$/i.test(ending) ? name.slice(0, -ending.length) + endings[0] : name;
}

/** The ending for links to a file of this type, with its dot. */
export function endingOf(type: string): string {
  return isMediaType(type) ? accepted[type].endings[0] : '';
}

/** ZIP and JAR readers start at the last record, which may hide behind any other file. Its comment ends the file. */
function endsAsArchive(tail: Buffer): boolean {
  const length = 22;
  for (
    let at = tail.lastIndexOf('PK\x05\x06');
    at >= 0;
    at = at === 0 ? -1 : tail.lastIndexOf('PK\x05\x06', at - 1)
  ) {
    if (at + length <= tail.length && at + length + tail.readUInt16LE(at + length - 2) === tail.length)
      return true;
  }
  return false;
}

function isMediaType(type: string): type is MediaType {
  return Object.hasOwn(accepted, type);
}
