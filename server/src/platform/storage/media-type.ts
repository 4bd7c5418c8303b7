import { fileTypeFromBuffer } from 'file-type';

/**
 * The kinds of file that are accepted, each with what it begins with (as Latin-1) and the endings its name
 * may have; the first is its own.
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

/** Markup that no paper begins with: a page that passes itself off as one. */
const MARKUP = /<(?:!doctype\s+html|html|head|body|script|iframe|svg)[\s/>]/i;

/**
 * What a file's content says that it is, or null for anything that is not accepted. A file that is two things
 * at once is none: neither markup behind a signature nor an archive behind a picture is stored.
 * @param head its first HEAD bytes, or all of them
 * @param tail its last TAIL bytes, or all of them
 */
export async function detectMediaType(head: Buffer, tail: Buffer): Promise<MediaType | null> {
  const found = await fileTypeFromBuffer(head);
  if (found === undefined || !isMediaType(found.mime)) return null;
  const text = head.toString('latin1');
  // The library looks behind a byte order mark and music tags, where another reader may see something else.
  if (!text.startsWith(accepted[found.mime].start)) return null;
  return MARKUP.test(text) || endsAsArchive(tail) ? null : found.mime;
}

/** Whether a file name's ending, if it has one, agrees with what the file is. */
export function agreesWithName(type: MediaType, ending: string): boolean {
  const endings: readonly string[] = accepted[type].endings;
  // "LL of 12.03.2024" and "No. 5" are names without an ending.
  return !/^\.[a-z][a-z0-9]*$/i.test(ending) || endings.includes(ending.toLowerCase());
}

/** The ending for links to a file of this type, with its dot. */
export function endingOf(type: string): string {
  return isMediaType(type) ? accepted[type].endings[0] : '';
}

/** A ZIP or JAR is found by its last record, which may hide behind any other file. Its comment ends the file. */
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
