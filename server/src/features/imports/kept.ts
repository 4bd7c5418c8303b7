import type { Caller } from '@rto-desk/contract/access';
import type { Import } from '@rto-desk/contract/endpoints/imports';
import { IGNORED } from '@rto-desk/contract/imports/fields';
import { kinds } from '@rto-desk/contract/kinds/index';
import { catalogues } from '@rto-desk/contract/words/languages';
import type { ServerWords } from '@rto-desk/contract/words/words';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { within } from '../../scope/within.ts';
import { asImport, foundImport, type ImportRecord, samplesOf } from './queries.ts';

/** How many records are named that an undo has left. */
const MOST = 500;

/** A list within reach, as its page shows it. Throws NotFound. */
export async function wholeImport(
  db: Queryable,
  caller: Caller,
  id: number,
  words: ServerWords = catalogues.en,
): Promise<Import> {
  const record = await foundImport(db, caller, id);
  const list = asImport(caller, record, await samplesOf(db, id), words);
  if (list.status === 'checked') return { ...list, summary: await plannedSummary(db, record) };
  if (list.undone_at === null && list.status !== 'undoing') return list;
  return { ...list, ...(await keptOf(db, caller, id, words)) };
}

/** What a commit of a checked list would do. */
async function plannedSummary(db: Queryable, { id, columns }: ImportRecord): Promise<Import['summary']> {
  // unscoped: of a list within reach
  const { rows: documents } = await sql<NonNullable<Import['summary']>['documents'][number]>`
    select step ->> 'kind' as kind, count(*)::integer as count, min(step ->> 'until') as first, max(step ->> 'until') as last
    from import_rows, jsonb_array_elements(plan) as step
    where import_id = ${id} and not done and verdict in ('create', 'fill') and ${isDocument}
    group by 1 order by 2 desc, 1`.execute(db);
  // unscoped: of a list within reach
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from import_rows
    where import_id = ${id} and not done and verdict in ('create', 'fill')
      and not exists (select from jsonb_array_elements(plan) as step where ${isDocument})`.execute(db);
  return {
    documents,
    without_document: rows[0]?.count ?? 0,
    left_out: columns.flatMap(({ header, field, holds }) =>
      field === IGNORED && holds != null ? { header, holds } : [],
    ),
  };
}

const isDocument = sql<boolean>`step ->> 'does' in ('document', 'superseded')`;

/** What an undo has left, as far as it is within reach: a person by name, anything of a vehicle by its plate. */
async function keptOf(db: Queryable, caller: Caller, id: number, words: ServerWords) {
  const { reasons } = words.imports.rows;
  // unscoped: how much of a list within reach has stayed
  const { total } = await db
    .selectFrom('import_records')
    .select(eb => eb.cast<number>(eb.fn.countAll(), 'integer').as('total'))
    .where('import_id', '=', id)
    .where('outcome', '=', 'kept')
    .executeTakeFirstOrThrow();
  const vehicle = sql<string | null>`case kept.record when 'citizens' then null
    when 'vehicles' then (${plateOf('kept.record_id')})
    ${sql.join(
      kinds
        .filter(({ owner }) => owner === 'vehicle')
        .map(
          ({ slug, collection }) =>
            // unscoped: of a record of a citizen within reach
            sql`when ${slug} then (select (${plateOf('document.vehicle_id')}) from ${sql.table(collection)} as document
              where document.id = kept.record_id)`,
        ),
      sql` `,
    )} end`;
  const rows = await within(db, caller)
    .citizens()
    // unscoped: what a list within reach has done to citizens within reach
    .innerJoin('import_records as kept', 'kept.citizen_id', 'citizens.id')
    .select(['kept.record', 'kept.reason', 'citizens.id', 'citizens.name', vehicle.as('plate')])
    .where('kept.import_id', '=', id)
    .where('kept.outcome', '=', 'kept')
    .where('kept.reason', '!=', 'outOfReach')
    .orderBy('kept.citizen_id')
    .orderBy('kept.record')
    .orderBy('kept.record_id')
    .limit(MOST)
    .execute();
  const kept = rows.map(row => ({
    title: titleOf(row, words),
    url: `/citizens/${row.id}`,
    reason: reasons[row.reason ?? 'changed'],
  }));
  // Of what belongs to another branch now, only what the list itself made.
  // unscoped: of a list within reach, without whose they are
  const gone = await db
    .selectFrom('import_records')
    .select('record')
    .where('import_id', '=', id)
    .where('reason', '=', 'outOfReach')
    .orderBy('record')
    .limit(MOST)
    .execute();
  const left = gone.map(({ record }) => ({
    title: titleOfKind(record, words),
    url: `/imports/${id}`,
    reason: reasons.outOfReach,
  }));
  return { kept: [...kept, ...left], kept_count: total };
}

// unscoped: of a record of a citizen within reach
const plateOf = (id: string) => sql`select registration_no from vehicles where vehicles.id = ${sql.ref(id)}`;

function titleOf(
  { record, name, plate }: { record: string; name: string; plate: string | null },
  words: ServerWords,
) {
  const kind = kinds.find(({ slug }) => slug === record);
  const of = plate ?? name;
  return kind === undefined ? of : `${words.kinds[kind.slug].one}: ${of}`;
}

function titleOfKind(record: string, words: ServerWords): string {
  const { plan } = words.imports.rows;
  const kind = kinds.find(({ slug }) => slug === record);
  if (kind !== undefined) return words.kinds[kind.slug].one;
  return record === 'vehicles' ? plan.vehicles : plan.citizen;
}
