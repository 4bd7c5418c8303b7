import { z } from 'zod';
import { roles } from '../access.ts';
import type { EndpointTable } from './endpoint.ts';

const demoLogin = z.object({
  phone: z.string(),
  name: z.string(),
  role: z.enum(roles),
  /** What is special about the person, as `words/…/demo.ts` says it. */
  note: z.enum(['admin', 'branch', 'everywhere', 'keeper', 'newcomer']),
});
export type DemoLogin = z.infer<typeof demoLogin>;

export const demoEndpoints = {
  'GET /demo': {
    summary: 'List the logins of the demo and their password; 404 outside `npm run demo`',
    audience: 'anyone',
    answer: z.object({ password: z.string(), logins: z.array(demoLogin) }).meta({ id: 'Demo' }),
  },
} satisfies EndpointTable;
