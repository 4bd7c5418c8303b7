import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { en } from '@rto-desk/contract/words/en';
import { refusalText } from '@rto-desk/contract/words/refusal-text';
import { sql } from 'kysely';
import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import type { Messenger } from '../../platform/messenger.ts';
import { openWhatsApp } from '../../platform/whatsapp/whatsapp.ts';
import { openMailServer } from '../../testing/mail-server.ts';
import { endPause, messagesByState, writeMessages } from '../../testing/messages.ts';
import { deskForTest } from '../../testing/test-desk.ts';
import { openProvider } from '../../testing/whatsapp.ts';
import { deliver } from './deliver.ts';
import { writeMessage } from './outbox.ts';

/** A desk whose provider answers in odd ways, and what delivers all that is queued, one after the other. */
async function office({ timeoutMs, mail = null }: { timeoutMs?: number; mail?: Messenger | null } = {}) {
  const provider = await openProvider({ ...(timeoutMs !== undefined && { timeoutMs }) });
  const desk = await deskForTest({ messengers: { whatsapp: provider.messenger, mail } });
  const queued = () =>
    desk.db.selectFrom('messages').select('id').where('state', '=', 'queued').orderBy('id').execute();
  const deliverAll = async () => {
    for (const { id } of await queued()) await deliver(desk, id);
  };
  const notes = async () =>
    (await desk.db.selectFrom('messages').select(['state', 'error']).orderBy('id').execute()).map(
      ({ state, error }) => `${state}: ${error}`,
    );
  /** In how many seconds the first job of the queue is due. */
  const dueIn = async () => {
    const { rows } = await sql<{ seconds: number }>`
      select extract(epoch from min(run_at) - now())::integer as seconds from graphile_worker.jobs`.execute(
      desk.db,
    );
    return rows[0]?.seconds ?? 0;
  };
  return { provider, desk, deliverAll, notes, dueIn };
}

const json =
  (status: number, body: object, headers: Record<string, string> = {}) =>
  (response: ServerResponse) =>
    void response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify(body));

const html = (status: number) => (response: ServerResponse) =>
  void response
    .writeHead(status, { 'content-type': 'text/html' })
    .end('<html><body>Please log in</body></html>');

/** Promises more than it sends. */
const half = (status: number) => (response: ServerResponse) => {
  response.writeHead(status, { 'content-type': 'application/json', 'content-length': '500' });
  response.write('{"messages":[{"id":"wam', () => response.destroy());
};

test.each<[what: string, answer: (response: ServerResponse) => void, note: string, isPaused: boolean]>([
  [
    'an error with status 200 is that error',
    json(200, { error: { code: 131042 } }),
    'queued: WhatsApp 200 (131042)',
    true,
  ],
  [
    'a number that is refused with status 200 fails',
    json(200, { error: { code: 131026 } }),
    'failed: WhatsApp 200 (131026)',
    false,
  ],
  ['a page of another system is no answer', html(200), 'unknown: WhatsApp answered without an id', true],
  ['a refusal of another system is tried again', html(400), 'queued: WhatsApp 400', true],
  ['half an answer may mean that it was sent', half(200), 'unknown: WhatsApp answered without an id', true],
  ['half a refusal is tried again', half(400), 'queued: WhatsApp 400', true],
])('%s', async (_, answer, note, isPaused) => {
  const { provider, desk, deliverAll, notes } = await office();
  await writeMessages(desk, 2);
  provider.next(answer);
  await deliverAll();
  // What concerns the provider has the other message wait.
  expect(await notes()).toEqual([note, isPaused ? 'queued: null' : 'sent: null']);
  await endPause(desk);
  await deliverAll();
  expect((await notes()).filter(one => one.startsWith('queued'))).toEqual([]);
});

test.each<[header: string, least: number, most: number]>([
  ['99999999999999999999', 3_500, 3_605],
  [new Date(Date.now() + 120_000).toUTCString(), 60, 125],
  [new Date(Date.now() - 120_000).toUTCString(), 0, 6],
  ['soon', 0, 6],
])('a limit with retry-after %s has messages wait, at most an hour', async (header, least, most) => {
  const { provider, desk, deliverAll, dueIn, notes } = await office();
  await writeMessages(desk, 1);
  provider.next(json(429, { error: { code: 130429 } }, { 'retry-after': header }));
  await deliverAll();
  expect(await notes()).toEqual(['queued: WhatsApp 429 (130429)']);
  const seconds = await dueIn();
  expect(seconds).toBeGreaterThanOrEqual(least);
  expect(seconds).toBeLessThanOrEqual(most);
});

