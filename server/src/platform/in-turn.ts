/** Does what has one key one after the other, in the order of asking; what has other keys meanwhile. */
export type InTurn = <T>(key: string, act: () => Promise<T>) => Promise<T>;

/** Turns of this process. What fails holds up nothing that waits behind it. */
export function turns(): InTurn {
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
