import type { DocumentRecord } from '@rto-desk/contract/endpoints/documents';
import { type AnyKind, citizenKinds, kinds, vehicleKinds } from '@rto-desk/contract/kinds/index';
import { type RawBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { noSuchCitizen } from '../../facts/merged-into.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { preparedQuery } from '../../platform/database/prepared-query.ts';
import { momentsOf } from '../../platform/database/rows.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { ofEachCitizen } from '../../scope/within.ts';
import { asDocument, type DocumentRow, nestedDocumentRows } from '../documents/rows.ts';
import { asVehicle } from '../vehicles/queries.ts';
import { asCitizen, citizenRows } from './queries.ts';

/** A citizen with every licence, vehicle and document, in one statement. Throws NotFound out of reach. */
export async function citizenDetails(db: Queryable, fileKey: Buffer, caller: Viewer, id: number) {
  const [row] = await citizensWithAll(db, caller, id);
  if (row === undefined) throw await noSuchCitizen(db, caller, id);

  const { all_vehicles, all_documents, ...citizen } = row;
  const documents = new Map(
    kinds.map(kind => [
      kind,
      (all_documents[kind.collection] ?? []).map(document =>
        asDocument(caller, fileKey, kind, { ...document, ...momentsOf(document) }),
      ),
    ]),
  );
  return {
    ...asCitizen(caller, citizen),
    ...byCollection(citizenKinds, documents, () => true),
    vehicles: all_vehicles.map(vehicle => ({
      ...asVehicle(caller, { ...vehicle, ...momentsOf(vehicle) }),
      ...byCollection(vehicleKinds, documents, document => document.vehicle_id === vehicle.id),
    })),
  };
}

const citizensWithAll = preparedQuery((db, caller: Viewer, id: number) =>
  citizenRows(db, caller)
    .select([
      jsonArrayFrom(ofEachCitizen(db).vehicles().selectAll('vehicles').orderBy('vehicles.id', 'desc')).as(
        'all_vehicles',
      ),
      nestedDocuments(db, caller).as('all_documents'),
    ])
    .where('citizens.id', '=', id),
);

/** All documents of the citizen by collection: `{ learner_licenses: [...], ... }`, each list in its order. */
function nestedDocuments(db: Queryable, caller: Viewer): RawBuilder<Record<string, DocumentRow[]>> {
  const lists = kinds.map(kind => {
    const list = nestedDocumentRows(db, caller, kind)
      .$if(kind.owner === 'vehicle', query => query.orderBy(sql.ref(`document.${kind.until}`), 'desc'))
      .orderBy('document.id', 'desc');
    return sql`${kind.collection}::text, ${jsonArrayFrom(list)}`;
  });
  return sql<Record<string, DocumentRow[]>>`json_build_object(${sql.join(lists)})`;
}

function byCollection<K extends AnyKind>(
  some: readonly K[],
  documents: ReadonlyMap<AnyKind, DocumentRecord[]>,
  belongs: (document: DocumentRecord) => boolean,
): Record<K['collection'], DocumentRecord[]> {
  const lists = some.map(kind => [kind.collection, (documents.get(kind) ?? []).filter(belongs)]);
  // One list for each of the kinds, which is what the type says of them.
  return Object.fromEntries(lists) as Record<K['collection'], DocumentRecord[]>;
}
