import type { Me } from '@rto-desk/contract/endpoints/accounts';
import { type ReactNode, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { call } from '../api/call.ts';
import { keepToken, onTokenChange, readToken } from '../api/token.ts';
import { fetchMeWithRetry } from './fetchMeWithRetry.ts';
import { type Session, SessionContext } from './useSession.ts';

/**
 * Knows who is signed in: whoever `GET /me` answers for the kept token. A refused token is forgotten silently;
 * while no answer comes, the session stays and is asked for again.
 */
export function SessionProvider({ children }: { children: ReactNode }) {
  const token = useSyncExternalStore(onTokenChange, readToken);
  const [known, setKnown] = useState<{ token: string; user: Me } | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const user = known !== null && known.token === token ? known.user : null;
  const isUnknown = token !== null && user === null;

  useEffect(() => {
    if (!isUnknown || token === null) return;
    const asking = new AbortController();
    void fetchMeWithRetry(asking.signal, setFailure).then(answer => {
      setFailure(null);
      if (answer !== null) setKnown({ token, user: answer });
    });
    return () => asking.abort();
  }, [isUnknown, token]);

  const signIn = useCallback((given: string, person: Me) => {
    setKnown({ token: given, user: person });
    keepToken(given);
  }, []);
  const signOut = useCallback(() => {
    // Takes the token along before it is forgotten; whether the server hears of it changes nothing here.
    if (readToken() !== null) call('POST /logout').catch(() => undefined);
    keepToken(null);
  }, []);
  const refresh = useCallback(async () => {
    const asked = readToken();
    // Should it fail, what is known stays; a refused token is forgotten by the call itself.
    const answer = asked === null ? null : await call('GET /me').catch(() => null);
    if (asked !== null && answer !== null) setKnown({ token: asked, user: answer });
  }, []);

  const session = useMemo<Session>(() => {
    const state = token === null ? 'signedOut' : user === null ? 'loading' : 'signedIn';
    return { state, user, failure, signIn, signOut, refresh };
  }, [token, user, failure, signIn, signOut, refresh]);
  return <SessionContext value={session}>{children}</SessionContext>;
}
