import type { Caller } from '@rto-desk/contract/access';
import type { DocumentRecord } from '@rto-desk/contract/endpoints/documents';
import type { Page } from '@rto-desk/contract/endpoints/endpoint';
import type { FoundVehicle } from '@rto-desk/contract/endpoints/search';
import { type CitizenKind, searchedNumbers } from '@rto-desk/contract/kinds/index';
import type { Desk } from '../../desk.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { anyOf, lookup } from '../../platform/database/lookup.ts';
import { pageMeta } from '../../platform/database/paging.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { visibleCitizens } from '../../scope/citizens.ts';
import { ofKind } from '../documents/of-kind.ts';
import { asDocument, documentRows } from '../documents/rows.ts';
import { asVehicle } from '../vehicles/queries.ts';
import { findNumbers, SEARCH_PAGE } from './numbers.ts';

interface Holder {
  id: number;
  name: string;
  mobile: string;
}

/** One page of licences by parts of their numbers, newest first, each with whom it belongs to. Two statements. */
export async function licencesPage(
  { db, fileKey }: Pick<Desk, 'db' | 'fileKey'>,
  caller: Viewer,
  kind: CitizenKind,
  query: Readonly<Record<string, unknown>> & { page: number },
): Promise<Page<DocumentRecord & { citizen: Holder }>> {
  const other = searchedNumbers(kind).find(name => name !== kind.number);
  const { total, ids } = await findNumbers(db, caller, {
    record: kind.collection,
    number: textOf(query, kind.number),
    application: textOf(query, other),
    page: query.page,
  });
  const rows = await licencesByIds(kind)(db, caller, ids);
  const data = rows.map(({ holder_name, holder_mobile, ...row }) => ({
    ...asDocument(caller, fileKey, row),
    citizen: { id: row.citizen_id, name: holder_name, mobile: holder_mobile },
  }));
  return { data, meta: pageMeta(query.page, SEARCH_PAGE, total, data.length) };
}

/** One page of vehicles by part of the registration number or of their owner's application numbers. Two statements. */
export async function vehicleSearchPage(
  db: Queryable,
  caller: Caller,
  query: { vehicle_no?: string | undefined; application_no?: string | undefined; page: number },
): Promise<Page<FoundVehicle>> {
  const { total, ids } = await findNumbers(db, caller, {
    record: 'vehicles',
    number: query.vehicle_no,
    application: query.application_no,
    page: query.page,
  });
  const rows = await vehiclesByIds(db, caller, ids);
  const data = rows.map(({ holder_name, holder_mobile, ...row }) => ({
    ...asVehicle(caller, row),
    vehicle_no: row.registration_no,
    citizen: { id: row.citizen_id, name: holder_name, mobile: holder_mobile },
  }));
  return { data, meta: pageMeta(query.page, SEARCH_PAGE, total, data.length) };
}

const licencesByIds = ofKind(kind =>
  lookup((db, caller: Caller, ids: readonly number[]) =>
    documentRows(db, caller, kind)
      .select(['citizens.name as holder_name', 'citizens.mobile as holder_mobile'])
      .where('document.id', '=', anyOf(ids))
      .orderBy('document.id', 'desc'),
  ),
);

const vehiclesByIds = lookup((db, caller: Caller, ids: readonly number[]) =>
  db
    .selectFrom('vehicles')
    .innerJoin('citizens', 'citizens.id', 'vehicles.citizen_id')
    .selectAll('vehicles')
    .select(['citizens.name as holder_name', 'citizens.mobile as holder_mobile'])
    .where(visibleCitizens(caller))
    .where('vehicles.id', '=', anyOf(ids))
    .orderBy('vehicles.id', 'desc'),
);

function textOf(
  query: Readonly<Record<string, unknown>>,
  name: string | null | undefined,
): string | undefined {
  const value = name === null || name === undefined ? undefined : query[name];
  return typeof value === 'string' ? value : undefined;
}
