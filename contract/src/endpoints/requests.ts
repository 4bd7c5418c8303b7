import { z } from 'zod';
import {
  inquiryFields,
  inquiryList,
  inquiryNotes,
  inquiryStatuses,
  inquiryTypes,
} from '../document-inquiry.ts';
import { choice, required, text } from '../fields.ts';
import { requestList, requestStatuses, serviceRequestFields } from '../service-request.ts';
import { allServices, serviceCategories } from '../services.ts';
import { fieldSchema, fieldsSchema } from '../validation.ts';
import { managedBy, verifiedByBranch } from './citizens.ts';
import {
  type EndpointTable,
  idParams,
  lastSeen,
  mobileWarnings,
  optionalId,
  page,
  pageOf,
} from './endpoint.ts';
import { filtersQuery, listQuery } from './list-query.ts';
import { endOnRecord } from './on-record.ts';

/** Rows on a page of requests and of inquiries. */
export const requestPageSize = 15;

/** A field that people do not see. A program that fills it in gets the usual answer, and nothing is stored. */
const trap = z.object({ website: z.string().max(500).nullish() });

/** What is shown to quote, after submitting. */
const receipt = z
  .object({ reference: z.string(), status: z.string(), created_at: z.string() })
  .meta({ id: 'Receipt' });
export type Receipt = z.infer<typeof receipt>;

/** Since when something stands as it does. */
export const changed = {
  /** Who set the present status, and when; null while it has not changed. */
  status_changed_by: z.string().nullable(),
  status_changed_at: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
};

/** How far a request has come, in the language of the person who asked. */
const progress = {
  stage_name: z.string(),
  /** The documents that are still to be brought; none of what has ended. */
  missing: z.array(z.string()),
  /** The day by which it is to be done. */
  due_on: z.string().nullable(),
  /** Why it has been rejected, where staff have said so. */
  reason: z.string().nullable(),
};

const serviceRequest = z
  .object({
    id: z.int(),
    reference: z.string(),
    contact_name: z.string(),
    contact_phone: z.string(),
    category: z.enum(serviceCategories),
    services: z.array(z.enum(allServices)),
    query: z.string().nullable(),
    status: z.enum(requestStatuses),
    user: z.object({ name: z.string(), phone: z.string() }).nullable(),
    branch_id: z.int().nullable(),
    ...progress,
    ...changed,
  })
  .meta({ id: 'ServiceRequest' });
export type ServiceRequest = z.infer<typeof serviceRequest>;

/** What the person who asked is shown: nothing about the staff who deal with it. */
const ownRequest = serviceRequest
  .omit({ branch_id: true, status_changed_by: true })
  .meta({ id: 'OwnServiceRequest' });
export type OwnRequest = z.infer<typeof ownRequest>;

const documentInquiry = z
  .object({
    id: z.int(),
    reference: z.string(),
    name: z.string(),
    phone: z.string(),
    vehicle_no: z.string().nullable(),
    document_type: z.array(z.enum(inquiryTypes)),
    status: z.enum(inquiryStatuses),
    branch_id: z.int().nullable(),
    ...changed,
  })
  .meta({ id: 'DocumentInquiry' });
export type DocumentInquiry = z.infer<typeof documentInquiry>;

