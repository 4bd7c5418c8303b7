import type { Channel } from '@rto-desk/contract/message';
import type { Db } from './platform/database/database.ts';
import type { Limits } from './platform/limits.ts';
import type { Messenger } from './platform/messenger.ts';
import type { Storage } from './platform/storage/storage.ts';

/** What the features work with; made once at start and passed to each. */
export interface Desk {
  db: Db;
  storage: Storage;
  /** Signs the paths that open documents. */
  fileKey: Buffer;
  limits: Limits;
  /** Where people reach the desk, for links in messages, without a slash at the end. */
  appUrl: string;
  /** The way to people by each channel; null where none is configured, and messages are sent by hand. */
  messengers: Readonly<Record<Channel, Messenger | null>>;
}
