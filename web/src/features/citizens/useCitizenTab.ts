import { choice, text } from '@rto-desk/contract/fields';
import { citizenKinds } from '@rto-desk/contract/kinds/index';
import { list } from '@rto-desk/contract/list';
import { useList } from '../../ui/useList.ts';

const first = citizenKinds.map(kind => kind.slug);
const forStaff = ['jobs', 'money', 'letters', 'messages', 'privacy', 'history'] as const;
const tabs = [...first, 'vehicles', 'all', ...forStaff] as const;

/** Where one stands on a citizen's page: `?tab=dl&page=2`, or `?tab=all&vehicle=7`. */
const place = list({ tab: choice(tabs), vehicle: text(10) });

/** The tab of a citizen's page and the page of its list, kept in the address. */
export function useCitizenTab() {
  const { query, change, goTo } = useList(place);
  return {
    tab: query.tab ?? tabs[0],
    page: query.page,
    chooseTab: (tab: string) => change({ tab: tabs.find(known => known === tab), vehicle: undefined }),
    choosePage: goTo,
  };
}

/** Which vehicle All Details and the sheet are narrowed down to, kept in the address. */
export function useVehicleFilter() {
  const { query, change } = useList(place);
  return {
    chosen: query.vehicle ?? '',
    choose: (id: string) => change({ vehicle: id }),
    /** Whether a vehicle is shown; a filter for one that is not there (any more) hides none. */
    shows: (vehicle: { id: number }, all: readonly { id: number }[]) =>
      !all.some(one => String(one.id) === query.vehicle) || String(vehicle.id) === query.vehicle,
  };
}
