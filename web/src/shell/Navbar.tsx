import { isStaff } from '@rto-desk/contract/access';
import { lazy, Suspense, useRef } from 'react';
import { Link } from 'react-router';
import { useSession } from '../session/useSession.ts';
import { useDismiss } from '../ui/useDismiss.ts';
import { useExpanded } from '../ui/useExpanded.ts';
import { usePublicWords } from '../words/useWords.ts';
import { Flyout } from './Flyout.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { Logo } from './Logo.tsx';
import { helpLinks, memberLinks, offered, searchLinks, visitorLinks } from './links.ts';
import { MenuLinks } from './MenuLinks.tsx';
import classes from './Navbar.module.css';
import { UserMenu } from './UserMenu.tsx';

const GlobalSearch = lazy(async () => ({
  default: (await import('../features/search/GlobalSearch.tsx')).GlobalSearch,
}));

const QuickAdd = lazy(async () => ({
  default: (await import('../features/quick-add/QuickAdd.tsx')).QuickAdd,
}));

const OfficeLinks = lazy(async () => ({ default: (await import('./OfficeLinks.tsx')).OfficeLinks }));

/**
 * The bar over every screen. Where it is too narrow for its links, a burger unfolds them below it; the search box
 * stays in sight on the smallest screen.
 */
export function Navbar() {
  const words = usePublicWords();
  const { state, user } = useSession();
  const bar = useRef<HTMLElement>(null);
  const { unfolded, fold, toggle } = useExpanded();
  useDismiss(unfolded, bar, fold);
  const role = user?.role ?? null;
  const isOffice = user !== null && isStaff(user.role);
  const search = user === null ? [] : offered(searchLinks, role);

  return (
    <header ref={bar} className={classes.bar} data-full={isOffice || undefined}>
      <Link to="/" className={classes.brand}>
        <Logo />
        <span className={classes.name}>{words.general.appName}</span>
      </Link>
      {isOffice && (
        <div className={classes.find}>
          <Suspense>
            <GlobalSearch />
            <QuickAdd />
          </Suspense>
        </div>
      )}
      {!isOffice && <LanguageSwitch />}
      <button
        type="button"
        onClick={toggle}
        aria-label={words.general.menu}
        aria-expanded={unfolded}
        aria-controls="menu"
        className={classes.burger}
      >
        <span className={classes.bars} aria-hidden />
      </button>
      <nav
        id="menu"
        aria-label={words.general.nav.main}
        className={classes.menu}
        data-unfolded={unfolded || undefined}
      >
        {user !== null && (
          <>
            <MenuLinks links={offered(memberLinks, role)} />
            {search.length > 0 && (
              <Flyout label={words.general.nav.search}>
                <MenuLinks links={search} />
              </Flyout>
            )}
            {isOffice && (
              <Suspense>
                <OfficeLinks role={user.role} />
              </Suspense>
            )}
          </>
        )}
        <div className={classes.atEnd}>
          {isOffice && <LanguageSwitch />}
          {state === 'signedOut' && <MenuLinks links={offered(visitorLinks, null)} />}
          <MenuLinks links={helpLinks} />
          {user !== null && <UserMenu user={user} />}
        </div>
      </nav>
    </header>
  );
}
