import { kinds } from '@rto-desk/contract/kinds/index';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { deskForFile } from '../../testing/test-desk.ts';
import { words } from '../../testing/words.ts';
import { fieldOfConstraint } from './constraints.ts';

const desk = await deskForFile();

test.each(kinds.map(kind => ({ kind, table: kind.collection })))(
  '$table has the columns that its kind declares',
  async ({ kind, table }) => {
    const { rows } = await sql<{ name: string; type: string; required: boolean; preset: string | null }>`
    select column_name as name, data_type as type, is_nullable = 'NO' as required, column_default as preset
    from information_schema.columns where table_schema = 'public' and table_name = ${table}`.execute(desk.db);
    const types: Record<string, string> = { date: 'date', integer: 'integer', money: 'numeric' };
    for (const [name, field] of Object.entries(kind.fields)) {
      const column = rows.find(row => row.name === name);
      expect(column, `${table}.${name}`).toMatchObject({
        type: types[field.type] ?? 'text',
        // Fields that people fill in may be empty until the document is complete, except the last day and fields with a
        // default.
        required: field.required && (name === kind.until || column?.preset !== null),
      });
    }
    const known = await sql<{ required: string[] }>`
      select required from document_kinds where kind = ${kind.slug}`.execute(desk.db);
    const missable = Object.entries(kind.fields).filter(
      ([name, field]) => field.required && rows.find(row => row.name === name)?.required === false,
    );
    expect(known.rows[0]?.required.toSorted()).toEqual(missable.map(([name]) => name).sort());
    const own = new Set(Object.keys(kind.fields));
    const shared = rows.map(row => row.name).filter(name => !own.has(name));
    expect(shared).toEqual(
      expect.arrayContaining([
        'id',
        'citizen_id',
        'file_id',
        'origin',
        'created_by',
        'created_at',
        'updated_at',
      ]),
    );
    expect(shared.includes('vehicle_id')).toBe(kind.owner === 'vehicle');
  },
);

test('every unique constraint that a person can break names a field with a word', async () => {
  const { rows } = await sql<{ name: string }>`
    select indexrelid::regclass::text as name from pg_index
    where indisunique and not indisprimary and indrelid::regclass::text not like 'pg_%'
      and indrelid::regclass::text not like 'kysely_%' and indrelid::regclass::text not like 'graphile_%'`.execute(
    desk.db,
  );
  const mended = rows
    .map(row => row.name)
    .filter(
      name =>
        !/_file_unique$|_reference_unique$|^messages_provider_id$|^vehicles_of_citizen$|^users_citizen_unique$|^branches_code_unique$|^sessions_id_unique$|^deletion_requests_one_pending$|_counts_compacted$|^document_kinds_place_key$|^contact_requests_one_open$|^contact_codes_by_link$|^inbound_messages_hashed_id$|^learner_tests_ll_unique$|^register_entries_number$|^letters_number$|^letter_template_versions_|^follow_ups_of_|^issued_numbers_|^number_books_|_hash_unique$|^calendars_secret_unique$|^privacy_notices_version$|^receipts_number$|^payouts_number$|^client_spellings_key$|^charges_one_opening$|^day_books_branch$|^day_closings_day$/.test(
          name,
        ),
    );
  for (const name of mended) {
    const field = fieldOfConstraint(name);
    expect(field, name).not.toBeNull();
    expect(words.fields).toHaveProperty(field ?? '');
  }
});

test('the rows of a record are found by an index, for reading and deleting', async () => {
  // Short lists, of which nothing goes that is in use.
  const settings = ['document_kinds', 'job_stages', 'job_reject_reasons'];
  const { rows } = await sql<{ reference: string }>`
    select conrelid::regclass || '.' || attname as reference
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid::regclass::text <> all (${settings}::text[]) and not exists (
      select from pg_index where indrelid = conrelid and indkey[0] = conkey[1]
        and (indpred is null or pg_get_expr(indpred, indrelid) = format('(%I IS NOT NULL)', attname)))`.execute(
    desk.db,
  );
  expect(rows).toEqual([]);
});

test('the period of every kind is checked by the database, too', async () => {
  const { rows } = await sql<{
    name: string;
  }>`select conname as name from pg_constraint where contype = 'c'`.execute(desk.db);
  const names = rows.map(row => row.name);
  expect(names).toEqual(expect.arrayContaining(kinds.map(kind => `${kind.collection}_period`)));
});
