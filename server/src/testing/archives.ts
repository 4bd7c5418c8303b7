import yauzl from 'yauzl';
import { ZipFile } from 'yazl';

/** The parts of an archive by their names. */
export function partsOf(bytes: Buffer): Promise<Record<string, Buffer>> {
  return new Promise((resolve, reject) => {
    yauzl.fromBuffer(bytes, { lazyEntries: true }, (failure, zip) => {
      if (failure) return reject(failure);
      const parts: Record<string, Buffer> = {};
      zip.on('error', reject);
      zip.on('end', () => resolve(parts));
      zip.on('entry', (entry: yauzl.Entry) => {
        zip.openReadStream(entry, async (unreadable, stream) => {
          if (unreadable) return reject(unreadable);
          parts[entry.fileName] = await bytesOf(stream);
          zip.readEntry();
        });
      });
      zip.readEntry();
    });
  });
}

/** An archive of some parts. */
export function archiveOf(parts: Readonly<Record<string, Buffer | string>>): Promise<Buffer> {
  const archive = new ZipFile();
  for (const [name, part] of Object.entries(parts)) archive.addBuffer(Buffer.from(part), name);
  archive.end();
  return bytesOf(archive.outputStream);
}

/** The archive with one part changed. */
export async function changedPart(
  bytes: Buffer,
  name: string,
  change: (xml: string) => string,
): Promise<Buffer> {
  const parts = await partsOf(bytes);
  return archiveOf({ ...parts, [name]: change(parts[name]?.toString() ?? '') });
}

async function bytesOf(stream: AsyncIterable<Buffer | string>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}
