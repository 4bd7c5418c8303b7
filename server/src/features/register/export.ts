import type { RegisterEntry } from '@rto-desk/contract/endpoints/register';
import type { ServerWords } from '@rto-desk/contract/words/words';
import { sql } from 'kysely';
import type { CsvColumn } from '../../platform/csv.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { type EntryFilter, matchingEntries } from './list.ts';
import { asEntry, entryRows, type Reader } from './rows.ts';

/** The entries within reach as they come from the database, newest first. */
export async function* streamEntries(
  db: Queryable,
  reader: Reader,
  filter: EntryFilter,
): AsyncIterable<RegisterEntry> {
  const { caller } = reader;
  const rows = entryRows(db, caller)
    .where(matchingEntries(caller, filter))
    .orderBy(sql`register_entries.id desc`)
    .stream(500);
  for await (const row of rows) yield asEntry(reader, row);
}

/** The columns of the file. */
export function entryColumns(words: ServerWords): CsvColumn<RegisterEntry>[] {
  const { fields } = words;
  const texts = words.register;
  return [
    { heading: fields.number, cell: entry => entry.number },
    { heading: texts.enteredOn, cell: entry => entry.entered_on },
    { heading: fields.direction, cell: entry => texts.directions[entry.direction] },
    { heading: fields.party, cell: entry => entry.party },
    { heading: fields.subject, cell: entry => entry.subject },
    { heading: fields.received_on, cell: entry => entry.received_on },
    { heading: fields.their_number, cell: entry => entry.their_number },
    { heading: fields.their_date, cell: entry => entry.their_date },
    { heading: fields.mode, cell: entry => entry.mode && texts.modes[entry.mode] },
    { heading: fields.assigned_to, cell: entry => entry.assigned_to?.name },
    { heading: texts.job, cell: entry => entry.job?.number },
    { heading: fields.vehicle_id, cell: entry => entry.vehicle?.registration_no },
    { heading: texts.answers, cell: entry => entry.answers?.number },
    { heading: fields.status, cell: entry => texts.states[entry.state] },
    { heading: fields.disposal, cell: entry => entry.disposal },
    { heading: texts.cancelReason, cell: entry => entry.cancel_reason },
    { heading: fields.remarks, cell: entry => entry.remarks },
  ];
}
