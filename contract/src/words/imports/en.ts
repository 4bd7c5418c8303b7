import { cells } from './en/cells.ts';
import { columns } from './en/columns.ts';
import { files } from './en/files.ts';
import { screens } from './en/screens.ts';
import { workbooks } from './en/workbooks.ts';

/** What is said of lists that are brought in. No other page says it, so that none carries it. */
export const en = { files, columns, cells, screens, workbooks };
