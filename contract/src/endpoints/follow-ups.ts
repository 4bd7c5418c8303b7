import { z } from 'zod';
import { followUpFields, followUpList } from '../follow-up.ts';
import { fieldsSchema } from '../validation.ts';
import { type EndpointTable, idParams, lastSeen, optionalId, pageOf } from './endpoint.ts';
import { listQuery } from './list-query.ts';

const followUp = z
  .object({
    citizen_id: z.int(),
    name: z.string(),
    mobile: z.string(),
    /** Null where it is of the citizen. */
    vehicle: z.object({ id: z.int(), registration_no: z.string() }).nullable(),
    on: z.string(),
    note: z.string().nullable(),
    updated_at: z.string(),
  })
  .meta({ id: 'FollowUp' });
export type FollowUp = z.infer<typeof followUp>;

/** As it stands; all null where there is none. */
const setFollowUp = z.object({
  on: z.string().nullable(),
  note: z.string().nullable(),
  updated_at: z.string().nullable(),
});
export type SetFollowUp = z.infer<typeof setFollowUp>;

const body = fieldsSchema(followUpFields).and(lastSeen);

export const followUpEndpoints = {
  'GET /follow-ups': {
    summary: 'List the follow-up calls in scope, soonest first; `due`: today and earlier; or of one citizen',
    audience: 'staff',
    query: listQuery({ ...followUpList, sizes: [15, 50, 100] as const }, { citizen_id: optionalId }),
    answer: pageOf(followUp),
  },
  'PUT /citizens/{id}/follow-up': {
    summary:
      'Set the day of the follow-up call to a citizen; without a day, clear it. The person is not notified',
    audience: 'staff',
    params: idParams,
    body,
    answer: setFollowUp,
  },
  'PUT /vehicles/{id}/follow-up': {
    summary: 'Set the day of the follow-up call about a vehicle; without a day, clear it',
    audience: 'staff',
    params: idParams,
    body,
    answer: setFollowUp,
  },
} satisfies EndpointTable;
