import { useCallback, useState } from 'react';
import { useLocation } from 'react-router';

/** Whether a menu is unfolded. Once a link has led to another place, it no longer is. */
export function useExpanded() {
  const { key } = useLocation();
  const [expandedAt, setExpandedAt] = useState<string | null>(null);
  const fold = useCallback(() => setExpandedAt(null), []);
  const unfolded = expandedAt === key;
  return { unfolded, fold, toggle: () => setExpandedAt(unfolded ? null : key) };
}
