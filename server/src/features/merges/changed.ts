import type { UndoLeftover } from '@rto-desk/contract/endpoints/merges';
import { type AnyKind, citizenKinds, vehicleKinds } from '@rto-desk/contract/kinds/index';
import { mergedFieldNames } from '@rto-desk/contract/merge';
import type { ServerWords } from '@rto-desk/contract/words/words';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { LockedMerge } from './moved.ts';

/**
 * The differences that remain after a merge was undone, because something was changed, removed or transferred
 * meanwhile.
 */
export async function changedSince(
  db: Queryable,
  merge: LockedMerge,
  words: ServerWords,
): Promise<UndoLeftover[]> {
  return [
    ...(await fieldsChanged(db, merge, words)),
    ...(await keepersChanged(db, merge, words)),
    ...(await recordsChanged(db, merge, 'vehicles', words.vehicles.one, words)),
    ...(
      await Promise.all(
        citizenKinds.map(kind => recordsChanged(db, merge, kind.collection, nameOf(kind, words), words)),
      )
    ).flat(),
    ...(await Promise.all(vehicleKinds.map(kind => jobDocumentsChanged(db, merge, kind, words)))).flat(),
  ];
}

const nameOf = (kind: AnyKind, words: ServerWords) => words.kinds[kind.slug].one;

/** The fields of who stayed that say something else than the merge has written. */
async function fieldsChanged(
  db: Queryable,
  { id, into_id }: LockedMerge,
  words: ServerWords,
): Promise<UndoLeftover[]> {
  // unscoped: the caller has locked the merge within reach
  const { rows } = await sql<{ name: string; field: string }>`
    select citizens.name, changed.key as field
    from merge_records as noted cross join jsonb_each(noted.after) as changed
    join citizens on citizens.id = ${into_id}
    where noted.merge_id = ${id} and noted.record = 'citizens' and noted.after is not null
      and to_jsonb(citizens) -> changed.key is distinct from changed.value
    order by field`.execute(db);
  return rows.flatMap(({ name, field }) => {
    const label = mergedFieldNames.find(each => each === field);
    if (label === undefined) return [];
    return [
      {
        title: `${name}: ${words.fields[label]}`,
        url: `/citizens/${into_id}`,
        reason: words.merges.reasons.changed,
      },
    ];
  });
}

/** Of who went, the account that has been taken from who stayed since; of who stayed, one whose claim was approved since. */
async function keepersChanged(
  db: Queryable,
  { id, from_id, into_id, created_at }: LockedMerge,
  words: ServerWords,
): Promise<UndoLeftover[]> {
  // unscoped: the caller has locked the merge within reach
  const { rows } = await sql<{ id: number; name: string }>`
    select citizens.id, citizens.name from citizens
    where citizens.id = ${from_id} and citizens.owner_id is null and exists (
        select from merge_records where merge_id = ${id} and record = 'citizens' and after is null
          and before ->> 'owner_id' is not null)
      or citizens.id = ${into_id} and exists (
        select from claims where claims.citizen_id = citizens.id and approved_at > ${created_at} and ended_at is null)
    order by citizens.id`.execute(db);
  const { account, reasons } = words.merges;
  return rows.map(citizen => ({
    title: `${citizen.name}: ${account}`,
    url: `/citizens/${citizen.id}`,
    reason: reasons.changed,
  }));
}

/** Vehicles or licences that are gone, transferred or changed. */
async function recordsChanged(
  db: Queryable,
  { id, from_id, created_at }: LockedMerge,
  table: string,
  called: string,
  words: ServerWords,
): Promise<UndoLeftover[]> {
  // unscoped: the caller has locked the merge within reach
  const { rows } = await sql<{ title: string; back: boolean }>`
    select noted.before ->> 'title' as title, held.citizen_id is not distinct from ${from_id} as back
    from merge_records as noted left join ${sql.table(table)} as held on held.id = (noted.key ->> 'id')::integer
    where noted.merge_id = ${id} and noted.record = ${table}
      and (held.citizen_id is distinct from ${from_id} or held.updated_at > ${created_at})
    order by held.id`.execute(db);
  return rows.map(({ title, back }) => ({
    title: `${called}: ${title}`,
    url: `/citizens/${from_id}`,
    reason: back ? words.merges.reasons.changed : words.merges.reasons.gone,
  }));
}

/** Documents that went back with their vehicle and have been changed. */
async function jobDocumentsChanged(
  db: Queryable,
  { id, from_id, created_at }: LockedMerge,
  kind: AnyKind,
  words: ServerWords,
): Promise<UndoLeftover[]> {
  // unscoped: the caller has locked the merge within reach
  const { rows } = await sql<{ title: string }>`
    select vehicles.registration_no as title
    from merge_records as noted join vehicles on vehicles.id = (noted.key ->> 'id')::integer
    join ${sql.table(kind.collection)} as held on held.vehicle_id = vehicles.id
    where noted.merge_id = ${id} and noted.record = 'vehicles' and vehicles.citizen_id = ${from_id}
      and held.updated_at > ${created_at} and held.created_at <= ${created_at}
    order by held.id`.execute(db);
  return rows.map(({ title }) => ({
    title: `${nameOf(kind, words)}: ${title}`,
    url: `/citizens/${from_id}`,
    reason: words.merges.reasons.changed,
  }));
}
