import yauzl, { type Entry, type ZipFile } from 'yauzl';

/** The files of an archive, by their names, in its order. */
export async function unzip(content: Buffer): Promise<Map<string, Buffer>> {
  const zip = await new Promise<ZipFile>((done, fail) =>
    yauzl.fromBuffer(content, { lazyEntries: true }, (error, opened) => (error ? fail(error) : done(opened))),
  );
  const files = new Map<string, Buffer>();
  return new Promise((done, fail) => {
    zip.on('error', fail).on('end', () => done(files));
    zip.on('entry', (entry: Entry) =>
      zip.openReadStream(entry, async (error, stream) => {
        if (error) return fail(error);
        files.set(entry.fileName, Buffer.concat(await stream.toArray()));
        zip.readEntry();
      }),
    );
    zip.readEntry();
  });
}
