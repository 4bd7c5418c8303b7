import type { Db } from './platform/database/database.ts';
import type { Limits } from './platform/limits.ts';
import type { Storage } from './platform/storage/storage.ts';

/** What the features work with; made once at start and passed to each. */
export interface Desk {
  db: Db;
  storage: Storage;
  /** Signs the paths that open documents. */
  fileKey: Buffer;
  limits: Limits;
}
