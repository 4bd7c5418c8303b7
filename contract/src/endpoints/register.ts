import { z } from 'zod';
import { date, required } from '../fields.ts';
import {
  cancelFields,
  changedEntryFields,
  directions,
  disposalFields,
  entryFields,
  entryList,
  entryStates,
  postModes,
} from '../register.ts';
import { fieldSchema, fieldsSchema } from '../validation.ts';
import { type EndpointTable, id, idParams, lastSeen, optionalId, pageOf } from './endpoint.ts';
import { filtersQuery, listQuery } from './list-query.ts';

const person = z.object({ id: z.int(), name: z.string() });
const linkedEntry = z.object({ id: z.int(), number: z.string(), entered_on: z.string() });

const entry = z
  .object({
    id: z.int(),
    direction: z.enum(directions),
    number: z.string(),
    /** The day of its number in India, `YYYY-MM-DD`. */
    entered_on: z.string(),
    /** Empty where what it said of people was erased. */
    party: z.string(),
    subject: z.string(),
    /** The day on which it came; null where that is the day of entry, and of what goes out. */
    received_on: z.string().nullable(),
    their_number: z.string().nullable(),
    their_date: z.string().nullable(),
    mode: z.enum(postModes).nullable(),
    remarks: z.string().nullable(),
    assigned_to: person.nullable(),
    /** Null where there is none, or none within reach. */
    job: z.object({ id: z.int(), number: z.string() }).nullable(),
    vehicle: z.object({ id: z.int(), registration_no: z.string(), citizen_id: z.int() }).nullable(),
    /** The letter that it goes with, likewise. */
    letter: z.object({ id: z.int(), number: z.string().nullable() }).nullable(),
    branch_id: z.int().nullable(),
    /** The entry that it answers, and those that answer it. */
    answers: linkedEntry.nullable(),
    replies: z.array(linkedEntry),
    state: z.enum(entryStates),
    /** Who closed, reopened or cancelled it, and when. */
    state_by: z.string().nullable(),
    state_at: z.string().nullable(),
    disposal: z.string().nullable(),
    cancel_reason: z.string().nullable(),
    erased_on: z.string().nullable(),
    has_file: z.boolean(),
    /** The path below `/storage/` that opens its file for a while, or null without one. */
    file_path: z.string().nullable(),
    created_at: z.string(),
    updated_at: z.string(),
  })
  .meta({ id: 'RegisterEntry' });
export type RegisterEntry = z.infer<typeof entry>;

/** A line of the bound book: an entry, or a number that was skipped, with the reason. */
const bookLine = z.object({
  number: z.string(),
  day: z.string(),
  entry: entry.nullable(),
  skip_reason: z.string().nullable(),
});
export type BookLine = z.infer<typeof bookLine>;

const links = { assigned_to: optionalId, job_id: optionalId, vehicle_id: optionalId, letter_id: optionalId };

export const registerEndpoints = {
  'GET /register-entries': {
    summary: 'List the inward and outward register in scope, newest first',
    audience: 'staff',
    query: listQuery(entryList, { job_id: optionalId, vehicle_id: optionalId }),
    answer: pageOf(entry),
  },
  'POST /register-entries': {
    summary: 'Add a register entry; it gets its number at once',
    audience: 'staff',
    body: fieldsSchema(entryFields).and(z.object(links)),
    upload: true,
    idempotent: true,
    status: 201,
    answer: entry,
  },
  'GET /register-entries/book': {
    summary:
      'List the numbers of a direction in order, skipped ones included, of at most 31 days, as in the bound book',
    audience: 'staff',
    query: z.object({
      direction: z.enum(directions),
      from: fieldSchema(date(required)),
      to: fieldSchema(date(required)),
    }),
    answer: z.object({ data: z.array(bookLine) }),
  },
  'GET /register-entries/export': {
    summary: 'Download the register in scope as CSV',
    audience: 'staff',
    query: filtersQuery(entryList).and(z.object({ job_id: optionalId, vehicle_id: optionalId })),
    answer: z.string(),
    media: 'text/csv; charset=utf-8',
  },
  'GET /register-entries/assignees': {
    summary: 'List the staff to whom the caller may assign entries',
    audience: 'staff',
    answer: z.object({ data: z.array(person) }),
  },
  'GET /register-entries/{id}': {
    summary: 'Get a register entry',
    audience: 'staff',
    params: idParams,
    answer: entry,
  },
  'GET /register-entries/{id}/file': {
    summary: 'Download the file of a register entry',
    audience: 'staff',
    params: idParams,
    answer: z.string(),
    media: 'application/octet-stream',
  },
  'PATCH /register-entries/{id}': {
    summary:
      'Update assignee, remarks, mode, links, the sender’s number and date; party and subject on the day of entry only; absent fields stay',
    audience: 'staff',
    params: idParams,
    body: fieldsSchema(changedEntryFields)
      .and(
        z.object({
          ...links,
          party: fieldSchema(entryFields.party).optional(),
          subject: fieldSchema(entryFields.subject).optional(),
        }),
      )
      .and(lastSeen),
    answer: entry,
  },
  'POST /register-entries/{id}/close': {
    summary: 'Close an entry with its disposal',
    audience: 'staff',
    params: idParams,
    body: fieldsSchema(disposalFields).and(lastSeen),
    answer: entry,
  },
  'POST /register-entries/{id}/reopen': {
    summary: 'Reopen a closed entry',
    audience: 'staff',
    params: idParams,
    body: lastSeen,
    answer: entry,
  },
  'POST /register-entries/{id}/cancel': {
    summary: 'Cancel an entry; it keeps its number and is struck through',
    audience: 'staff',
    params: idParams,
    body: fieldsSchema(cancelFields).and(lastSeen),
    answer: entry,
  },
  'POST /register-entries/{id}/reply': {
    summary: 'Link an entry to its reply of the other direction; an entry answers only one (409)',
    audience: 'staff',
    params: idParams,
    body: z.object({ entry_id: id }).and(lastSeen),
    answer: entry,
  },
} satisfies EndpointTable;
