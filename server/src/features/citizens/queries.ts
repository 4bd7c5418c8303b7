import { type Caller, citizenPermissions } from '@rto-desk/contract/access';
import {
  type CitizenFieldName,
  citizenFieldNames,
  guardianFieldNames,
  isGuardianConsentMissing,
} from '@rto-desk/contract/citizen';
import type { Citizen } from '@rto-desk/contract/endpoints/citizens';
import type { Page } from '@rto-desk/contract/endpoints/endpoint';
import { age } from '@rto-desk/contract/expiry';
import { citizenKinds } from '@rto-desk/contract/kinds/index';
import { type Expression, sql } from 'kysely';
import { isClaimed } from '../../facts/claims.ts';
import { isConsentMissing, withdrawnAt } from '../../facts/consents.ts';
import { fatherName } from '../../facts/father-name.ts';
import {
  holdsOfficeRecords,
  isUntrusted,
  keeping,
  keepingColumns,
  provenanceRank,
} from '../../facts/profile-trust.ts';
import { isStopped } from '../../facts/stopped.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { listPage, type Span, spanOfParts } from '../../platform/database/paging.ts';
import { hiddenFromPlanner, inArray, preparedQuery } from '../../platform/database/prepared-query.ts';
import { ofEachCitizen, within } from '../../scope/within.ts';
import { searchPage } from '../../search/page.ts';
import { type CitizenFilter, citizenMatches, listedCitizens, onlyMobile, withMobile } from './find.ts';

/**
 * One page of the citizens within a caller's reach, newest first; of a whole mobile those of the office before those that
 * holders keep. Two statements at most.
 */
export async function citizensPage(
  db: Queryable,
  caller: Caller,
  filter: CitizenFilter,
): Promise<Page<Citizen>> {
  const found = await rowsOfPage(db, caller, filter);
  return { ...found, data: found.data.map(row => asCitizen(caller, row)) };
}

function rowsOfPage(db: Queryable, caller: Caller, filter: CitizenFilter): Promise<Page<CitizenRow>> {
  const mobile = onlyMobile(filter);
  if (mobile !== null) {
    const rows = (span: Span) => citizensByMobile(db, caller, mobile, { ...span });
    return listPage(db, filter, withMobile(caller, mobile), rows);
  }
  const finds = citizenMatches(caller, filter);
  if (finds !== null) {
    const rows = (ids: number[]) => citizensByIds(db, caller, ids);
    return searchPage(db, { finds, order: sql`provenance, id desc`, rows }, filter);
  }
  const incomplete = filter.incomplete || null;
  const listed = sql`(${sql.join(listedCitizens(caller, incomplete), sql` union all `)})`;
  return listPage(db, filter, listed, span => newestCitizens(db, caller, incomplete, { ...span }));
}

/** A citizen within reach, or undefined where there is none or the caller may not know. One statement. */
export async function citizenOf(db: Queryable, caller: Caller, id: number): Promise<Citizen | undefined> {
  const [row] = await citizenById(db, caller, id);
  return row && asCitizen(caller, row);
}

// Not by a list of one, which PostgreSQL takes to be of ten.
const citizenById = preparedQuery((db, caller: Caller, id: number) =>
  citizenRows(db, caller).where('citizens.id', '=', id),
);

const citizensByIds = preparedQuery((db, caller: Caller, ids: readonly number[]) =>
  citizenRows(db, caller).where('citizens.id', '=', inArray(ids)),
);

const citizensByMobile = preparedQuery(
  (db, caller: Caller, mobile: string, { offset, limit }: { offset: number; limit: number }) => {
    const ids = sql`${withMobile(caller, mobile)}
      order by ${provenanceRank(caller)}, id desc limit ${limit}::bigint offset ${offset}::bigint`;
    return citizenRows(db, caller)
      .where(sql<boolean>`citizens.id = any(array(${ids}))`)
      .orderBy(provenanceRank(caller))
      .orderBy('citizens.id', 'desc');
  },
);

