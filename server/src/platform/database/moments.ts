/** The moments of a row that came inside JSON, where they are not yet written as answers write them (ISO 8601, UTC). */
export function momentsOf(row: { created_at: string; updated_at: string }) {
  const moment = (text: string) => new Date(text).toISOString();
  return { created_at: moment(row.created_at), updated_at: moment(row.updated_at) };
}
