import type { Channel, Purpose } from '@rto-desk/contract/message';
import { expect, onTestFinished, test } from 'vitest';
import type { Messenger } from '../../platform/messenger.ts';
import { openTestDesk } from '../../testing/test-desk.ts';
import { openProvider } from '../../testing/whatsapp.ts';
import { writeMessage } from './outbox.ts';
import { startMessageWorker } from './worker.ts';

const REMINDERS = 24;

test('a password mail waits for no WhatsApp message, and what a clerk writes for no reminders', async () => {
  const provider = await openProvider({ perSecond: 1 });
  const mails: string[] = [];
  const mail: Messenger = {
    perSecond: null,
    send: async ({ body }) => {
      mails.push(body);
      return { became: 'sent', provider_id: null };
    },
  };
  const desk = await openTestDesk({ messengers: { whatsapp: provider.messenger, mail } });
  const write = (channel: Channel, purpose: Purpose, body: string) =>
    desk.db.transaction().execute(transaction =>
      writeMessage(transaction, desk, null, {
        channel,
        purpose,
        citizen_id: null,
        user_id: null,
        branch_id: null,
        recipient: channel === 'mail' ? 'sunita@example.com' : '9826011111',
        recipient_name: 'Sunita',
        subject: null,
        body,
        dedup_key: null,
      }),
    );
  for (let number = 1; number <= REMINDERS; number += 1) {
    await write('whatsapp', 'summary', `Reminder ${number}`);
  }
  const worker = await startMessageWorker(desk, desk.pool);
  onTestFinished(async () => {
    await worker.stop();
    await desk.close();
  });
  // From now on all that the process does at a time is to wait for the pace.
  await expect.poll(() => provider.received.length, { timeout: 20_000 }).toBeGreaterThan(0);
  await write('whatsapp', 'message', 'Your papers are ready');
  await write('mail', 'reset', 'A link that sets a new password');
  await expect.poll(() => mails, { timeout: 20_000 }).toHaveLength(1);
  expect(provider.received.length, 'reminders before the mail').toBeLessThan(REMINDERS / 2);
  const place = () => provider.received.findIndex(({ body }) => body === 'Your papers are ready');
  await expect.poll(place, { timeout: 20_000 }).toBeGreaterThan(-1);
  // Those that were waiting for the pace already go before it, and none that comes later.
  expect(place(), 'reminders before the message').toBeLessThan(REMINDERS / 2);
}, 90_000);
