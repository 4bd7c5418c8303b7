import type { AnyKind } from '@rto-desk/contract/kinds/index';

/** Something that is made once for each kind of document. */
export function ofKind<T>(make: (kind: AnyKind) => T): (kind: AnyKind) => T {
  const made = new Map<AnyKind, T>();
  return kind => {
    const known = made.get(kind) ?? make(kind);
    made.set(kind, known);
    return known;
  };
}
