import { choice, date, text } from './fields.ts';
import { list } from './list.ts';

/** What can be done to a record, or to the desk itself. */
export const historyActions = [
  'created',
  'updated',
  'deleted',
  'signed_in',
  'sign_in_failed',
  'signed_out',
  'reset_link',
  'exported',
  'backed_up',
  'opened',
] as const;
export type HistoryAction = (typeof historyActions)[number];

/** Lines of history on a page. */
export const historyPageSize = 20;

/** What the history of the office is asked for: `q` is part of who did it or of what the record is called. */
export const historyList = list({
  q: text(255),
  action: choice(historyActions),
  record: text(63),
  from: date(),
  until: date(),
});
