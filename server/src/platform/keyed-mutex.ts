import { TooMany } from './errors.ts';

/** Does what has one key one after the other, in the order of asking; what has other keys meanwhile. */
export type KeyedMutex = <T>(key: string, act: () => Promise<T>) => Promise<T>;

/** Turns of this process. What fails holds up nothing that waits behind it. */
export function keyedMutex(): KeyedMutex {
  const last = new Map<string, Promise<unknown>>();
  return async (key, act) => {
    const mine = (last.get(key) ?? Promise.resolve()).then(act, act);
    last.set(key, mine);
    try {
      return await mine;
    } finally {
      if (last.get(key) === mine) last.delete(key);
    }
  };
}

/** Lets nothing begin under a key while something under it is at work in this process. */
type OneAtATime = <Key, T>(key: Key, act: () => Promise<T>) => Promise<T>;

/** In how many seconds whoever is turned away may try again. */
const AGAIN = 10;

/** Throws TooMany for what comes while the same is at work. */
export function oneAtATime(): OneAtATime {
  const atWork = new Set<unknown>();
  return async (key, act) => {
    if (atWork.has(key)) throw new TooMany(AGAIN);
    atWork.add(key);
    try {
      return await act();
    } finally {
      atWork.delete(key);
    }
  };
}
