import { implement, type Route } from '../../platform/http/implement.ts';
import { countChange } from '../../platform/limits.ts';
import type { Services } from '../../services.ts';
import { calendarOf, calendarsPage, endCalendar, makeCalendar } from './calendars.ts';

export function calendarRoutes(services: Services): Route[] {
  const { db, limits } = services;
  return [
    implement('GET /me/calendars', ({ caller, query }) => calendarsPage(db, caller, query)),

    implement('POST /me/calendars', async ({ caller, body, words }) => {
      // Each is a line of the history.
      await countChange(limits, caller);
      return makeCalendar(services, caller, { what: body.what, language: words.language });
    }),

    implement('DELETE /me/calendars/{id}', async ({ caller, params, words }) => {
      await endCalendar(db, caller, params.id);
      return { message: words.calendars.removed };
    }),

    implement('GET /calendars/{secret}.ics', async ({ params, address, reply }) => {
      await limits.count('calendars', address);
      const text = await calendarOf(services, params.secret);
      return reply.type('text/calendar; charset=utf-8').send(text) as unknown as string;
    }),
  ];
}
