import type { Role } from '@rto-desk/contract/access';
import type { Me } from '@rto-desk/contract/endpoints/accounts';
import {
  BookOpen,
  Briefcase,
  CalendarClock,
  CarFront,
  ChevronDown,
  CircleQuestionMark,
  ClipboardList,
  FilePlus,
  FileQuestionMark,
  FileSpreadsheet,
  FileText,
  Handshake,
  IdCard,
  LayoutDashboard,
  type LucideIcon,
  Mails,
  Menu,
  MessageCircle,
  NotebookText,
  ReceiptIndianRupee,
  Settings,
  UserCog,
  Users,
} from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { NavLink, useLocation } from 'react-router';
import { readStored, writeStored } from '../browserStorage.ts';
import foot from '../ui/Foot.module.css';
import { usePublicWords } from '../words/useWords.ts';
import { helpLinks, type MenuLink, memberLinks, offered, searchLinks } from './links.ts';
import { MenuLinks } from './MenuLinks.tsx';
import classes from './Navbar.module.css';
import { InboxLink } from './WaitingCount.tsx';

/** The signs of the places, by their address. */
const icons: Record<string, LucideIcon> = {
  '/dashboard': LayoutDashboard,
  '/citizens': Users,
  '/ask-for-service': FilePlus,
  '/search/ll': BookOpen,
  '/search/dl': IdCard,
  '/search/vehicle': CarFront,
  '/reports/expiries': CalendarClock,
  '/help': CircleQuestionMark,
};

const withIcon = (link: MenuLink): MenuLink => ({ ...link, Icon: icons[link.to] });
const [dashboard, citizens, ask] = memberLinks.map(withIcon);
const jobs: MenuLink = { to: '/jobs', label: words => words.general.nav.jobs, Icon: Briefcase, atFoot: true };

const start = [dashboard, citizens].flatMap(link => (link ? [{ ...link, atFoot: true as const }] : []));
const work: readonly MenuLink[] = [
  jobs,
  {
    to: '/service-requests',
    label: words => words.general.nav.serviceRequests,
    waits: 'requests',
    Icon: ClipboardList,
  },
  {
    to: '/admin/inquiries',
    label: words => words.general.nav.documentInquiries,
    waits: 'inquiries',
    Icon: FileQuestionMark,
  },
  {
    to: '/admin/messages',
    label: words => words.general.nav.messages,
    waits: 'messages',
    Icon: MessageCircle,
  },
];
const letters: MenuLink = { to: '/letters', label: words => words.general.nav.letters, Icon: FileText };
/** Unless an admin has switched it off. */
const register: MenuLink = {
  to: '/register-entries',
  label: words => words.general.nav.registerEntries,
  Icon: Mails,
};
const imports: MenuLink = { to: '/imports', label: words => words.general.nav.lists, Icon: FileSpreadsheet };
const admin: MenuLink = { to: '/admin', label: words => words.general.nav.admin, Icon: Settings };
/** In the place of Admin, where an office's managers cannot go. */
const users: MenuLink = { to: '/admin/users', label: words => words.general.nav.users, Icon: UserCog };

/** Where an admin has switched money on. */
const money: readonly MenuLink[] = [
  { to: '/clients', label: words => words.general.nav.clients, Icon: Handshake },
  { to: '/receipts', label: words => words.general.nav.receipts, Icon: ReceiptIndianRupee },
  { to: '/day-book', label: words => words.general.nav.dayBook, Icon: NotebookText },
];

/** The places of staff in groups, with what waits in each. */
export function OfficeRail({ role, desk }: { role: Role; desk: Me['desk'] }) {
  const { nav } = usePublicWords().general;
  const places = [letters, ...(desk.register_on ? [register] : []), ...(desk.money_on ? money : []), imports];
  // Messages and inquiries have places of their own.
  const end = /^\/admin\/(messages|inbox|inquiries)/.test(useLocation().pathname);
  const last = offered([admin], role).length > 0 ? { ...admin, end } : users;
  return (
    <>
      <MenuLinks links={offered(start, role)} />
      <Group label={nav.work}>
        <MenuLinks links={offered(work, role)} />
        <InboxLink />
        <MenuLinks links={offered(ask ? [ask] : [], role)} />
      </Group>
      <FoldedGroup label={nav.search}>
        <MenuLinks links={offered(searchLinks.map(withIcon), role)} />
      </FoldedGroup>
      <Group label={nav.office}>
        <MenuLinks links={offered([...places, last], role)} />
      </Group>
      <div className={classes.last}>
        <MenuLinks links={helpLinks.map(withIcon)} />
      </div>
    </>
  );
}

function Group({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is drawn with a border and a legend of its own
    <div role="group" aria-label={label} className={classes.group}>
      <p className={classes.head} aria-hidden>
        {label}
      </p>
      {children}
    </div>
  );
}

const FOLDED = 'rto-desk.search-folded';

/** A group that may be folded, which this browser remembers. */
function FoldedGroup({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  const [folded, setFolded] = useState(() => readStored(FOLDED) !== null);
  const toggle = () => {
    writeStored(FOLDED, folded ? null : 'yes');
    setFolded(!folded);
  };
  return (
    <div className={classes.group}>
      <button
        type="button"
        className={classes.head}
        aria-expanded={!folded}
        aria-controls={id}
        onClick={toggle}
      >
        {label}
        <ChevronDown size={14} aria-hidden />
      </button>
      <div id={id} hidden={folded}>
        {children}
      </div>
    </div>
  );
}

interface FootProps {
  quickAdd: ReactNode;
  unfolded: boolean;
  onMenu: () => void;
}

/** Under the thumb on a phone: the three places of every day, Quick Add, and the menu with the rest. */
export function OfficeFoot({ quickAdd, unfolded, onMenu }: FootProps) {
  const words = usePublicWords();
  const place = ({ to, label, Icon }: MenuLink) => (
    <NavLink key={to} to={to} className={foot.link}>
      {Icon && <Icon size={22} aria-hidden />}
      <span>{label(words)}</span>
    </NavLink>
  );
  return (
    <nav aria-label={words.general.nav.own} className={foot.bar}>
      {start.map(place)}
      {quickAdd}
      {place(jobs)}
      <button
        type="button"
        className={foot.link}
        aria-expanded={unfolded}
        aria-controls="menu"
        onClick={onMenu}
      >
        <Menu size={22} aria-hidden />
        <span>{words.general.menu}</span>
      </button>
    </nav>
  );
}
