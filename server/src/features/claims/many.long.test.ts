import { today } from '@rto-desk/contract/expiry';
import { expect, inject, test } from 'vitest';
import { fill } from '../../testing/databases.ts';
import { deskForTest } from '../../testing/test-desk.ts';
import { workOf } from '../my-work/queries.ts';
import { claimsPage } from './list.ts';

test('My work and the claims stay quick with 60,000 open claims', { timeout: 240_000 }, async () => {
  const desk = await deskForTest();
  const branch_id = await desk.branch('04');
  const people = [await desk.signIn('admin'), await desk.signIn('manager', { branch_id })];
  const filling = [
    `insert into users (name, phone, password_hash, role)
      select 'Claimant', (6000000000 + n)::text, 'x', 'user' from generate_series(1, 20000) as n`,
    `insert into citizens (name, mobile, branch_id)
      select 'Holder ' || n, (7000000000 + n)::text, ${branch_id} from generate_series(1, 10000) as n`,
    `insert into vehicles (citizen_id, registration_no, origin)
      select id, 'CG04AB' || lpad(id::text, 5, '0'), 'office' from citizens`,
    // Half of the plates exist, and no licence does.
    `insert into claims (user_id, registration_no)
      select id, 'CG04AB' || lpad(((id * 7 + n) % 20000)::text, 5, '0') from users, generate_series(1, 2) as n
      where name = 'Claimant'`,
    `insert into claims (user_id, licence_no)
      select id, 'CG04' || lpad(id::text, 11, '0') from users where name = 'Claimant'`,
    'analyze',
  ];
  await fill({ ...inject('connection'), database: desk.pool.options.database ?? '' }, filling);
  for (const { caller } of people) {
    const started = performance.now();
    const { claims } = await workOf(desk.db, caller, today());
    const counted = performance.now();
    await claimsPage(desk.db, caller, { state: 'open', page: 1 });
    const listed = performance.now();
    console.log(
      `${caller.role}: My work ${Math.round(counted - started)} ms, claims ${Math.round(listed - counted)} ms`,
    );
    expect(claims).toBeGreaterThan(0);
    expect(counted - started, 'My work, in ms').toBeLessThan(1000);
    expect(listed - counted, 'the claims, in ms').toBeLessThan(1000);
  }
});
