import type { Caller } from '@rto-desk/contract/access';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findCitizens } from '../../features/citizens/find.ts';
import { openTestDesk, type TestDesk } from '../../testing/desk.ts';
import { pageOfIds, type Search } from './page-with-total.ts';

/** How many totals are remembered of a database. */
const MOST = 500;
/** More of each than are counted every time. */
const citizens = [
  { branch: '04', name: 'Asha', many: 620 },
  { branch: '04', name: 'Vikram', many: 550 },
  { branch: '10', name: 'Asha', many: 530 },
  { branch: '10', name: 'Vikram', many: 710 },
];

let desk: TestDesk;
beforeAll(async () => {
  desk = await openTestDesk();
  for (const { branch, name, many } of citizens) {
    await sql`
      insert into citizens (name, mobile, branch_id)
      select ${name}, '9826012345', ${await desk.branch(branch)}::integer from generate_series(1, ${many}::integer)`.execute(
      desk.db,
    );
  }
});
afterAll(() => desk.close());

const clerkOf = async (branch: string): Promise<Caller> =>
  (await desk.signIn('manager', { branch_id: await desk.branch(branch) })).caller;

test('a remembered total is that of the same text asked by people of the same reach, and of no other', async () => {
  const clerks = new Map([
    ['04', await clerkOf('04')],
    ['10', await clerkOf('10')],
  ]);
  for (const _ of ['counted', 'remembered']) {
    for (const { branch, name, many } of citizens) {
      const clerk = clerks.get(branch);
      if (clerk === undefined) throw new Error('Nobody asks');
      const { total } = await findCitizens(desk.db, clerk, { q: name, page: 1, per_page: 10 });
      expect(total, `${name} in the branch ${branch}`).toBe(many);
    }
  }
});

test('so many totals are remembered, and what was not asked for longest is forgotten first', async () => {
  const search = (which: number): Search => ({
    table: 'citizens',
    columns: sql`id`,
    order: sql`id desc`,
    where: sql`citizens.id > ${-which}::integer`,
    sieve: null,
    isLogged: true,
  });
  const isRemembered = async (which: number) => {
    desk.forgetStatements();
    await pageOfIds(desk.db, search(which), 1, 1);
    return desk.statements.join().includes('citizen_changes');
  };
  for (let which = 1; which <= MOST; which += 1) expect(await isRemembered(which)).toBe(false);
  // Asked again, the first is the latest; one more, and the second has to go.
  expect(await isRemembered(1)).toBe(true);
  expect(await isRemembered(MOST + 1)).toBe(false);
  expect(await isRemembered(1)).toBe(true);
  expect(await isRemembered(2)).toBe(false);
});
