import { belongsTo, isStaff, type Role } from '@rto-desk/contract/access';
import type { Screen } from '@rto-desk/contract/screens';
import type { PublicSentence } from '@rto-desk/contract/words/words';
import type { LucideIcon } from 'lucide-react';
import { screenAt } from '../routes.ts';
import type { Waits } from './WaitingCount.tsx';

export interface MenuLink {
  /** Drawn before the label, in the rail of staff. */
  Icon?: LucideIcon | undefined;
  /** In the bar at the foot of a phone, too: the menu leaves it out there. */
  atFoot?: true | undefined;
  to: string;
  /** Whether screens below it are not part of it. */
  end?: boolean;
  label: PublicSentence;
  /** What it is called for those who see only what they keep themselves. */
  ofOwn?: PublicSentence;
  /** What waits there. */
  waits?: Waits;
}

/** What visitors are offered beside the name of the desk. */
export const visitorLinks: readonly MenuLink[] = [
  { to: '/document-inquiry', label: words => words.general.nav.documentInquiry },
  { to: '/help', label: words => words.general.nav.help },
];

/** How visitors become users, at the end of the bar. */
export const accountLinks: readonly MenuLink[] = [
  { to: '/login', label: words => words.accounts.login },
  { to: '/register', label: words => words.accounts.register },
];

/** What those who keep their own documents are offered, with the Search menu before the last. */
export const memberLinks: readonly MenuLink[] = [
  { to: '/dashboard', label: words => words.general.nav.dashboard },
  {
    to: '/citizens',
    label: words => words.general.nav.citizens,
    ofOwn: words => words.general.nav.ownCitizens,
  },
  { to: '/ask-for-service', label: words => words.general.nav.askForService },
];
export const searchLinks: readonly MenuLink[] = [
  { to: '/search/ll', label: words => words.general.nav.searchLl },
  { to: '/search/dl', label: words => words.general.nav.searchDl },
  { to: '/search/vehicle', label: words => words.general.nav.searchVehicle },
  { to: '/reports/expiries', label: words => words.general.nav.expiryReport },
];

/** What users are offered at the end. */
export const helpLinks: readonly MenuLink[] = [{ to: '/help', label: words => words.general.nav.help }];

/** The screens at the addresses of links, each looked for once: the menus are drawn anew on every screen. */
const linked = new Map<string, Screen | undefined>();

/** Those of the links that lead to a screen which is for the role; null stands for a visitor. */
export function offered(links: readonly MenuLink[], role: Role | null): MenuLink[] {
  const theirs = links.filter(({ to }) => {
    if (!linked.has(to)) linked.set(to, screenAt(to));
    const screen = linked.get(to);
    return screen !== undefined && belongsTo(screen.audience, role);
  });
  return theirs.map(link =>
    role !== null && !isStaff(role) && link.ofOwn ? { ...link, label: link.ofOwn } : link,
  );
}
