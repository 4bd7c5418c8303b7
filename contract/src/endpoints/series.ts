import { z } from 'zod';
import { deskFields, legalBases } from '../desk.ts';
import { nextFields, seriesFields, seriesNames, skipFields } from '../series.ts';
import { fieldSchema, fieldsSchema } from '../validation.ts';
import { type EndpointTable, lastSeen, optionalId } from './endpoint.ts';

const book = z.object({
  /** Null for the branches without a code, and for no branch. */
  branch: z.object({ id: z.int(), name: z.string() }).nullable(),
  /** The serial and the number that come next. */
  next: z.int(),
  next_number: z.string(),
  /** How many numbers the book has this year; none means that `next` may be set. */
  issued: z.int(),
  /** It issues no number until an admin has said which numbers exist on paper. */
  to_check: z.boolean(),
});
export type NumberBook = z.infer<typeof book>;

const series = z
  .object({
    series: z.enum(seriesNames),
    prefix: z.string(),
    digits: z.int(),
    /** `2026`, or `26-27`. */
    year: z.string(),
    /** The day from which prefix and digits hold, `YYYY-MM-DD`: the first of this year or, where this year has numbers of others, of the next. */
    holds_from: z.string(),
    books: z.array(book),
    updated_at: z.string(),
  })
  .meta({ id: 'NumberSeries' });
export type NumberSeries = z.infer<typeof series>;

const seriesList = z.object({ data: z.array(series) });
const seriesParams = z.object({ series: z.enum(seriesNames) });

const deskSettings = z
  .object({
    register_on: z.boolean(),
    money_on: z.boolean(),
    legal_basis: z.enum(legalBases),
    letters_years: z.int(),
    updated_at: z.string(),
  })
  .meta({ id: 'DeskSettings' });
export type DeskSettings = z.infer<typeof deskSettings>;

export const seriesEndpoints = {
  'GET /admin/desk-settings': {
    summary: 'Get the office settings: which parts are on, and how long letters are stored',
    audience: 'admin',
    answer: deskSettings,
  },
  'PUT /admin/desk-settings': {
    summary: 'Update the office settings, such as register and money on or off; absent fields stay',
    audience: 'admin',
    body: z
      .object({
        register_on: z.boolean().optional(),
        money_on: z.boolean().optional(),
        legal_basis: z.enum(legalBases).optional(),
        letters_years: fieldSchema(deskFields.letters_years).optional(),
      })
      .and(lastSeen),
    answer: deskSettings,
  },
  'GET /admin/series': {
    summary: 'List the number series, with the next number of each branch',
    audience: 'admin',
    answer: seriesList,
  },
  'PUT /admin/series/{series}': {
    summary:
      'Set prefix and digits of a series: at once while the year has no number, otherwise from the next year',
    audience: 'admin',
    params: seriesParams,
    body: fieldsSchema(seriesFields).and(lastSeen),
    answer: series,
  },
  'PUT /admin/series/{series}/next': {
    summary: 'Set the next number of a book that was begun on paper, while the year has no number',
    audience: 'admin',
    params: seriesParams,
    body: fieldsSchema(nextFields).and(z.object({ branch_id: optionalId })),
    answer: series,
  },
  'POST /admin/series/{series}/skip': {
    summary: 'Skip the numbers up to the last one that exists on paper',
    audience: 'admin',
    params: seriesParams,
    body: fieldsSchema(skipFields).and(z.object({ branch_id: optionalId })),
    answer: series,
  },
  'POST /admin/series/confirm': {
    summary: 'Confirm that no number is missing in the series to be checked after a restore',
    audience: 'admin',
    answer: seriesList,
  },
} satisfies EndpointTable;
