import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createApp } from '../app.ts';
import type { TransferLimits } from '../platform/http/transfer-limits.ts';
import { clientOf, type SignedInClient } from '../testing/client.ts';
import { freshMobile } from '../testing/samples.ts';
import { standaloneOptions } from '../testing/standalone-options.ts';
import { deskForFile } from '../testing/test-desk.ts';

const desk = await deskForFile({ trustedProxies: ['127.0.0.1'] });
const admin = await desk.signIn('admin');
const person = await desk.signIn('user');
const content = Buffer.from(`%PDF-1.4\n${'x'.repeat(9_000_000)}\n%%EOF\n`);
const file = { name: 'a.pdf', content, type: 'application/pdf' };
const list = `/citizens/${person.caller.citizen_id}/ll`;
await person.form('POST', list, { ll_no: 'CG04/0' }, file);
/** The signed path of a document that no buffer on its way to a client holds. */
const document = (await person.form('POST', list, { ll_no: 'CG04/1' }, file)).body.file_path;

const each = (many: number) => Array.from({ length: many }, (_, at) => at);

/** Downloads that are not read, and the honest calls that are made meanwhile: so many at once, so often. */
const unread = 260;
const readers = 30;
const writers = 20;
const waves = 10;

/** A connection that reads nothing unless told to. */
async function connection(address = desk.address): Promise<Socket> {
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  socket.on('error', () => undefined).pause();
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  return socket;
}

const get = (path: string, { token }: SignedInClient) =>
  `GET ${path} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\n\r\n`;

/** How many of the calls of honest people are turned away. */
async function turnedAway(): Promise<number> {
  const other = clientOf(desk.address, null, { 'x-forwarded-for': '203.0.113.200' });
  const asked = {
    contact_name: 'Asha',
    contact_phone: freshMobile(),
    category: 'dl',
    services: ['renewal_dl'],
  };
  let refused = 0;
  for (const _ of each(waves)) {
    const answers = await Promise.all([
      ...each(readers).map(() => admin.get('/citizens')),
      ...each(writers).map(() => other.post('/service-requests', asked)),
    ]);
    refused += answers.filter(({ status }) => status >= 400).length;
  }
  return refused;
}

