import { date, longText } from './fields.ts';
import { flagFilter, list } from './list.ts';

/** The day on which staff will call a person again, and why; without a day there is no follow-up. */
export const followUpFields = {
  on: date(),
  note: longText(500),
};

/** What the list is asked for: `due` are those of today and of earlier days. */
export const followUpList = list({ due: flagFilter });
