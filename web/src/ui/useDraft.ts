import { useState } from 'react';

/**
 * What is typed into filters before it applies. It follows the address (Back, a shared link) without losing
 * the focus. An address comes a moment after it was asked for: what has been typed meanwhile stays, unless the address
 * says something new of that very filter that was not asked for here.
 * @param shown what the address says; the same object as long as that is the same
 * @param asked the address that was asked for last
 */
export function useDraft<Draft extends object>(
  shown: Draft,
  asked: Draft = shown,
): [draft: Draft, set: (next: Draft) => void] {
  const [draft, setDraft] = useState(shown);
  const [followed, setFollowed] = useState(shown);
  if (followed !== shown) {
    setFollowed(shown);
    setDraft(withTyped(shown, draft, followed, asked));
  }
  return [draft, setDraft];
}

/** What the address says now, with what has been typed into filters of which it said the same before. */
function withTyped<Draft extends object>(shown: Draft, draft: Draft, before: Draft, asked: Draft): Draft {
  const next = { ...shown };
  for (const name in draft) {
    const isExpected = shown[name] === before[name] || (asked !== shown && shown[name] === asked[name]);
    if (draft[name] !== before[name] && isExpected) next[name] = draft[name];
  }
  return next;
}
