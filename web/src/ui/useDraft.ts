import { useState } from 'react';

/**
 * What is typed into filters before it is searched for. It follows the address (Back, a shared link) without losing
 * the focus.
 * @param shown what the address says; the same object as long as that is the same
 */
export function useDraft<Draft>(shown: Draft): [draft: Draft, set: (next: Draft) => void] {
  const [draft, setDraft] = useState(shown);
  const [followed, setFollowed] = useState(shown);
  if (followed !== shown) {
    setFollowed(shown);
    setDraft(shown);
  }
  return [draft, setDraft];
}
