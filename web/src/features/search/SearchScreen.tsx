import { citizenKinds } from '@rto-desk/contract/kinds/index';
import { useParams } from 'react-router';
import { NotFoundPage } from '../../ui/NotFoundPage.tsx';
import { LicenceSearchPage } from './LicenceSearchPage.tsx';
import { VehicleSearchPage } from './VehicleSearchPage.tsx';

/** The record search that the address names: `/search/vehicle`, or that of a kind of licence. */
export function SearchScreen() {
  const { what } = useParams();
  const kind = citizenKinds.find(({ slug }) => slug === what);
  if (kind !== undefined) return <LicenceSearchPage kind={kind} />;
  return what === 'vehicle' ? <VehicleSearchPage /> : <NotFoundPage />;
}
