import { createHmac } from 'node:crypto';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type AppOptions, createApp } from './app.ts';
import { clientOf } from './testing/client.ts';
import { pdf } from './testing/samples.ts';
import { standaloneOptions } from './testing/standalone-options.ts';
import { deskForFile } from './testing/test-desk.ts';

const webhook = { appSecret: 'guptanaam-secret', verifyToken: 'guptanaam-verify', phoneNumberId: '1050' };
const desk = await deskForFile({ webhook });

async function appWith(options: Partial<AppOptions>) {
  const app = await createApp(desk, { ...standaloneOptions, ...options });
  onTestFinished(() => app.close());
  return app;
}

describe('where a call says that it comes from', () => {
  const said = '203.0.113.9';
  const proxy = '198.51.100.7';

  test.each([
    ['is not believed while no proxy is trusted', [], proxy],
    ['is not believed from a stranger while another proxy is trusted', ['198.51.100.8'], proxy],
    ['is believed from a proxy that is trusted', [proxy], said],
  ])('%s', async (_, trustedProxies, address) => {
    const app = await appWith({ trustedProxies });
    const { token } = await desk.signIn('admin');
    const answer = await app.inject({
      method: 'POST',
      url: '/api/citizens',
      remoteAddress: proxy,
      headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': said, 'x-real-ip': said },
      payload: { name: 'Asha', mobile: '9826000001' },
    });
    expect(answer.statusCode).toBe(201);
    const told = await desk.db
      .selectFrom('history')
      .select('address')
      .where('record', '=', 'citizens')
      .where('record_id', '=', answer.json().id)
      .executeTakeFirstOrThrow();
    expect(told.address).toBe(address);
  });
});

describe('what a call is called', () => {
  const proxy = '198.51.100.7';
  const ours = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
  const idOf = async (trustedProxies: string[], given: string, remoteAddress = proxy) => {
    const lines: string[] = [];
    const log = { level: 'info', stream: { write: (line: string) => void lines.push(line) } };
    const app = await appWith({ trustedProxies, log });
    const { headers } = await app.inject({
      url: '/healthz',
      remoteAddress,
      headers: { 'x-request-id': given },
    });
    await expect.poll(() => lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '').reqId).toBe(headers['x-request-id']);
    return headers['x-request-id'];
  };

  test('is taken from a trusted proxy, in the log and in the answer', async () => {
    expect(await idOf([proxy], 'Edge_7-a')).toBe('Edge_7-a');
    expect(await idOf(['198.51.100.0/24', '::1'], 'a'.repeat(64), `::ffff:${proxy}`)).toBe('a'.repeat(64));
  });

  test('is generated without a trusted proxy, or where the header is malformed', async () => {
    expect(await idOf([], 'Edge-7')).toMatch(ours);
    expect(await idOf(['198.51.100.8', '2001:db8::/32'], 'Edge-7')).toMatch(ours);
    for (const odd of ['', 'a'.repeat(65), 'a b', 'a\tb', 'a, b', '"}', 'é'])
      expect(await idOf([proxy], odd)).toMatch(ours);
  });
});

describe('pages of other origins', () => {
  const friend = 'https://friend.example';
  const allowed = async (corsOrigins: string[], origin: string) => {
    const app = await appWith({ corsOrigins });
    const asked = { origin, 'access-control-request-method': 'POST' };
    const preflight = await app.inject({ method: 'OPTIONS', url: '/api/login', headers: asked });
    const called = await app.inject({ url: '/api/openapi.json', headers: { origin } });
    const names = ['access-control-allow-origin', 'access-control-allow-credentials'];
    return [preflight, called].map(({ headers }) => names.map(name => headers[name]));
  };
  const nobody = [
    [undefined, undefined],
    [undefined, undefined],
  ];

  test('may not call the API while none is named', async () => {
    expect(await allowed([], friend)).toEqual(nobody);
  });

  test('named origins may call it, without cookies, and others may not', async () => {
    expect(await allowed([friend], friend)).toEqual([
      [friend, undefined],
      [friend, undefined],
    ]);
    expect(await allowed([friend], 'https://stranger.example')).toEqual(nobody);
    expect(await allowed([friend], 'null')).toEqual(nobody);
  });
});

