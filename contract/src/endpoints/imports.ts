import { z } from 'zod';
import {
  importLimits,
  importModes,
  importShapes,
  importStatuses,
  importVerdicts,
} from '../imports/import.ts';
import { type EndpointTable, id, idParams, lastSeen, optionalId, paged, pageOf } from './endpoint.ts';
import { withProof } from './proof.ts';
import { quickEntryCandidate } from './quick-entries.ts';

const column = z.object({
  /** Its place in the list, from 0. */
  index: z.int(),
  header: z.string(),
  /** What stands in its first cells that are not empty; none once the cells have been erased. */
  samples: z.array(z.string()),
  /** What it is taken for, such as `mobile` or `insurances.until`; `ignore` for nothing. */
  field: z.string(),
  /** Whether the heading does not say it, so that a person has to choose. */
  is_unsure: z.boolean(),
  /** What it may be, the likeliest first, where it is unsure. */
  options: z.array(z.string()),
  /** What its user should know: days that are all over, days and months that seem swapped, a hidden column. */
  notes: z.array(z.string()),
  /** Whether days and months can be told apart only by a person; else null. */
  month_first: z.boolean().nullable(),
  /** Whether years of two digits stand first, as in 27-03-05, where only a person can say so; else null. */
  year_first: z.boolean().nullable(),
});
export type ImportColumn = z.infer<typeof column>;

const person = z.object({ id: z.int(), name: z.string() }).nullable();

/** What a commit would do, said before it. */
const plannedSummary = z.object({
  /** How many documents of each kind, and their first and last end. */
  documents: z.array(z.object({ kind: z.string(), count: z.int(), first: z.string(), last: z.string() })),
  /** Rows that would be saved without a document. */
  without_document: z.int(),
  /** Columns that are not imported although they hold days, mobile numbers or registration numbers. */
  left_out: z.array(z.object({ header: z.string(), holds: z.enum(['days', 'mobiles', 'plates']) })),
});

/** What stays after an undo, and why. */
const kept = z.object({ title: z.string(), url: z.string(), reason: z.string() });

const summary = z.object({
  id: z.int(),
  status: z.enum(importStatuses),
  shape: z.enum(importShapes),
  /** The file that it came in, or null. */
  name: z.string().nullable(),
  /** The sheet that was read, where the file has several; else null. */
  sheet: z.string().nullable(),
  /** Data rows. */
  rows: z.int(),
  mode: z.enum(importModes).nullable(),
  branch: person,
  progress: z.object({ done: z.int(), of: z.int() }),
  /** Rows by what becomes of them; all 0 until they have been checked. */
  counts: z.object({
    create: z.int(),
    fill: z.int(),
    same: z.int(),
    ambiguous: z.int(),
    error: z.int(),
    skip: z.int(),
  }),
  /** Rows of a committed list that another commit would carry out: what was left out, and has been mended or decided since. */
  ready: z.object({ create: z.int(), fill: z.int() }),
  /** Who brought it; null where the account is gone. */
  creator: person,
  committed_at: z.string().nullable(),
  undone_at: z.string().nullable(),
  /** When its rows were erased. */
  erased_at: z.string().nullable(),
  /** What the caller may do now. */
  permissions: z.object({
    /** Mending rows, deciding whose they are, leaving them out: all but those that are done. */
    mend: z.boolean(),
    commit: z.boolean(),
    undo: z.boolean(),
    overwrite: z.boolean(),
    /** Letting those be reminded whom it has brought. */
    remind: z.boolean(),
  }),
  created_at: z.string(),
  updated_at: z.string(),
});
export type ImportSummary = z.infer<typeof summary>;

const whole = summary
  .extend({
    columns: z.array(column),
    /** What reading the file has found that its user must know, such as hidden rows. */
    notes: z.array(z.string()),
    /** The sheets of a workbook of several; upload it again with `sheet` to read another. */
    sheets: z.array(z.object({ name: z.string(), rows: z.int(), is_hidden: z.boolean() })),
    /** Whether rows without an owner belong to that of the row above, as a person has said; null where there are none. */
    use_row_above: z.boolean().nullable(),
    /** What a commit would do; null unless the rows have been checked. */
    summary: plannedSummary.nullable(),
    /** What an undo has left, the first 500 of it; empty before one. */
    kept: z.array(kept),
    kept_count: z.int(),
    /** When an admin has let those be reminded whom it has brought. */
    reminders_allowed_at: z.string().nullable(),
  })
  .meta({ id: 'Import' });
export type Import = z.infer<typeof whole>;

const said = z.object({ field: z.string(), message: z.string() });

