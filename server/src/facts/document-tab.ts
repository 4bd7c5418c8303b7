import { type KindSlug, kindOf } from '@rto-desk/contract/kinds/index';

/** The address of a citizen's page on the tab that shows documents of a kind: licences have their own. */
export function documentUrl(citizenId: number, slug: KindSlug): string {
  return `/citizens/${citizenId}?tab=${kindOf(slug).owner === 'citizen' ? slug : 'all'}`;
}
