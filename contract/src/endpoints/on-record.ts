import { z } from 'zod';
import { origins } from '../access.ts';
import { type KindSlug, kinds } from '../kinds/index.ts';

const slugs: readonly KindSlug[] = kinds.map(kind => kind.slug);

/** The kind of a document, by its slug. */
export const kindSlug = z.enum(slugs);

/** An end of a document that is kept and that no later one has taken the place of. */
export const endOnRecord = z
  .object({
    slug: kindSlug,
    record_id: z.int(),
    citizen_id: z.int(),
    /** The field of this end, where the document has more than one. */
    end: z.string().nullable(),
    expiry_date: z.string(),
    origin: z.enum(origins),
    /** Of an office record: until when the holder says that it has been renewed. */
    holder_until: z.string().nullable(),
  })
  .meta({ id: 'EndOnRecord' });
export type EndOnRecord = z.infer<typeof endOnRecord>;
