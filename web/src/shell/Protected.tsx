import { type Audience, belongsTo, isStaff } from '@rto-desk/contract/access';
import { type ComponentType, lazy, type ReactNode, useEffect, useState } from 'react';
import { Link, Navigate, useLocation } from 'react-router';
import { loginPath } from '../session/returnPath.ts';
import { useSession } from '../session/useSession.ts';
import { ErrorNote } from '../ui/ErrorNote.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Page } from '../ui/Page.tsx';
import { CitizenWording } from '../words/CitizenWording.tsx';
import { usePublicWords } from '../words/useWords.ts';

const loadApiProvider = () => import('../api/ApiProvider.tsx');
const ApiProvider = lazy(async () => ({ default: (await loadApiProvider()).ApiProvider }));

interface Props {
  audience: Audience;
  /** Loads the screen, which is drawn once it is known for whom. */
  load: () => Promise<ComponentType>;
  children: ReactNode;
}

/** Shows a screen only to its audience. It saves people a dead end; what they may see is decided by the server. */
export function Protected({ audience, load, children }: Props) {
  const words = usePublicWords();
  const location = useLocation();
  const { state, user, failure } = useSession();
  useEffect(() => {
    if (state !== 'loading') return;
    // Used well while the server is asked; what does not load now is loaded, or told of, when it is drawn.
    Promise.all([load(), loadApiProvider()]).catch(() => undefined);
  }, [state, load]);
  useBack();
  if (belongsTo(audience, null)) return children;
  if (state === 'signedOut') {
    // A person already on the way to another screen is not sent elsewhere.
    const stays = window.location.pathname === location.pathname;
    return stays ? <Navigate to={loginPath(location)} replace /> : <Loading />;
  }
  if (user === null) {
    return (
      <>
        <ErrorNote text={failure === null ? null : words.general.noAnswer} />
        {/* The guide is on the device. */}
        {failure !== null && <Link to="/help">{words.general.nav.help}</Link>}
        <Loading />
      </>
    );
  }
  if (!belongsTo(audience, user.role)) {
    return <Page title={words.general.forbidden(user.role)}>{words.general.notForYou}</Page>;
  }
  // Nothing else is shown to them (see the account page).
  const hasToDo = user.two_factor_due || user.must_change_password;
  if (hasToDo && location.pathname !== '/account') return <Navigate to="/account" replace />;
  return (
    <ApiProvider>{isStaff(user.role) ? children : <CitizenWording>{children}</CitizenWording>}</ApiProvider>
  );
}

/**
 * Checks again after Back and Forward: to the router, going back before the next screen stood is no change, and it
 * draws nothing anew.
 */
function useBack(): void {
  const [, look] = useState(0);
  useEffect(() => {
    const again = () => look(count => count + 1);
    window.addEventListener('popstate', again);
    return () => window.removeEventListener('popstate', again);
  }, []);
}
