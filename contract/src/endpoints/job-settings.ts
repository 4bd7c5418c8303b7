import { z } from 'zod';
import { choice, integer, required } from '../fields.ts';
import {
  jobDocumentKinds,
  jobServices,
  MAX_JOB_DOCUMENTS,
  reasonFields,
  serviceDocumentFields,
  stageFields,
} from '../job.ts';
import { requestStatuses } from '../service-request.ts';
import { fieldSchema, fieldsSchema } from '../validation.ts';
import { type EndpointTable, idParams, lastSeen } from './endpoint.ts';
import { kindSlug } from './on-record.ts';

/** From 1, Monday, to 7. */
const weekdays = z.array(z.int().min(1).max(7)).max(7);

export const jobSettings = z.object({
  fees_on: z.boolean(),
  test_weekdays: weekdays,
  updated_at: z.string(),
});

export const stage = z
  .object({
    id: z.int(),
    code: z.string(),
    status: z.enum(requestStatuses),
    /** In the reader's language, and in each. */
    name: z.string(),
    name_en: z.string(),
    name_hi: z.string(),
    /** Stages come in this order. */
    place: z.int(),
    hidden: z.boolean(),
    updated_at: z.string(),
  })
  .meta({ id: 'JobStage' });
export type JobStage = z.infer<typeof stage>;

export const reason = stage.omit({ status: true }).meta({ id: 'JobRejectReason' });
export type JobReason = z.infer<typeof reason>;

const hiding = z.object({ hidden: z.boolean().default(false) });

const serviceSettings = z
  .object({
    service: z.enum(jobServices),
    days: z.int(),
    /** Since when, and by whose word. */
    since: z.string(),
    source: z.string(),
    papers: z.array(
      z.object({
        name_en: z.string(),
        name_hi: z.string(),
        kind: z.enum(jobDocumentKinds),
        document_kind: kindSlug.nullable(),
      }),
    ),
    updated_at: z.string(),
  })
  .meta({ id: 'JobServiceSettings' });
export type JobServiceSettings = z.infer<typeof serviceSettings>;

export const jobSettingsEndpoints = {
  'POST /admin/job-stages': {
    summary: 'Add a job stage with the status that it stands for',
    audience: 'admin',
    body: fieldsSchema({ ...stageFields, status: choice(requestStatuses, required) }),
    idempotent: true,
    status: 201,
    answer: stage,
  },
  'PUT /admin/job-stages/{id}': {
    summary: 'Rename, order or hide a job stage; the last one of a status stays',
    audience: 'admin',
    params: idParams,
    body: fieldsSchema(stageFields).and(hiding).and(lastSeen),
    answer: stage,
  },
  'POST /admin/job-reasons': {
    summary: 'Add a rejection reason',
    audience: 'admin',
    body: fieldsSchema(reasonFields),
    idempotent: true,
    status: 201,
    answer: reason,
  },
  'PUT /admin/job-reasons/{id}': {
    summary: 'Rename, order or hide a rejection reason; `other` stays',
    audience: 'admin',
    params: idParams,
    body: fieldsSchema(reasonFields).and(hiding).and(lastSeen),
    answer: reason,
  },
  'GET /admin/job-services': {
    summary: 'List the days and required documents of each service',
    audience: 'admin',
    answer: z.object({ data: z.array(serviceSettings) }),
  },
  'PUT /admin/job-services/{service}': {
    summary: 'Set the days and required documents of a service; existing jobs keep theirs',
    audience: 'admin',
    params: z.object({ service: z.enum(jobServices) }),
    body: z
      .object({
        days: fieldSchema(integer(0, 365, required)),
        papers: z.array(fieldsSchema(serviceDocumentFields)).max(MAX_JOB_DOCUMENTS),
      })
      .and(lastSeen),
    answer: serviceSettings,
  },
  'PUT /admin/job-settings': {
    summary: 'Turn fees of jobs on or off, and set the weekdays of driving tests',
    audience: 'admin',
    body: lastSeen.extend({ fees_on: z.boolean().optional(), test_weekdays: weekdays.optional() }),
    answer: jobSettings,
  },
} satisfies EndpointTable;
