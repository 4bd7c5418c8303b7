import { NotFound } from '../../platform/errors.ts';
import { implement, type Route } from '../../platform/http/implement.ts';
import type { Services } from '../../services.ts';
import { logins } from './logins.ts';

/** Tells who can sign in to the demo. Without a demo there is no such address. */
export function demoRoutes({ demoPassword }: Services): Route[] {
  return [
    implement('GET /demo', async () => {
      if (demoPassword === null) throw new NotFound();
      return {
        password: demoPassword,
        logins: logins.map(({ phone, name, role, note }) => ({ phone, name, role, note })),
      };
    }),
  ];
}
