import { kinds } from '@rto-desk/contract/kinds/index';
import { afterAll, expect, inject, test } from 'vitest';
import { z } from 'zod';
import { insertCitizen } from './features/citizens/mutations.ts';
import { noKnownRecords } from './features/imports/plan/known-records.ts';
import { loadKnownRecords } from './features/imports/plan/load-known-records.ts';
import { platesByChassis } from './features/imports/plan/parse-stored-rows.ts';
import type { ParsedRow } from './features/imports/read/parse-row.ts';
import { transferVehicle } from './features/transfers/transfer.ts';
import { openDatabase } from './platform/database/database.ts';
import { freshDatabase, TEMPLATE } from './testing/databases.ts';
import { freshMobile, freshNumber, sampleOf } from './testing/samples.ts';

/*
 * Lookups of records by the numbers that a person or a list names are answered by indexes, whatever the size of a desk: with
 * sequential scans priced out, a plan still has one, or walks an index without a condition, where no index fits.
 */

const admin = { id: 0, role: 'admin', branch_id: null, citizen_id: null } as const;
const manager = { id: 0, role: 'manager', branch_id: 1, citizen_id: null } as const;
const sent: { statement: string; values: readonly unknown[] }[] = [];
const fresh = await freshDatabase(inject('connection'), TEMPLATE);
const drop = fresh.drop;
const database = openDatabase({
  connection: fresh.connection,
  onStatement: (statement, values) => sent.push({ statement, values }),
});
afterAll(async () => {
  await database.close();
  await drop();
});

/** Tables that grow with the office. */
const large = new Set(['citizens', 'vehicles', ...kinds.map(({ collection }) => collection as string)]);

const node = z.looseObject({
  'Node Type': z.string(),
  'Relation Name': z.string().optional(),
  'Index Name': z.string().optional(),
  'Index Cond': z.string().optional(),
  Plans: z.array(z.unknown()).optional(),
});

/** How a plan reads large tables from end to end. */
function scansIn(plan: unknown, table = ''): string[] {
  const { Plans = [], ...parsed } = node.parse(plan);
  const name = parsed['Node Type'];
  const relation = parsed['Relation Name'] ?? table;
  const index = parsed['Index Name'] ?? '';
  const isWhole =
    large.has(relation) &&
    // The numbers to review are few.
    (name === 'Seq Scan' ||
      (index !== '' && parsed['Index Cond'] === undefined && !index.endsWith('_to_review')));
  return [
    ...(isWhole ? [`${name} ${relation} ${index}`] : []),
    ...Plans.flatMap(child => scansIn(child, relation)),
  ];
}

/** The full scans of the reading statements that a function sends. */
async function scansOf(ask: () => Promise<unknown>): Promise<string[]> {
  sent.length = 0;
  await ask();
  const reading = sent.splice(0).filter(({ statement }) => /^\s*(?:select|with)\b/i.test(statement));
  expect(reading.length).toBeGreaterThan(0);
  const client = await database.pool.connect();
  try {
    await client.query('begin');
    await client.query('set local enable_seqscan = off');
    const found: string[] = [];
    for (const { statement, values } of reading) {
      const { rows } = await client.query(`explain (format json) ${statement}`, [...values]);
      const scans = scansIn(rows[0]['QUERY PLAN'][0].Plan);
      found.push(...scans.map(scan => `${scan}: ${statement}`));
    }
    return found;
  } finally {
    await client.query('rollback');
    client.release();
  }
}

const rowOf = (row: Partial<ParsedRow>): ParsedRow => ({
  ...{ line: 2, citizen: {}, vehicle: {}, documents: [], issues: [] },
  ...{ citizen_id: null, new_citizen: false, skipped: false },
  ...row,
});

test.each([admin, manager])('the records that the rows of an import name, for $role', async caller => {
  const entries = kinds.map(kind =>
    rowOf({
      citizen: { name: 'Ram Sahu', mobile: freshMobile() },
      vehicle: { registration_no: freshNumber('CG04') },
      documents: [{ kind, values: sampleOf(kind), isOfRow: false }],
    }),
  );
  expect(await scansOf(() => loadKnownRecords(database.db, caller, null, noKnownRecords(), entries))).toEqual(
    [],
  );
});

test('vehicles by their chassis numbers', async () => {
  expect(await scansOf(() => platesByChassis(database.db, manager, ['MAT000000AB123456']))).toEqual([]);
});

test('those who have declared a vehicle that changes hands', async () => {
  const { db } = database;
  const { id: clerk } = await db
    .insertInto('users')
    .values({ name: 'Sunita Rao', phone: freshMobile(), password_hash: 'none', role: 'admin' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const caller = { ...admin, id: clerk };
  const person = (name: string) => insertCitizen(db, caller, { name, mobile: freshMobile() });
  const [seller, buyer] = [await person('Ram Sahu'), await person('Sita Bai')];
  const { id } = await db
    .insertInto('vehicles')
    .values({ citizen_id: seller, registration_no: 'CG04LU0001', origin: 'office' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const transfer = { to_citizen_id: buyer, new_citizen: false, kind: 'sale', on: '2026-01-05' } as const;
  expect(await scansOf(() => transferVehicle(db, caller, id, transfer))).toEqual([]);
});
