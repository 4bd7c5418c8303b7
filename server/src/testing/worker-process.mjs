// @ts-check

import { importTasks } from '../../dist/features/imports/run.js';
import { startMessageWorker } from '../../dist/features/messages/worker.js';
import { notifyAllTasks } from '../../dist/features/notify-all/work.js';
import { remind } from '../../dist/features/reminders/remind.js';
import { openDatabase } from '../../dist/platform/database/database.js';
import { openWhatsApp } from '../../dist/platform/whatsapp/whatsapp.js';

/* A message worker as a process of its own, for the tests that kill it. Tells when it is at work. */
const { db, pool } = openDatabase({
  connection: JSON.parse(process.env.TEST_CONNECTION ?? '{}'),
  connections: 8,
});
const { TEST_PROVIDER: apiUrl, TEST_REMIND_AT: remindAt } = process.env;
const perSecond = Number(process.env.TEST_PER_SECOND ?? 1000);
const whatsapp = apiUrl
  ? openWhatsApp({ apiUrl, phoneNumberId: '1050', token: 'secret-token', perSecond })
  : null;
const services = { db, messengers: { whatsapp, mail: null } };
await startMessageWorker(services, pool, { ...importTasks({ db }), ...notifyAllTasks(services) });
process.stdout.write('at work\n');
if (remindAt) await remind(services, new Date(remindAt));