test('calls that are asked for at once on connections that hang up take nothing', async () => {
  // Their answers wait behind that of a password, which takes long to try.
  const body = JSON.stringify({ phone: '9000000000', password: 'wrong-password' });
  const slow = `POST /api/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
  desk.forgetStatements();
  const sockets = await Promise.all(each(4).map(() => connection()));
  for (const socket of sockets) socket.write(slow + get('/api/citizens', admin).repeat(14));
  await expect.poll(() => desk.statements.length).toBeGreaterThan(40);
  for (const socket of sockets) socket.destroy();
  await expect.poll(turnedAway).toBe(0);
});

test('exports that are asked for at once on a connection that hangs up leave no connection behind', async () => {
  await desk.pool.query(
    `insert into citizens (name, mobile, address) select 'Asha ' || n, '9826000000', repeat('x', 2000) from generate_series(1, 300) n`,
  );
  const held = () => desk.pool.totalCount - desk.pool.idleCount;
  await desk.pool.query(
    `insert into document_inquiries (reference, name, phone, document_type)
     select 'DI-' || n, repeat('x', 255), '9826000000', '{PUCC}' from generate_series(1, 3000) n`,
  );
  const socket = await connection();
  // The exports are made while their answers wait behind an unread document.
  const exports = ['/api/export/table/citizens', '/api/admin/document-inquiries/export'];
  socket.write(get(`/storage/${document}`, person) + exports.map(path => get(path, admin)).join(''));
  await expect.poll(held).toBe(2);
  const another = async () => (await admin.get('/export/table/branches')).status;
  await expect.poll(another).toBe(429);
  socket.destroy();
  await expect.poll(held).toBe(0);
  await expect.poll(async () => Promise.all([another(), another()])).toEqual([200, 200]);
});

test('three hundred slow bodies, twenty per address, block no other caller', async () => {
  const addresses = each(15).map(at => `203.0.113.${at + 1}`);
  const begin = async (address: string) => {
    const socket = await connection();
    socket.write(
      `POST /api/login HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${address}\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{`,
    );
    return socket;
  };
  const sockets = await Promise.all(each(21 * 15).map(at => begin(addresses[at % 15] ?? '')));
  const answers: string[] = [];
  for (const socket of sockets) socket.on('data', piece => answers.push(piece.toString())).resume();
  // One of each address is too many: when that is told, the others are waited for.
  await expect.poll(() => answers.length).toBe(15);
  for (const answer of answers) expect(answer).toMatch(/^HTTP\/1.1 503 .*retry-after: 1\r/s);
  expect(await turnedAway()).toBe(0);
  const late = clientOf(desk.address, null, { 'x-forwarded-for': addresses[0] ?? '' });
  expect((await late.post('/login', { phone: '9000000000', password: 'wrong-password' })).status).toBe(422);
  for (const socket of sockets) socket.destroy();
  await expect.poll(async () => (await begin(addresses[0] ?? '')).destroyed).toBe(false);
});

test('bodies that are long on their way count for the account that sends them, and for the network of visitors alone', async () => {
  const neighbour = await desk.signIn('manager');
  const begin = async (headers: string) => {
    const socket = await connection();
    const body = '{"name": "Asha", "mobile": "9826012345"}';
    const length = `content-type: application/json\r\ncontent-length: ${body.length}`;
    socket.write(`POST /api/login HTTP/1.1\r\nhost: x\r\n${headers}${length}\r\n\r\n${body.slice(0, 9)}`);
    const answer = once(socket.resume(), 'data').then(([piece]) => String(piece).slice(9, 12));
    return { answer, finish: () => socket.write(body.slice(9)) };
  };
  const visitor = 'x-forwarded-for: 203.0.113.90\r\n';
  const signedIn = ({ token }: SignedInClient) => `${visitor}authorization: Bearer ${token}\r\n`;
  const all = async (headers: string) => Promise.all(each(21).map(() => begin(headers)));
  const [visitors, own] = [await all(visitor), await all(signedIn(admin))];
  // The twenty-first of each is refused; that tells that the others are waited for.
  for (const sent of [visitors, own])
    expect(await Promise.race(sent.map(({ answer }) => answer))).toBe('503');
  const saved = await begin(signedIn(neighbour));
  saved.finish();
  expect(await saved.answer).toBe('422');
});

test('unread downloads block no other caller, and an account has one own-data download at a time', async () => {
  const sockets = await Promise.all(each(unread).map(() => connection()));
  for (const socket of sockets) socket.write(get(`/storage/${document}`, person));
  // Both at once: what one connection holds back depends on how much the system takes off its hands.
  const own = await Promise.all([person.get('/me/data'), person.get('/me/data')]);
  expect(own.map(({ status }) => status).sort()).toEqual([200, 429]);
  expect(own.find(({ status }) => status === 429)?.headers.get('retry-after')).toBe('10');
  expect(await turnedAway()).toBe(0);
  await expect.poll(async () => (await person.get('/me/data')).status).toBe(200);
});

describe('a client slower than any network', () => {
  const hurried: TransferLimits = {
    bodies: 20,
    body: 200,
    upload: { least: 4_000, over: 100, longest: 400 },
    answer: { least: 1_000, over: 100 },
  };
  const form = (token: string) =>
    `POST /api/citizens/1/ll HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 9000000\r\n\r\n--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-`;

  test.each([
    ['sends a body', () => 'POST /api/login HTTP/1.1\r\nhost: x\r\ncontent-length: 99\r\n\r\n{', 0],
    ['sends a body to no call', () => 'POST /nothing HTTP/1.1\r\nhost: x\r\ncontent-length: 99\r\n\r\n{', 0],
    ['sends a document', () => form(person.token), 0],
    ['sends a document without signing in', () => form('nobody'), 0],
    ['sends a document, well, but for too long', () => form(person.token), 1_000],
    ['reads an answer', () => get(`/storage/${document}`, person), 0],
  ])('%s is hung up on', async (_, begins, more) => {
    const app = await createApp(desk, { ...standaloneOptions, transferLimits: hurried });
    onTestFinished(() => app.close());
    const socket = await connection(await app.listen({ host: '127.0.0.1', port: 0 }));
    const connections = () =>
      new Promise((resolve, reject) =>
        app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
      );
    socket.write(begins());
    const writing = setInterval(() => more > 0 && socket.writable && socket.write('x'.repeat(more)), 10);
    onTestFinished(() => clearInterval(writing));
    expect(await connections()).toBe(1);
    await expect.poll(connections).toBe(0);
  });

  test('other callers are served', async () => {
    // A busy machine may stand still for longer than those above are waited for.
    const transferLimits = {
      ...hurried,
      body: 10_000,
      upload: { least: 4_000, over: 2_000, longest: 20_000 },
    };
    const app = await createApp(desk, { ...standaloneOptions, transferLimits });
    onTestFinished(() => app.close());
    const address = await app.listen({ host: '127.0.0.1', port: 0 });
    const file = {
      name: 'a.pdf',
      content: Buffer.from(`%PDF-1.4\n${'x'.repeat(900_000)}\n%%EOF\n`),
      type: 'application/pdf',
    };
    const list = `/citizens/${person.caller.citizen_id}/ll`;
    const kept = await clientOf(address, person.token).form('POST', list, { ll_no: 'CG04/2' }, file);
    expect(kept.status).toBe(201);
    const answer = await fetch(`${address}/storage/${document}`);
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(9_000_000);
  });
});
