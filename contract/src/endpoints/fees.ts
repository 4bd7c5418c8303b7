import { z } from 'zod';
import { confidences, FEE_CODE, feeKinds, feeRuleFields, newFeeRuleFields, yesOrNo } from '../fee.ts';
import { date } from '../fields.ts';
import { allServices } from '../services.ts';
import { fieldSchema, fieldsSchema } from '../validation.ts';
import { vehicleTypes } from '../vehicle.ts';
import { type EndpointTable, id, lastSeen, optionalId, paged, pageOf } from './endpoint.ts';

const answer = z.enum(yesOrNo).nullable();
const limits = { types: z.array(z.enum(vehicleTypes)), transport: answer };
const ages = { age_from: z.int().nullable(), age_to: z.int().nullable() };
const sum = {
  /** Rupees as a decimal string. */
  amount: z.string().nullable(),
  percent: z.string().nullable(),
  percent_of: z.string().nullable(),
  per: z.string(),
};
const origin = {
  since: z.string().nullable(),
  source: z.string().nullable(),
  confidence: z.enum(confidences),
  note: z.string().nullable(),
};

const feeRule = z
  .object({
    id: z.int(),
    code: z.string(),
    kind: z.enum(feeKinds),
    what: z.string(),
    what_hi: z.string().nullable(),
    services: z.array(z.enum(allServices)),
    ...limits,
    ...ages,
    late: answer,
    ...sum,
    ...origin,
    note_hi: z.string().nullable(),
    until: z.string().nullable(),
    /** Why the rule does not count; null where it counts. */
    off: z.string().nullable(),
    updated_at: z.string(),
  })
  .meta({ id: 'FeeRule' });
export type FeeRule = z.infer<typeof feeRule>;

const line = z.object({
  code: z.string(),
  kind: z.enum(feeKinds),
  /** In the language of the caller. */
  what: z.string(),
  ...sum,
  /** Whether it is due only where the application is late. */
  late: z.boolean(),
  ...origin,
  /** For which vehicles, where that is not known of the one asked about; null where the line applies in any case. */
  only_for: z.object({ ...limits, ...ages }).nullable(),
});
export type FeeLine = z.infer<typeof line>;

const services = z.array(z.enum(allServices)).max(allServices.length);
const types = z.array(z.enum(vehicleTypes)).max(vehicleTypes.length);

const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(value => (value === '' ? undefined : value), schema.optional());

export const feeEndpoints = {
  'GET /fees': {
    summary:
      'Get the fees of a service by law, for a vehicle in scope or for a type and age, and the documents it needs',
    audience: 'anyone',
    query: z.object({
      service: z.enum(allServices),
      vehicle_id: optionalId,
      type: optional(z.enum(vehicleTypes)),
      age: optional(z.coerce.number().int().min(0).max(150)),
      transport: optional(z.enum(yesOrNo)),
      on: fieldSchema(date()),
    }),
    answer: z.object({
      lines: z.array(line),
      /** Of the lines that are not late; null where one of them is not known for certain. */
      total: z.string().nullable(),
      /** The documents that the office asks for, in the language of the caller. */
      documents: z.array(z.string()),
      as_of: z.string(),
    }),
  },
  'GET /admin/fee-rules': {
    summary: 'List the fees by law, each with its source',
    audience: 'admin',
    query: paged,
    answer: pageOf(feeRule),
  },
  'POST /admin/fee-rules': {
    summary: 'Add a fee, or a new amount of a fee from a day on',
    audience: 'admin',
    body: fieldsSchema(newFeeRuleFields).and(
      z.object({ services: services.default([]), types: types.default([]) }),
    ),
    idempotent: true,
    status: 201,
    answer: feeRule,
  },
  'PUT /admin/fee-rules/{code}': {
    summary: 'Update a fee: the row of the code that `id` names, otherwise the latest; charges do not change',
    audience: 'admin',
    params: z.object({ code: z.string().regex(FEE_CODE) }),
    body: fieldsSchema(feeRuleFields)
      .and(z.object({ services: services.optional(), types: types.optional(), id: id.optional() }))
      .and(lastSeen),
    answer: feeRule,
  },
} satisfies EndpointTable;
