import { createHmac } from 'node:crypto';
import { connect } from 'node:net';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { deskForTest } from '../../testing/test-desk.ts';
import { openProvider } from '../../testing/whatsapp.ts';
import { deliver } from './deliver.ts';
import { recoverQueue } from './recover.ts';

const secrets = { appSecret: 'app-secret', verifyToken: 'verify-me', phoneNumberId: '1050' };

async function connected({ slowly = false } = {}) {
  const provider = await openProvider();
  const desk = await deskForTest({ messengers: { whatsapp: provider.messenger }, webhook: secrets });
  const clerk = await desk.signIn('manager');
  const citizen = (await clerk.post('/citizens', { name: 'Asha', mobile: '9826011111' })).body.id;
  const { id } = (await clerk.post(`/citizens/${citizen}/send-message`, { message: 'x' })).body;
  provider.slowly(slowly);
  const delivered = deliver(desk, id);
  await (slowly ? expect.poll(() => provider.received.length).toBe(1) : delivered);
  const tell = async (body: string, signature = signed(body)) =>
    (
      await fetch(`${desk.address}/webhooks/whatsapp`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-hub-signature-256': signature },
        body,
      })
    ).status;
  const state = async () => (await clerk.get('/admin/messages')).body.data[0];
  const answer = () => {
    provider.slowly(false);
    return delivered;
  };
  return { desk, tell, state, answer };
}

