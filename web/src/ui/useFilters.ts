import { useEffect, useEffectEvent, useState } from 'react';
import { useDraft } from './useDraft.ts';

/** After so long without a key typed text applies, in milliseconds: as long as the global search waits (specification). */
const PAUSE = 500;

export interface LiveFilters<Query> {
  /** The values that the controls show. */
  draft: Query;
  /** Takes typed text, which applies when typing pauses. */
  type: (typed: Partial<Query>) => void;
  /** Takes what applies at once, such as a choice, and what was typed with it. Gives what is asked for now. */
  choose: (chosen: Partial<Query>) => Query;
  /** Shows a value that does not apply yet, such as half a date. */
  hold: (shown: Partial<Query>) => void;
}

/**
 * The filters of a list, which act at once: what is chosen immediately, what is typed after a pause or with Enter. Typing
 * replaces the entry of the browser's history, so that Back leads past it.
 * @param query what the address says; the same object as long as that is the same
 * @param change writes filters to the address, and gives what it says then (`useList`)
 */
export function useFilters<Query extends object>(
  query: Query,
  change: (next: Partial<Query>, how?: { replace: boolean }) => Query,
): LiveFilters<Query> {
  const [asked, setAsked] = useState(query);
  const [draft, setDraft] = useDraft(query, asked);
  /** What was typed is among what is shown: where the address says something else meanwhile, that holds. */
  const [isTyped, setTyped] = useState<{ -readonly [Name in keyof Query]?: true }>({});
  const apply = (next: Partial<Query>, how?: { replace: boolean }): Query => {
    const typed: Partial<Query> = {};
    for (const name in isTyped) typed[name] = draft[name];
    const now = change({ ...typed, ...next }, how);
    setTyped({});
    setAsked(now);
    return now;
  };
  const applyTyped = useEffectEvent(() => apply({}, { replace: true }));
  useEffect(() => {
    if (Object.keys(isTyped).length === 0) return;
    const timer = window.setTimeout(applyTyped, PAUSE);
    return () => window.clearTimeout(timer);
  }, [isTyped]);
  const hold = (shown: Partial<Query>) => setDraft({ ...draft, ...shown });
  return {
    draft,
    type: next => {
      hold(next);
      const names: typeof isTyped = {};
      for (const name in next) names[name] = true;
      setTyped({ ...isTyped, ...names });
    },
    choose: next => {
      hold(next);
      return apply(next);
    },
    hold,
  };
}
