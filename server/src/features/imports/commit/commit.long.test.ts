import { setTimeout as after } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { listsOf } from '../../../testing/imports.ts';
import { times } from '../../../testing/long.ts';
import { deskForTest } from '../../../testing/test-desk.ts';
import { killed, recoverKilled, workersOn } from '../../../testing/workers.ts';
import { requeueStranded } from '../run.ts';

/** How many rows are carried out, and how many processes are killed meanwhile. */
const ROWS = times({ short: 800, long: 3000, trust: 6000 });
const KILLS = times({ short: 3, long: 8, trust: 25 });

test('a commit and an undo that are killed at any moment do each row once', {
  timeout: 600_000,
}, async () => {
  const desk = await deskForTest();
  const admin = await desk.signIn('admin');
  const lists = listsOf(desk, admin);
  const rows = Array.from({ length: ROWS }, (_, at) => {
    const number = String(at).padStart(4, '0');
    return [`CG04XY${number}`, `Person ${at}`, `98${String(at).padStart(8, '0')}`, '17-05-2031', `PUC ${at}`];
  });
  const fields = ['registration_no', 'name', 'mobile', 'insurances.until', 'puccs.number', 'puccs.until'];
  const id = await lists.check(
    fields,
    rows.map(row => [...row, '18-05-2031']),
  );
  const start = await workersOn(desk, 'http://127.0.0.1:9');
  const state = async () =>
    desk.db
      .selectFrom('imports')
      .select(['status', 'progress_done'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();

  /** Has what was ordered done by processes of which so many are killed, wherever they are. */
  async function throughKills(end: string, order: () => Promise<unknown>): Promise<void> {
    // As every five minutes, since a process may be found to be dead only later. Work that was killed twice has failed, and goes
    // on when it is ordered again.
    const takeUp = async () => {
      await requeueStranded(desk.db);
      const now = await state();
      if (now.status === 'failed') await order();
      return now;
    };
    for (let kill = 0; kill < KILLS; kill += 1) {
      const child = await start();
      const { progress_done: before } = await state();
      const isOn = async () => {
        const { status, progress_done } = await takeUp();
        return progress_done > before || status === end;
      };
      if (kill % 2 === 0) await expect.poll(isOn, { timeout: 60_000, interval: 5 }).toBe(true);
      await after(Math.random() * 200);
      await killed(child);
      await recoverKilled(desk);
      await takeUp();
    }
    const last = await start();
    await expect.poll(async () => (await takeUp()).status, { timeout: 300_000 }).toBe(end);
    await killed(last);
  }
  const kept = async () => {
    const { rows: counted } = await sql`
      select (select count(*)::integer from citizens) as citizens, (select count(distinct mobile)::integer from citizens) as mobiles,
        (select count(*)::integer from vehicles) as vehicles, (select count(*)::integer from insurances) as insurances,
        (select count(*)::integer from puccs) as puccs`.execute(desk.db);
    return counted[0];
  };

  const commit = () => admin.post(`/imports/${id}/commit`);
  await commit();
  await throughKills('committed', commit);
  const each = { citizens: ROWS, mobiles: ROWS, vehicles: ROWS, insurances: ROWS, puccs: ROWS };
  expect(await kept()).toEqual(each);
  const { progress, counts } = (await admin.get(`/imports/${id}`)).body;
  expect(counts).toMatchObject({ create: ROWS });
  expect(progress.done, 'all of what was ordered last').toBe(progress.of);
  const undo = () => admin.post(`/imports/${id}/undo`);
  await undo();
  await throughKills('undone', undo);
  expect(await kept()).toEqual({ citizens: 0, mobiles: 0, vehicles: 0, insurances: 0, puccs: 0 });
});
