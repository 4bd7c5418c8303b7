import { z } from 'zod';
import { type KindSlug, vehicleKinds } from '../kinds/index.ts';
import { quickEntryFields } from '../quick-entry.ts';
import { fieldsSchema } from '../validation.ts';
import { managedBy, savedCitizen, verifiedByBranch } from './citizens.ts';
import { anyDocument } from './documents.ts';
import { type EndpointTable, flag, optionalId } from './endpoint.ts';
import { withProof } from './proof.ts';
import { savedVehicle } from './vehicles.ts';

/** What a quick entry has made, in this order. */
export const quickEntryParts = ['citizen', 'vehicle', 'document'] as const;

const slugs: readonly KindSlug[] = vehicleKinds.map(kind => kind.slug);

const owner = z.object({ id: z.int(), name: z.string(), mobile: z.string() });
export const quickEntryCandidate = owner.extend({
  vehicles_count: z.int(),
  /** Whether an account keeps the profile, and whether it has verified the mobile on it. */
  kept_by_account: managedBy.nullable(),
  verified_by_branch: verifiedByBranch,
  /** What tells them from another of that name. */
  dob: z.string().nullable(),
  father_name: z.string().nullable(),
});
/** With a 409: who keeps the vehicle, where neither the name nor the mobile fits. */
export type QuickEntryOwner = z.infer<typeof owner>;
/** With a 409: whom the mobile may mean. */
export type QuickEntryCandidate = z.infer<typeof quickEntryCandidate>;

export const quickEntryEndpoints = {
  'POST /quick-entries': {
    summary:
      'Add a document of a vehicle by registration number and expiry date, with a file if sent, and owner and vehicle if they are new; 409 with `owner` or `candidates` if there is a choice, 200 if the document exists',
    audience: 'staff',
    body: fieldsSchema(quickEntryFields).and(
      withProof.extend({
        kind: z.enum(slugs),
        /** Further fields of the kind, as its own calls take them; a form carries them as JSON. */
        values: z.preprocess(
          parseJson,
          z.record(z.string(), z.union([z.string(), z.number()]).nullable()).nullish(),
        ),
        citizen_id: optionalId,
        new_citizen: flag,
      }),
    ),
    upload: true,
    idempotent: true,
    status: 201,
    /** Where nothing had to be made. */
    statusOf: answer => (hasMade(answer) ? 201 : 200),
    answer: z.object({
      citizen: savedCitizen,
      /** With a warning where it was made just now. */
      vehicle: savedVehicle,
      document: anyDocument,
      created: z.array(z.enum(quickEntryParts)),
    }),
  },
} satisfies EndpointTable;

/** The value of a form's field, which is always a text; what is no JSON stays a text and is refused. */
function parseJson(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (value === '') return null;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

function hasMade(answer: unknown): boolean {
  const made = typeof answer === 'object' && answer !== null && 'created' in answer ? answer.created : null;
  return Array.isArray(made) && made.length > 0;
}
