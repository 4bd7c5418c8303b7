import { isStaff } from '@rto-desk/contract/access';
import { useLayoutEffect } from 'react';
import { readStored, writeStored } from '../browserStorage.ts';
import { useSession } from '../session/useSession.ts';

/** What stands around the screens: the rail of staff, a user's own places, or what visitors see. */
export type Frame = 'office' | 'own' | 'open';

const KEY = 'rto-desk.frame';

/**
 * The frame of who is signed in. While the server is asked, it is that of the last time, so that the screen has its place
 * from the start. Style sheets find it on the root (`data-frame`).
 */
export function useFrame(): Frame {
  const { state, user } = useSession();
  const known = user === null ? null : isStaff(user.role) ? 'office' : 'own';
  const last = readStored(KEY);
  const loading = last === 'office' || last === 'own' ? last : 'open';
  const frame = state === 'loading' ? loading : (known ?? 'open');
  useLayoutEffect(() => {
    document.documentElement.dataset.frame = frame;
    if (state !== 'loading') writeStored(KEY, frame === 'open' ? null : frame);
  }, [frame, state]);
  return frame;
}
