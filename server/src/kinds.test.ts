import { kinds } from '@rto-desk/contract/kinds/index';
import { sql } from 'kysely';
import { afterAll, expect, inject, test } from 'vitest';
import { openDatabase } from './platform/database/database.ts';
import { freshDatabase, TEMPLATE } from './testing/databases.ts';
import { describeSchema } from './testing/describe-schema.ts';

const fresh = await freshDatabase(inject('connection'), TEMPLATE);
const drop = fresh.drop;
const database = openDatabase({ connection: fresh.connection, connections: 2 });
afterAll(async () => {
  await database.close();
  await drop();
});

const shared = [
  'id',
  'citizen_id',
  'file_id',
  'origin',
  'created_by',
  'created_at',
  'updated_at',
  'needs_review',
];

test.each(kinds)('$slug has what create_document_kind makes of the columns of its own', async kind => {
  const { collection, number, from, until, succession } = kind;
  const numbers = Object.keys(kind.fields).filter(name => kind.fields[name]?.type === 'number');
  const own = number === null ? [] : [number, ...numbers.filter(name => name !== number)];
  await database.db
    .transaction()
    .execute(async db => {
      const declared = (await describeSchema(db)).filter(isOf(collection));
      // Under the names of the kind, a table of its own columns alone, made into a kind again.
      await sql`delete from date_rules where kind = ${kind.slug}`.execute(db);
      await sql`delete from document_kinds where kind = ${kind.slug}`.execute(db);
      await sql`delete from numbered_records where record = ${collection}`.execute(db);
      for (const column of shared) {
        await sql`alter table ${sql.table(collection)} drop column if exists ${sql.ref(column)} cascade`.execute(
          db,
        );
      }
      await sql`alter table ${sql.table(collection)} drop constraint if exists ${sql.ref(`${collection}_period`)}`.execute(
        db,
      );
      const left = (await describeSchema(db))
        .filter(isOf(collection))
        .filter(line => line.includes('TRIGGER'));
      for (const line of left) {
        const [, name = ''] = /TRIGGER (\w+)/.exec(line) ?? [];
        await sql`drop trigger ${sql.ref(name)} on ${sql.table(collection)}`.execute(db);
      }
      for (const suffix of [`_${number}_office`, `_${number}_own`, '_by_vehicle', '_by_citizen']) {
        await sql`drop index if exists ${sql.ref(collection + suffix)}`.execute(db);
      }
      await sql`select create_document_kind(${kind.slug}, ${collection}, ${own}::text[], ${[from, until]}::text[], ${succession})`.execute(
        db,
      );
      if (kind.keepsNumber) await sql`select keep_number(${kind.slug}, ${number})`.execute(db);
      expect((await describeSchema(db)).filter(isOf(collection))).toEqual(declared);
      throw new Undone();
    })
    .catch(error => {
      if (!(error instanceof Undone)) throw error;
    });
});

/** Thrown so that the next kind finds the database as it was. */
class Undone extends Error {}

/** Whether a line tells of a collection, and not of what another table refers to in it. */
const isOf = (collection: string) => (line: string) =>
  new RegExp(`(?<![\\w-])${collection}(?:_|\\b)`).test(line) &&
  !(line.startsWith('constraint ') && !line.startsWith(`constraint ${collection} `));
