import { useEffect, useRef, useState } from 'react';

/**
 * Sets the filters with which a list begins where its address has none. Returns whether the list may be asked for: the address
 * follows in a transition, which waits for what the screen loads, and without it all rows would be shown first.
 * @param isSet whether the address has a filter
 * @param set puts the first ones there; called once
 */
export function useFirstFilters(isSet: boolean, set: () => void): boolean {
  const [begun, setBegun] = useState(isSet);
  const asked = useRef(isSet);
  useEffect(() => {
    if (isSet) setBegun(true);
    if (asked.current) return;
    asked.current = true;
    set();
  });
  return begun;
}
