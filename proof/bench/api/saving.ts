import type { Pool, PoolClient } from 'pg';

/** What saving a record takes beside the same insert with its table's triggers off; milliseconds. */
interface Saving {
  what: string;
  bare: number;
  kept: number;
}

export interface SavingResult {
  records: Saving[];
  /** What five thousand citizens in one statement take, in milliseconds. */
  many: number;
  /** How many times the rows of its tables the database takes of the disk. */
  space: number;
}

/** How often each record is saved with triggers and without, by turns of so many. */
const TURNS = 6;
const EACH = 50;
/** So many citizens come in one statement, as an import brings them. */
const MANY = 5000;

interface Record {
  what: string;
  table: string;
  /** Adds one; $1 is a number that no other has had. */
  insert: string;
}

const NAME = `(array['Sunita', 'Ramesh', 'Kavita', 'Tulsi', 'Deepak'])[1 + $1::integer % 5] || ' ' ||
  (array['Sahu', 'Verma', 'Netam', 'Dewangan'])[1 + $1::integer % 4]`;

/** A citizen with a father and a relation, as most are entered. */
const CITIZEN = `insert into citizens (name, relation_type, relation_name, father_name, mobile, dob, address, state, city)
  select ${NAME}, 'Son of', 'Mohan Lal Sahu', 'Mohan Lal Sahu', (9000000000 + $1::integer)::text, '1990-05-05', 'Ward 7',
    'Chhattisgarh', 'Raipur'`;

const records: readonly Record[] = [
  { what: 'a citizen', table: 'citizens', insert: CITIZEN },
  {
    what: 'a vehicle',
    table: 'vehicles',
    insert: `insert into vehicles (citizen_id, registration_no, type, make_model, origin)
      select id, 'CG99S' || lpad($1::text, 7, '0'), 'Motor Cycle', 'Hero Splendor', 'office'
      from citizens where id >= (select min(id) from citizens) + $1::integer % 5000 order by id limit 1`,
  },
  {
    what: 'a PUCC',
    table: 'puccs',
    insert: `insert into puccs (vehicle_id, citizen_id, pucc_number, valid_from, valid_until, origin)
      select id, citizen_id, 'SAVED' || $1::integer, '2026-01-01', date '2027-01-01' + $1::integer % 300, 'office'
      from vehicles where id >= (select min(id) from vehicles) + $1::integer % 5000 order by id limit 1`,
  },
  {
    what: 'a job',
    table: 'service_requests',
    insert: `insert into service_requests (reference, source, branch_id, citizen_id, contact_name, contact_phone, category, services, due_on)
      select 'SR-SAVED-' || $1::integer, 'counter', branch_id, id, name, mobile, 'dl', '{renewal_dl}', date '2027-01-01' + $1::integer % 300
      from citizens where id >= (select min(id) from citizens) + $1::integer % 5000 order by id limit 1`,
  },
];

/**
 * What saving takes, in a database that it adds to. Each insert commits by itself, without waiting for the disk, which
 * would take the same on both sides.
 */
export async function measureSaving(pool: Pool): Promise<SavingResult> {
  const client = await pool.connect();
  try {
    await client.query('set synchronous_commit = off');
    const measured: Saving[] = [];
    for (const record of records) measured.push(await besideBare(client, record));
    const space = await spaceOf(client);
    const began = performance.now();
    await client.query(
      CITIZEN.replaceAll('$1::integer', 'n::integer').concat(
        ` from generate_series(500001, ${500_000 + MANY}) as n`,
      ),
    );
    return { records: measured, many: performance.now() - began, space };
  } finally {
    await client.query('reset synchronous_commit');
    client.release();
  }
}

async function besideBare(client: PoolClient, { what, table, insert }: Record): Promise<Saving> {
  const taken = { bare: [] as number[], kept: [] as number[] };
  let number = 0;
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const how of ['kept', 'bare'] as const) {
      if (how === 'bare') await client.query(`alter table ${table} disable trigger user`);
      for (let at = 0; at < EACH; at += 1) {
        const began = performance.now();
        await client.query({ name: `save ${table}`, text: insert, values: [number] });
        // The first ones plan their statements.
        if (at >= EACH / 5) taken[how].push(performance.now() - began);
        number += 1;
      }
      if (how === 'bare') await client.query(`alter table ${table} enable trigger user`);
    }
  }
  return { what, bare: quick(taken.bare), kept: quick(taken.kept) };
}

/** What the quickest tenth took at most: beside anything else that the machine does, a median is that of something else. */
const quick = (values: readonly number[]) =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 10)] ?? 0;

async function spaceOf(client: PoolClient): Promise<number> {
  const { rows } = await client.query<{ times: number }>(`
    select pg_database_size(current_database())::float8 / sum(pg_relation_size(oid))::float8 as times
    from pg_class where relkind = 'r'`);
  return rows[0]?.times ?? 0;
}
