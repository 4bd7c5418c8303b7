import { today } from '@rto-desk/contract/expiry';
import { expect, inject, test } from 'vitest';
import { generate } from '../../../server/src/sample-data/generate.ts';
import { deskForTest } from '../../../server/src/testing/test-desk.ts';
import { besideByHand } from './beside-by-hand.ts';
import { byHand } from './by-hand.ts';
import { askedOf, callsOn } from './calls.ts';
import { recordedOf } from './recorded.ts';

test('the hand-written handlers answer as the server does', async () => {
  const desk = await deskForTest();
  await generate(desk.db, { citizens: 1_900, today: today() });
  const { rows } = await desk.pool.query<{ database: string }>('select current_database() as database');
  const connection = { ...inject('connection'), database: rows[0]?.database ?? '' };
  const { token } = await desk.signIn('admin');
  const calls = callsOn(await askedOf(desk, 100)).filter(({ isBusy }) => isBusy);
  // Throws where they differ.
  const compared = await besideByHand(desk, calls, await recordedOf(connection, calls, token, desk.folder));
  expect(compared.map(({ call }) => call)).toEqual([...byHand.keys()]);
});
