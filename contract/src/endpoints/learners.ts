import { z } from 'zod';
import { origins } from '../access.ts';
import { learnerList, learnerTabs, MAX_SELECTED_LICENCES, testFields, testResults } from '../learner.ts';
import { fieldsSchema } from '../validation.ts';
import { type EndpointTable, id, idParams, lastSeen, pageOf } from './endpoint.ts';
import { listQuery } from './list-query.ts';

const learner = z
  .object({
    citizen_id: z.int(),
    name: z.string(),
    mobile: z.string(),
    ll_id: z.int(),
    ll_no: z.string().nullable(),
    issue_date: z.string().nullable(),
    expiry_date: z.string().nullable(),
    vehicle_class: z.string().nullable(),
    office: z.string().nullable(),
    application_no: z.string().nullable(),
    origin: z.enum(origins),
    test_on: z.string().nullable(),
    test_result: z.enum(testResults).nullable(),
    tab: z.enum(learnerTabs),
    /** The day on which they were told that they may apply. */
    told_on: z.string().nullable(),
    /** Of what is known of the test; null where nothing is, and sent back as such. */
    updated_at: z.string().nullable(),
  })
  .meta({ id: 'Learner' });
export type Learner = z.infer<typeof learner>;

export const learnerEndpoints = {
  'GET /jobs/learners': {
    summary: 'List the learners in scope without a driving licence, by tab; by default those who are ready',
    audience: 'staff',
    query: listQuery(learnerList),
    answer: pageOf(learner),
  },
  'PUT /jobs/learners/{id}/test': {
    summary: 'Set the day and result of a learner’s driving test',
    audience: 'staff',
    params: idParams,
    body: fieldsSchema(testFields).and(lastSeen),
    answer: learner,
  },
  'POST /jobs/learners/tell': {
    summary:
      'Notify learners who are ready, each once, of the days with tests: the named ones, or all in scope, a hundred at a time',
    audience: 'staff',
    body: z.object({ ll_ids: z.array(id).max(MAX_SELECTED_LICENCES).optional() }),
    answer: z.object({
      /** How many messages were written. */
      messages: z.int(),
      /** Of how many licences. */
      licences: z.int(),
    }),
  },
} satisfies EndpointTable;