test('a preflight of a named origin is answered with every method, for ten minutes', async () => {
  const app = await appWith({ corsOrigins: ['https://friend.example'] });
  const asked = { origin: 'https://friend.example', 'access-control-request-method': 'PATCH' };
  const { headers } = await app.inject({ method: 'OPTIONS', url: '/api/citizens/1', headers: asked });
  const methods = String(headers['access-control-allow-methods']).split(', ').sort();
  expect(methods).toEqual(['DELETE', 'GET', 'HEAD', 'PATCH', 'POST', 'PUT']);
  expect(headers['access-control-max-age']).toBe('600');
  const answer = await app.inject({ url: '/api/me', headers: { origin: asked.origin } });
  expect(answer.headers['access-control-expose-headers']).toMatch(/content-disposition, retry-after/);
});

test('statements, waits and forgotten transactions end, and so do requests that take too long', async () => {
  const shown = async (name: string) => (await desk.pool.query(`show ${name}`)).rows[0]?.[name];
  expect(await shown('statement_timeout')).toBe('30s');
  expect(await shown('lock_timeout')).toBe('10s');
  expect(await shown('idle_in_transaction_session_timeout')).toBe('30s');
  const { server } = await appWith({});
  expect([server.headersTimeout, server.requestTimeout]).toEqual([10_000, 900_000]);
});

test('the log holds no data of new accounts, documents, links or webhooks', async () => {
  const account = {
    name: 'Guptanaam Vyakti',
    phone: '9292929292',
    email: 'guptanaam@example.com',
    password: 'guptanaam-shabd-7',
  };
  const from = desk.logged.length;
  const { body } = await desk.visitor.post('/register', account);
  await desk.visitor.post('/register', account);
  const person = clientOf(desk.address, body.token);
  const file = { name: 'guptanaam.pdf', content: pdf, type: 'application/pdf' };
  const list = `/citizens/${body.user.citizen_id}/ll`;
  const licence = await person.form('POST', list, { ll_no: 'GUPTANAAM/42' }, file);
  expect(licence.status).toBe(201);
  await person.form('POST', list, { ll_no: 'GUPTANAAM/43' }, { ...file, content: Buffer.from('guptanaam') });
  await desk.open(licence.body.file_path);
  await desk.open(licence.body.file_path.replace('signature=', 'signature=x'));

  await desk.visitor.post('/password/forgot', { email: account.email });
  const link = async () => {
    const { rows } = await desk.pool.query("select body from messages where purpose = 'reset'");
    return /token=([\w-]{43})/.exec(rows[0]?.body ?? '')?.[1];
  };
  await expect.poll(link).toBeDefined();
  const token = await link();
  const reset = { email: account.email, token, password: 'guptanaam-naya-8' };
  await desk.visitor.post('/password/reset', { ...reset, password_confirmation: 'other' });
  await desk.visitor.post('/password/reset', { ...reset, password_confirmation: reset.password });

  const told = JSON.stringify({
    entry: [
      { changes: [{ value: { statuses: [{ id: 'wamid.guptanaam', recipient_id: '919292929292' }] } }] },
    ],
  });
  const signature = `sha256=${createHmac('sha256', webhook.appSecret).update(told).digest('hex')}`;
  for (const [content, signed] of [
    [told, signature],
    [told, 'sha256=guptanaam'],
    ['{"guptanaam":', signature],
  ] as const) {
    await fetch(`${desk.address}/webhooks/whatsapp`, {
      method: 'POST',
      body: content,
      headers: { 'content-type': 'application/json', 'x-hub-signature-256': signed },
    });
  }
  const hub = new URLSearchParams({ 'hub.mode': 'subscribe', 'hub.verify_token': webhook.verifyToken });
  await fetch(`${desk.address}/webhooks/whatsapp?${hub}`);

  await expect.poll(() => desk.logged.length - from).toBeGreaterThanOrEqual(12);
  const log = desk.logged.slice(from).join('');
  const [path = '', query = ''] = licence.body.file_path.split('?');
  const secrets = [body.token, token, path, new URLSearchParams(query).get('signature'), signature.slice(7)];
  for (const secret of secrets) {
    expect(secret).toMatch(/^[\w.-]{20,}$/);
    expect(log).not.toContain(secret);
  }
  expect(log).not.toMatch(/guptanaam|92929292|monsoon/i);
});
