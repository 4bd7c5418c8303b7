import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { kindOf } from '@rto-desk/contract/kinds/index';
import { expect, test } from 'vitest';
import { clientOf, type SignedInClient } from '../testing/client.ts';
import { numRuns } from '../testing/long.ts';
import { freshMobile, freshNumber, pdf, sampleOf } from '../testing/samples.ts';
import { deskForFile } from '../testing/test-desk.ts';

const desk = await deskForFile();
const admin = await desk.signIn('admin');
await admin.put('/admin/desk-settings', { money_on: true });
const { port } = new URL(desk.address);

/** What a phone sends, as its bytes. */
interface Sent {
  path: string;
  type: string;
  body: Buffer;
}

const json = (path: string, body: object): Sent => ({
  path,
  type: 'application/json',
  body: Buffer.from(JSON.stringify(body)),
});

function form(path: string, fields: Record<string, string>): Sent {
  const boundary = 'a-part';
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const file = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\ncontent-type: application/pdf\r\n\r\n`;
  return {
    path,
    type: `multipart/form-data; boundary=${boundary}`,
    body: Buffer.concat([Buffer.from(parts.join('') + file), pdf, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  };
}

/** Sends so many bytes of a body, and loses the network: none of the answer is read. */
async function lose(
  { path, type, body }: Sent,
  by: SignedInClient,
  key: string,
  bytes: number,
): Promise<void> {
  const socket = connect(Number(port), '127.0.0.1');
  socket.on('error', () => undefined);
  const head = [
    `POST /api${path} HTTP/1.1`,
    'host: desk',
    `authorization: Bearer ${by.token}`,
    `idempotency-key: ${key}`,
    `content-type: ${type}`,
    `content-length: ${body.length}`,
  ].join('\r\n');
  socket.write(Buffer.concat([Buffer.from(`${head}\r\n\r\n`), body.subarray(0, bytes)]), () =>
    socket.destroy(),
  );
  await once(socket, 'close');
}

async function sendAgain({ path, type, body }: Sent, by: SignedInClient, key: string) {
  const headers = { authorization: `Bearer ${by.token}`, 'idempotency-key': key, 'content-type': type };
  const answer = await fetch(`${desk.address}/api${path}`, { method: 'POST', headers, body });
  return { status: answer.status, body: await answer.json() };
}

/** Where the network goes: how much of the body has left the phone, as a share of it. */
const SHARES = [0, 0.1, 0.5, 0.99, 1, 1, 1, 1, 1];

const newCitizen = async () =>
  (await admin.post('/citizens', { name: 'Somaru', mobile: freshMobile() })).body.id as number;

/** What is saved, and how many of it there are afterwards. */
const saved: Record<string, () => Promise<{ sent: Sent; count: () => Promise<number> }>> = {
  'a citizen': async () => {
    const mobile = freshMobile();
    return {
      sent: json('/citizens', { name: 'Somaru', mobile }),
      count: async () => (await admin.get(`/citizens?mobile=${mobile}`)).body.meta.total,
    };
  },
  'a document with its file': async () => {
    const id = await newCitizen();
    return {
      sent: form(`/citizens/${id}/ll`, sampleOf(kindOf('ll'))),
      count: async () => (await admin.get(`/citizens/${id}/ll`)).body.data.length,
    };
  },
  'a receipt': async () => {
    const citizen_id = await newCitizen();
    return {
      sent: json('/receipts', { citizen_id, amount: '10', mode: 'cash' }),
      count: async () => Number((await admin.get(`/dues?citizen_id=${citizen_id}`)).body.owed.advance) / 10,
    };
  },
  'a quick entry': async () => {
    const mobile = freshMobile();
    const entry = { registration_no: freshNumber('CG04'), name: 'Somaru', mobile };
    return {
      sent: json('/quick-entries', { ...entry, kind: 'puccs', until: '2031-05-17' }),
      count: async () => (await admin.get(`/citizens?mobile=${mobile}`)).body.meta.total,
    };
  },
};

test.each(Object.keys(saved))(
  'a phone that loses the network while it saves %s and sends it again has it once',
  async what => {
    const make = saved[what];
    if (make === undefined) throw new Error(what);
    for (let round = 0; round < numRuns(3); round += 1) {
      for (const share of SHARES) {
        const { sent, count } = await make();
        const key = randomUUID();
        await lose(sent, admin, key, Math.floor(share * sent.body.length));
        const [first, second] = await Promise.all([sendAgain(sent, admin, key), sendAgain(sent, admin, key)]);
        expect([first.status, second.status], `${share} of ${what}`).toEqual([201, 201]);
        expect(second.body).toEqual(first.body);
        expect(await sendAgain(sent, admin, key)).toEqual(first);
        expect(await count()).toBe(1);
      }
    }
  },
);

test('what was answered 503 because no connection was free is saved when it is sent again, once', async () => {
  const mobile = freshMobile();
  const key = randomUUID();
  const phone = clientOf(desk.address, admin.token, { 'idempotency-key': key });
  const statements = desk.pool.options.max ?? 10;
  // All connections are taken.
  const taken = await Promise.all(Array.from({ length: statements - 1 }, () => desk.pool.connect()));
  const lastOne = desk.db.transaction().execute(async transaction => {
    await transaction.selectFrom('branches').select('id').limit(1).execute();
    const answer = phone.post('/citizens', { name: 'Somaru', mobile });
    return (await answer).status;
  });
  expect(await lastOne).toBe(503);
  for (const client of taken) client.release();
  await expect.poll(async () => (await phone.post('/citizens', { name: 'Somaru', mobile })).status).toBe(201);
  expect((await admin.get(`/citizens?mobile=${mobile}`)).body.meta.total).toBe(1);
});
