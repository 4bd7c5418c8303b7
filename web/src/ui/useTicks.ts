import { useState } from 'react';

/** Which rows of a page are ticked; those of another page are not. */
export function useTicks<Row>(rows: readonly Row[] | undefined, keyOf: (row: Row) => string) {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const isTicked = (row: Row) => keys.has(keyOf(row));
  return {
    ticked: (rows ?? []).filter(isTicked),
    isTicked,
    tick: (row: Row, holds: boolean) =>
      setKeys(known => {
        const others = [...known].filter(key => key !== keyOf(row));
        return new Set(holds ? [...others, keyOf(row)] : others);
      }),
    tickAll: (holds: boolean) => setKeys(new Set(holds ? (rows ?? []).map(keyOf) : [])),
  };
}
