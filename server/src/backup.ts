import { resolve } from 'node:path';
import { readConfig } from './config.ts';
import { assertBackupFolder, backUpInto, withBackupLock } from './features/backup/backup-file.ts';
import { copyBackups, reasonOf } from './features/backup/copies.ts';
import { operatorMessage } from './operator-error.ts';
import { openDatabase } from './platform/database/database.ts';
import { isUpToDate } from './platform/database/migrate.ts';
import { explainFolderError } from './platform/disk.ts';
import { openCopyPlace } from './platform/storage/copy-place.ts';
import { createDefaultBackupFolder, openForTools } from './start.ts';
import { printLine } from './terminal.ts';

/**
 * `npm run backup [-- FOLDER]`: database and documents into one file, while the desk runs or not. It stands in
 * the history, and in what the Admin page says of the last good one.
 */
try {
  const config = readConfig(process.env);
  const folder = resolve(process.argv[2] ?? config.backupFolder);
  if (process.argv[2] === undefined) await createDefaultBackupFolder(config);
  await assertBackupFolder(folder);
  const { connection, storage, close } = await openForTools(config, { alsoRunning: true });
  const { db, ...database } = openDatabase({ connection, connections: 3 });
  try {
    if (!(await isUpToDate(db))) {
      throw new Error(
        'The database is of another version. Start this one once, or make the backup with that one.',
      );
    }
    const { pool } = database;
    const written = await withBackupLock({ db, pool }, () =>
      backUpInto({ db, pool, storage, backupPassphrase: config.backupPassphrase }, folder, false),
    ).catch(error => {
      throw explainFolderError(error, { setting: 'BACKUP_DIR', folder });
    });
    if (written === null) throw new Error('Another backup is being written. Try again when it is done.');
    const { file, bytes } = written;
    printLine(`Written: ${resolve(folder, file)} (${Math.ceil(bytes / 1024)} kB)`);
    if (config.backupCopies !== null) {
      const { to, keep } = config.backupCopies;
      await copyBackups({ db, backupCopies: { place: openCopyPlace(to), keep } }).catch(error => {
        throw new Error(
          `The copy to BACKUP_COPY_TO failed (${reasonOf(error)}). It will be retried with the next backup.`,
          { cause: error },
        );
      });
      printLine('Copied to BACKUP_COPY_TO.');
    }
  } finally {
    await database.close();
    await close();
  }
  process.exit(0);
} catch (error) {
  printLine(operatorMessage(error));
  process.exit(1);
}
