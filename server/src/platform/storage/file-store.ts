import type { Readable } from 'node:stream';

/** Durable storage of documents by id, shared by all processes and machines of an installation. */
export interface FileStore {
  /** Moves a fully received file into the store; durable when it resolves. */
  put(id: string, path: string): Promise<void>;
  read(id: string): Readable;
  remove(id: string): Promise<void>;
  /** The ids of files stored before a moment. */
  listOlderThan(moment: Date): Promise<string[]>;
  /** Whether it answers now; never throws. */
  isThere(): Promise<boolean>;
}

const FILE_ID = /^[\w-]{32}$/;

/** Whether a name is an id that we generated. */
export function isFileId(name: string): boolean {
  return FILE_ID.test(name);
}
