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

/** Markup: an HTML page that is disguised as a document. */
const MARKUP = /<(?:!doctype\s+html|html|head|body|script|iframe|svg)[\s/>]/i;

/**
 * The media type by content, or null for anything that is not accepted. Polyglots are refused: neither markup behind a
 * signature nor an archive behind a picture is stored.
 * @param head its first HEAD_BYTES bytes, or all of them
 * @param tail its last TAIL_BYTES bytes, or all of them
 */
export async function detectMediaType(head: Buffer, tail: Buffer): Promise<MediaType | null> {
  const found = await fileTypeFromBuffer(head);
  if (found === undefined || !isMediaType(found.mime)) return null;
  const text = head.toString('latin1');
  // The library skips a byte order mark and ID3 tags, behind which other readers may see something else.
  if (!text.startsWith(accepted[found.mime].start)) return null;
  return MARKUP.test(text) || endsAsArchive(tail) ? null : found.mime;
}

/** Whether a file name's extension, if it has one, agrees with the content. */
export function matchesExtension(type: MediaType, ending: string): boolean {
  const endings: readonly string[] = accepted[type].endings;
  // "LL of 12.03.2024" and "No. 5" are names without an ending.
  return !/^\.[a-z][a-z0-9]*$/i.test(ending) || endings.includes(ending.toLowerCase());
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
