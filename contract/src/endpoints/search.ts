import { z } from 'zod';
import { type CitizenKind, citizenKinds } from '../kinds/index.ts';
import { globalSearchMinimum, licenceSearchList, vehicleSearchList } from '../search.ts';
import { managedBy, verifiedByBranch } from './citizens.ts';
import { documentSchema } from './documents.ts';
import { type EndpointKey, type EndpointTable, pageOf } from './endpoint.ts';
import { listQuery } from './list-query.ts';
import { vehicle } from './vehicles.ts';

/** The owner of a found record; an unproven profile is told apart from others by its birth date or father's name. */
const holder = z.object({
  id: z.int(),
  name: z.string(),
  mobile: z.string(),
  dob: z.string().nullable(),
  father_name: z.string().nullable(),
  kept_by: managedBy.nullable(),
  verified_by_branch: verifiedByBranch,
});

/** A vehicle as a search finds it: `vehicle_no` is its registration number. */
const foundVehicle = vehicle.extend({ vehicle_no: z.string(), citizen: holder });
export type FoundVehicle = z.infer<typeof foundVehicle>;

/** The search among the documents of a kind that citizens hold: `GET /search/ll`, `GET /search/dl`. */
export function licenceSearch(kind: CitizenKind) {
  return {
    key: `GET /search/${kind.slug}` satisfies EndpointKey,
    endpoint: {
      summary: `Find ${kind.type} records by parts of their numbers, newest first`,
      audience: 'signedIn',
      query: listQuery(licenceSearchList(kind)),
      answer: pageOf(documentSchema(kind).extend({ citizen: holder })),
    },
  } as const;
}

export const licenceSearches: Readonly<EndpointTable> = Object.fromEntries(
  citizenKinds.map(licenceSearch).map(({ key, endpoint }) => [key, endpoint]),
);

/** One thing found: where it leads, and a key that no other hit of the answer has. */
const searchHit = z
  .object({
    title: z.string(),
    type: z.string(),
    description: z.string(),
    url: z.string(),
    unique_key: z.string(),
    /** Whether the account that manages the citizen has verified its mobile; null if no account does. */
    kept_by: managedBy.nullable(),
    verified_by_branch: verifiedByBranch,
    /** The citizen's, where the account is not. */
    dob: z.string().nullable(),
    father_name: z.string().nullable(),
    /** How many current documents of a citizen ended before today; 0 of licences and vehicles. */
    expired: z.int(),
  })
  .meta({ id: 'SearchHit' });
export type SearchHit = z.infer<typeof searchHit>;

export const searchEndpoints = {
  'GET /search/vehicle': {
    summary:
      "Find vehicles by part of the registration, chassis or engine number, or of an application number of their owner's licences",
    audience: 'signedIn',
    query: listQuery(vehicleSearchList),
    answer: pageOf(foundVehicle),
  },
  'GET /global-search': {
    summary:
      'Search everything, up to five results of each type: citizens, licences and vehicles; a document of a vehicle by its number; jobs by number, reference, application number, name and mobile; inquiries by reference and mobile; register entries and letters by number, party, subject and vehicle',
    audience: 'staff',
    query: z.object({ query: z.string().trim().min(globalSearchMinimum).max(100) }),
    answer: z.array(searchHit),
  },
} satisfies EndpointTable;
