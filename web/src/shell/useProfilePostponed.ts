import type { Me } from '@rto-desk/contract/endpoints/accounts';
import { useCallback, useEffect, useState } from 'react';
import { onTokenChange } from '../api/token.ts';
import { readStored, writeStored } from '../browserStorage.ts';

const KEY = 'rto-desk.profile-later';

/** Whether the person has put off completing their profile: until they sign in again, or open another window. */
export function useProfilePostponed(user: Me | null): [boolean, () => void] {
  const id = user === null ? null : String(user.id);
  const [who, setWho] = useState(() => readStored(KEY, 'session'));
  const remember = useCallback((next: string | null) => {
    setWho(next);
    writeStored(KEY, next, 'session');
  }, []);
  useEffect(() => onTokenChange(() => remember(null)), [remember]);
  return [id !== null && who === id, () => remember(id)];
}
