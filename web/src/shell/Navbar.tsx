import { lazy, Suspense, useRef } from 'react';
import { Link } from 'react-router';
import { useSession } from '../session/useSession.ts';
import { useDismiss } from '../ui/useDismiss.ts';
import { useExpanded } from '../ui/useExpanded.ts';
import { useMedia } from '../ui/useMedia.ts';
import { languages } from '../words/language.ts';
import { useLanguage, usePublicWords } from '../words/useWords.ts';
import { Flyout } from './Flyout.tsx';
import { accountLinks, helpLinks, memberLinks, offered, searchLinks, visitorLinks } from './links.ts';
import { MenuLinks } from './MenuLinks.tsx';
import classes from './Navbar.module.css';
import { UserMenu } from './UserMenu.tsx';
import type { Frame } from './useFrame.ts';

const GlobalSearch = lazy(async () => ({
  default: (await import('../features/search/GlobalSearch.tsx')).GlobalSearch,
}));

const QuickAdd = lazy(async () => ({
  default: (await import('../features/quick-add/QuickAdd.tsx')).QuickAdd,
}));

const OfficeRail = lazy(async () => ({ default: (await import('./OfficeRail.tsx')).OfficeRail }));
const OfficeFoot = lazy(async () => ({ default: (await import('./OfficeRail.tsx')).OfficeFoot }));

/**
 * What stands around every screen: for staff a rail of places, with the search above the screen; for the others one row of
 * links. Where there is no room, a button unfolds them: of staff on a phone in the bar at its foot.
 */
export function Navbar({ frame }: { frame: Frame }) {
  const words = usePublicWords();
  const { state, user } = useSession();
  const bar = useRef<HTMLElement>(null);
  const { unfolded, fold, toggle } = useExpanded();
  useDismiss(unfolded, bar, fold, '[aria-controls=menu]');
  const isOffice = frame === 'office';
  const isPhone = useMedia('(max-width: 639.98px)');
  const hasFoot = isOffice && isPhone;
  const role = user?.role ?? null;
  const search = user === null ? [] : offered(searchLinks, role);
  const quickAdd = <QuickAdd atFoot={hasFoot} />;

  return (
    <header ref={bar} className={classes.bar}>
      <Link to="/" className={classes.brand}>
        <Logo />
        <span className={classes.name}>
          {words.general.appName}
          {isOffice && user?.branch && <small>{user.branch.name}</small>}
        </span>
      </Link>
      {!hasFoot && (
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
      )}
      <nav
        id="menu"
        aria-label={words.general.nav.main}
        className={classes.menu}
        data-unfolded={unfolded || undefined}
      >
        {state === 'signedOut' && (
          <>
            <MenuLinks links={offered(visitorLinks, null)} />
            <div className={classes.account}>
              <MenuLinks links={offered(accountLinks, null)} />
            </div>
          </>
        )}
        {user !== null && isOffice && (
          <Suspense>
            <OfficeRail role={user.role} desk={user.desk} />
          </Suspense>
        )}
        {user !== null && !isOffice && (
          <>
            <MenuLinks links={offered(memberLinks, role)} />
            {search.length > 0 && (
              <Flyout label={words.general.nav.search}>
                <MenuLinks links={search} />
              </Flyout>
            )}
            <MenuLinks links={helpLinks} />
          </>
        )}
        {hasFoot && <LanguageSwitch />}
      </nav>
      {isOffice && (
        <div className={classes.find}>
          {user !== null && (
            <Suspense>
              <GlobalSearch />
              {!hasFoot && quickAdd}
            </Suspense>
          )}
        </div>
      )}
      <div className={classes.atEnd}>
        {!hasFoot && <LanguageSwitch />}
        {user !== null && <UserMenu user={user} />}
      </div>
      {hasFoot && user !== null && (
        <Suspense>
          <OfficeFoot quickAdd={quickAdd} unfolded={unfolded} onMenu={toggle} />
        </Suspense>
      )}
    </header>
  );
}

/** Chooses the language of the screens. */
function LanguageSwitch() {
  const words = usePublicWords();
  const { language, speak } = useLanguage();
  return (
    <fieldset aria-label={words.general.language} className={classes.languages}>
      {languages.map(code => (
        <button
          key={code}
          type="button"
          lang={code}
          title={words.general.languages[code]}
          aria-pressed={code === language}
          onClick={() => void speak(code)}
        >
          {words.general.languageMarks[code]}
        </button>
      ))}
    </fieldset>
  );
}

/** The logo, a card that has been checked, as in `public/icon.svg`; inline so that it never loads late. */
function Logo() {
  return (
    <svg viewBox="0 0 32 32" className={classes.mark} aria-hidden>
      <rect width="32" height="32" rx="7" fill="#1b4b8f" />
      <rect x="6" y="8" width="20" height="16" rx="2.5" fill="#fff" />
      <g stroke="#1b4b8f" strokeLinecap="round" strokeLinejoin="round" fill="none">
        <path d="M9.5 12.5h6M9.5 16h3M9.5 19.5h2.5" strokeWidth="1.8" />
        <path d="m15.5 17.5 2.5 2.5 5-6" strokeWidth="2.4" />
      </g>
    </svg>
  );
}
