import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { dump } from '../../testing/dump.ts';
import { listsOf } from '../../testing/imports.ts';
import { times } from '../../testing/long.ts';
import { freshMobile, freshNumber } from '../../testing/samples.ts';
import { deskForFile } from '../../testing/test-desk.ts';

const RUNS = times({ short: 6, long: 60, trust: 400 });
const seed = times({ short: 20_261_123, long: 0, trust: 0 }) || Number(process.env.SEED ?? Date.now());

const desk = await deskForFile();
const admin = await desk.signIn('admin');
const lists = listsOf(desk, admin);

const fields = [
  ...[
    'registration_no',
    'name',
    'mobile',
    'dob',
    'email',
    'city',
    'chassis_no',
    'insurances.until',
    'insurances.number',
  ],
  ...['puccs.until', 'puccs.from', 'taxes.until', 'dl.until', 'dl.number'],
];

interface Pools {
  plates: string[];
  names: string[];
  mobiles: string[];
  numbers: string[];
}

/** Mostly what is right, now and then what is not. */
const mostly = (right: readonly string[], wrong: readonly string[]) =>
  fc.oneof(
    { weight: 24, arbitrary: fc.constantFrom(...right) },
    { weight: 1, arbitrary: fc.constantFrom(...wrong) },
  );
const day = mostly(['', '', 'NA', '17-05-2031', '17/5/32', '2030-01-01', '45000'], ['31-02-2031', 'soon']);
const drawn = fc.record({
  rows: fc.array(
    fc.record({
      plate: fc.nat(6),
      name: fc.nat(5),
      mobile: fc.nat(5),
      number: fc.nat(4),
      licence: fc.nat(9),
      days: fc.tuple(day, day, day, day, day),
      dob: mostly(['', '', '01-02-1980'], ['01-02-2080']),
      email: mostly(['', '', 'a@example.com'], ['no mail']),
      city: fc.constantFrom('', 'Raipur', 'Nagpur'),
      chassis: fc.constantFrom('', 'MA3XYZ1', 'MA3XYZ2'),
    }),
    { minLength: 8, maxLength: 25 },
  ),
  mode: fc.constantFrom('add' as const, 'fill' as const, 'overwrite' as const),
  known: fc.array(fc.record({ plate: fc.nat(6), name: fc.nat(5), mobile: fc.nat(5) }), { maxLength: 3 }),
  edited: fc.nat(100),
});
type Drawn = typeof drawn extends fc.Arbitrary<infer T> ? T : never;

function rowsOf({ rows }: Drawn, { plates, names, mobiles, numbers }: Pools): string[][] {
  return rows.map(({ plate, name, mobile, number, licence, days, dob, email, city, chassis }) => [
    ...[plates[plate] ?? '', names[name] ?? '', mobiles[mobile] ?? '', dob, email, city, chassis],
    ...[days[0], numbers[number] ?? '', days[1], days[2], days[3], licence === 0 ? days[4] : '', ''],
  ]);
}

/** New ones each time: what runs before have made is out of the way. */
function pools(): Pools {
  const some = (count: number, make: () => string) => Array.from({ length: count }, make);
  const names = ['Asha Sahu', 'ASHA  SAHU', 'Usha Sahu', 'Smt. Asha Sahu', 'Ramesh Netam'];
  return {
    plates: some(6, () => freshNumber('CG04')),
    names,
    mobiles: some(5, freshMobile),
    numbers: some(4, () => freshNumber('NO')),
  };
}

/** What has been decided of each row of a list, by its line. */
async function verdicts(list: number): Promise<Map<number, string | null>> {
  const rows = await desk.db
    .selectFrom('import_rows')
    .select(['line', 'verdict'])
    .where('import_id', '=', list)
    .orderBy('line')
    .execute();
  return new Map(rows.map(({ line, verdict }) => [line, verdict]));
}

test('a list that comes again makes nothing, and an undo leaves everything as it was', {
  timeout: 600_000,
}, async () => {
  let made = 0;
  await fc.assert(
    fc.asyncProperty(drawn, async one => {
      const pool = pools();
      for (const { plate, name, mobile } of one.known) {
        await admin.post('/quick-entries', {
          registration_no: pool.plates[plate] ?? freshNumber('CG04'),
          ...{ kind: 'puccs', until: '2030-01-01', name: pool.names[name] ?? 'Asha' },
          mobile: pool.mobiles[mobile] ?? freshMobile(),
        });
      }
      const rows = rowsOf(one, pool);
      const before = await dump(desk.db);
      const id = await lists.check(fields, rows, { mode: one.mode });
      expect(await dump(desk.db), 'after a dry run').toEqual(before);
      const checked = await lists.counts(id);
      await lists.commit(id);
      const after = await dump(desk.db);
      made += checked.create;
      expect(await lists.counts(id), 'what was checked is what was carried out').toEqual(checked);
      const again = await lists.check(fields, rows, { mode: one.mode });
      const [first, second] = [await verdicts(id), await verdicts(again)];
      const making = [...second].filter(([, verdict]) => verdict === 'create').map(([line]) => line);
      const refused = making.filter(line => first.get(line) === 'error' || first.get(line) === 'ambiguous');
      // Of two rows that contradict each other each writes over the other, whichever comes first again; and one may take the
      // number that another has given up by that.
      expect(making, 'what was made is not made again').toEqual(one.mode === 'overwrite' ? refused : []);
      if (one.mode !== 'overwrite') {
        await lists.commit(again);
        expect(await dump(desk.db), 'after the same again').toEqual(after);
      }
      await lists.undo(id);
      expect(await dump(desk.db), 'after the undo').toEqual(before);
      expect((await admin.get(`/imports/${id}`)).body.kept ?? []).toEqual([]);
    }),
    { numRuns: RUNS, seed, endOnFailure: true },
  );
  expect(made, 'lists that make nothing would prove nothing').toBeGreaterThan(RUNS);
});

test('what was edited in between is kept and named, and all else goes', { timeout: 600_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(drawn, async one => {
      const before = await dump(desk.db);
      const id = await lists.check(fields, rowsOf(one, pools()), { mode: one.mode });
      await lists.commit(id);
      const { rows: vehicles } = await sql<{ id: number; citizen_id: number; plate: string }>`
        select vehicles.id, vehicles.citizen_id, registration_no as plate from vehicles
        join import_records on record = 'vehicles' and record_id = vehicles.id and import_id = ${id} and made`.execute(
        desk.db,
      );
      const edited = vehicles[one.edited % Math.max(vehicles.length, 1)];
      if (edited !== undefined)
        await admin.put(`/vehicles/${edited.id}`, { registration_no: edited.plate, colour: 'Red' });
      await lists.undo(id);
      const { kept } = (await admin.get(`/imports/${id}`)).body;
      const { vehicles: left = [], citizens = [] } = await dump(desk.db);
      const ids = (rows: unknown[] = []) => rows.map(row => (row as { id: number }).id).sort();
      expect(ids(left)).toEqual(ids([...(before.vehicles ?? []), ...(edited ? [edited] : [])]));
      expect(kept).toHaveLength(edited ? 2 : 0);
      expect(ids(citizens)).toEqual(
        ids([...(before.citizens ?? []), ...(edited ? [{ id: edited.citizen_id }] : [])]),
      );
      if (edited !== undefined)
        expect(kept.map(({ title }: { title: string }) => title)).toContain(edited.plate);
    }),
    { numRuns: RUNS, seed, endOnFailure: true },
  );
});
