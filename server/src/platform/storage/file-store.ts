import type { Readable } from 'node:stream';

/** Where documents rest once they are kept, each under its id. All processes and machines of a desk share it. */
export interface FileStore {
  /** Takes over a file that has arrived whole; durable when it resolves. */
  put(id: string, path: string): Promise<void>;
  read(id: string): Readable;
  remove(id: string): Promise<void>;
  /** The ids of what has been here since before a moment. */
  listOlderThan(moment: Date): Promise<string[]>;
}

const FILE_ID = /^[\w-]{32}$/;

/** Whether a name is an id of our own making. */
export function isFileId(name: string): boolean {
  return FILE_ID.test(name);
}
