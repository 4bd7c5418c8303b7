import { z } from 'zod';
import {
  letterCancelFields,
  letterList,
  letterStates,
  MAX_VEHICLES,
  templateFields,
  templateSubjects,
} from '../letter.ts';
import { postModes } from '../register.ts';
import { allServices } from '../services.ts';
import { fieldsSchema } from '../validation.ts';
import { type EndpointTable, flag, id, idParams, lastSeen, message, optionalId, pageOf } from './endpoint.ts';
import { listQuery } from './list-query.ts';

const template = z
  .object({
    id: z.int(),
    name: z.string(),
    subject: z.enum(templateSubjects),
    numbered: z.boolean(),
    services: z.array(z.string()),
    copies: z.int().nullable(),
    version: z.int(),
    tags: z.array(z.string()),
    lists_vehicles: z.boolean(),
    updated_at: z.string(),
  })
  .meta({ id: 'LetterTemplate' });
export type LetterTemplate = z.infer<typeof template>;

const warning = z.enum([
  'notOwner',
  'insuranceEnded',
  'puccEnded',
  'taxEnded',
  'financed',
  'late',
  'lateBuyer',
  'lateElsewhere',
  'lateDeath',
  'templateRemoved',
]);
export type LetterWarning = z.infer<typeof warning>;

const savedTemplate = template.extend({ warnings: z.array(warning) });

/** A part of a letter's text. */
const block = z.union([
  z.object({ kind: z.literal('paragraph'), text: z.string() }),
  z.object({ kind: z.literal('table'), rows: z.array(z.array(z.string())) }),
  z.object({ kind: z.literal('page') }),
]);
export type LetterBlock = z.infer<typeof block>;

const value = z.object({
  /** As it will stand in the letter; null where nothing is known. */
  value: z.string().nullable(),
  source: z.enum(['vehicle', 'owner', 'buyer', 'document', 'office', 'job', 'letter', 'input']),
});

const tried = z.object({
  blocks: z.array(block),
  /** Record tags without a value. */
  empty: z.array(z.string()),
  warnings: z.array(warning),
});

const letterRow = z
  .object({
    id: z.int(),
    state: z.enum(letterStates),
    number: z.string().nullable(),
    issued_on: z.string().nullable(),
    about: z.string(),
    template: z.object({ id: z.int(), name: z.string(), version: z.int(), copies: z.int().nullable() }),
    citizen_id: z.int().nullable(),
    job_id: z.int().nullable(),
    vehicle_ids: z.array(z.int()),
    branch_id: z.int().nullable(),
    cancel_reason: z.string().nullable(),
    erased_on: z.string().nullable(),
    created_at: z.string(),
    updated_at: z.string(),
  })
  .meta({ id: 'LetterRow' });
export type LetterRow = z.infer<typeof letterRow>;

const letter = letterRow
  .extend({
    /** The template's own settings. */
    numbered: z.boolean(),
    to_citizen_id: z.int().nullable(),
    /** By tag; of a letter with several vehicles the values of the first. Empty of one that is no draft. */
    values: z.record(z.string(), value),
    /** What the template asks, by input, in its order; without private ones that are not needed. */
    asks: z.array(
      z.object({
        input: z.string(),
        type: z.enum(['text', 'date', 'money', 'private']),
        required: z.boolean(),
      }),
    ),
    /** What the questions and the tags of `values` are called. */
    labels: z.record(z.string(), z.object({ en: z.string(), hi: z.string() })),
    inputs: z.record(z.string(), z.string()),
    /** Inputs that must be answered before it is issued. */
    missing: z.array(z.string()),
    warnings: z.array(warning),
  })
  .meta({ id: 'Letter' });
export type Letter = z.infer<typeof letter>;

const inputs = z.record(z.string().max(100), z.string().trim().max(2000));
const services = z.preprocess(
  given => (typeof given === 'string' ? given.split(',').filter(Boolean) : given),
  z.array(z.enum(allServices)).max(allServices.length).optional(),
);
const templateBody = fieldsSchema(templateFields).and(z.object({ numbered: flag, services }));

