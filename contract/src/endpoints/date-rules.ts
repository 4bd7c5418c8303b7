import { z } from 'zod';
import { classGroups, dateRuleFields } from '../date-rules.ts';
import { date, required } from '../fields.ts';
import { type KindSlug, kinds } from '../kinds/index.ts';
import { fieldSchema, fieldsSchema } from '../validation.ts';
import { type EndpointTable, id, idParams, lastSeen, paged, pageOf } from './endpoint.ts';

const slugs: readonly KindSlug[] = kinds.map(kind => kind.slug);

const number = z.int().nullable();
const dateRule = z
  .object({
    id: z.int(),
    kind: z.enum(slugs),
    /** The field of the end that it suggests. */
    end: z.string(),
    class_group: z.enum(classGroups).nullable(),
    age_from: number,
    age_to: number,
    vehicle_age_from: number,
    vehicle_age_to: number,
    norms: z.string().nullable(),
    months: number,
    until_age: number,
    valid_days: number,
    is_on: z.boolean(),
    since: z.string(),
    source: z.string(),
    updated_at: z.string(),
  })
  .meta({ id: 'DateRule' });
export type StoredDateRule = z.infer<typeof dateRule>;

const suggestion = z.object({
  /** The field of the end. */
  end: z.string(),
  date: z.string(),
  /** Why, in a sentence. */
  reason: z.string(),
});

export const dateRuleEndpoints = {
  'GET /admin/date-rules': {
    summary: 'List the rules that suggest dates',
    audience: 'admin',
    query: paged,
    answer: pageOf(dateRule),
  },
  'PUT /admin/date-rules/{id}': {
    summary: 'Update a rule or turn it off; stored dates do not change',
    audience: 'admin',
    params: idParams,
    body: fieldsSchema(dateRuleFields)
      .and(z.object({ is_on: z.boolean() }))
      .and(lastSeen),
    answer: dateRule,
  },
  'GET /suggested-dates': {
    summary: 'Suggest the end dates of a document that begins on a day',
    audience: 'signedIn',
    query: z.object({
      kind: z.enum(slugs),
      /** The citizen or the vehicle. */
      owner_id: id,
      from: fieldSchema(date(required)),
      /** The classes of a licence, comma-separated, with `Hazardous` where it is for hazardous goods, too; or the type of a permit. */
      classes: z.string().max(500).default(''),
    }),
    answer: z.object({ data: z.array(suggestion) }),
  },
} satisfies EndpointTable;
