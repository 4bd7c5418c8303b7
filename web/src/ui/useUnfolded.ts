import { useCallback, useState } from 'react';
import { useLocation } from 'react-router';

/** Whether a menu is unfolded. Once a link has led to another place, it no longer is. */
export function useUnfolded() {
  const { key } = useLocation();
  const [unfoldedAt, setUnfoldedAt] = useState<string | null>(null);
  const fold = useCallback(() => setUnfoldedAt(null), []);
  const unfolded = unfoldedAt === key;
  return { unfolded, fold, toggle: () => setUnfoldedAt(unfolded ? null : key) };
}