export const letterEndpoints = {
  'POST /admin/templates': {
    summary: 'Add a template: a Word document (.docx, 5 MB) with tags',
    audience: 'admin',
    body: templateBody,
    upload: 'list',
    idempotent: true,
    status: 201,
    answer: savedTemplate,
  },
  'POST /admin/templates/starters': {
    summary: 'Add the starter templates in both languages; those whose name exists are left out',
    audience: 'admin',
    answer: z.object({ added: z.int() }),
  },
  'PUT /admin/templates/{id}': {
    summary: 'Update a template; a file makes a new version, and letters keep theirs',
    audience: 'admin',
    params: idParams,
    body: templateBody.and(lastSeen),
    upload: 'list',
    answer: savedTemplate,
  },
  'DELETE /admin/templates/{id}': {
    summary: 'Archive a template; letters keep theirs',
    audience: 'admin',
    params: idParams,
    answer: message,
  },
  'GET /templates': {
    summary: 'List the templates for a subject or service, by name',
    audience: 'staff',
    query: z.object({
      subject: z.enum(templateSubjects).optional(),
      service: z.enum(allServices).optional(),
    }),
    answer: z.object({ data: z.array(template) }),
  },
  'GET /templates/tags': {
    summary: 'List all tags, with label in both languages, example and source',
    audience: 'staff',
    answer: z.object({
      data: z.array(
        z.object({
          tag: z.string(),
          label_en: z.string(),
          label_hi: z.string(),
          example: z.string(),
          source: z.string(),
        }),
      ),
    }),
  },
  'GET /templates/{id}/file': {
    summary: 'Download the file of a template',
    audience: 'staff',
    params: idParams,
    answer: z.string(),
    media: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
  'GET /templates/{id}/text': {
    summary: 'Try a template on a record: the filled text, empty tags and warnings',
    audience: 'staff',
    params: idParams,
    query: z.object({ citizen_id: optionalId, vehicle_id: optionalId, job_id: optionalId }),
    answer: tried,
  },
  'GET /letters': {
    summary: 'List the letters in scope, newest first',
    audience: 'staff',
    query: listQuery(letterList, { citizen_id: optionalId, vehicle_id: optionalId, job_id: optionalId }),
    answer: pageOf(letterRow),
  },
  'POST /letters': {
    summary: 'Add a letter as a draft without a number',
    audience: 'staff',
    body: z.object({
      template_id: id,
      citizen_id: optionalId,
      vehicle_id: optionalId,
      vehicle_ids: z.array(id).min(1).max(MAX_VEHICLES).nullish(),
      job_id: optionalId,
      to_citizen_id: optionalId,
      inputs: inputs.default({}),
    }),
    idempotent: true,
    status: 201,
    answer: letter,
  },
  'GET /letters/{id}': { summary: 'Get a letter', audience: 'staff', params: idParams, answer: letter },
  'PUT /letters/{id}': {
    summary: 'Answer the questions of a draft',
    audience: 'staff',
    params: idParams,
    body: z.object({ to_citizen_id: optionalId, inputs }).and(lastSeen),
    answer: letter,
  },
  'DELETE /letters/{id}': {
    summary: 'Delete a draft',
    audience: 'staff',
    params: idParams,
    answer: message,
  },
  'GET /letters/{id}/text': {
    summary: 'Get the text of a letter, as issued or as it would be issued',
    audience: 'staff',
    params: idParams,
    answer: z.object({ blocks: z.array(block) }),
  },
  'GET /letters/{id}/file': {
    summary: 'Download the file of a letter; of a draft as it would be issued, without a number',
    audience: 'staff',
    params: idParams,
    answer: z.string(),
    media: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
  'POST /letters/{id}/issue': {
    summary:
      'Issue a letter: it gets a number if its template is numbered, and never changes again. Private answers are sent with the call',
    audience: 'staff',
    params: idParams,
    body: z
      .object({
        /** Inputs that are saved in empty fields of the records. */
        keep: z.array(z.string().max(100)).max(100).default([]),
        outward: z
          .object({
            party: z.string().trim().min(1).max(255),
            mode: z.enum(postModes).nullish(),
          })
          .nullish(),
        /** Private answers, which are stored in the file alone. */
        inputs: inputs.default({}),
      })
      .and(lastSeen),
    answer: letter,
  },
  'POST /letters/{id}/cancel': {
    summary: 'Cancel an issued letter; its file stays as it was',
    audience: 'staff',
    params: idParams,
    body: fieldsSchema(letterCancelFields).and(lastSeen),
    answer: letter,
  },
} satisfies EndpointTable;
