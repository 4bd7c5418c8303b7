import { mobile, normaliseTyped } from '@rto-desk/contract/fields';
import { readConfig } from './config.ts';
import { makeAdminResetLink } from './features/accounts/reset.ts';
import { operatorMessage } from './operator-error.ts';
import { openDatabase } from './platform/database/database.ts';
import { isUpToDate } from './platform/database/migrate.ts';
import { appUrlOf, openForTools } from './start.ts';
import { printLine } from './terminal.ts';

/**
 * `npm run admin -- --reset MOBILE`: prints a link that sets a new password for an admin, once and within an hour.
 * Anyone with access to the machine can do so; the history records it. The server may run.
 */
try {
  const [option, typed] = process.argv.slice(2);
  if (option !== '--reset' || typed === undefined) {
    throw new Error('Say whose password: npm run admin -- --reset MOBILE');
  }
  const config = readConfig(process.env);
  const { connection, close } = await openForTools(config, { alsoRunning: true });
  const { db, ...database } = openDatabase({ connection, connections: 1 });
  try {
    if (!(await isUpToDate(db))) throw new Error('The database is of another version. Start this one once.');
    const link = await makeAdminResetLink(db, appUrlOf(config), normaliseTyped(mobile(), typed));
    if (link === null) throw new Error(`No admin has the mobile number ${typed}. Nothing was changed.`);
    printLine(`Open this link within an hour to set a new password: ${link}`);
  } finally {
    await database.close();
    await close();
  }
  process.exit(0);
} catch (error) {
  printLine(operatorMessage(error));
  process.exit(1);
}
