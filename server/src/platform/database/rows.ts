/**
 * The rows that one insert returned, in the order of its values: each takes its id from the sequence in that order, which
 * PostgreSQL says of the ids and not of what is returned.
 */
export function inOrderOfValues<Row extends { id: number }>(returned: readonly Row[]): Row[] {
  return [...returned].sort((one, other) => one.id - other.id);
}

/** The moments of a row that came inside JSON, where they are not yet written as answers write them (ISO 8601, UTC). */
export function momentsOf(row: { created_at: string; updated_at: string }) {
  const moment = (text: string) => new Date(text).toISOString();
  return { created_at: moment(row.created_at), updated_at: moment(row.updated_at) };
}
