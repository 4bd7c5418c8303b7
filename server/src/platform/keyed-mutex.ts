import { TooMany } from './errors.ts';

/** Runs tasks of the same key one after the other, in the order of arrival; tasks of other keys run meanwhile. */
export type KeyedMutex = <T>(key: string, act: () => Promise<T>) => Promise<T>;

/** A mutex for this process. A task that fails does not hold up those behind it. */
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

/** Refuses a task while another of its key is running in this process. */
type OneAtATime = <Key, T>(key: Key, act: () => Promise<T>) => Promise<T>;

/** In how many seconds a refused caller may try again. */
const AGAIN = 10;

/** Throws TooMany while a task of the same key is running. */
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
