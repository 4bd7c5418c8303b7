import { type KeptRow, type MappedList, readEntry } from './parse-row.ts';
import { packed } from './parse-rows.ts';

/** The process that parses the rows of lists (`parsing.ts`): it answers each batch, and ends with its parent or when it is let go. */
process.on('message', ({ list, rows }: { list: MappedList; rows: KeptRow[] }) => {
  process.send?.(rows.map(row => packed(readEntry(list, row))));
});
