import { kinds } from '@rto-desk/contract/kinds/index';
import { sql } from 'kysely';
import type { Db } from '../platform/database/database.ts';
import { randomPerson } from './persons.ts';
import type { Random } from './random.ts';

/** Over how many days the citizens came to the office. */
const DAYS = 400;

/**
 * Gives the generated citizens families and addresses, and lets the office's have come one by one, entered by
 * staff. The accounts that keep profiles are called like their own.
 */
export async function nameCitizens(db: Db, random: Random, staff: readonly number[]): Promise<void> {
  const ids = await db.selectFrom('citizens').select('id').orderBy('id').execute();
  const people = ids.map(({ id }, position) => ({
    id,
    ...randomPerson(random),
    created_by: staff[random.roll(staff.length)] ?? null,
    days_ago: Math.floor((DAYS * (ids.length - position)) / ids.length),
  }));
  await sql`
    update citizens set name = person.name, relation_type = person.relation_type, relation_name = person.relation_name,
      father_name = person.father_name, address = person.address,
      created_by = coalesce(citizens.owner_id, person.created_by),
      created_at = now() - make_interval(days => person.days_ago)
    from jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as person (id integer, name text, relation_type text,
      relation_name text, father_name text, address text, created_by integer, days_ago integer)
    where person.id = citizens.id`.execute(db);
  await sql`
    update users set name = citizens.name from citizens where citizens.id = users.citizen_id`.execute(db);
}

/** Only holders with an account declare documents: half of theirs are self-declared. */
export async function declareOrigins(db: Db): Promise<void> {
  for (const table of ['vehicles', ...kinds.map(kind => kind.collection)]) {
    await sql`
      update ${sql.table(table)} as record
      set origin = case when citizens.owner_id is not null and record.id % 2 = 0 then 'self' else 'office' end
      from citizens where citizens.id = record.citizen_id`.execute(db);
  }
}
