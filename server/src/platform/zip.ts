import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** An entry of an archive, whose content is opened when it is written. */
export interface ZipEntry {
  name: string;
  content: () => Readable;
  /** Whether to compress it; documents are compressed already. */
  compress: boolean;
}

/**
 * Streams a ZIP of files, one after the other, with backpressure; fails if one of them fails. If the reader stops, the
 * file being read is closed.
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
  // Errors reach the reader of the output.
  pipeline(zip.outputStream, output).catch(() => undefined);
  return output;
}
