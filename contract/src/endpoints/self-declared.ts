import { z } from 'zod';
import { documentTypes, type KindSlug, kinds } from '../kinds/index.ts';
import { plainList } from '../list.ts';
import { managedBy, verifiedByBranch } from './citizens.ts';
import { type EndpointTable, pageOf } from './endpoint.ts';
import { listQuery } from './list-query.ts';

const slugs: readonly KindSlug[] = kinds.map(kind => kind.slug);

const selfDeclared = z
  .object({
    /** With `id` it says what to confirm: `POST /{slug}/{id}/confirm`. */
    slug: z.enum(slugs),
    type: z.enum(documentTypes),
    id: z.int(),
    citizen_id: z.int(),
    name: z.string(),
    mobile: z.string(),
    /** Whether the account that manages the citizen has verified its mobile; null if no account does. */
    kept_by: managedBy.nullable(),
    verified_by_branch: verifiedByBranch,
    vehicle_no: z.string().nullable(),
    identifier: z.string(),
    /** The end that the holder says, by its field. */
    end: z.string(),
    expiry_date: z.string(),
    /** The end of the office's own document beside it, where that comes earlier: the holder says that it was renewed. */
    office_until: z.string().nullable(),
    /** Where the citizen's page shows it. */
    url: z.string(),
    /** The document's, which confirming it sends back. */
    updated_at: z.string(),
  })
  .meta({ id: 'SelfDeclared' });
export type SelfDeclared = z.infer<typeof selfDeclared>;

export const selfDeclaredEndpoints = {
  'GET /self-declared': {
    summary:
      'List the current expiry dates in scope that holders have declared and staff have not checked, soonest first',
    audience: 'staff',
    query: listQuery({ ...plainList, sizes: [15, 50, 100] as const }),
    answer: pageOf(selfDeclared),
  },
} satisfies EndpointTable;
