import pg from 'pg';
import { readConfig } from './config.ts';
import { adoptKey, countLost, switchedOff } from './features/accounts/vault-key.ts';
import { operatorMessage } from './operator-error.ts';
import { openVault } from './platform/vault.ts';
import { openForTools } from './start.ts';
import { printLine } from './terminal.ts';

/**
 * `npm run new-key [-- --switch-off]`: lets the key that is here take the place of one that is lost. Says how many
 * accounts lose their second factor by that, and does it where told to.
 */
try {
  const config = readConfig(process.env);
  const { connection, close } = await openForTools(config, { alsoRunning: false });
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const vault = openVault(config.secretKey, config.dataFolder);
    if (process.argv.includes('--switch-off')) {
      const lost = await adoptKey(client, vault);
      printLine(lost === 0 ? 'The key that is here is the one of this database now.' : switchedOff(lost));
    } else {
      const lost = await countLost(client, vault);
      printLine(
        `This switches off the two-step login of ${lost} ${lost === 1 ? 'account' : 'accounts'} for good: only if the key is lost. To do it, add --switch-off. Nothing was changed.`,
      );
    }
  } finally {
    await client.end();
    await close();
  }
  process.exit(0);
} catch (error) {
  printLine(operatorMessage(error));
  process.exit(1);
}