const row = z
  .object({
    /** As the file counts them; a header in its first line is line 1. */
    line: z.int(),
    /** Null until it has been checked. */
    verdict: z.enum(importVerdicts).nullable(),
    /** In the order of the columns; none once they have been erased. */
    cells: z.array(z.string()),
    problems: z.array(said),
    /** What was made of cells, and what stays as it is. */
    notes: z.array(said),
    /** Who may be meant, where it is ambiguous. */
    candidates: z.array(quickEntryCandidate).optional(),
    /** Whether an ambiguous row may belong to a new person instead: never for a vehicle that already has an owner. */
    may_be_new: z.boolean().optional(),
    plan: z.array(z.string()),
    /** Who was chosen for it. */
    citizen_id: z.int().nullable(),
    new_citizen: z.boolean(),
    skip: z.boolean(),
    /** Whether it has been committed. */
    done: z.boolean(),
    updated_at: z.string(),
  })
  .meta({ id: 'ImportRow' });
export type ImportRow = z.infer<typeof row>;

const reminding = z
  .object({
    allowed_at: z.string().nullable(),
    /** How many messages go tomorrow to those whom it has brought, as soon as that is allowed. */
    tomorrow: z.int(),
    /** How many go altogether, and over how many days from tomorrow, by the stages and the daily limit that are set now. */
    messages: z.int(),
    days: z.int(),
  })
  .meta({ id: 'ImportReminders' });
export type ImportReminders = z.infer<typeof reminding>;

const rowParams = idParams.extend({ line: id });
const verdict = z.preprocess(value => (value === '' ? undefined : value), z.enum(importVerdicts).optional());
const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export const importEndpoints = {
  'GET /imports': {
    summary: 'List the imports, newest first',
    audience: 'staff',
    query: paged,
    answer: pageOf(summary),
  },
  'POST /imports': {
    summary:
      'Start an import from an Excel or CSV file, or `text` pasted from a sheet; at most 20,000 rows and 10 MB',
    audience: 'staff',
    body: z.object({
      text: z.string().max(importLimits.bytes).nullish(),
      /** The sheet of a workbook to read, by its name. */
      sheet: z.string().max(100).nullish(),
    }),
    bodyLimit: importLimits.bytes + 64 * 1024,
    upload: 'list',
    idempotent: true,
    status: 201,
    answer: whole,
  },
  'GET /imports/template.xlsx': {
    summary: 'Download a workbook to fill in, with an example and the rules',
    audience: 'staff',
    answer: z.string(),
    media: SHEET,
  },
  'GET /imports/{id}': {
    summary: 'Get an import: its status and columns',
    audience: 'staff',
    params: idParams,
    answer: whole,
  },
  'PUT /imports/{id}/mapping': {
    summary: 'Map the columns and start the dry run, which changes no record',
    audience: 'staff',
    params: idParams,
    body: z
      .object({
        columns: z
          .array(
            z.object({
              index: z.coerce.number().int().min(0),
              field: z.string().max(100),
              /** Whether the days of the column have the month first, as in 03/25/2027. */
              month_first: z.boolean().optional(),
              year_first: z.boolean().optional(),
            }),
          )
          .max(500),
        mode: z.enum(importModes),
        /** Whether rows without an owner, or without a registration number in a list of documents, belong to the row above. */
        use_row_above: z.boolean().optional(),
        branch_id: optionalId,
        /** Whose all rows are; null takes that back, and choices for single rows with it. */
        citizen_id: optionalId,
      })
      .and(lastSeen)
      .and(withProof),
    status: 202,
    answer: whole,
  },
  'GET /imports/{id}/rows': {
    summary: 'List the rows of an import, by their planned result',
    audience: 'staff',
    params: idParams,
    query: paged.extend({ verdict }),
    answer: pageOf(row),
  },
  'PATCH /imports/{id}/rows/{line}': {
    summary: 'Correct the cells of a row, choose its owner, or skip it; the row is planned again',
    audience: 'staff',
    params: rowParams,
    body: z
      .object({
        /** All of them, in the order of the columns. */
        cells: z.array(z.string().max(5000)).max(500).optional(),
        citizen_id: optionalId,
        /** A new person, although the mobile number is known. */
        new_citizen: z.boolean().optional(),
        skip: z.boolean().optional(),
      })
      .and(lastSeen)
      .and(withProof),
    answer: row,
  },
  'GET /imports/{id}/rows.xlsx': {
    summary: 'Download the rows as a workbook, with the problems of each',
    audience: 'staff',
    params: idParams,
    query: z.object({ verdict }),
    answer: z.string(),
    media: SHEET,
  },
  'POST /imports/{id}/commit': {
    summary: 'Commit an import in the background; again for rows that were corrected since',
    audience: 'staff',
    params: idParams,
    body: lastSeen,
    status: 202,
    answer: whole,
  },
  'POST /imports/{id}/undo': {
    summary: 'Undo a committed import within 30 days; records that were changed since stay',
    audience: 'staff',
    params: idParams,
    body: lastSeen,
    status: 202,
    answer: whole,
  },
  'GET /imports/{id}/reminders': {
    summary: 'Count the reminders that people added by an import would get',
    audience: 'admin',
    params: idParams,
    answer: reminding,
  },
  'POST /imports/{id}/reminders': {
    summary: 'Allow reminders to people added by an import',
    audience: 'admin',
    params: idParams,
    answer: reminding,
  },
} satisfies EndpointTable;
