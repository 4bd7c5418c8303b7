import { date, longText } from './fields.ts';
import { flagFilter, list } from './list.ts';

/** When a person is to be called again, and why; without a day nobody is. */
export const followUpFields = {
  on: date(),
  note: longText(500),
};

/** What the list is asked for: `due` are those of today and of earlier days. */
export const followUpList = list({ due: flagFilter });
