/** What somebody can have done: to a record, or with the desk itself. */
export const historyActions = [
  'created',
  'updated',
  'deleted',
  'signed_in',
  'sign_in_failed',
  'signed_out',
  'exported',
  'backed_up',
  'opened',
] as const;
export type HistoryAction = (typeof historyActions)[number];

/** Lines of history on a page. */
export const historyPageSize = 20;
