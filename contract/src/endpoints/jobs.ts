import { z } from 'zod';
import { date, money, number, required, text } from '../fields.ts';
import {
  jobDocumentFields,
  jobDocumentKinds,
  jobEvents,
  jobFields,
  jobList,
  jobSources,
  rejectionFields,
} from '../job.ts';
import { requestStatuses } from '../service-request.ts';
import { allServices, serviceCategories } from '../services.ts';
import { fieldSchema, fieldsSchema } from '../validation.ts';
import { managedBy, verifiedByBranch } from './citizens.ts';
import { type EndpointTable, flag, id, idParams, lastSeen, optionalId, pageOf } from './endpoint.ts';
import { jobSettings, reason, stage } from './job-settings.ts';
import { filtersQuery, listQuery } from './list-query.ts';
import { endOnRecord, kindSlug } from './on-record.ts';
import { changed } from './requests.ts';

const person = z.object({ id: z.int(), name: z.string() });
/** A stage by its code, called as the reader's language has it. */
const namedStage = z.object({ code: z.string(), name: z.string() });

const jobRow = z
  .object({
    id: z.int(),
    /** `J-{year}-{id}` */
    number: z.string(),
    reference: z.string(),
    source: z.enum(jobSources),
    contact_name: z.string(),
    contact_phone: z.string(),
    category: z.enum(serviceCategories),
    services: z.array(z.enum(allServices)),
    query: z.string().nullable(),
    status: z.enum(requestStatuses),
    /** The code of its stage. */
    stage: z.string(),
    stage_name: z.string(),
    /** The one that comes next by order; null at the end. */
    next_stage: namedStage.nullable(),
    given_by: z.string().nullable(),
    application_no: z.string().nullable(),
    assignee: person.nullable(),
    due_on: z.string().nullable(),
    /** Open after its day. */
    overdue: z.boolean(),
    /** Null where there is none, or none within reach. */
    citizen: person.extend({ mobile: z.string() }).nullable(),
    vehicle: z.object({ id: z.int(), registration_no: z.string() }).nullable(),
    branch_id: z.int().nullable(),
    /** How many documents are still to be brought, and how many originals are here. */
    papers_missing: z.int(),
    originals_here: z.int(),
    reject_code: z.string().nullable(),
    /** The reason as it is told to who asked. */
    reject_reason: z.string().nullable(),
    /** Decimal strings; null where none is written down, or where fees are switched off. */
    fee: z.string().nullable(),
    paid: z.string().nullable(),
    ...changed,
  })
  .meta({ id: 'JobRow' });
export type JobRow = z.infer<typeof jobRow>;

const jobDocument = z
  .object({
    id: z.int(),
    name: z.string(),
    kind: z.enum(jobDocumentKinds),
    /** The kind of document that it is, by its slug; null for forms, proofs and the like. */
    document_kind: kindSlug.nullable(),
    /** What this job does without; it is not missing. */
    not_needed: z.boolean(),
    received_on: z.string().nullable(),
    returned_on: z.string().nullable(),
    /** For whom an original is kept that was here when the job ended. */
    stays_with: z.string().nullable(),
    /** The path below `/storage/` that opens its scan for a while, or null without one. */
    file_path: z.string().nullable(),
    file_type: z.string().nullable(),
    updated_at: z.string(),
  })
  .meta({ id: 'JobPaper' });
export type JobDocument = z.infer<typeof jobDocument>;

const jobEvent = z.object({
  id: z.int(),
  happened_at: z.string(),
  event: z.enum(jobEvents),
  /** Who did it; null for a visitor, and for accounts that are gone. */
  by: z.string().nullable(),
  from_stage: namedStage.nullable(),
  to_stage: namedStage.nullable(),
  /** To whom it was given. */
  assignee: z.string().nullable(),
  /** The reason, the document, or the names of the fields that were changed. */
  text: z.string().nullable(),
});
export type JobEventLine = z.infer<typeof jobEvent>;

const job = jobRow
  .extend({
    /** What the office writes down for itself. */
    notes: z.string().nullable(),
    /** The account that it was asked for with. */
    user: z.object({ name: z.string(), phone: z.string() }).nullable(),
    papers: z.array(jobDocument),
    /** The first is its making. */
    events: z.array(jobEvent),
    /** What is on record of its documents, of its vehicle and of its citizen: their current ends, soonest first. */
    on_record: z.array(endOnRecord),
    /** Where no citizen is set: those within reach with this mobile number, at most five. */
    matches: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        mobile: z.string(),
        kept_by: managedBy.nullable(),
        verified_by_branch: verifiedByBranch,
      }),
    ),
  })
  .meta({ id: 'Job' });
export type Job = z.infer<typeof job>;

const services = z.array(z.enum(allServices)).max(allServices.length);

