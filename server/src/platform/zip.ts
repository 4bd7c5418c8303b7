import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** A file of an archive, whose content is asked for when its turn has come. */
export interface ZipEntry {
  name: string;
  content: () => Readable;
  /** Whether it is worth packing; documents are compressed already. */
  compress: boolean;
}

/**
 * An archive of files, one after the other, as fast as it is read; it fails where one of them fails. Whoever stops
 * reading lets go of the file that was being read.
 */
export function zipOf(entries: Iterable<ZipEntry>): Readable {
  const zip = new ZipFile();
  const output = new PassThrough();
  let reading: Readable | null = null;
  output.once('close', () => reading?.destroy());
  for (const { name, content, compress } of entries) {
    zip.addReadStreamLazy(name, { compress }, done => {
      const source = content();
      reading = source;
      source.once('error', error => output.destroy(error));
      done(null, source);
    });
  }
  zip.on('error', (error: Error) => output.destroy(error));
  zip.end();
  // How it ends is known to whoever reads the output.
  pipeline(zip.outputStream, output).catch(() => undefined);
  return output;
}
