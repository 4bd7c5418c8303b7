import type { Channel } from '@rto-desk/contract/message';
import type { Pool } from 'pg';
import type { Db } from './platform/database/database.ts';
import type { Watermark } from './platform/database/watermark.ts';
import type { Disks } from './platform/disk.ts';
import type { LargeCounts } from './platform/large-counts.ts';
import type { Limits } from './platform/limits.ts';
import type { Messenger } from './platform/messenger.ts';
import type { CopyPlace } from './platform/storage/copy-place.ts';
import type { Storage } from './platform/storage/storage.ts';
import type { Vault } from './platform/vault.ts';

/** What the features work with; made once at start and passed to each. */
export interface Services {
  db: Db;
  /** The connections below `db`, for what streams. */
  pool: Pool;
  /** Tells whether the database has gone back to an older state. */
  watermark: Watermark;
  storage: Storage;
  /** The disks of data folder and backups. */
  disks: Disks;
  /** Signs the paths that open documents. */
  fileKey: Buffer;
  /** Encrypts what a copy of the database must not tell. */
  vault: Vault;
  limits: Limits;
  /** Figures of the dashboard that take long to count. */
  largeCounts: LargeCounts;
  /** Makes of the networks where people sign in what the database keeps of them. */
  networkKey: Buffer;
  /** Where people reach the desk, for links in messages, without a slash at the end. */
  appUrl: string;
  /** The way to people by each channel; null where none is configured, and messages are sent by hand. */
  messengers: Readonly<Record<Channel, Messenger | null>>;
  /** The password of everyone in the demo; null where the data are real. */
  demoPassword: string | null;
  /** What backups are encrypted with; null where they are not. */
  backupPassphrase: string | null;
  /** Where the desk keeps its own daily backups and how many; null where it makes none. */
  backups: { folder: string; keep: number; hour: number } | null;
  /** Where encrypted backups are copied to, and how many stay there; null where they are not. */
  backupCopies: { place: CopyPlace; keep: number } | null;
}
