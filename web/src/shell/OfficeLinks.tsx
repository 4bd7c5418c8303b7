import type { Role } from '@rto-desk/contract/access';
import { usePublicWords } from '../words/useWords.ts';
import { Flyout } from './Flyout.tsx';
import { type MenuLink, offered } from './links.ts';
import { MenuLinks } from './MenuLinks.tsx';
import classes from './Navbar.module.css';
import { InboxLink, WaitingCount } from './WaitingCount.tsx';

const officeLinks: readonly MenuLink[] = [
  { to: '/jobs', label: words => words.general.nav.jobs },
  { to: '/service-requests', label: words => words.general.nav.serviceRequests, waits: 'requests' },
];

/** Those that a window of middle width folds into one. */
const moreLinks: readonly MenuLink[] = [
  { to: '/admin/inquiries', label: words => words.general.nav.documentInquiries, waits: 'inquiries' },
  { to: '/admin/messages', label: words => words.general.nav.messages, waits: 'messages' },
  { to: '/imports', label: words => words.general.nav.lists },
  { to: '/admin', label: words => words.general.nav.admin },
];

/** What the navbar offers to staff after the Search menu; visitors do not load it. */
export function OfficeLinks({ role }: { role: Role }) {
  const { nav } = usePublicWords().general;
  return (
    <>
      <MenuLinks links={offered(officeLinks, role)} />
      <Flyout
        className={classes.more}
        label={
          <>
            {nav.more} <WaitingCount of="more" />
          </>
        }
      >
        <MenuLinks links={offered(moreLinks, role)} />
        <InboxLink />
      </Flyout>
    </>
  );
}
