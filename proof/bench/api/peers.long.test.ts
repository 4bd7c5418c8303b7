import { today } from '@rto-desk/contract/expiry';
import { expect, inject, test } from 'vitest';
import { generate } from '../../../server/src/sample-data/generate.ts';
import { deskForTest } from '../../../server/src/testing/test-desk.ts';
import { askedOf, callsOn } from './calls.ts';
import { adminToken } from './data.ts';
import { measurePeers } from './peers.ts';

test('each peer starts on the present schema and answers what it is asked', async () => {
  const desk = await deskForTest();
  await generate(desk.db, { citizens: 1_900, today: today() });
  const { rows } = await desk.pool.query<{ database: string }>('select current_database() as database');
  const connection = { ...inject('connection'), database: rows[0]?.database ?? '' };
  const asked = await askedOf(desk, 20);
  const token = await adminToken(desk);
  // Throws where a peer does not start or answers with an error.
  const results = await measurePeers(desk, connection, asked, desk, callsOn(asked), token, {
    connections: 1,
    seconds: 1,
  });
  const answered = [
    'GET /citizens',
    'GET /citizens?mobile',
    'GET /citizens/{id}',
    'GET /citizens/{id}/all-details',
    'GET /citizens/{id}/dl',
    'GET /vehicles/{id}/puccs',
    'GET /reports/expiries',
  ];
  for (const peer of ['PostGraphile 4', 'Express 5 + TypeORM 1'])
    expect(results.filter(result => result.peer === peer).map(({ call }) => call)).toEqual(answered);
  expect(results.map(({ errors }) => errors)).toEqual(results.map(() => 0));
  for (const { own } of results) expect(own.perSecond).toBeGreaterThan(0);
});
