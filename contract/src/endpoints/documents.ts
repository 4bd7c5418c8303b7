import { z } from 'zod';
import { origins } from '../access.ts';
import { type AnyKind, type CollectionOf, kinds } from '../kinds/index.ts';
import { answeredFields, partialFields } from '../kinds/partial.ts';
import { answersOf, fieldsSchema } from '../validation.ts';
import { type Endpoint, type EndpointKey, idParams, lastSeen, message, paged, pageOf } from './endpoint.ts';
import { withProof } from './proof.ts';

/** What every document carries beside the fields of its kind. */
const common = {
  id: z.int(),
  /** The citizen it belongs to, directly or through the vehicle. */
  citizen_id: z.int(),
  /** Set on the documents of a vehicle. */
  vehicle_id: z.int().optional(),
  /** The path below `/storage/` that opens the document for a while, or null without one. */
  file_path: z.string().nullable(),
  file_type: z.string().nullable(),
  /** Whether later ones of its kind on the vehicle have taken its place, by every end. */
  superseded: z.boolean(),
  /** On a current office record: until when the holder says that it has been renewed, which staff have not looked at yet. */
  holder_until: z.string().nullable(),
  /** Its last days that are filled, by their fields in the order of the declaration; most documents have one. */
  ends: z.array(
    z.object({
      end: z.string(),
      date: z.string(),
      /** As above, of this end alone. */
      superseded: z.boolean(),
      holder_until: z.string().nullable(),
    }),
  ),
  /** The required fields that are empty, in the order of the declaration; none where the document is complete. */
  missing: z.array(z.string()),
  origin: z.enum(origins),
  can_edit: z.boolean(),
  created_at: z.string(),
  updated_at: z.string(),
};

/** A document of any kind as answers carry it; the kind's own fields are strings or null. */
export type DocumentRecord = z.infer<z.ZodObject<typeof common>> & { [field: string]: unknown };

/** A document of any kind, where an answer holds several kinds. */
export const anyDocument: z.ZodType<DocumentRecord> = z.looseObject(common).meta({ id: 'Document' });

/** The answer schema of a kind's documents. */
export function documentSchema(kind: AnyKind) {
  return z
    .object({ ...common, ...answersOf(answeredFields(kind)) })
    .meta({ id: kind.type.replace(/\W/g, '') });
}

/** The documents of an owner nested by kind, as All Details carries them. */
export function nestedDocuments<O extends AnyKind['owner']>(
  owner: O,
): Record<CollectionOf<O>, z.ZodType<DocumentRecord[]>> {
  const lists = kinds
    .filter(kind => kind.owner === owner)
    .map(kind => [kind.collection, z.array(documentSchema(kind))]);
  // One list for each kind of the owner, which is what the type says of them.
  return Object.fromEntries(lists) as Record<CollectionOf<O>, z.ZodType<DocumentRecord[]>>;
}

/** The five calls of a kind. A body may come as JSON or as a form with a `file`; `partial` says that only its end has to be known. */
export function documentCalls(kind: AnyKind) {
  const list = `/${kind.owner}s/{id}/${kind.slug}` as const;
  const one = `/${kind.slug}/{id}` as const;
  const schema = documentSchema(kind);
  const body = fieldsSchema(kind.fields);
  const partialBody = fieldsSchema(partialFields(kind)).and(partial);
  return {
    list: call(`GET ${list}`, {
      summary: `List the ${kind.type} records of a ${kind.owner}`,
      audience: 'signedIn',
      params: idParams,
      query: paged,
      answer: pageOf(schema),
    }),
    create: call(`POST ${list}`, {
      summary: `Add a ${kind.type} record`,
      audience: 'signedIn',
      params: idParams,
      body: body.and(withProof),
      partialBody: partialBody.and(withProof),
      upload: true,
      idempotent: true,
      status: 201,
      answer: schema,
    }),
    update: call(`PUT ${one}`, {
      summary: `Update a ${kind.type} record; a new file replaces the old one`,
      audience: 'signedIn',
      params: idParams,
      body: body.and(lastSeen).and(removal).and(withProof),
      partialBody: partialBody.and(lastSeen).and(removal).and(withProof),
      upload: true,
      answer: schema,
    }),
    confirm: call(`POST ${one}/confirm`, {
      summary: `Confirm a self-declared ${kind.type} record: it becomes an office record as it is`,
      audience: 'staff',
      params: idParams,
      body: lastSeen.and(withProof),
      answer: schema,
    }),
    remove: call(`DELETE ${one}`, {
      summary: `Delete a ${kind.type} record and its file`,
      audience: 'signedIn',
      params: idParams,
      query: lastSeen,
      answer: message,
    }),
  };
}

function call<const E extends Endpoint>(key: EndpointKey, endpoint: E) {
  return { key, endpoint };
}

/** What tells a partial body from a whole one; a form says `1` or `true`. */
const partial = z.object({ partial: z.literal([true, 1, 'true', '1']) });

/** `remove_file=1` takes the file off a record. */
const removal = z.object({ remove_file: z.enum(['0', '1']).or(z.coerce.string()).nullish() });
