import { type MappedList, parseRow, type StoredRow } from './parse-row.ts';
import { packed } from './parse-rows.ts';

/** The process that parses the rows of lists (`parse-rows.ts`): it answers each batch, and ends with its parent or when it is let go. */
process.on('message', ({ list, rows }: { list: MappedList; rows: StoredRow[] }) => {
  process.send?.(rows.map(row => packed(parseRow(list, row))));
});
