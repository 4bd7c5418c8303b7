import { normaliseTyped, problem } from '@rto-desk/contract/fields';
import { recordTag } from '@rto-desk/contract/letter-tags';
import { nameFields, nameProblem } from '@rto-desk/contract/person-name';
import { CHHATTISGARH, districtOf } from '@rto-desk/contract/places';
import type { Sentence } from '@rto-desk/contract/words/words';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { throwErrors } from './inputs.ts';
import type { LoadedLetter } from './letters.ts';

type Values = Record<string, string | boolean>;

/** Answers that go to one record. */
interface RecordChange {
  table: 'citizens' | 'vehicles';
  id: number;
  values: Values;
  /** The tag that was answered, by the field. */
  tags: Record<string, string>;
}

/**
 * Writes answers to record tags into empty fields of the records, each record once. Whose a record is, the office's or declared,
 * stays as it is. Throws Invalid by tag for a filled field, for what the field does not take, and for a city in Chhattisgarh
 * that is none of its districts.
 */
export async function storeInputs(
  db: Queryable,
  letter: LoadedLetter,
  keep: readonly string[],
): Promise<void> {
  const errors: Record<string, Sentence> = {};
  const changes = new Map<string, RecordChange>();
  for (const tag of new Set(keep)) {
    const one = answeredField(letter, tag);
    if (one === null) {
      errors[tag] = words => words.letters.notKept;
      continue;
    }
    const { table, id, name, value } = one;
    const record = changes.get(`${table} ${id}`) ?? { table, id, values: {}, tags: {} };
    record.values[name] = value;
    record.tags[name] = tag;
    changes.set(`${table} ${id}`, record);
  }
  throwErrors(errors);
  // Locked in a fixed order, to avoid deadlocks.
  const records = [...changes.values()].sort(
    (one, other) => one.table.localeCompare(other.table) || one.id - other.id,
  );
  for (const record of records) await writeEmpty(db, record);
}

const namesPeople: ReadonlySet<string> = new Set(nameFields);

/** The field of a record that an answer goes to; null where it goes to none, or does not fit. */
function answeredField(
  letter: LoadedLetter,
  tag: string,
): (Pick<RecordChange, 'table' | 'id'> & { name: string; value: string }) | null {
  const known = recordTag(tag);
  const given = letter.inputs[tag];
  if (known?.field == null || given === undefined) return null;
  const value = normaliseTyped(known.field, given);
  if (problem(known.field, value) !== null) return null;
  if (namesPeople.has(known.name) && nameProblem(value) !== null) return null;
  const places = {
    vehicle: ['vehicles', letter.vehicle_ids.length === 1 ? letter.vehicle_ids[0] : undefined],
    owner: ['citizens', letter.citizen_id],
    buyer: ['citizens', letter.to_citizen_id],
  } as const;
  if (known.source !== 'vehicle' && known.source !== 'owner' && known.source !== 'buyer') return null;
  const [table, id] = places[known.source];
  return id === undefined || id === null ? null : { table, id, name: known.name, value };
}

async function writeEmpty(db: Queryable, { table, id, values, tags }: RecordChange): Promise<void> {
  // unscoped: what the letter is about, which filling it reads within reach
  const { rows } = await sql<Record<string, unknown>>`
    select * from ${sql.table(table)} where id = ${id} for update`.execute(db);
  const [current = {}] = rows;
  const isUnnamed = table === 'citizens' && current.name_known === false;
  const filled = Object.keys(values).filter(
    name => current[name] !== null && !(name === 'name' && isUnnamed),
  );
  throwErrors(Object.fromEntries(filled.map(name => [tags[name] ?? name, words => words.letters.notKept])));
  const written: Values = { ...values, ...(isUnnamed && 'name' in values && { name_known: true }) };
  const { state, city } = { ...current, ...values };
  if (table === 'citizens' && state === CHHATTISGARH && typeof city === 'string') {
    const district = districtOf(city);
    if (district === null) {
      throwErrors({ [tags.city ?? tags.state ?? 'city']: words => words.validation.district });
    } else if ('city' in values) written.city = district;
  }
  const set = Object.entries(written).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  // unscoped: as above
  await sql`update ${sql.table(table)} set ${sql.join(set)} where id = ${id}`.execute(db);
}
