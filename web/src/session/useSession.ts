import type { Me } from '@rto-desk/contract/endpoints/accounts';
import { createContext, useContext } from 'react';

export interface Session {
  state: 'loading' | 'signedIn' | 'signedOut';
  user: Me | null;
  /** The error of loading the user, while that is retried; null otherwise. */
  failure: unknown;
  /** Whether the server has ended the session and the person has not signed in again yet. */
  hasEnded: boolean;
  signIn: (token: string, user: Me) => void;
  /** Ends the session here at once, and at the server as soon as it can be told. */
  signOut: () => void;
  /** Asks for the user again, after something about them has changed. */
  refresh: () => Promise<void>;
}

export const SessionContext = createContext<Session | null>(null);

/** The account that is signed in in this browser. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (session === null) throw new Error('useSession needs a SessionProvider around it');
  return session;
}