const signed = (body: string, secret = secrets.appSecret) =>
  `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;

const status = (id: string, what: string, more = {}) =>
  JSON.stringify({ entry: [{ changes: [{ value: { statuses: [{ id, status: what, ...more }] } }] }] });

test('the provider tells that a message was delivered, or failed on the way', async () => {
  const one = await connected();
  expect(await one.tell(status('wamid.1', 'delivered'))).toBe(200);
  expect(await one.state()).toMatchObject({ state: 'delivered' });
  expect(await one.tell(status('wamid.1', 'failed', { errors: [{ code: 131026 }] }))).toBe(200);
  expect(await one.state()).toMatchObject({ state: 'delivered' });
  const other = await connected();
  await other.tell(status('wamid.1', 'failed', { errors: [{ code: 131026 }] }));
  expect(await other.state()).toMatchObject({ state: 'failed', error: 'WhatsApp (131026)' });
});

test.each([
  ['delivered', {}, { state: 'delivered', error: null }],
  ['read', {}, { state: 'delivered', error: null }],
  ['failed', { errors: [{ code: 131026 }] }, { state: 'failed', error: 'WhatsApp (131026)' }],
])(
  'that a message was %s is noted even if it is told before the call was answered',
  async (what, more, becomes) => {
    const { desk, tell, state, answer } = await connected({ slowly: true });
    expect(await tell(status('wamid.1', what, more))).toBe(200);
    expect(await tell(status('wamid.1', what, more))).toBe(200);
    expect(await state()).toMatchObject({ state: 'sending' });
    await answer();
    expect(await state()).toMatchObject(becomes);
    expect(await desk.db.selectFrom('early_statuses').selectAll().execute()).toEqual([]);
  },
);

test('late and repeated reports change nothing', async () => {
  const failed = { errors: [{ code: 131026 }] };
  const { tell, state } = await connected();
  const said = (what: string, second: number, more = {}) =>
    tell(status('wamid.1', what, { timestamp: String(1_800_000_000 + second), ...more }));
  await said('failed', 10, failed);
  await said('delivered', 9);
  expect(await state()).toMatchObject({ state: 'failed', error: 'WhatsApp (131026)' });
  await said('failed', 12, failed);
  await said('delivered', 11);
  expect(await state()).toMatchObject({ state: 'failed' });
  await said('delivered', 13);
  expect(await state()).toMatchObject({ state: 'delivered', error: null });
});

test('a signed call with unknown parts is accepted, and its known parts count', async () => {
  const { tell, state } = await connected();
  const statuses = [
    null,
    7,
    {},
    { id: null },
    { id: 'wamid.1' },
    { id: 'wamid.1', status: 'delivered', errors: 1 },
  ];
  for (const body of [
    null,
    [],
    7,
    { entry: null },
    { entry: [null, { changes: [null, { value: null }, { value: { statuses: null } }] }] },
    { entry: [{ changes: [{ value: { statuses: [null] } }] }] },
    {
      entry: [
        {
          changes: [{ value: { statuses: [{ id: 'wamid.1', status: 'delivered', timestamp: 'x' }, null] } }],
        },
      ],
    },
    { entry: [{ changes: [{ value: { statuses } }] }] },
  ])
    expect(await tell(JSON.stringify(body)), JSON.stringify(body)).toBe(200);
  expect(await state()).toMatchObject({ state: 'delivered' });
});

test('reports on messages that are not ours are deleted after a day', async () => {
  const { desk, tell } = await connected();
  await tell(status('wamid.of-another', 'delivered'));
  const kept = () => desk.db.selectFrom('early_statuses').select('provider_id').execute();
  await recoverQueue(desk.db);
  expect(await kept()).toEqual([{ provider_id: 'wamid.of-another' }]);
  await desk.db
    .updateTable('early_statuses')
    .set({ received_at: sql<string>`now() - interval '25 hours'` })
    .execute();
  await recoverQueue(desk.db);
  expect(await kept()).toEqual([]);
});

test('unsigned webhook calls are refused', async () => {
  const { desk, tell, state } = await connected();
  const body = status('wamid.1', 'delivered');
  expect(await tell(body, signed(body, 'other-secret'))).toBe(403);
  expect(await tell(body, '')).toBe(403);
  expect(await tell(`${body} `, signed(body))).toBe(403);
  expect(await tell('not json')).toBe(400);
  expect(await tell('{"entry":[{}]}')).toBe(200);
  expect(await tell(status('wamid.999', 'delivered'))).toBe(200);
  expect(await state()).toMatchObject({ state: 'sent' });
  const verify = async (token: string) => {
    const query = new URLSearchParams({
      'hub.mode': 'subscribe',
      'hub.verify_token': token,
      'hub.challenge': '42',
    });
    const answer = await fetch(`${desk.address}/webhooks/whatsapp?${query}`);
    return [answer.status, await answer.text()];
  };
  expect(await verify(secrets.verifyToken)).toEqual([200, '42']);
  expect((await verify('guess'))[0]).toBe(403);
});

test('the signature of a call is checked before its size, and up to 3 MB are accepted', async () => {
  const { tell, state } = await connected();
  const ofSize = (bytes: number) => status('wamid.1', 'delivered').padEnd(bytes);
  const [usual, largest, tooLarge] = [300_000, 3 * 1024 * 1024, 3 * 1024 * 1024 + 1].map(ofSize);
  for (const body of [usual, largest, tooLarge] as string[]) {
    expect(await tell(body, signed(body, 'other-secret'))).toBe(403);
    expect(await tell(body, '')).toBe(403);
  }
  expect(await state()).toMatchObject({ state: 'sent' });
  expect(await tell(tooLarge as string)).toBe(413);
  expect(await tell(largest as string)).toBe(200);
  expect(await state()).toMatchObject({ state: 'delivered' });
});

test('a few large calls are read at once, since anyone may have sent them', async () => {
  const { desk, tell } = await connected();
  const body = '{}'.padEnd(400_000);
  const head = `POST /webhooks/whatsapp HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 900000\r\nx-hub-signature-256: ${signed(body)}\r\n\r\n`;
  const sockets = [1, 2, 3, 4].map(() => connect(Number(new URL(desk.address).port), '127.0.0.1'));
  onTestFinished(() => sockets.forEach(socket => void socket.destroy()));
  for (const socket of sockets) socket.write(head + body);
  await expect.poll(() => tell(body)).toBe(503);
  expect(await tell(status('wamid.1', 'delivered'))).toBe(200);
  for (const socket of sockets) socket.destroy();
  await expect.poll(() => tell(body)).toBe(200);
});

test('without a secret there is no webhook', async () => {
  const desk = await deskForTest();
  expect((await fetch(`${desk.address}/webhooks/whatsapp`, { method: 'POST', body: '{}' })).status).toBe(404);
});
