import { today } from '@rto-desk/contract/expiry';
import { sql } from 'kysely';
import { readConfig } from './config.ts';
import { addLogins } from './demo/logins.ts';
import { addPapers } from './demo/papers.ts';
import { sentenceOf } from './failure.ts';
import { randomPassword } from './features/accounts/first-admin.ts';
import type { Db } from './platform/database/database.ts';
import { openDesk } from './start.ts';
import { generate } from './testing/generate.ts';

/** `npm run demo`: fills an empty installation with realistic data and tells a login for each role. */
const CITIZENS = 300;

try {
  await fill();
  process.exit(0);
} catch (error) {
  say(sentenceOf(error));
  process.exit(1);
}

async function fill(): Promise<void> {
  const opened = await openDesk(readConfig(process.env), () => undefined);
  try {
    const { desk } = opened;
    await refuseRealData(desk.db);
    await generate(desk.db, { citizens: CITIZENS, today: today() });
    await nameAccounts(desk.db);
    const password = randomPassword();
    const logins = await addLogins(desk.db, password);
    await addPapers(desk);
    say(
      `\nFilled with ${CITIZENS} citizens. Start it with npm start and sign in as one of these, password ${password}\n`,
    );
    for (const { phone, role, name, note } of logins) say(`  ${phone}  ${role.padEnd(8)} ${name}: ${note}`);
  } finally {
    await opened.close();
  }
}

/** Real data are any citizen or vehicle, or any account beside the first admin. */
async function refuseRealData(db: Db): Promise<void> {
  const { rows } = await sql<{ real: boolean }>`
    select exists (select from citizens) or exists (select from vehicles)
      or (select count(*) > 1 or bool_or(role <> 'admin') from users) as real`.execute(db);
  if (rows[0]?.real) {
    throw new Error(
      'This installation has real data, which the demo would mix with its own: give the demo another DATA_DIR.',
    );
  }
}

/** The accounts that keep generated profiles are called like their own. */
async function nameAccounts(db: Db): Promise<void> {
  await sql`update users set name = citizens.name from citizens where citizens.id = users.citizen_id`.execute(
    db,
  );
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
