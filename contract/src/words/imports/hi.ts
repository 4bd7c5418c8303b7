import { cells } from './hi/cells.ts';
import { columns } from './hi/columns.ts';
import { files } from './hi/files.ts';
import { screens } from './hi/screens.ts';
import { workbooks } from './hi/workbooks.ts';
import type { ImportWords } from './index.ts';

export const hi: ImportWords = { files, columns, cells, screens, workbooks };
