import { z } from 'zod';
import { expiryList } from '../expiry-report.ts';
import { type KindSlug, kinds } from '../kinds/index.ts';
import type { FilterValues } from '../list.ts';
import { messageStates } from '../message-states.ts';
import { anyDocument } from './documents.ts';
import { type EndpointTable, pageMeta } from './endpoint.ts';
import { filtersQuery, listQuery } from './list-query.ts';

export type ExpiryFilters = FilterValues<typeof expiryList.filters>;

/** Rows on a page of the report: the default, and the most that may be asked for. */
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
    /** The field of this end, where the document has more than one. */
    end: z.string().nullable(),
    expiry_date: z.string(),
    superseded: z.boolean(),
    /** On a current office record: until when the holder says that it has been renewed, which staff have not looked at yet. */
    holder_until: z.string().nullable(),
    /** When a notice about this end last went out and its state; null if none did. */
    told: z.object({ at: z.string(), state: z.enum(messageStates) }).nullable(),
    /** The document as its own calls answer it; the edit form of its kind takes it as it is. */
    full_record: anyDocument,
  })
  .meta({ id: 'ExpiryRow' });
export type ExpiryRow = z.infer<typeof expiryRow>;

/**
 * Rows of the report, each as its kind and document and, where that has several ends, the field of the end:
 * `puccs.12,insurances.7.end_date`.
 */
const rowKeys = z
  .string()
  .max(10_000)
  .regex(/^[a-z-]+\.\d{1,9}(\.\w+)?(,[a-z-]+\.\d{1,9}(\.\w+)?)*$/);

const expiryReport = pageMeta.extend({ data: z.array(expiryRow) });
export type ExpiryReport = z.infer<typeof expiryReport>;

export const expiryEndpoints = {
  'GET /reports/expiries': {
    summary: 'List the documents by expiry date, soonest first',
    audience: 'staff',
    query: listQuery(expiryList, {
      per_page: z.coerce.number().int().min(1).max(expiryPageSize.max).default(expiryPageSize.preset),
    }),
    answer: expiryReport,
  },
  'GET /reports/expiries/export': {
    summary: 'Download the filtered report as CSV: all rows or chosen ones',
    audience: 'staff',
    query: filtersQuery(expiryList, { rows: rowKeys.optional() }),
    answer: z.string(),
    media: 'text/csv; charset=utf-8',
  },
} satisfies EndpointTable;