export const jobEndpoints = {
  'GET /jobs': {
    summary: 'List the jobs in scope, by due date',
    audience: 'staff',
    query: listQuery(jobList, { citizen_id: optionalId, vehicle_id: optionalId }),
    answer: pageOf(jobRow),
  },
  'POST /jobs': {
    summary: 'Add a job at the counter; required documents and due date follow from its services',
    audience: 'staff',
    body: fieldsSchema(jobFields).and(
      z.object({
        services: services.default([]),
        citizen_id: optionalId,
        vehicle_id: optionalId,
        assignee_id: optionalId,
        branch_id: optionalId,
      }),
    ),
    idempotent: true,
    status: 201,
    answer: job,
  },
  'GET /jobs/options': {
    summary: 'Get the job stages, the rejection reasons, and whether fees are on',
    audience: 'staff',
    answer: jobSettings.omit({ updated_at: true }).extend({
      stages: z.array(stage),
      reasons: z.array(reason),
      /** The `updated_at` that `PUT /admin/job-settings` takes. */
      settings_updated_at: z.string(),
      /** To whom the caller may give jobs: staff who reach what the caller does. */
      assignees: z.array(person),
    }),
  },
  'GET /jobs/{id}': {
    summary: 'Get a job with its required documents and activity',
    audience: 'staff',
    params: idParams,
    answer: job,
  },
  'PATCH /jobs/{id}': {
    summary: 'Update a job, its assignee or its branch; absent fields stay',
    audience: 'staff',
    params: idParams,
    body: z
      .object({
        contact_name: fieldSchema(jobFields.contact_name).optional(),
        contact_phone: fieldSchema(jobFields.contact_phone).optional(),
        category: z.enum(serviceCategories).optional(),
        services: services.optional(),
        query: fieldSchema(jobFields.query),
        given_by: fieldSchema(text(150)),
        application_no: fieldSchema(number(150)),
        due_on: fieldSchema(date()),
        notes: fieldSchema(jobFields.notes),
        fee: fieldSchema(money()),
        paid: fieldSchema(money()),
        citizen_id: optionalId,
        vehicle_id: optionalId,
        assignee_id: optionalId,
        branch_id: optionalId,
      })
      .and(lastSeen),
    answer: job,
  },
  'POST /jobs/{id}/take': {
    summary: 'Assign a job to the caller; 409 with `assignee` if it is assigned to another person',
    audience: 'staff',
    params: idParams,
    answer: job,
  },
  'POST /jobs/{id}/stage': {
    summary:
      'Move a job to any stage; a closing stage needs to know about each original that is here (`papers`), otherwise 409 with those `papers`',
    audience: 'staff',
    params: idParams,
    body: z
      .object({
        stage: fieldSchema(text(40, required)),
        papers: z
          .array(z.object({ id, returned: flag, stays_with: fieldSchema(text(150)) }))
          .max(200)
          .default([]),
      })
      .and(lastSeen),
    answer: job,
  },
  'POST /jobs/{id}/reject': {
    summary: 'Reject a job with a reason; the code `other` needs a text',
    audience: 'staff',
    params: idParams,
    body: fieldsSchema(rejectionFields).and(lastSeen),
    answer: job,
  },
  'POST /jobs/{id}/reopen': {
    summary: 'Reopen a closed job in its last open stage',
    audience: 'staff',
    params: idParams,
    body: lastSeen,
    answer: job,
  },
  'POST /jobs/{id}/papers': {
    summary: 'Add a required document to a job',
    audience: 'staff',
    params: idParams,
    body: fieldsSchema(jobDocumentFields),
    upload: true,
    idempotent: true,
    status: 201,
    answer: jobDocument,
  },
  'PATCH /jobs/{id}/papers/{paper}': {
    summary:
      'Mark a required document as received, returned or not needed, or attach its scan; absent fields stay',
    audience: 'staff',
    params: z.object({ id, paper: id }),
    body: z
      .object({
        name: fieldSchema(jobDocumentFields.name).optional(),
        kind: z.enum(jobDocumentKinds).optional(),
        received_on: fieldSchema(jobDocumentFields.received_on),
        returned_on: fieldSchema(jobDocumentFields.received_on),
        stays_with: fieldSchema(text(150)),
        not_needed: flag.optional(),
        remove_file: flag,
      })
      .and(lastSeen),
    upload: true,
    answer: jobDocument,
  },
  'GET /jobs/export': {
    summary: 'Download the jobs in scope as CSV; if fees are on, with sums by `given_by`',
    audience: 'staff',
    query: filtersQuery(jobList).and(z.object({ citizen_id: optionalId, vehicle_id: optionalId })),
    answer: z.string(),
    media: 'text/csv; charset=utf-8',
  },
  'GET /jobs/given-by': {
    summary: "Who has given jobs to the caller's branch, by the beginning of their name, for suggestions",
    audience: 'staff',
    query: z.object({ q: z.string().trim().max(150).default('') }),
    answer: z.object({ data: z.array(z.string()) }),
  },
} satisfies EndpointTable;
