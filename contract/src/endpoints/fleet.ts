import { z } from 'zod';
import { type KindSlug, vehicleKinds } from '../kinds/index.ts';
import { fleetList } from '../vehicle.ts';
import { type EndpointTable, idParams, pageOf } from './endpoint.ts';
import { filtersQuery, listQuery } from './list-query.ts';

const slugs: readonly KindSlug[] = vehicleKinds.map(({ slug }) => slug);

/** Vehicles on a page: enough for almost every owner, because a fleet is printed on one list. */
export const FLEET_PAGE = 500;

/** A current end of a document of a vehicle. */
const end = z.object({
  slug: z.enum(slugs),
  record_id: z.int(),
  /** The field of this end, where the document has more than one. */
  end: z.string().nullable(),
  expiry_date: z.string(),
  state: z.enum(['expired', 'soon', 'valid']),
  /** Whether only the holder says so. */
  declared: z.boolean(),
});
export type FleetEnd = z.infer<typeof end>;

const fleetRow = z
  .object({
    id: z.int(),
    registration_no: z.string(),
    type: z.string().nullable(),
    make_model: z.string().nullable(),
    /** Whether it has left for another office, and nothing of it ends here any more. */
    has_left: z.boolean(),
    /** Soonest first. */
    ends: z.array(end),
  })
  .meta({ id: 'FleetRow' });
export type FleetRow = z.infer<typeof fleetRow>;

export const fleetEndpoints = {
  'GET /citizens/{id}/fleet': {
    summary:
      'List the vehicles of a citizen with all current expiry dates, the nearest first; with `left`, those that have moved to another office',
    audience: 'signedIn',
    params: idParams,
    query: listQuery(fleetList),
    answer: pageOf(fleetRow),
  },
  'GET /citizens/{id}/fleet.csv': {
    summary: 'Download the fleet as CSV, a column for each kind',
    audience: 'signedIn',
    params: idParams,
    query: filtersQuery(fleetList),
    answer: z.string(),
    media: 'text/csv; charset=utf-8',
    isReadFirst: true,
  },
  'GET /citizens/{id}/fleet.xlsx': {
    summary: 'Download the fleet as a workbook, a column for each kind',
    audience: 'signedIn',
    params: idParams,
    query: filtersQuery(fleetList),
    answer: z.string(),
    media: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    isReadFirst: true,
  },
} satisfies EndpointTable;
