import { constants, createReadStream } from 'node:fs';
import { access, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fsyncFolder, moveDurably } from '../fsync.ts';
import { type FileStore, isFileId } from './file-store.ts';

/** Stores documents in a folder and flushes them to disk. Several machines may share it. */
export function folderStore(folder: string): FileStore {
  const directoryOf = (id: string) => join(folder, id.slice(0, 2));
  const pathOf = (id: string) => join(directoryOf(id), id);
  return {
    async put(id, arrived) {
      const path = pathOf(id);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await moveDurably(arrived, path);
      await fsyncFolder(folder);
    },
    read: id => createReadStream(pathOf(id)),
    remove: id => rm(pathOf(id), { force: true }),
    async listOlderThan(moment) {
      const files = (await readdir(folder, { recursive: true, withFileTypes: true }))
        // Leaves out `incoming`, whose files are not stored yet.
        .filter(entry => entry.isFile() && isFileId(entry.name) && isOwnDirectory(entry))
        .map(({ name, parentPath }) => ({ id: name, path: join(parentPath, name) }));
      const ages = await Promise.all(
        files.map(async ({ id, path }) => ({ id, old: await isOlder(path, moment) })),
      );
      return ages.filter(file => file.old).map(file => file.id);
    },
    isThere: () =>
      access(folder, constants.R_OK | constants.W_OK).then(
        () => true,
        () => false,
      ),
  };
}

/** On Windows and macOS `aB` and `Ab` are one folder, which has the name of the first file that came. */
const isOwnDirectory = ({ name, parentPath }: { name: string; parentPath: string }) =>
  basename(parentPath).toLowerCase() === name.slice(0, 2).toLowerCase();

/** Whether a file was last written before a moment; one that another process has removed in between was not. */
export async function isOlder(path: string, moment: Date): Promise<boolean> {
  try {
    return (await stat(path)).mtime < moment;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false;
    throw error;
  }
}
