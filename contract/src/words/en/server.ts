import { en } from '../en.ts';
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

/** Every text in English: those of the pages, and those that only the server says, which no page loads. */
export const serverEn = {
  ...en,
  claims: { ...en.claims, ...claimAnswers },
  errors,
  fees: { ...en.fees, ...feeAnswers },
  imports: { ...en.imports, cells, rows, workbooks },
  jobAnswers,
  letters: { ...en.letters, ...letterAnswers },
  merges: { ...en.merges, ...mergeAnswers },
  numberSeries: { ...en.numberSeries, ...numberSeriesAnswers },
  register: { ...en.register, ...registerAnswers },
  search: { ...en.search, ...searchAnswers },
};
