import { useState } from 'react';

/**
 * What is typed into filters before it is searched for. It follows the address (Back, a shared link) without losing
 * the focus. An address comes a moment after it was asked for: what has been typed meanwhile stays, unless the address
 * says something new of that very filter.
 * @param shown what the address says; the same object as long as that is the same
 */
export function useDraft<Draft extends object>(shown: Draft): [draft: Draft, set: (next: Draft) => void] {
  const [draft, setDraft] = useState(shown);
  const [followed, setFollowed] = useState(shown);
  if (followed !== shown) {
    setFollowed(shown);
    setDraft(withTyped(shown, draft, followed));
  }
  return [draft, setDraft];
}

/** What the address says now, with what has been typed into filters of which it said the same before. */
function withTyped<Draft extends object>(shown: Draft, draft: Draft, before: Draft): Draft {
  const next = { ...shown };
  for (const name in draft) {
    if (draft[name] !== before[name] && shown[name] === before[name]) next[name] = draft[name];
  }
  return next;
}
