import { useEffect, useState } from 'react';

/**
 * What a call answers on the screens of visitors, which have no query cache; null until it is here, and where it fails: what is
 * shown besides goes on.
 * @param ask stands outside the component, so that it is called once
 */
export function usePublicAnswer<T>(ask: (signal: AbortSignal) => Promise<T>): T | null {
  const [answer, setAnswer] = useState<T | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    ask(leaving.signal).then(setAnswer, () => undefined);
    return () => leaving.abort();
  }, [ask]);
  return answer;
}
