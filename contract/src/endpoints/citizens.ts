import { z } from 'zod';
import { citizenFields, citizenList, guardianFields } from '../citizen.ts';
import { type CollectionOf, citizenKinds } from '../kinds/index.ts';
import { answersOf, fieldsSchema } from '../validation.ts';
import { nestedDocuments } from './documents.ts';
import {
  type EndpointTable,
  flag,
  idParams,
  lastSeen,
  message,
  mobileWarnings,
  optionalId,
  pageOf,
} from './endpoint.ts';
import { listQuery } from './list-query.ts';
import { vehicle } from './vehicles.ts';

const permissions = z.object({ edit: z.boolean(), delete: z.boolean(), message: z.boolean() });

export const managedBy = z.enum(['verified', 'unverified']);
export type ManagedBy = z.infer<typeof managedBy>;

/**
 * The branch whose manager alone has verified the account that keeps a profile, where that is another branch than the
 * caller's (for an admin, than the citizen's): the account counts as unverified then. For staff.
 */
export const verifiedByBranch = z.string().nullable();

export const citizen = z
  .object({
    id: z.int(),
    /** The father's name is as entered, or the relation's name where that is the father's. */
    ...answersOf(citizenFields),
    /** Whether it is known what they are called; otherwise the name is a registration number. */
    name_known: z.boolean(),
    age: z.int().nullable(),
    branch_id: z.int().nullable(),
    branch: z.object({ id: z.int(), name: z.string() }).nullable(),
    is_primary_profile_for_user: z.boolean(),
    /** Whether they do not want to be reminded of what expires. */
    reminders_off: z.boolean(),
    /** Whether their mobile has stopped reminders by STOP. For staff. */
    reminders_stopped: z.boolean(),
    /** When its holder has entered the name of a profile with records of the office, until staff save it; else null. */
    name_by_holder_at: z.string().nullable(),
    /** Whether the account that keeps the profile has verified the mobile on it; null where the office alone does. For staff. */
    kept_by: managedBy.nullable(),
    verified_by_branch: verifiedByBranch,
    /** Whether it is kept by an account that is not verified, and holds nothing of the office's yet. */
    is_unproven: z.boolean(),
    /** Whether the account keeps it by a claim that staff have approved: it stays the office's. Told to staff. */
    is_claimed: z.boolean(),
    /** When they withdrew the consent to passing their data on, unless they have given it again since. For staff. */
    sharing_withdrawn_at: z.string().nullable(),
    /** Whether the legal basis needs a consent to the keeping of their records and there is none. For staff. */
    consent_missing: z.boolean(),
    ...answersOf(guardianFields),
    /** Whether they are under 18 and one of these is missing. */
    guardian_consent_missing: z.boolean(),
    creator: z.object({ id: z.int(), name: z.string() }).nullable(),
    ...counts(),
    vehicles_count: z.int(),
    permissions,
    created_at: z.string(),
    updated_at: z.string(),
  })
  .meta({ id: 'Citizen' });
export type Citizen = z.infer<typeof citizen>;

/** A citizen as it was saved. */
export const savedCitizen = citizen.extend(mobileWarnings);

const allDetails = citizen
  .extend(nestedDocuments('citizen'))
  .extend({ vehicles: z.array(vehicle.extend(nestedDocuments('vehicle'))) });

const expiredDocument = z.object({
  type: z.string(),
  identifier: z.string(),
  /** The field of this end, where the document has more than one. */
  end: z.string().nullable(),
  expiry_date: z.string(),
  /** Until when the holder says that it has been renewed, which staff have not looked at yet. */
  holder_until: z.string().nullable(),
  details: z.string(),
});

/** `branch_id` is heeded only from those who may assign one. */
const saved = fieldsSchema(citizenFields).and(z.object({ branch_id: optionalId }));

/** How many documents of each of their kinds a citizen has: `learner_licenses_count`. */
function counts(): Record<`${CollectionOf<'citizen'>}_count`, z.ZodInt> {
  const each = citizenKinds.map(kind => [`${kind.collection}_count`, z.int()]);
  // One for each kind of a citizen, which is what the type says of them.
  return Object.fromEntries(each) as Record<`${CollectionOf<'citizen'>}_count`, z.ZodInt>;
}

export const citizenEndpoints = {
  'GET /citizens': {
    summary: 'List the citizens in scope, newest first; by a whole mobile number, those of the office first',
    audience: 'signedIn',
    query: listQuery(citizenList),
    answer: pageOf(citizen),
  },
  'POST /citizens': {
    summary: 'Add a citizen profile; `is_self` links it to the account',
    audience: 'signedIn',
    body: saved.and(z.object({ is_self: z.preprocess(isTruthy, z.boolean()).optional() })),
    idempotent: true,
    status: 201,
    answer: savedCitizen,
  },
  'GET /citizens/{id}': {
    summary: 'Get a citizen',
    audience: 'signedIn',
    params: idParams,
    answer: savedCitizen,
  },
  'PUT /citizens/{id}': {
    summary: 'Update a citizen; the login of an account does not change',
    audience: 'signedIn',
    params: idParams,
    body: saved.and(lastSeen),
    answer: savedCitizen,
  },
  'DELETE /citizens/{id}': {
    summary: 'Delete a citizen with all records and files',
    audience: 'admin',
    params: idParams,
    query: lastSeen,
    answer: message,
  },
  'DELETE /citizens/{id}/keeper': {
    summary: 'Unlink a citizen from the accounts that manage it; these are notified',
    audience: 'staff',
    params: idParams,
    query: lastSeen,
    answer: citizen,
  },
  'PUT /citizens/{id}/guardian': {
    summary:
      'Record the guardian who consents for a person under 18, and the day; absent fields stay, null clears',
    audience: 'staff',
    params: idParams,
    body: fieldsSchema(guardianFields).and(lastSeen),
    answer: citizen,
  },
  'GET /citizens/{id}/all-details': {
    summary: 'Get a citizen with all licences, vehicles and documents',
    audience: 'signedIn',
    params: idParams,
    answer: allDetails,
  },
  'GET /citizens/{id}/expired-documents': {
    summary: 'List the expired documents of a citizen',
    audience: 'signedIn',
    params: idParams,
    query: z.object({ include_superseded: flag }),
    answer: z.object({
      citizen: z.object({ id: z.int(), name: z.string() }),
      expired_documents: z.array(expiredDocument),
    }),
  },
} satisfies EndpointTable;

/** Forms send `1` and `true` as text. */
function isTruthy(value: unknown): unknown {
  if (value === undefined || value === null || value === '') return undefined;
  if (value === 'true' || value === '1' || value === 1) return true;
  if (value === 'false' || value === '0' || value === 0) return false;
  return value;
}