const inquiryDetails = documentInquiry
  .extend({
    /** What the office writes down for itself. */
    notes: z.string().nullable(),
    /** The vehicle that the office keeps by that number; null where it keeps none within reach. */
    vehicle: z
      .object({
        id: z.int(),
        registration_no: z.string(),
        /** Whether it has left for another office, so that nothing of it expires here. */
        has_left: z.boolean(),
        citizen: z.object({ id: z.int(), name: z.string(), mobile: z.string() }),
      })
      .nullable(),
    /** The ends of that vehicle's documents that were asked about, soonest first. */
    on_record: z.array(endOnRecord),
    /** Citizens within reach with the mobile number of who asked, at most five. */
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
  .meta({ id: 'DocumentInquiryDetails' });
export type InquiryDetails = z.infer<typeof inquiryDetails>;

export const requestEndpoints = {
  'POST /service-requests': {
    summary: 'Request services from the office',
    audience: 'anyone',
    body: fieldsSchema(serviceRequestFields)
      .and(z.object({ services: z.array(z.enum(allServices)).max(allServices.length).default([]) }))
      .and(trap),
    idempotent: true,
    status: 201,
    answer: receipt.extend(mobileWarnings),
  },
  'GET /service-requests': {
    summary: 'List the service requests in scope, by default newest first',
    audience: 'staff',
    query: listQuery(requestList),
    answer: pageOf(serviceRequest),
  },
  'PATCH /service-requests/{id}/status': {
    summary: 'Set the status of a service request',
    audience: 'staff',
    params: idParams,
    body: fieldsSchema({ status: choice(requestStatuses, required) }).and(lastSeen),
    answer: serviceRequest,
  },
  'PATCH /service-requests/{id}/branch': {
    summary: 'Move a service request to another branch, or to none; for staff who see all branches',
    audience: 'staff',
    params: idParams,
    body: lastSeen.extend({ branch_id: optionalId }),
    answer: serviceRequest,
  },
  'GET /my-service-requests': {
    summary: "The caller's own service requests, newest first",
    audience: 'signedIn',
    query: z.object({ page }),
    answer: pageOf(ownRequest),
  },
  'POST /document-inquiries': {
    summary: 'Make a document inquiry about a vehicle',
    audience: 'anyone',
    body: fieldsSchema(inquiryFields)
      .and(z.object({ document_type: z.array(z.enum(inquiryTypes)).max(inquiryTypes.length).default([]) }))
      .and(trap),
    idempotent: true,
    status: 201,
    answer: receipt.extend(mobileWarnings),
  },
  'GET /admin/document-inquiries': {
    summary: 'List the document inquiries in scope, by default newest first',
    audience: 'staff',
    query: listQuery(inquiryList),
    answer: pageOf(documentInquiry),
  },
  'GET /admin/document-inquiries/{id}': {
    summary: 'Get a document inquiry with the documents on record',
    audience: 'staff',
    params: idParams,
    answer: inquiryDetails,
  },
  'PATCH /admin/document-inquiries/{id}': {
    summary: 'Set the note of a document inquiry',
    audience: 'staff',
    params: idParams,
    body: z.object({ notes: fieldSchema(inquiryNotes) }).and(lastSeen),
    answer: inquiryDetails,
  },
  'PATCH /admin/document-inquiries/{id}/status': {
    summary: 'Set the status of a document inquiry',
    audience: 'staff',
    params: idParams,
    body: fieldsSchema({ status: choice(inquiryStatuses, required) }).and(lastSeen),
    answer: documentInquiry,
  },
  'PATCH /admin/document-inquiries/{id}/branch': {
    summary: 'Move a document inquiry to another branch, or to none; for staff who see all branches',
    audience: 'staff',
    params: idParams,
    body: lastSeen.extend({ branch_id: optionalId }),
    answer: documentInquiry,
  },
  'GET /admin/document-inquiries/export': {
    summary: 'Download the document inquiries in scope as CSV',
    audience: 'staff',
    query: filtersQuery(inquiryList),
    answer: z.string(),
    media: 'text/csv; charset=utf-8',
  },
  'GET /track': {
    summary: 'Track a request or inquiry by its reference and mobile number',
    audience: 'anyone',
    query: z.object({
      reference: fieldSchema(text(40, required)),
      phone: fieldSchema(serviceRequestFields.contact_phone),
    }),
    answer: z.object({
      kind: z.enum(['service_request', 'document_inquiry']),
      reference: z.string(),
      /** Of a service request, whose fees are shown; none of an inquiry. */
      services: z.array(z.enum(allServices)),
      status: z.enum([...requestStatuses, ...inquiryStatuses]),
      created_at: z.string(),
      status_changed_at: z.string().nullable(),
      /** Of a service request alone; null and none of an inquiry. */
      ...progress,
      stage_name: progress.stage_name.nullable(),
    }),
  },
} satisfies EndpointTable;
