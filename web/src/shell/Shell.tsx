import { belongsTo, isStaff } from '@rto-desk/contract/access';
import { isDummyMobile } from '@rto-desk/contract/normalise';
import { screens } from '@rto-desk/contract/screens';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { matchPath, Outlet, useLocation } from 'react-router';
import { useSession } from '../session/useSession.ts';
import { FailureBoundary } from '../ui/FailureBoundary.tsx';
import { Loading } from '../ui/Loading.tsx';
import { lazyComponent } from '../ui/lazyComponent.tsx';
import { hasUnsaved, subscribeToUnsaved } from '../ui/unsaved.ts';
import { useFocusOfRows } from '../ui/useFocusOfRows.ts';
import { useLoaded } from '../ui/useLoaded.ts';
import { usePublicWords } from '../words/useWords.ts';
import { Navbar } from './Navbar.tsx';
import { PasswordPrompt } from './PasswordPrompt.tsx';
import classes from './Shell.module.css';
import { Toasts } from './Toasts.tsx';
import { isUpdateReady, subscribeToUpdates, update } from './updates.ts';
import { useFrame } from './useFrame.ts';
import { useProfilePostponed } from './useProfilePostponed.ts';
import { useScrollRestored } from './useScrollRestored.ts';

const loadCompleteProfile = async () =>
  (await import('../features/accounts/CompleteProfile.tsx')).CompleteProfile;

const SignInAgain = lazyComponent(
  async () => (await import('../features/accounts/SignInAgain.tsx')).SignInAgain,
);
const loadRealMobile = async () => (await import('../features/accounts/RealMobile.tsx')).RealMobile;

const PublicContact = lazy(async () => ({
  default: (await import('./PublicContact.tsx')).PublicContact,
}));

const OwnBar = lazy(async () => ({ default: (await import('./OwnBar.tsx')).OwnBar }));

/** What stands around every screen. */
export function Shell() {
  const words = usePublicWords();
  const { user, hasEnded, signIn, signOut } = useSession();
  const { pathname } = useLocation();
  useScrollRestored();
  useFocusOfRows();
  const [postponed, postpone] = useProfilePostponed(user);
  const incomplete =
    user !== null &&
    belongsTo('user', user.role) &&
    user.primary_citizen !== null &&
    user.primary_citizen.dob === null;
  const asksForProfile = incomplete && !postponed && !user.must_change_password;
  const asksForMobile =
    user !== null &&
    isStaff(user.role) &&
    !postponed &&
    !user.must_change_password &&
    !user.two_factor_due &&
    isDummyMobile(user.phone);
  const frame = useFrame();
  const CompleteProfile = useLoaded(asksForProfile, loadCompleteProfile);
  const RealMobile = useLoaded(asksForMobile, loadRealMobile);
  return (
    <div className={classes.shell}>
      <a href="#main" className={classes.skip}>
        {words.general.skipToContent}
      </a>
      <Navbar frame={frame} />
      <OfflineNotice />
      <UpdateNotice />
      <main id="main" tabIndex={-1} className={classes.main}>
        <FailureBoundary at={pathname}>
          <Suspense fallback={<Loading />}>
            <Outlet />
          </Suspense>
        </FailureBoundary>
      </main>
      {isPublic(pathname) && (
        <Suspense>
          <PublicContact />
        </Suspense>
      )}
      {user !== null && frame === 'own' && (
        <Suspense>
          <OwnBar />
        </Suspense>
      )}
      {asksForProfile && CompleteProfile && <CompleteProfile user={user} onLater={postpone} />}
      {asksForMobile && RealMobile && <RealMobile phone={user.phone} onLater={postpone} />}
      <PasswordPrompt />
      {hasEnded && user !== null && <SignInAgain user={user} onSignedIn={signIn} onLeave={signOut} />}
      <Toasts />
    </div>
  );
}

/** Whether visitors see the screen at an address. */
function isPublic(pathname: string): boolean {
  return screens.some(({ path, audience }) => audience === 'anyone' && matchPath(path, pathname) !== null);
}

/** Says so while the device has no network; screen readers hear of it when it happens. */
function OfflineNotice() {
  const words = usePublicWords();
  const online = useSyncExternalStore(follow, () => navigator.onLine);
  return <div role="status">{!online && <p className={classes.offline}>{words.general.offline}</p>}</div>;
}

function follow(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/** Offers a new version of the pages; not while something typed would be lost with the old. */
function UpdateNotice() {
  const words = usePublicWords();
  const ready = useSyncExternalStore(subscribeToUpdates, isUpdateReady);
  const unsaved = useSyncExternalStore(subscribeToUnsaved, hasUnsaved);
  return (
    <div role="status">
      {ready && (
        <p className={classes.update}>
          {words.general.update.ready}{' '}
          {unsaved ? (
            words.general.update.afterSaving
          ) : (
            <button type="button" onClick={update}>
              {words.general.update.now}
            </button>
          )}
        </p>
      )}
    </div>
  );
}
