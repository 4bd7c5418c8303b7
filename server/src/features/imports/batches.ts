/** The most rows and characters of a batch: none may hold up the server for more than a moment. */
const MOST = { rows: 2000, characters: 1024 * 1024 };

/** Rows in batches, as they are sent between processes and stored. */
export function* batches<R extends { cells: readonly string[] }>(rows: readonly R[]): Generator<R[]> {
  let batch: R[] = [];
  let characters = 0;
  for (const row of rows) {
    batch.push(row);
    for (const cell of row.cells) characters += cell.length + 1;
    if (characters < MOST.characters && batch.length < MOST.rows) continue;
    yield batch;
    batch = [];
    characters = 0;
  }
  if (batch.length > 0) yield batch;
}
