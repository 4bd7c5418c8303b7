import { z } from 'zod';
import { origins } from '../access.ts';
import { type KindSlug, kinds } from '../kinds/index.ts';

const slugs: readonly KindSlug[] = kinds.map(kind => kind.slug);

/** The kind of a document, by its slug. */
export const kindSlug = z.enum(slugs);

/** A current end of a document on record. */
export const endOnRecord = z
  .object({
    slug: kindSlug,
    record_id: z.int(),
    citizen_id: z.int(),
    /** The field of this end, where the document has more than one. */
    end: z.string().nullable(),
    expiry_date: z.string(),
    origin: z.enum(origins),
    /** For an office record, the end of the holder's self-declared renewal. */
    holder_until: z.string().nullable(),
  })
  .meta({ id: 'EndOnRecord' });
export type EndOnRecord = z.infer<typeof endOnRecord>;
