import { z } from 'zod';
import { firstSteps } from '../first-hour.ts';
import { channels } from '../message.ts';
import { messageStates } from '../message-states.ts';
import { type EndpointTable, message } from './endpoint.ts';

const step = z.enum(firstSteps);

const testable = z.object({
  /** Whether a provider is set up, by the settings of the server. */
  connected: z.boolean(),
  /** Where a test message to the caller would go; null without a verified contact. */
  to: z.string().nullable(),
  /** What became of the last one, or null. */
  last: z.enum(messageStates).nullable(),
});

const firstHour = z
  .object({
    /**
     * In their order. `done` are the steps whose settings are there, skipped or not: the office has a name and a contact, branches were changed or
     * given to clerks, a test message arrived at the provider, the last daily backup is there, reminders are on, two clerks
     * have logins, a list was imported.
     */
    steps: z.array(z.object({ step, state: z.enum(['done', 'skipped', 'open']) })),
    /** Whether admins are led there: not postponed, no clerk yet and no citizen yet. */
    leads: z.boolean(),
    tests: z.object({ whatsapp: testable, mail: testable }),
  })
  .meta({ id: 'FirstHour' });
export type FirstHour = z.infer<typeof firstHour>;

export const firstHourEndpoints = {
  'GET /admin/first-hour': {
    summary: 'List the steps of the first set-up and which are done',
    audience: 'admin',
    answer: firstHour,
  },
  'PUT /admin/first-hour': {
    summary: 'Skip steps of the first set-up, or postpone it',
    audience: 'admin',
    body: z.object({
      /** All that are skipped; those that were and are not named are open again. */
      skipped: z.array(step).max(firstSteps.length).optional(),
      later: z.boolean().optional(),
    }),
    answer: firstHour,
  },
  'POST /admin/test-messages': {
    summary: "Send a test message to the caller's own mobile or e-mail address",
    audience: 'admin',
    body: z.object({ channel: z.enum(channels) }),
    idempotent: true,
    status: 201,
    answer: message,
  },
} satisfies EndpointTable;
