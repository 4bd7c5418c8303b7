import { citizenKinds } from '@rto-desk/contract/kinds/index';
import { useParams } from 'react-router';
import { NotFoundPage } from '../../ui/NotFoundPage.tsx';
import { LicenceSearch } from './LicenceSearch.tsx';
import { VehicleSearch } from './VehicleSearch.tsx';

/** The record search that the address names: `/search/vehicle`, or that of a kind of licence. */
export function SearchPage() {
  const { what } = useParams();
  const kind = citizenKinds.find(({ slug }) => slug === what);
  if (kind !== undefined) return <LicenceSearch kind={kind} />;
  return what === 'vehicle' ? <VehicleSearch /> : <NotFoundPage />;
}
