import { demo as words } from '@rto-desk/contract/words/en/demo';
import { readConfig } from './config.ts';
import { DEMO_CITIZENS, fillDemo } from './demo/fill.ts';
import { randomPassword } from './features/accounts/first-admin.ts';
import { logins } from './features/demo/logins.ts';
import { operatorMessage } from './operator-error.ts';
import { openServices } from './start.ts';
import { printLine } from './terminal.ts';

/**
 * `npm run demo`: fills an empty installation with realistic data and prints a login for each role. With `--serve` it then
 * starts RTO Desk in this process, with a page that lists the logins.
 */
try {
  const password = randomPassword();
  await fill(password);
  if (!process.argv.includes('--serve')) process.exit(0);
  process.env.DEMO_PASSWORD = password;
} catch (error) {
  printLine(operatorMessage(error));
  process.exit(1);
}
await import('./main.ts');

async function fill(password: string): Promise<void> {
  const opened = await openServices(readConfig(process.env), () => undefined);
  try {
    await fillDemo(opened.services, password);
    printLine(`\nFilled with ${DEMO_CITIZENS} citizens. Sign in as one of these, password ${password}\n`);
    for (const { phone, role, name, note } of logins)
      printLine(`  ${phone}  ${role.padEnd(8)} ${name}: ${words.notes[note]}`);
    printLine('\nThe page /demo signs in for you while the demo runs; a later npm start has no such page.');
    // The menu shows the inbox only with a WhatsApp provider, which the demo does not have.
    printLine('The inbox is at /admin/inbox: no menu leads there without a WhatsApp provider.\n');
  } finally {
    await opened.close();
  }
}
