import type { AnyKind } from '@rto-desk/contract/kinds/index';

/** Something that is made once for each kind of document, or of other records. */
export function ofKind<T, Kind = AnyKind>(make: (kind: Kind) => T): (kind: Kind) => T {
  const made = new Map<Kind, T>();
  return kind => {
    const known = made.get(kind) ?? make(kind);
    made.set(kind, known);
    return known;
  };
}
