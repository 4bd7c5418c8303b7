import { hi } from '../hi.ts';
import type { ServerWords } from '../words.ts';
import { claimAnswers } from './claims.ts';
import { errors } from './errors.ts';
import { feeAnswers } from './fees.ts';
import { cells } from './imports/cells.ts';
import { rows } from './imports/rows.ts';
import { workbooks } from './imports/workbooks.ts';
import { jobAnswers } from './job-answers.ts';
import { letterAnswers } from './letters.ts';
import { mergeAnswers } from './merges.ts';
import { numberSeriesAnswers } from './number-series.ts';
import { registerAnswers } from './register.ts';
import { searchAnswers } from './search.ts';

/** Every text in Hindi: those of the pages, and those that only the server says, which no page loads. */
export const serverHi: ServerWords = {
  ...hi,
  claims: { ...hi.claims, ...claimAnswers },
  errors,
  fees: { ...hi.fees, ...feeAnswers },
  imports: { ...hi.imports, cells, rows, workbooks },
  jobAnswers,
  letters: { ...hi.letters, ...letterAnswers },
  merges: { ...hi.merges, ...mergeAnswers },
  numberSeries: { ...hi.numberSeries, ...numberSeriesAnswers },
  register: { ...hi.register, ...registerAnswers },
  search: { ...hi.search, ...searchAnswers },
};
