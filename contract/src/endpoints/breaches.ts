import { z } from 'zod';
import { breachFields, breachList, MAX_NAMED } from '../breach.ts';
import { kinds } from '../kinds/index.ts';
import { answersOf, fieldSchema, fieldsSchema } from '../validation.ts';
import { type EndpointTable, id, idParams, lastSeen, optionalId, pageOf } from './endpoint.ts';
import { listQuery } from './list-query.ts';
import { privacyContact } from './privacy.ts';

const breach = z
  .object({
    id: z.int(),
    noticed_at: z.string(),
    ...answersOf(breachFields),
    /** 72 hours after it was noticed. */
    board_due_at: z.string(),
    /** Null until it was reported to the Board. */
    board_told_at: z.string().nullable(),
    board_told_by: z.string().nullable(),
    persons: z.int(),
    /** Of these, those to whom a message was written. */
    notified: z.int(),
    created_by: z.string().nullable(),
    created_at: z.string(),
    updated_at: z.string(),
  })
  .meta({ id: 'Breach' });
export type Breach = z.infer<typeof breach>;

const moment = z.iso.datetime({ offset: true });
const collections = kinds.map(({ collection }) => collection);

/** How persons are found; one of `filter` and `account_id`. */
const wanted = z.object({
  filter: z
    .object({
      everyone: z.boolean().optional(),
      branch_id: optionalId,
      kind: z.enum(collections).nullish(),
      citizen_ids: z.array(id).min(1).max(MAX_NAMED).optional(),
    })
    .nullish(),
  account_id: optionalId,
  from: moment.nullish(),
  to: moment.nullish(),
});
export type BreachSearch = z.infer<typeof wanted>;

/** A search as a breach keeps it. */
export interface SavedSearch {
  at: string;
  search: BreachSearch;
  found: number;
}

const search = z.object({
  at: z.string(),
  /** The account whose acts were looked for, as it is called now; null for a filter, and for an account that is gone. */
  account: z.string().nullable(),
  search: wanted,
  found: z.int(),
});

const report = breach
  .extend({
    searches: z.array(search),
    /** Persons on record to whom no message was written, since they have no mobile. */
    without_mobile: z.int(),
    contact: privacyContact,
    /** What the history does not tell. */
    not_recorded: z.string(),
  })
  .meta({ id: 'BreachReport' });
export type BreachReport = z.infer<typeof report>;

const person = z
  .object({
    id: z.int(),
    /** Null once the person was deleted. */
    citizen_id: z.int().nullable(),
    name: z.string().nullable(),
    mobile: z.string().nullable(),
    notified_at: z.string().nullable(),
  })
  .meta({ id: 'BreachPerson' });
export type BreachPerson = z.infer<typeof person>;

export const breachEndpoints = {
  'GET /admin/breaches': {
    summary: 'List the data breaches, newest first',
    audience: 'admin',
    query: listQuery(breachList),
    answer: pageOf(breach),
  },
  'POST /admin/breaches': {
    summary: 'Add a data breach; the report to the Board is due in 72 hours',
    audience: 'admin',
    body: z.object({ noticed_at: moment }).and(fieldsSchema(breachFields)),
    idempotent: true,
    status: 201,
    answer: breach,
  },
  'PATCH /admin/breaches/{id}': {
    summary: 'Update a data breach; absent fields stay',
    audience: 'admin',
    params: idParams,
    body: z
      .object({
        /** Until the Board was told; the report is then due 72 hours after it. */
        noticed_at: moment.optional(),
        nature: fieldSchema(breachFields.nature).optional(),
        extent: fieldSchema(breachFields.extent).optional(),
        place: fieldSchema(breachFields.place).optional(),
        consequences: fieldSchema(breachFields.consequences),
        measures: fieldSchema(breachFields.measures),
      })
      .and(lastSeen),
    answer: breach,
  },
  'GET /admin/breaches/{id}/persons': {
    summary: 'List the people affected by a breach, in the order in which they were added',
    audience: 'admin',
    params: idParams,
    query: listQuery(breachList),
    answer: pageOf(person),
  },
  'POST /admin/breaches/{id}/persons': {
    summary:
      'Add affected people to a breach: by a filter, or all whose records an account changed, exported or opened between two times',
    audience: 'admin',
    params: idParams,
    body: wanted,
    answer: z.object({ found: z.int(), added: z.int(), persons: z.int() }),
  },
  'POST /admin/breaches/{id}/notify': {
    summary:
      'Notify affected people who were not notified yet, 500 at a time; with `whom: board`, record that the Board was notified',
    audience: 'admin',
    params: idParams,
    body: z.object({ whom: z.enum(['persons', 'board']).default('persons') }),
    answer: z.object({
      breach,
      /** How many messages were written now. */
      queued: z.int(),
      /** How many persons with a mobile are left for the next call. */
      left: z.int(),
    }),
  },
  'GET /admin/breaches/{id}/report': {
    summary: 'Get the report to the Board about a breach',
    audience: 'admin',
    params: idParams,
    answer: report,
  },
} satisfies EndpointTable;
