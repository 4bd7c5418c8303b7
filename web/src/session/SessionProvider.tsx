import type { Me } from '@rto-desk/contract/endpoints/accounts';
import { type ReactNode, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { call } from '../api/call.ts';
import { setSignInPrompt } from '../api/prompts.ts';
import { onTokenChange, readToken, storeToken } from '../api/token.ts';
import { fetchMeWithRetry } from './fetchMeWithRetry.ts';
import { AFTER_LOGIN } from './returnPath.ts';
import { type Session, SessionContext } from './useSession.ts';

/**
 * Holds the signed-in person: the one that `GET /me` answers for the stored token. A token that is refused at the start
 * is forgotten silently; when a session ends later, the person is asked to sign in again over their screen. Without an
 * answer the session stays, and the call is repeated.
 */
export function SessionProvider({ children }: { children: ReactNode }) {
  const token = useSyncExternalStore(onTokenChange, readToken);
  const [known, setKnown] = useState<{ token: string; user: Me } | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  /** Of a session that has ended: whose it was, and what answers the calls that wait until they have signed in again. */
  const [ended, setEnded] = useState<{ token: string; user: Me; answer: (signedIn: boolean) => void } | null>(
    null,
  );
  const isKnown = known !== null && known.token === token;
  // While they are asked to sign in, here or on another tab, their screen stays.
  const user = isKnown ? known.user : token === null ? null : (ended?.user ?? null);
  const isUnknown = token !== null && !isKnown;

  useEffect(() => {
    if (!isUnknown || token === null) return;
    const asking = new AbortController();
    void fetchMeWithRetry(asking.signal, setFailure).then(answer => {
      setFailure(null);
      if (answer === null) return;
      // Nothing on the screen is for another person, who has signed in on another tab.
      if (ended !== null && ended.user.id !== answer.id) window.location.assign(AFTER_LOGIN);
      else setKnown({ token, user: answer });
    });
    return () => asking.abort();
  }, [isUnknown, token, ended]);

  useEffect(() => {
    if (!isKnown) return;
    return setSignInPrompt(() => new Promise(answer => setEnded({ ...known, answer })));
  }, [isKnown, known]);
  useEffect(() => {
    if (ended === null || token === ended.token || (token !== null && !isKnown)) return;
    ended.answer(token !== null);
    setEnded(null);
  }, [ended, token, isKnown]);

  const signIn = useCallback((given: string, person: Me) => {
    setKnown({ token: given, user: person });
    storeToken(given);
  }, []);
  const signOut = useCallback(() => {
    // Takes the token along before it is forgotten; whether the server hears of it changes nothing here.
    if (readToken() !== null) call('POST /logout').catch(() => undefined);
    storeToken(null);
  }, []);
  const refresh = useCallback(async () => {
    const asked = readToken();
    // Should it fail, what is known stays; a refused token is forgotten by the call itself.
    const answer = asked === null ? null : await call('GET /me').catch(() => null);
    if (asked !== null && answer !== null) setKnown({ token: asked, user: answer });
  }, []);

  const session = useMemo<Session>(() => {
    const state = token === null ? 'signedOut' : user === null ? 'loading' : 'signedIn';
    return { state, user, failure, hasEnded: ended !== null, signIn, signOut, refresh };
  }, [token, user, failure, ended, signIn, signOut, refresh]);
  return <SessionContext value={session}>{children}</SessionContext>;
}
