import type { DocumentRecord } from '@rto-desk/contract/endpoints/documents';
import type { FoundVehicle } from '@rto-desk/contract/endpoints/search';
import { type CitizenKind, citizenKinds, searchedNumbers } from '@rto-desk/contract/kinds/index';
import { licenceSearchList, vehicleSearchList } from '@rto-desk/contract/search';
import { useMemo } from 'react';
import { useParams } from 'react-router';
import { NotFoundPage } from '../../ui/NotFoundPage.tsx';
import { useWords } from '../../words/useWords.ts';
import { documentColumns } from '../documents/documentColumns.tsx';
import { vehicleColumns } from '../vehicles/vehicleColumns.tsx';
import type { Found } from './queries.ts';
import { RecordSearch } from './RecordSearch.tsx';

/** The record search that the address names: `/search/vehicle`, or that of a kind of licence. */
export function SearchPage() {
  const { what } = useParams();
  const kind = citizenKinds.find(({ slug }) => slug === what);
  if (kind !== undefined) return <LicenceSearch kind={kind} />;
  return what === 'vehicle' ? <VehicleSearch /> : <NotFoundPage />;
}

/** Of a licence that is found, what only its own page says: whose it is takes their room. */
const lesser = ['row', 'issue_date', 'vehicle_class', 'office'];

/** The search among the licences of a kind. */
function LicenceSearch({ kind }: { kind: CitizenKind }) {
  const words = useWords();
  const list = useMemo(() => licenceSearchList(kind), [kind]);
  return (
    <RecordSearch<DocumentRecord & Found>
      key={kind.slug}
      slug={kind.slug}
      what={words.kinds[kind.slug].many}
      list={list}
      hints={{ [searchedNumbers(kind)[0] ?? '']: words.search.hint }}
      columns={documentColumns(kind, words, 1).filter(({ key }) => !lesser.includes(key))}
      tab={kind.slug}
    />
  );
}

/** The search among vehicles. */
function VehicleSearch() {
  const words = useWords();
  return (
    <RecordSearch<FoundVehicle>
      slug="vehicle"
      what={words.vehicles.many}
      list={vehicleSearchList}
      hints={{
        vehicle_no: words.search.hint,
        application_no: words.search.vehicleApplicationHint,
        chassis_no: words.search.partHint,
        engine_no: words.search.partHint,
      }}
      columns={vehicleColumns(words)}
      tab="vehicles"
    />
  );
}
