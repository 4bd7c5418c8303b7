import { z } from 'zod';
import { date } from '../fields.ts';
import { likenesses, mergedFieldNames, mergeFields, mergeSides } from '../merge.ts';
import { fieldSchema, fieldsSchema } from '../validation.ts';
import { managedBy, verifiedByBranch } from './citizens.ts';
import { type EndpointTable, id, idParams, lastSeen, message, paged, pageOf } from './endpoint.ts';

const typed = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest)
    .optional()
    .transform(text => text || undefined);

const likePerson = z.object({
  id: z.int(),
  name: z.string(),
  mobile: z.string(),
  dob: z.string().nullable(),
});

const similarPerson = likePerson.extend({ reason: z.enum(likenesses) });
export type SimilarPerson = z.infer<typeof similarPerson>;

/** One of two who may be one person. */
const duplicate = likePerson.extend({
  father_name: z.string().nullable(),
  kept_by_account: managedBy.nullable(),
  verified_by_branch: verifiedByBranch,
  vehicles_count: z.int(),
  updated_at: z.string(),
});
export type Duplicate = z.infer<typeof duplicate>;

const pair = z.object({ reason: z.enum(likenesses), one: duplicate, other: duplicate });
export type DuplicatePair = z.infer<typeof pair>;

/** One of two records that have the same number, and whose it is. */
const numbered = z.object({
  id: z.int(),
  /** As it is stored. */
  number: z.string(),
  citizen: z.object({ id: z.int(), name: z.string(), mobile: z.string() }),
});
/** `type` is a document kind's, or Vehicle; `one` is the older. */
const sameNumber = z.object({ type: z.string(), one: numbered, other: numbered });
export type SameNumber = z.infer<typeof sameNumber>;

const merge = z.object({
  id: z.int(),
  /** Who is there no more, unless it was undone, and what they were called. */
  from_id: z.int(),
  name: z.string(),
  /** Who has now what was theirs. */
  into: z.object({ id: z.int(), name: z.string(), updated_at: z.string() }),
  /** Why staff were sure, where an account got what the office has kept. */
  seen_at_counter: z.string().nullable(),
  creator: z.object({ id: z.int(), name: z.string() }).nullable(),
  created_at: z.string(),
  undone_at: z.string().nullable(),
  /** Whether it can still be undone. */
  undoable: z.boolean(),
});
export type Merge = z.infer<typeof merge>;

/** What is not as it was: what it is called, where it stands, and why. */
const undoLeftover = z.object({ title: z.string(), url: z.string(), reason: z.string() });
export type UndoLeftover = z.infer<typeof undoLeftover>;

export const mergeEndpoints = {
  'GET /citizens/similar': {
    summary:
      'Find up to five likely matches while a person is entered: by licence number, or by a similar name with the mobile, the birth date or alone',
    audience: 'staff',
    query: z.object({
      name: typed(255),
      mobile: typed(20),
      dob: fieldSchema(date()).optional(),
      licence_no: typed(50),
    }),
    answer: z.object({ data: z.array(similarPerson) }),
  },
  'GET /citizens/duplicates': {
    summary: 'List pairs of likely duplicates, the last entered first',
    audience: 'staff',
    query: paged,
    answer: pageOf(pair),
  },
  'GET /citizens/duplicates/numbers': {
    summary: 'List vehicles and documents with the same number as an older one, in another spelling',
    audience: 'staff',
    query: paged,
    answer: pageOf(sameNumber),
  },
  'POST /citizens/duplicates/dismiss': {
    summary: 'Mark two people as not duplicates; the pair is not offered again',
    audience: 'staff',
    body: z.object({
      one_id: id,
      other_id: id,
      one_updated_at: z.iso.datetime().nullish(),
      other_updated_at: z.iso.datetime().nullish(),
    }),
    answer: message,
  },
  'POST /citizens/{id}/merge': {
    summary:
      'Merge a citizen into another, who gets all records; 409 if an account would get office records without proof of identity',
    audience: 'staff',
    params: idParams,
    body: fieldsSchema(mergeFields).and(
      z.object({
        into: id,
        keep: z.partialRecord(z.enum(mergedFieldNames), z.enum(mergeSides)).nullish(),
        updated_at: z.iso.datetime().nullish(),
        into_updated_at: z.iso.datetime().nullish(),
      }),
    ),
    idempotent: true,
    status: 201,
    /** `id` is the merge's, which `POST /merges/{id}/undo` takes; `merge_id` repeats it, and `into_id` is the citizen's who stays. */
    answer: z.object({ id: z.int(), merge_id: z.int(), into_id: z.int() }),
  },
  'GET /merges': {
    summary: 'List the merges, newest first',
    audience: 'staff',
    query: paged,
    answer: pageOf(merge),
  },
  'POST /merges/{id}/undo': {
    summary: 'Undo a merge within thirty days; what was changed since stays and is named',
    audience: 'staff',
    params: idParams,
    /** That of the citizen who stayed. */
    body: lastSeen,
    answer: z.object({ id: z.int(), message: z.string(), kept: z.array(undoLeftover) }),
  },
} satisfies EndpointTable;
