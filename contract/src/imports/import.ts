/*
 * A list that an office brings: it is read, each column is taken for a field, each row is planned without changing anything,
 * and then all is committed, which can be undone.
 */

/** `mapping` until the columns are known; what ends in -ing goes on in the background. */
export const importStatuses = [
  'mapping',
  'checking',
  'checked',
  'committing',
  'committed',
  'undoing',
  'undone',
  'failed',
] as const;
export type ImportStatus = (typeof importStatuses)[number];

/** A column for each date, or a document in each row. */
export const importShapes = ['wide', 'long'] as const;
export type ImportShape = (typeof importShapes)[number];

/** What may be done to records that are there: nothing, filling what is empty, or writing over the rest as well. */
export const importModes = ['add', 'fill', 'overwrite'] as const;
export type ImportMode = (typeof importModes)[number];

/** What becomes of a row: the first of these that fits. */
export const importVerdicts = ['error', 'ambiguous', 'skip', 'create', 'fill', 'same'] as const;
export type ImportVerdict = (typeof importVerdicts)[number];

/** The most rows of a list, and the most bytes that it comes in. */
export const importLimits = { rows: 20_000, bytes: 10 * 1024 * 1024 } as const;

/** For how many days a commit can be undone and its cells are kept, and a list that was never committed. */
export const importDays = { committed: 30, uncommitted: 7 } as const;

/** Rows of a list, and lists, on a page. */
export const importPageSizes = { rows: 50, lists: 20 } as const;
