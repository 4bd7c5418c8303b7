import type { SearchHit } from '@rto-desk/contract/endpoints/search';
import { globalSearchMinimum } from '@rto-desk/contract/search';
import { useEffect, useState } from 'react';
import { call } from '../../api/call.ts';
import { failureText } from '../../ui/failureText.ts';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words/useWords.ts';
import { linksToAllHits } from './linksToAllHits.ts';

/** Debounce: how long typing must pause before a search is sent, in milliseconds. */
const PAUSE = 500;

/** The hits for what is typed: null while it is too short or on its way. An older answer never takes a newer's place. */
export function useHits(typed: string): readonly SearchHit[] | null {
  const words = useWords();
  const query = typed.trim();
  const [found, setFound] = useState<{ query: string; hits: readonly SearchHit[] } | null>(null);
  useEffect(() => {
    if (query.length < globalSearchMinimum) return;
    const aborting = new AbortController();
    const timer = setTimeout(() => {
      call('GET /global-search', { query: { query }, signal: aborting.signal })
        .then(async hits => {
          if (aborting.signal.aborted) return;
          setFound({ query, hits: byType(hits) });
          const all = await linksToAllHits(hits, query, words, aborting.signal);
          if (all.length > 0 && !aborting.signal.aborted)
            setFound({ query, hits: byType([...hits, ...all]) });
        })
        .catch((error: unknown) => {
          if (!aborting.signal.aborted) toast.failure(failureText(error, words.search.failed));
        });
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      aborting.abort();
    };
  }, [query, words]);
  return found !== null && found.query === query ? found.hits : null;
}

/** The hits of each type together, the type of the best hit first. */
function byType(hits: readonly SearchHit[]): SearchHit[] {
  const types = [...new Set(hits.map(({ type }) => type))];
  return types.flatMap(type => hits.filter(hit => hit.type === type));
}
