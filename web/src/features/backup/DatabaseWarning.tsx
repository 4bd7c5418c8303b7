import { useQuery } from '@tanstack/react-query';
import plain from '../../ui/plain.module.css';
import { useWords } from '../../words/useWords.ts';

/** A warning where the database has gone back to an older state and nothing is saved. */
export function DatabaseWarning() {
  const texts = useWords().exports;
  const ready = useQuery({
    queryKey: ['readiness'],
    // Not a call of the API: it answers even where all calls that save are refused.
    queryFn: async ({ signal }): Promise<{ database?: string }> =>
      (await fetch('/readyz', { signal })).json(),
  });
  if (ready.data?.database !== 'behind') return null;
  return (
    <p className={`${plain.alert} ${plain.above}`} role="alert">
      {texts.databaseBehind}
    </p>
  );
}