const newestCitizens = preparedQuery(
  (db, caller: Caller, incomplete: true | null, { offset, limit }: { offset: number; limit: number }) => {
    const span = { offset: hiddenFromPlanner(offset, 'bigint'), limit: hiddenFromPlanner(limit, 'bigint') };
    const ids = spanOfParts(listedCitizens(caller, incomplete), sql`id desc`, span);
    return citizenRows(db, caller)
      .where(sql<boolean>`citizens.id = any(array(${ids}))`)
      .orderBy('citizens.id', 'desc');
  },
);

/** When the holder entered the name, where that stands before the office's records and staff have not saved it since. */
const nameByHolder = sql<
  string | null
>`case when citizens.name_by_holder_at is not null and ${holdsOfficeRecords}
  then citizens.name_by_holder_at end`;

/** The father's name is shown as entered, or as the relation tells it. */
const isAsEntered = (name: CitizenFieldName): name is Exclude<CitizenFieldName, 'father_name'> =>
  name !== 'father_name';
const columns = citizenFieldNames.filter(isAsEntered).map(name => `citizens.${name}` as const);

/** The citizens within reach, each as `asCitizen` takes it. */
export function citizenRows(db: Queryable, caller: Caller) {
  return (
    within(db, caller)
      .citizens()
      // unscoped: who entered a citizen is shown to all who see the citizen
      .leftJoin('users as creators', 'creators.id', 'citizens.created_by')
      .leftJoin('branches', 'branches.id', 'citizens.branch_id')
      // unscoped: the accounts that keep a citizen within reach
      .leftJoinLateral(keeping(caller), join => join.onTrue())
      .select(columns)
      .select(guardianFieldNames.map(name => `citizens.${name}` as const))
      .select([
        'citizens.id',
        'citizens.branch_id',
        'citizens.name_known',
        'citizens.reminders_off',
        'citizens.created_by',
        'citizens.created_at',
        'citizens.updated_at',
        'creators.name as creator_name',
        'branches.name as branch_name',
        fatherName.as('father_name'),
      ])
      .select([
        nameByHolder.as('name_by_holder_at'),
        ...keepingColumns,
        isUntrusted(sql.ref('keeping.kept_by')).as('is_unproven'),
      ])
      .select([isStopped('citizens.mobile').as('reminders_stopped'), isClaimed.as('is_claimed')])
      .select([withdrawnAt('sharing').as('sharing_withdrawn_at'), isConsentMissing.as('consent_missing')])
      .select([
        isOwnProfile.as('is_primary_profile_for_user'),
        countOf(ofEachCitizen(db).vehicles()).as('vehicles_count'),
        ...citizenKinds.map(kind =>
          countOf(ofEachCitizen(db).documents(kind)).as(`${kind.collection}_count` as const),
        ),
      ])
  );
}

/** What a row of `citizenRows` is to a caller. */
export function asCitizen(caller: Caller, row: CitizenRow): Citizen {
  const { created_by, creator_name, branch_name, is_claimed, ...fields } = row;
  const permissions = citizenPermissions(caller, { is_claimed });
  return {
    ...fields,
    // How far a profile is to be trusted is for staff alone.
    kept_by: permissions.message ? row.kept_by : null,
    verified_by_branch: permissions.message ? row.verified_by_branch : null,
    is_unproven: permissions.message && row.is_unproven,
    is_claimed: permissions.message && is_claimed,
    reminders_stopped: permissions.message && row.reminders_stopped,
    sharing_withdrawn_at: permissions.message ? row.sharing_withdrawn_at : null,
    consent_missing: permissions.message && row.consent_missing,
    guardian_consent_missing: isGuardianConsentMissing(row),
    age: row.dob === null ? null : age(row.dob),
    branch: row.branch_id === null || branch_name === null ? null : { id: row.branch_id, name: branch_name },
    creator: created_by === null || creator_name === null ? null : { id: created_by, name: creator_name },
    permissions,
  };
}

type CitizenRow = Awaited<ReturnType<ReturnType<typeof citizenRows>['execute']>>[number];

// unscoped: whether the citizen is an account's own profile, and nothing about the account
const isOwnProfile = sql<boolean>`exists (select from users where users.citizen_id = citizens.id)`;

function countOf(rows: Expression<unknown>) {
  // unscoped: counts what its caller has limited
  return sql<number>`(select count(*)::integer from ${rows} as counted)`;
}
