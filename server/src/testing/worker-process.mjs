// @ts-check
import { importTasks } from '../../dist/features/imports/work.js';
import { startMessageWorker } from '../../dist/features/messages/worker.js';
import { openDatabase } from '../../dist/platform/database/database.js';
import { openWhatsApp } from '../../dist/platform/whatsapp/whatsapp.js';

/* A message worker as a process of its own, for the tests that kill it. Tells when it is at work. */
const { db, pool } = openDatabase({
  connection: JSON.parse(process.env.TEST_CONNECTION ?? '{}'),
  connections: 8,
});
const whatsapp = openWhatsApp({
  apiUrl: process.env.TEST_PROVIDER ?? '',
  phoneNumberId: '1050',
  token: 'secret-token',
  perSecond: Number(process.env.TEST_PER_SECOND ?? 1000),
});
await startMessageWorker({ db, messengers: { whatsapp, mail: null } }, pool, importTasks({ db }));
process.stdout.write('at work\n');
