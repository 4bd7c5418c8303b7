import type { Caller } from '@rto-desk/contract/access';
import type { SimilarPerson } from '@rto-desk/contract/endpoints/merges';
import { mobile as mobileField, normaliseTyped, required } from '@rto-desk/contract/fields';
import { isDummyMobile, numberKey, searchKey } from '@rto-desk/contract/normalise';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { rowsWithin, within } from '../../scope/within.ts';
import { nameCandidates } from '../../search/name-candidates.ts';
import { citizensNamed } from '../../search/ranking.ts';
import { isLicence, sounds } from './alike.ts';

/** How many are offered. */
const MOST = 5;
/** As many people of one mobile or birth date are looked at: what more have in common is no person's. */
const LOOKED_AT = 500;

/** What is known so far of who is being entered. */
export interface Entered {
  name?: string | undefined;
  mobile?: string | undefined;
  /** `YYYY-MM-DD` */
  dob?: string | null | undefined;
  licence_no?: string | undefined;
}

const phone = mobileField(required);

/**
 * Who within reach may be the one that is being entered, what says most first. A mobile or a birth date says something
 * together with a name that sounds alike only, since families share the one and strangers the other; a name by itself does
 * where nothing else is known yet.
 */
export async function similarTo(
  db: Queryable,
  caller: Caller,
  { name, mobile, dob, licence_no }: Entered,
): Promise<SimilarPerson[]> {
  const found: RawBuilder<unknown>[] = [];
  if (licence_no) found.push(holdersOf(caller, licence_no));
  const known = normaliseTyped(phone, mobile ?? '');
  if (name && known && !isDummyMobile(known)) {
    found.push(people(caller, 'mobile', known, sql<SqlBool>`is_alike(name, ${name})`));
  }
  if (name && dob) {
    const isNamed = sql<SqlBool>`${sounds.dob} = given_key(${name}, 6) and is_alike(name, ${name})`;
    found.push(people(caller, 'dob', dob, isNamed));
  }
  if (found.length === 0 && name) {
    const named = citizensNamed(caller, name, await nameCandidates(db, searchKey(name)));
    found.push(sql`(select record_id as id, 'name' as reason from (${named}) as named)`);
  }
  if (found.length === 0) return [];
  // unscoped: each is within reach already
  const each = sql`(select id, reason, row_number() over (partition by id) as nth from (${sql.join(found, sql` union all `)}) as found)`;
  return (
    within(db, caller)
      .citizens()
      // unscoped: each is within reach already
      .innerJoin(
        sql<{ id: number; reason: SimilarPerson['reason']; nth: number }>`${each}`.as('found'),
        join => join.onRef('found.id', '=', 'citizens.id').on('found.nth', '=', 1),
      )
      .select(['citizens.id', 'citizens.name', 'citizens.mobile', 'citizens.dob', 'found.reason'])
      .where(eb => eb.or([eb('found.reason', '<>', 'name'), isAlike(name)]))
      .orderBy(sql`array_position(array['licence', 'mobile', 'dob', 'name'], found.reason)`)
      .orderBy('citizens.id')
      .limit(MOST)
      .execute()
  );
}

const isAlike = (name = '') => sql<SqlBool>`is_alike(citizens.name, ${name})`;

/** Who has that very mobile or birth date, and such a name. */
function people(caller: Caller, reason: 'mobile' | 'dob', value: string, isNamed: RawBuilder<SqlBool>) {
  return sql`(select id, ${sql.lit(reason)} as reason from (
      select id, name from ${rowsWithin(caller, 'citizens')}
      where name_known and ${sql.ref(reason)} = ${value} order by id desc limit ${LOOKED_AT}) as known
    where ${isNamed} order by id limit ${MOST})`;
}

/** Who has a licence of that very number. */
function holdersOf(caller: Caller, licence: string) {
  return sql`(select citizen_id as id, 'licence' as reason from ${rowsWithin(caller, 'searchable_numbers')}
    where ${isLicence} and number = ${numberKey(licence)} order by citizen_id limit ${MOST})`;
}
