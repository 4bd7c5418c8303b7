import { type Caller, isStaff } from '@rto-desk/contract/access';
import type { ManagedBy } from '@rto-desk/contract/endpoints/citizens';
import type { DocumentRecord } from '@rto-desk/contract/endpoints/documents';
import type { Page } from '@rto-desk/contract/endpoints/endpoint';
import type { FoundVehicle } from '@rto-desk/contract/endpoints/search';
import { type AnyKind, type CitizenKind, searchedNumbers } from '@rto-desk/contract/kinds/index';
import type { QueryOf } from '@rto-desk/contract/list';
import type { vehicleSearchList } from '@rto-desk/contract/search';
import { sql } from 'kysely';
import { fatherName } from '../../facts/father-name.ts';
import { keeping, keepingColumns } from '../../facts/profile-trust.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { listPage, type Span } from '../../platform/database/paging.ts';
import { inArray, preparedQuery } from '../../platform/database/prepared-query.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { searchPage } from '../../search/page.ts';
import { isOfFew } from '../../search/text.ts';
import type { Services } from '../../services.ts';
import { memoiseByKind } from '../documents/memoise-by-kind.ts';
import { asDocument, documentRows } from '../documents/rows.ts';
import { asVehicle, vehicleRows } from '../vehicles/queries.ts';
import { listedRecords, type NumberSearch, newestRecords, numbersFound, SEARCH_PAGE } from './numbers.ts';

/** The owner of a found record, with what identifies an unproven profile. */
const holderColumns = [
  'citizens.name as holder_name',
  'citizens.mobile as holder_mobile',
  'citizens.dob as holder_dob',
  fatherName.as('holder_father_name'),
  ...keepingColumns,
] as const;

interface HolderRow {
  citizen_id: number;
  holder_name: string;
  holder_mobile: string;
  holder_dob: string | null;
  holder_father_name: string | null;
  kept_by: ManagedBy | null;
  verified_by_branch: string | null;
}

/** The holder of a found record as answers carry it. How far a profile is to be trusted is for staff alone. */
function holderOf(caller: Caller, found: HolderRow): FoundVehicle['citizen'] {
  return {
    id: found.citizen_id,
    name: found.holder_name,
    mobile: found.holder_mobile,
    dob: found.holder_dob,
    father_name: found.holder_father_name,
    kept_by: isStaff(caller.role) ? found.kept_by : null,
    verified_by_branch: isStaff(caller.role) ? found.verified_by_branch : null,
  };
}

/** One page of licences by parts of their numbers, newest first, each with whom it belongs to. */
export async function licencesPage(
  { db, fileKey }: Pick<Services, 'db' | 'fileKey'>,
  caller: Viewer,
  kind: CitizenKind,
  query: Readonly<Record<string, unknown>> & { page: number },
): Promise<Page<DocumentRecord & Pick<FoundVehicle, 'citizen'>>> {
  const other = searchedNumbers(kind).find(name => name !== kind.number);
  const search = {
    record: kind.collection,
    number: textOf(query, kind.number),
    application: textOf(query, other),
    page: query.page,
  };
  const { data, meta } = await recordsPage(db, caller, search, {
    byIds: ids => licencesByIds(kind)(db, caller, ids),
    newest: (left, span) => newestLicences(kind)(db, caller, left, { ...span }),
  });
  return {
    meta,
    data: data.map(row => ({ ...asDocument(caller, fileKey, kind, row), citizen: holderOf(caller, row) })),
  };
}

/** One page of vehicles by parts of their numbers, or of their owner's application numbers. */
export async function vehicleSearchPage(
  db: Queryable,
  caller: Caller,
  query: QueryOf<typeof vehicleSearchList>,
): Promise<Page<FoundVehicle>> {
  const search = {
    record: 'vehicles',
    number: query.vehicle_no,
    application: query.application_no,
    chassis: query.chassis_no,
    engine: query.engine_no,
    left: query.left,
    page: query.page,
  } as const;
  const { data, meta } = await recordsPage(db, caller, search, {
    byIds: ids => vehiclesByIds(db, caller, ids),
    newest: (left, span) => newestVehicles(db, caller, left, { ...span }),
  });
  return {
    meta,
    data: data.map(row => ({
      ...asVehicle(caller, row),
      vehicle_no: row.registration_no,
      citizen: holderOf(caller, row),
    })),
  };
}

/** One page of what a search for numbers finds. Two statements. */
async function recordsPage<Row extends { id: number }>(
  db: Queryable,
  caller: Caller,
  search: NumberSearch,
  rows: {
    byIds: (ids: number[]) => Promise<Row[]>;
    newest: (left: true | null, span: Span) => Promise<Row[]>;
  },
): Promise<Page<Row>> {
  const query = { page: search.page, per_page: SEARCH_PAGE };
  const finds = numbersFound(caller, search);
  if (finds !== null) {
    const isRare =
      isOfFew(search.number ?? '', search.record) || isOfFew(search.application ?? '', 'driving_licenses');
    // An expression keeps PostgreSQL from going through the list in search of few.
    const order = isRare ? sql`id + 0 desc` : sql`id desc`;
    return searchPage(db, { finds, order, rows: rows.byIds }, query);
  }
  const left = search.left || null;
  const listed = sql`(${sql.join(listedRecords(caller, search.record, left), sql` union all `)})`;
  return listPage(db, query, listed, span => rows.newest(left, span));
}

function licencesOf(db: Queryable, caller: Caller, kind: AnyKind) {
  return (
    documentRows(db, caller, kind)
      // unscoped: the accounts that keep a citizen within reach
      .leftJoinLateral(keeping(caller), join => join.onTrue())
      .select(holderColumns)
  );
}

const licencesByIds = memoiseByKind((kind: CitizenKind) =>
  preparedQuery((db, caller: Caller, ids: readonly number[]) =>
    licencesOf(db, caller, kind).where('document.id', '=', inArray(ids)),
  ),
);

const newestLicences = memoiseByKind((kind: CitizenKind) =>
  preparedQuery((db, caller: Caller, left: true | null, span: { offset: number; limit: number }) =>
    licencesOf(db, caller, kind)
      .where('document.id', '=', newestRecords(caller, kind.collection, left, span))
      .orderBy('document.id', 'desc'),
  ),
);

function vehiclesOf(db: Queryable, caller: Caller) {
  return (
    vehicleRows(db, caller)
      // unscoped: the accounts that keep a citizen within reach
      .leftJoinLateral(keeping(caller), join => join.onTrue())
      .select(holderColumns)
  );
}

const vehiclesByIds = preparedQuery((db, caller: Caller, ids: readonly number[]) =>
  vehiclesOf(db, caller).where('vehicles.id', '=', inArray(ids)),
);

const newestVehicles = preparedQuery(
  (db, caller: Caller, left: true | null, span: { offset: number; limit: number }) =>
    vehiclesOf(db, caller)
      .where('vehicles.id', '=', newestRecords(caller, 'vehicles', left, span))
      .orderBy('vehicles.id', 'desc'),
);

function textOf(
  query: Readonly<Record<string, unknown>>,
  name: string | null | undefined,
): string | undefined {
  const value = name === null || name === undefined ? undefined : query[name];
  return typeof value === 'string' ? value : undefined;
}
