import { Suspense } from 'react';
import { Outlet, ScrollRestoration } from 'react-router';
import { useSession } from '../session/useSession.ts';
import { Loading } from '../ui/Loading.tsx';
import { useWords } from '../words/useWords.ts';
import { Navbar } from './Navbar.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import classes from './Shell.module.css';
import { Toasts } from './Toasts.tsx';
import { useLoaded } from './useLoaded.ts';
import { usePostponed } from './usePostponed.ts';

const loadCompleteProfile = async () =>
  (await import('../features/accounts/CompleteProfile.tsx')).CompleteProfile;

/** What stands around every screen. */
export function Shell() {
  const words = useWords();
  const { user } = useSession();
  const [postponed, postpone] = usePostponed(user);
  const incomplete =
    user?.role === 'user' && user.primary_citizen !== null && user.primary_citizen.dob === null;
  const asksForProfile = incomplete && !postponed;
  const CompleteProfile = useLoaded(asksForProfile, loadCompleteProfile);
  return (
    <div className={classes.shell}>
      <a href="#main" className={classes.skip}>
        {words.general.skipToContent}
      </a>
      <Navbar />
      <OfflineNotice />
      <main id="main" tabIndex={-1} className={classes.main}>
        <Suspense fallback={<Loading />}>
          <Outlet />
        </Suspense>
      </main>
      {asksForProfile && CompleteProfile && <CompleteProfile user={user} onLater={postpone} />}
      <Toasts />
      <ScrollRestoration />
    </div>
  );
}
