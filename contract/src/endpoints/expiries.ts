import { z } from 'zod';
import { date } from '../fields.ts';
import { type KindSlug, kinds } from '../kinds/index.ts';
import { fieldSchema } from '../validation.ts';
import { anyDocument } from './documents.ts';
import { type EndpointTable, flag, page, pageMeta } from './endpoint.ts';

const part = z.string().trim().max(255).optional();

/**
 * The filters of the expiry report; all that are given must hold. `vehicle_no` (any case, with or without
 * spaces and hyphens) and `owner_name` match anywhere in the text; licences have no vehicle, so `vehicle_no`
 * leaves them out. `doc_type` is a kind's type ("Speed Gov."), and any other text a 422.
 */
const filters = z.object({
  owner_name: part,
  vehicle_no: part,
  doc_type: part,
  exact_date: fieldSchema(date()),
  start_date: fieldSchema(date()),
  end_date: fieldSchema(date()),
  include_superseded: flag,
});
export type ExpiryFilters = z.output<typeof filters>;

/** Rows on a page of the report: what it starts with, and the most (specification 9, decisions 2). */
export const expiryPageSize = { preset: 15, max: 100 } as const;

const slugs: readonly KindSlug[] = kinds.map(kind => kind.slug);

const expiryRow = z
  .object({
    type: z.string(),
    /** The kind that the type belongs to. */
    slug: z.enum(slugs),
    record_id: z.int(),
    citizen_id: z.int(),
    owner_name: z.string(),
    owner_mobile: z.string(),
    /** The registration number of a vehicle's document; null on licences. */
    vehicle_no: z.string().nullable(),
    /** The document's number, or the vehicle's where the kind has none. */
    identifier: z.string(),
    expiry_date: z.string(),
    superseded: z.boolean(),
    /** The document as its own calls answer it; the edit form of its kind takes it as it is. */
    full_record: anyDocument,
  })
  .meta({ id: 'ExpiryRow' });
export type ExpiryRow = z.infer<typeof expiryRow>;

const expiryReport = pageMeta.extend({ data: z.array(expiryRow) });
export type ExpiryReport = z.infer<typeof expiryReport>;

export const expiryEndpoints = {
  'GET /reports/expiries': {
    summary: 'The documents by the day they expire, soonest first',
    audience: 'staff',
    query: filters.extend({
      page,
      per_page: z.coerce.number().int().min(1).max(expiryPageSize.max).default(expiryPageSize.preset),
    }),
    answer: expiryReport,
  },
  'GET /reports/expiries/export': {
    summary: 'The whole filtered report as CSV',
    audience: 'staff',
    query: filters,
    answer: z.string(),
    media: 'text/csv; charset=utf-8',
  },
} satisfies EndpointTable;
