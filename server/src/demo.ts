import { readConfig } from './config.ts';
import { DEMO_CITIZENS, fillDemo } from './demo/fill.ts';
import { logins } from './demo/logins.ts';
import { randomPassword } from './features/accounts/first-admin.ts';
import { operatorMessage } from './operator-error.ts';
import { openServices } from './start.ts';
import { printLine } from './terminal.ts';

/** `npm run demo`: fills an empty installation with realistic data and tells a login for each role. */
try {
  await fill();
  process.exit(0);
} catch (error) {
  printLine(operatorMessage(error));
  process.exit(1);
}

async function fill(): Promise<void> {
  const opened = await openServices(readConfig(process.env), () => undefined);
  try {
    const password = randomPassword();
    await fillDemo(opened.services, password);
    printLine(
      `\nFilled with ${DEMO_CITIZENS} citizens. Now npm start, and sign in as one of these, password ${password}\n`,
    );
    for (const { phone, role, name, note } of logins)
      printLine(`  ${phone}  ${role.padEnd(8)} ${name}: ${note}`);
    // Menus show it where people can write: with a WhatsApp provider, which the demo has not.
    printLine(
      '\nWhat people wrote stands at /admin/inbox. No link leads there until a WhatsApp provider is set up.',
    );
  } finally {
    await opened.close();
  }
}
