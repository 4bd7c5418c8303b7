import { implement, type Route } from '../../platform/http/implement.ts';
import type { Services } from '../../services.ts';
import { changeFirstHour, firstHourOf } from './first-hour.ts';
import { sendTest } from './test-message.ts';

export function firstHourRoutes(services: Services): Route[] {
  return [
    implement('GET /admin/first-hour', ({ caller }) => firstHourOf(services, caller)),
    implement('PUT /admin/first-hour', async ({ caller, body }) => {
      await changeFirstHour(services.db, body);
      return firstHourOf(services, caller);
    }),
    implement('POST /admin/test-messages', async ({ caller, body, words }) => {
      const recipient = await sendTest(services, caller, body.channel);
      return { message: words.firstHour.answers.sent(recipient) };
    }),
  ];
}
