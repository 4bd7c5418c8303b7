import type { Caller } from '@rto-desk/contract/access';
import type { relationTypes } from '@rto-desk/contract/citizen';
import type { ManagedBy } from '@rto-desk/contract/endpoints/citizens';
import { today } from '@rto-desk/contract/expiry';
import { citizenKinds } from '@rto-desk/contract/kinds/index';
import { mobileDigits, numberKey, plainSigns, searchKey } from '@rto-desk/contract/normalise';
import { type RawBuilder, sql } from 'kysely';
import { fatherName } from '../facts/father-name.ts';
import { managedBy, verifiedByBranch } from '../facts/profile-trust.ts';
import type { Queryable } from '../platform/database/database.ts';
import type { NumberedRecord } from '../platform/database/schema.ts';
import { nameCandidates } from './name-candidates.ts';
import {
  citizensByMobile,
  citizensNamed,
  RANK_OF_A_PART,
  RANK_OF_PARTS,
  recordsNumbered,
} from './ranking.ts';
import { isSearchable } from './text.ts';
import { endsWith, type PartNumber } from './vehicle-parts.ts';

/** A record that was found, with what is said of it. */
export interface Found {
  record: 'citizens' | NumberedRecord;
  record_id: number;
  /** 0 for exactly what was typed; the higher, the further from it. */
  rank: number;
  /** Of licences and vehicles, as they are stored. */
  number: string | null;
  application: string | null;
  make: string | null;
  /** Of a vehicle that was found by its chassis or engine number, which of them, and that number. */
  part: PartNumber | null;
  part_number: string | null;
  /** The citizen it belongs to, or is. */
  citizen_id: number;
  name: string;
  mobile: string;
  relation_type: (typeof relationTypes)[number] | null;
  relation_name: string | null;
  /** Of the citizen, with what identifies an unproven profile. */
  dob: string | null;
  father_name: string | null;
  kept_by: ManagedBy | null;
  verified_by_branch: string | null;
  /** How many current documents of the citizen have expired. */
  expired: number;
}

/**
 * The best few of each type for what was typed, within reach: exact ones first, then those that begin with it,
 * contain it (registration numbers before mobile numbers), sound like it, and last those that it misspells. At most two
 * statements.
 */
export async function globalSearch(db: Queryable, caller: Caller, typed: string): Promise<Found[]> {
  if (!isSearchable(typed)) return [];
  const found = [ofType('citizens', 0, await citizensLike(db, caller, typed))];
  if (isSearchable(numberKey(typed))) {
    found.push(
      ...records.map(({ record }, place) =>
        ofType(record, place + 1, recordsNumbered(caller, record, typed)),
      ),
    );
  }
  // unscoped: what belongs to the citizens that the ranking has found within reach
  const { rows } = await sql<Found>`
    with found as materialized (${sql.join(found, sql` union all `)})
    select found.record, found.record_id, found.rank,
      ${each(({ number: column }) => column)} as number, ${each(({ application }) => application)} as application,
      ${each(({ make }) => make)} as make,
      case by_part.by_chassis when true then 'chassis_no' when false then 'engine_no' end as part,
      case by_part.by_chassis when true then by_part.chassis_no when false then by_part.engine_no end as part_number,
      citizens.id as citizen_id, citizens.name, citizens.mobile, citizens.relation_type, citizens.relation_name,
      citizens.dob, ${fatherName} as father_name, ${managedBy(caller)} as kept_by,
      ${verifiedByBranch(caller)} as verified_by_branch,
      (select count(*)::int from expiries where expiries.citizen_id = citizens.id and not has_left
        and expiries.expiry_date < ${today()} and not expiries.superseded) as expired
    from found
      left join searchable_numbers as numbered on numbered.record = found.record and numbered.record_id = found.record_id
      left join lateral (
        select chassis_no, engine_no, coalesce(${endsWith('chassis_no', typed)}, false) as by_chassis
        from vehicles where id = found.record_id and found.record = 'vehicles'
          and found.rank = ${sql.lit(RANK_OF_PARTS)}) as by_part on true
      join citizens on citizens.id = coalesce(numbered.citizen_id, found.record_id)
    order by found.rank, found.rank = ${sql.lit(RANK_OF_A_PART)} and found.record <> 'vehicles', found.place,
      found.record_id desc`.execute(db);
  return rows;
}

/** Digits alone are a mobile number or a part of one; a text with digits is not searched by sound. */
async function citizensLike(db: Queryable, caller: Caller, typed: string): Promise<RawBuilder<unknown>> {
  const mobile = mobileDigits(typed);
  if (mobile !== '') return citizensByMobile(caller, mobile);
  const meant = /[0-9]/.test(plainSigns(typed))
    ? { sounding: [], misspelt: [] }
    : await nameCandidates(db, searchKey(typed));
  return citizensNamed(caller, typed, meant);
}

/** The columns that say what a record is; null where it has none such. */
const records: readonly {
  record: NumberedRecord;
  number: string | null;
  application: string | null;
  make: string | null;
}[] = [
  ...citizenKinds.map(kind => ({
    record: kind.collection,
    number: kind.number,
    application:
      Object.keys(kind.fields).find(name => kind.fields[name]?.type === 'number' && name !== kind.number) ??
      null,
    make: null,
  })),
  { record: 'vehicles', number: 'registration_no', application: null, make: 'make_model' },
];

function ofType(record: Found['record'], place: number, best: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select ${sql.lit(record)} as record, ${sql.lit(place)} as place, best.* from (${best}) as best)`;
}

/** A column of the found record, in any of the tables. */
function each(column: (of: (typeof records)[number]) => string | null): RawBuilder<string | null> {
  const cases = records.flatMap(of => {
    const name = column(of);
    return name === null
      ? []
      : [
          // unscoped: what the stages have found within reach
          sql`when ${sql.lit(of.record)} then (select ${sql.ref(name)} from ${sql.table(of.record)} where id = found.record_id)`,
        ];
  });
  return sql<string | null>`case found.record ${sql.join(cases, sql` `)} end`;
}
