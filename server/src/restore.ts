import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import pg from 'pg';
import { readConfig } from './config.ts';
import { adoptKey, switchedOff } from './features/accounts/vault-key.ts';
import { withPlainBackup } from './features/backup/encrypted.ts';
import { isEmpty } from './features/backup/restore.ts';
import { restoreFile } from './features/backup/unpack.ts';
import { operatorMessage } from './operator-error.ts';
import { openVault } from './platform/vault.ts';
import { openForTools } from './start.ts';
import { askPassphrase, printLine } from './terminal.ts';

/** `npm run restore -- FILE [--overwrite]`: a backup into an empty database, or over one when told to. */
try {
  const names = process.argv.slice(2).filter(name => !name.startsWith('--'));
  const overwrite = process.argv.includes('--overwrite');
  const [file] = names;
  if (file === undefined) throw new Error('Say which backup: npm run restore -- FILE');
  if (!existsSync(file)) throw new Error(`There is no file ${resolve(file)}.`);
  const config = readConfig(process.env);
  const { connection, storage, close } = await openForTools(config, { alsoRunning: false });
  const client = new pg.Client(connection);
  await client.connect();
  try {
    if (!overwrite && !(await isEmpty(client))) {
      throw new Error(
        'The database is not empty. To lose what is in it and take the backup, add --overwrite. Nothing was changed.',
      );
    }
    const passphrase = async () => config.backupPassphrase ?? (await askPassphrase());
    const documents = await withPlainBackup(file, { dataFolder: config.dataFolder, passphrase }, plain =>
      restoreFile(plain, { client, storage, overwrite }),
    );
    printLine(`Restored ${resolve(file)}${documents > 0 ? ` with ${documents} documents` : ''}.`);
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
