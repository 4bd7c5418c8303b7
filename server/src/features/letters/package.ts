import { Readable } from 'node:stream';
import { UNPACKED_LIMIT } from '@rto-desk/contract/letter';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { Invalid } from '../../platform/errors.ts';
import { zipOf } from '../../platform/zip.ts';

/** The parts of a Word document by their names. */
export type Parts = Map<string, Buffer>;

/** A document has some dozens of parts. */
const MAX_PARTS = 500;

/** Where the text of a document is. */
export const DOCUMENT = 'word/document.xml';

/**
 * Unpacks a Word document, as far as the limits allow; what an entry declares of its size is not relied on. Throws Invalid on
 * `file` for what is no archive, is damaged, or unpacks to too much.
 */
export async function unpack(file: Buffer): Promise<Parts> {
  const zip = await opened(file);
  const parts: Parts = new Map();
  let unpacked = 0;
  try {
    await new Promise<void>((done, fail) => {
      zip.on('error', fail).on('end', done);
      zip.on('entry', (entry: Entry) => {
        const name = entry.fileName;
        if (name.endsWith('/')) return zip.readEntry();
        if (parts.has(name) || parts.size >= MAX_PARTS) return fail(tooLarge());
        zip.openReadStream(entry, (error, content) => {
          if (error) return fail(error);
          const pieces: Buffer[] = [];
          content.on('data', (piece: Buffer) => {
            unpacked += piece.length;
            if (unpacked > UNPACKED_LIMIT) content.destroy(tooLarge());
            else pieces.push(piece);
          });
          content.on('error', fail);
          content.on('end', () => {
            parts.set(name, Buffer.concat(pieces));
            zip.readEntry();
          });
        });
      });
      zip.readEntry();
    });
  } catch (error) {
    throw error instanceof Invalid ? error : notDocx();
  } finally {
    zip.close();
  }
  return parts;
}

/** Packs the parts of a document again, and nothing else. */
export async function pack(parts: Parts): Promise<Buffer> {
  const entries = [...parts].map(([name, content]) => ({
    name,
    compress: true,
    content: () => Readable.from([content]),
  }));
  return Buffer.concat(await zipOf(entries).toArray());
}

export const notDocx = () => new Invalid({ file: words => words.letters.notDocx });
export const tooLarge = () => new Invalid({ file: words => words.letters.unpacksTooLarge });

function opened(file: Buffer): Promise<ZipFile> {
  return new Promise((done, fail) =>
    yauzl.fromBuffer(file, { lazyEntries: true, validateEntrySizes: true }, (error, zip) =>
      error ? fail(notDocx()) : done(zip),
    ),
  );
}
