import type { AnyKind } from '@rto-desk/contract/kinds/index';

/** Memoises a value by document kind, or by another key. */
export function memoiseByKind<T, Kind = AnyKind>(make: (kind: Kind) => T): (kind: Kind) => T {
  const made = new Map<Kind, T>();
  return kind => {
    const known = made.get(kind) ?? make(kind);
    made.set(kind, known);
    return known;
  };
}
