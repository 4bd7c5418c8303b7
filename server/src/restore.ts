import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import pg from 'pg';
import { readConfig } from './config.ts';
import { adoptKey, switchedOff } from './features/accounts/vault-key.ts';
import { plainBackupWarning, withPlainBackup } from './features/backup/encrypted.ts';
import { isEmpty } from './features/backup/restore.ts';
import { countDocuments, restoreFile } from './features/backup/unpack.ts';
import { markToCheck } from './features/series/books.ts';
import { operatorMessage } from './operator-error.ts';
import { openDatabase } from './platform/database/database.ts';
import { assertDatabaseFits } from './platform/database/migrate.ts';
import { openVault } from './platform/vault.ts';
import { openForTools } from './start.ts';
import { askPassphrase, printLine, showProgress } from './terminal.ts';

/**
 * `npm run restore -- FILE [--overwrite] [--plain]`: a backup into an empty database, or over one with `--overwrite`;
 * `--plain` takes one that is not encrypted although BACKUP_PASSPHRASE is set.
 */
try {
  const names = process.argv.slice(2).filter(name => !name.startsWith('--'));
  const overwrite = process.argv.includes('--overwrite');
  const [file] = names;
  if (file === undefined) throw new Error('Name the backup: npm run restore -- FILE');
  if (!existsSync(file)) throw new Error(`There is no file ${resolve(file)}.`);
  const config = readConfig(process.env);
  const warning = plainBackupWarning(file, config.backupPassphrase);
  if (warning !== null && !process.argv.includes('--plain')) {
    throw new Error(`${warning} To restore it nevertheless, add --plain. Nothing was changed.`);
  }
  if (warning !== null) printLine(`Warning: ${warning}`);
  const { connection, storage, close } = await openForTools(config, { alsoRunning: false });
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await assertFitDatabase(connection);
    if (!overwrite && !(await isEmpty(client))) {
      throw new Error(
        'The database is not empty. To replace everything in it by the backup, add --overwrite. Nothing was changed.',
      );
    }
    const passphrase = async () => config.backupPassphrase ?? (await askPassphrase());
    const documents = await withPlainBackup(file, { dataFolder: config.dataFolder, passphrase }, plain =>
      restoreFile(plain, { client, storage, overwrite, progress: showProgress() }),
    );
    printLine(`Restored ${resolve(file)}${documents > 0 ? ` with ${documents} documents` : ''}.`);
    const { named, missing } = await countDocuments(client, storage);
    if (missing > 0) {
      printLine(
        `${missing} of the ${named} documents in the database are missing: a .sql holds none. Restore a .zip, or copy the folder files of the former DATA_DIR.`,
      );
    }
    if (await markToCheck(client)) {
      printLine(
        'Letters and register entries get no number until an admin has checked which numbers exist on paper: Admin, Number series.',
      );
    }
    const lost = await adoptKey(client, openVault(config.secretKey, config.dataFolder));
    if (lost > 0) printLine(switchedOff(lost));
  } finally {
    await client.end();
    await close();
  }
  process.exit(0);
} catch (error) {
  printLine(operatorMessage(error));
  process.exit(1);
}

/** Throws unless the desk would start on this database, independent of what is restored into it. */
async function assertFitDatabase(connection: pg.ClientConfig): Promise<void> {
  const { db, close } = openDatabase({ connection, connections: 1 });
  try {
    await assertDatabaseFits(db);
  } finally {
    await close();
  }
}
