/**
 * The rows that one insert returned, in the order of its values: each takes its id from the sequence in that order, which
 * PostgreSQL says of the ids and not of what is returned.
 */
export function inOrderOfValues<Row extends { id: number }>(returned: readonly Row[]): Row[] {
  return [...returned].sort((one, other) => one.id - other.id);
}
