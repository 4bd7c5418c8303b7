import { choice, date, longText, pastDate, required, text } from './fields.ts';
import { flagFilter, list } from './list.ts';

/** What came in, or went out. */
export const directions = ['in', 'out'] as const;
export type Direction = (typeof directions)[number];

/** How it came or went. */
export const postModes = ['hand', 'post', 'courier', 'email', 'whatsapp', 'portal'] as const;
export type PostMode = (typeof postModes)[number];

export const entryStates = ['open', 'closed', 'cancelled'] as const;
export type EntryState = (typeof entryStates)[number];

/** What is written down of an entry; `received_on` of what came in alone. */
export const entryFields = {
  direction: choice(directions, required),
  party: text(255, required),
  subject: text(500, required),
  received_on: pastDate(),
  their_number: text(100),
  their_date: pastDate(),
  mode: choice(postModes),
  remarks: longText(2000),
};

/** What can be corrected later: everything but who and about what, which the day of entry alone allows. */
const { direction, party, subject, received_on, ...laterFields } = entryFields;
export const changedEntryFields = laterFields;

export const disposalFields = { disposal: longText(500) };
/** Of what is cancelled; at least three characters. */
export const cancelFields = { reason: longText(500, required) };

/** The list of entries. `assigned_to` is `me`, `none` or an id; the days are those of entry, both included. */
export const entryList = list(
  {
    direction: choice(directions),
    open: flagFilter,
    assigned_to: text(10),
    q: text(100),
    from: date(),
    to: date(),
  },
  [15, 50, 100],
);

/** The most days that are printed at once: a month. */
export const MAX_BOOK_DAYS = 31;