/** Listens on loopback until the test is done; of mail servers, since their certificate is self-signed. */
async function listening(isEncrypted: boolean) {
  const mailServer = new SMTPServer({ secure: isEncrypted });
  // Those that do not believe the certificate hang up.
  mailServer.on('error', () => undefined);
  const server: Server = mailServer.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

test.each<[what: string, address: () => Promise<string> | string, note: RegExp]>([
  ['an unknown host name', () => 'https://provider.invalid', /^(ENOTFOUND|EAI_AGAIN)$/],
  ['a certificate of an unknown authority', async () => `https://127.0.0.1:${await listening(true)}`, /CERT/],
  [
    'an address that speaks without encryption',
    async () => `https://127.0.0.1:${await listening(false)}`,
    /^ERR_SSL_WRONG_VERSION_NUMBER$/,
  ],
])('%s says nothing about messages: all wait, however long it lasts', async (_, address, note) => {
  const { provider, desk, deliverAll } = await office();
  await writeMessages(desk, 2);
  const settings = { apiUrl: await address(), phoneNumberId: '1050', token: 'secret-token', perSecond: 1000 };
  const messengers = { ...desk.messengers, whatsapp: openWhatsApp(settings) };
  const messages = () =>
    desk.db.selectFrom('messages').select(['id', 'state', 'attempts', 'error']).orderBy('id').execute();
  for (let round = 0; round < 8; round += 1) {
    for (const { id } of await messages()) await deliver({ ...desk, messengers }, id);
    await endPause(desk);
  }
  const tried = (await messages()).filter(({ error }) => error !== null);
  expect(await messages()).toMatchObject([
    { state: 'queued', attempts: 0 },
    { state: 'queued', attempts: 0 },
  ]);
  const error = tried[0]?.error ?? '';
  expect(error.replace('WhatsApp ', '')).toMatch(note);
  expect(refusalText({ channel: 'whatsapp', error }, en)).toBe('Could not reach WhatsApp.');
  await deliverAll();
  expect([await messagesByState(desk), provider.received.length]).toEqual([{ sent: 2 }, 2]);
});

test('while a provider says nothing, one message at a time finds out, and the others go out afterwards', async () => {
  const { provider, desk, deliverAll } = await office({ timeoutMs: 200 });
  await writeMessages(desk, 20);
  provider.next('hang', 'hang');
  for (let round = 0; round < 2; round += 1) {
    await deliverAll();
    await endPause(desk);
  }
  expect(await messagesByState(desk)).toEqual({ unknown: 2, queued: 18 });
  const admin = await desk.signIn('admin');
  await sql`update sending_pauses set since = since - interval '11 minutes'`.execute(desk.db);
  expect((await admin.get('/admin/sending')).body.paused).toMatchObject([
    { channel: 'whatsapp', concern: 'temporary', waiting: 18 },
  ]);
  await deliverAll();
  expect(await messagesByState(desk)).toEqual({ unknown: 2, sent: 18 });
  expect(new Set(provider.received.map(({ body }) => body)).size, 'none is sent twice').toBe(20);
});

test('a mail server that refuses one of fifty gets the others', async () => {
  const server = await openMailServer();
  server.refuse(...Array.from({ length: 17 }, () => null), 550);
  const { desk, deliverAll } = await office({ mail: server.mailer });
  await desk.db.transaction().execute(async transaction => {
    for (let number = 0; number < 50; number += 1) {
      const address = { recipient: `person-${number}@example.com`, recipient_name: 'Asha' };
      const none = { citizen_id: null, user_id: null, branch_id: null, dedup_key: null };
      const text = { subject: 'Your link', body: 'It is here' };
      await writeMessage(transaction, desk, null, {
        channel: 'mail',
        purpose: 'reset',
        ...address,
        ...none,
        ...text,
      });
    }
  });
  await deliverAll();
  expect(await messagesByState(desk)).toEqual({ sent: 49, failed: 1 });
  expect(new Set(server.mails.map(({ to }) => to[0])).size).toBe(49);
});
