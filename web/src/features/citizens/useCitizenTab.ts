import { citizenKinds } from '@rto-desk/contract/kinds/index';
import { useSearchParams } from 'react-router';
import type { GoToPage } from '../../ui/Pager.tsx';

const tabs: readonly string[] = [
  ...citizenKinds.map(kind => kind.slug),
  'vehicles',
  'all',
  'messages',
  'history',
];

/** The tab of a citizen's page and the page of its list, kept in the address: `?tab=dl&page=2`. */
export function useCitizenTab() {
  const [params, setParams] = useSearchParams();
  const asked = params.get('tab');
  const tab = asked !== null && tabs.includes(asked) ? asked : (tabs[0] ?? null);
  const choosePage: GoToPage = (page, how) =>
    setParams({ ...(tab === null ? {} : { tab }), page: String(page) }, how);
  return {
    tab,
    page: Math.max(1, Math.trunc(Number(params.get('page')) || 1)),
    chooseTab: (next: string | null) => setParams(next === null ? {} : { tab: next }),
    choosePage,
  };
}
