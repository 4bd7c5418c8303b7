import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { kindOf } from '@rto-desk/contract/kinds/index';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Queryable } from '../platform/database/database.ts';
import { endSessionsOf } from '../platform/sessions/sessions.ts';
import { type Client, clientOf, type SignedInClient } from '../testing/client.ts';
import { freshMobile, freshNumber, pdf, sampleOf } from '../testing/samples.ts';
import { deskForFile, openTestDesk, type TestDesk } from '../testing/test-desk.ts';

const desk = await deskForFile({ trustedProxies: ['127.0.0.1'] });
const clerks = await Promise.all(['admin', 'manager', 'manager'].map(role => desk.signIn(role as 'admin')));

const [PAIRS, AT_ONCE] = [40, 20];
const clerk = (at: number): SignedInClient => clerks[at % clerks.length] as SignedInClient;
const newCitizen = async () =>
  (await clerk(0).post('/citizens', { name: 'Somaru', mobile: freshMobile() })).body as {
    id: number;
    updated_at: string;
  };

test('of two clerks who save one record at once, one wins and the other gets a conflict', async () => {
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const { id, updated_at } = await newCitizen();
    const answers = await Promise.all(
      ['Sahu', 'Verma'].map((family, at) =>
        clerk(at).put(`/citizens/${id}`, { name: `Somaru ${family}`, mobile: freshMobile(), updated_at }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const winner = answers.find(({ status }) => status === 200)?.body;
    const loser = answers.find(({ status }) => status === 409)?.body;
    expect(loser.current.name).toBe(winner.name);
    expect((await clerk(0).get(`/citizens/${id}`)).body.name).toBe(winner.name);
  }
});

test('of many who save one number at once, one succeeds', async () => {
  const { id } = await newCitizen();
  const registration_no = freshNumber('CG04');
  const answers = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, at) =>
      clerk(at).post(`/citizens/${id}/vehicles`, { registration_no }),
    ),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(AT_ONCE - 1);
  const phone = freshMobile();
  const registered = await Promise.all(
    Array.from({ length: AT_ONCE }, () =>
      desk.visitor.post('/register', { name: 'Twice', phone, password: 'monsoon-raipur-7' }),
    ),
  );
  expect(registered.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(registered.filter(({ status }) => status === 422)).toHaveLength(AT_ONCE - 1);
  const { rows } = await desk.pool.query('select count(*)::int as kept from citizens where mobile = $1', [
    phone,
  ]);
  expect(rows, 'an account and its profile come together or not at all').toEqual([{ kept: 1 }]);
});

test('changing and deleting at once end as one of them says, and never in an error', async () => {
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const { id } = await newCitizen();
    const [changed, deleted] = await Promise.all([
      clerk(1).put(`/citizens/${id}`, { name: 'Changed', mobile: freshMobile() }),
      clerk(0).delete(`/citizens/${id}`),
    ]);
    expect([200, 404]).toContain(changed.status);
    expect(deleted.status).toBe(200);
    expect((await clerk(0).get(`/citizens/${id}`)).status).toBe(404);
  }
});

test('from the answer to logging out on, the token opens nothing, whatever is under way', async () => {
  for (let pair = 0; pair < PAIRS / 4; pair += 1) {
    const person = await desk.signIn('manager');
    const before = Array.from({ length: AT_ONCE }, () => person.get('/me'));
    expect((await person.post('/logout')).status).toBe(200);
    const after = await Promise.all(Array.from({ length: AT_ONCE }, () => person.get('/me')));
    expect(new Set(after.map(({ status }) => status))).toEqual(new Set([401]));
    for (const { status } of await Promise.all(before)) expect([200, 401]).toContain(status);
  }
});

/** The connections of a desk that wait for a row. */
async function waiting({ db }: TestDesk): Promise<object[]> {
  const { rows } = await sql<object>`
    select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
    db,
  );
  return rows;
}

test('a citizen who moves to another branch while a call waits is out of its scope', async () => {
  const [here, there] = [await desk.branch('04'), await desk.branch('10')];
  const manager = await desk.signIn('manager', { branch_id: here });
  const calls: Record<
    string,
    (whose: { citizen: number; vehicle: number; plate: string }) => Promise<{ status: number }>
  > = {
    'a vehicle is added': ({ citizen }) =>
      manager.post(`/citizens/${citizen}/vehicles`, { registration_no: freshNumber('CG04') }),
    'a licence is added': ({ citizen }) => manager.post(`/citizens/${citizen}/dl`, sampleOf(kindOf('dl'))),
    'a certificate is added': ({ vehicle }) =>
      manager.post(`/vehicles/${vehicle}/puccs`, sampleOf(kindOf('puccs'))),
    'a vehicle is changed': ({ vehicle, plate }) =>
      manager.put(`/vehicles/${vehicle}`, { registration_no: plate, colour: 'Red' }),
    'a paper is entered quickly': ({ plate }) =>
      manager.post('/quick-entries', { registration_no: plate, kind: 'puccs', until: '2031-05-17' }),
  };
  for (const [what, call] of Object.entries(calls)) {
    const person = { name: 'Somaru', mobile: freshMobile(), branch_id: here };
    const citizen = (await clerk(0).post('/citizens', person)).body.id;
    const plate = freshNumber('CG04');
    const vehicle = (await clerk(0).post(`/citizens/${citizen}/vehicles`, { registration_no: plate })).body
      .id;
    const answer = await desk.db.transaction().execute(async transaction => {
      const move = transaction.updateTable('citizens').set({ branch_id: there });
      await move.where('id', '=', citizen).execute();
      const called = call({ citizen, vehicle, plate });
      await expect.poll(() => waiting(desk)).toHaveLength(1);
      return { called };
    });
    expect((await answer.called).status, what).toBe(404);
    const { vehicles_count, driving_licenses_count } = (await clerk(0).get(`/citizens/${citizen}`)).body;
    const papers = (await clerk(0).get(`/vehicles/${vehicle}/puccs`)).body.data.length;
    expect([vehicles_count, driving_licenses_count, papers], what).toEqual([1, 0, 0]);
  }
});

describe('a login whose password was right when it was looked at', () => {
  const password = 'monsoon-raipur-7';
  let limited: TestDesk;
  beforeAll(async () => {
    limited = await openTestDesk({ limited: true });
  });
  afterAll(() => limited.close());

  /** What a login answers while the account changes in a transaction that it has to wait for. */
  async function loginDuring(change: (account: number, transaction: Queryable) => Promise<unknown>) {
    const phone = freshMobile();
    const { user } = (await limited.visitor.post('/register', { name: 'Sunita', phone, password })).body;
    return limited.db.transaction().execute(async transaction => {
      await change(user.id, transaction);
      const answer = limited.visitor.post('/login', { phone, password });
      await expect.poll(() => waiting(limited)).toHaveLength(1);
      return { answer, id: user.id };
    });
  }

  test('is refused where the account is deleted meanwhile, as an unknown one is', async () => {
    const { answer } = await loginDuring((id, transaction) =>
      transaction.deleteFrom('users').where('id', '=', id).execute(),
    );
    const { body: unknown } = await limited.visitor.post('/login', { phone: freshMobile(), password });
    expect(await answer).toMatchObject({ status: 422, body: unknown });
  });

  test('opens no session that outlives a change of the password', async () => {
    const { answer, id } = await loginDuring((id, transaction) =>
      transaction.updateTable('users').set({ password_hash: 'another' }).where('id', '=', id).execute(),
    );
    expect((await answer).status).toBe(422);
    const sessions = limited.db.selectFrom('sessions').select('id').where('user_id', '=', id);
    expect(await sessions.execute(), 'that of the registration').toHaveLength(1);
  });
});

describe('what is under way while its session ends', () => {
  const password = 'monsoon-raipur-7';
  const boundary = 'a-part';

  /** What a call is answered of whose body the rest comes once something has happened. */
  async function answerWhen(token: string, type: string, body: string, happens: () => Promise<unknown>) {
    const { port } = new URL(desk.address);
    const socket = connect(Number(port), '127.0.0.1');
    const headers = [
      'POST /api/admin/branches HTTP/1.1',
      'host: desk',
      'connection: close',
      `authorization: Bearer ${token}`,
      `content-type: ${type}`,
      `content-length: ${Buffer.byteLength(body)}`,
    ];
    socket.write(`${headers.join('\r\n')}\r\n\r\n${body.slice(0, 10)}`);
    await expect.poll(() => desk.statements.filter(isLookUp)).toHaveLength(1);
    await happens();
    socket.write(body.slice(10));
    return (await text(socket)).slice(0, 'HTTP/1.1 000'.length);
  }
  const isLookUp = (statement: string) => /from "?sessions"?/.test(statement);

  test.for([
    ['application/json', JSON.stringify({ name: 'Too late' })],
    [
      `multipart/form-data; boundary=${boundary}`,
      `--${boundary}\r\ncontent-disposition: form-data; name="name"\r\n\r\nToo late\r\n--${boundary}--\r\n`,
    ],
  ])('is not carried out when its body comes later, as %s', async ([type = '', body = '']) => {
    const admin = await desk.signIn('admin');
    desk.forgetStatements();
    const ended = () => desk.db.deleteFrom('sessions').where('user_id', '=', admin.caller.id).execute();
    expect(await answerWhen(admin.token, type, body, ended)).toBe('HTTP/1.1 401');
    const branches = desk.db.selectFrom('branches').select('id').where('name', '=', 'Too late');
    expect(await branches.execute()).toEqual([]);
  });

  const changes: [string, (client: Client) => ReturnType<Client['put']>][] = [
    [
      'password',
      client =>
        client.put('/me/password', {
          current_password: password,
          new_password: 'of-the-thief-7',
          new_password_confirmation: 'of-the-thief-7',
        }),
    ],
    ['mobile', client => client.put('/me/phone', { phone: freshMobile(), password })],
    ['address', client => client.put('/me', { name: 'X', email: 'thief@example.com' })],
  ];
  test.for(changes)('sets no other %s', async ([, change]) => {
    const given = { name: 'Sunita', phone: freshMobile(), password };
    const { token, user } = (await desk.visitor.post('/register', given)).body;
    const thief = clientOf(desk.address, token);
    const account = desk.db.selectFrom('users').selectAll().where('id', '=', user.id);
    const { answer } = await desk.db.transaction().execute(async transaction => {
      // As ending the sessions of an account does, for one with a link for a new password.
      await transaction
        .updateTable('users')
        .set({ password_hash: 'new' })
        .where('id', '=', user.id)
        .execute();
      await endSessionsOf(transaction, user.id);
      const answer = change(thief);
      await expect.poll(() => waiting(desk)).toHaveLength(1);
      return { answer };
    });
    expect((await answer).status).toBe(401);
    expect(await account.executeTakeFirstOrThrow()).toMatchObject({
      name: given.name,
      phone: given.phone,
      unverified_email: null,
      password_hash: 'new',
    });
  });
});

const submit = (key: string, token: string | null, path: string, body: unknown) =>
  clientOf(desk.address, token, { 'idempotency-key': key }).post(path, body);

test('a call sent twice under one key is stored once, and both get its answer', async () => {
  const mobile = freshMobile();
  const sent = { name: 'Somaru', mobile };
  const key = randomBytes(16).toString('hex');
  const answers = await Promise.all(
    Array.from({ length: AT_ONCE }, () => submit(key, clerk(0).token, '/citizens', sent)),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
  const ids = new Set(answers.map(({ body }) => body.id));
  expect(ids.size).toBe(1);
  expect((await submit(key, clerk(0).token, '/citizens', sent)).body.id).toBe(answers[0]?.body.id);
  expect((await clerk(0).get(`/citizens?mobile=${mobile}`)).body.meta.total).toBe(1);
});

test('a key is its sender’s own, and of one address', async () => {
  const mobile = freshMobile();
  const key = randomBytes(16).toString('hex');
  const ids = new Set<number>();
  for (const at of [0, 1])
    ids.add((await submit(key, clerk(at).token, '/citizens', { name: 'Somaru', mobile })).body.id);
  expect(ids.size).toBe(2);
  const [id] = ids;
  const vehicle = await submit(key, clerk(0).token, `/citizens/${id}/vehicles`, {
    registration_no: freshNumber('CG04'),
  });
  expect(vehicle.body.registration_no).toBeDefined();
});

test('a visitor who sends a request again gets its reference again', async () => {
  const key = randomBytes(16).toString('hex');
  const asked = {
    contact_name: 'Geeta',
    contact_phone: freshMobile(),
    category: 'dl',
    services: ['renewal_dl'],
  };
  const [first, second] = await Promise.all([0, 1].map(() => submit(key, null, '/service-requests', asked)));
  expect(first?.status).toBe(201);
  expect(second?.body).toEqual(first?.body);
});

test('a key stands for one content, whatever the boundaries of a form', async () => {
  const key = randomBytes(16).toString('hex');
  const { id } = await newCitizen();
  const client = clientOf(desk.address, clerk(0).token, { 'idempotency-key': key });
  const file = (content: Buffer) => ({ name: 'a.pdf', content, type: 'application/pdf' });
  const send = (ll_no: string, content = pdf) =>
    client.form('POST', `/citizens/${id}/ll`, { ll_no, expiry_date: '2030-01-01' }, file(content));
  const first = await send('CG04/77');
  expect(first.status).toBe(201);
  expect((await send('CG04/77')).body).toEqual(first.body);
  for (const other of [await send('CG04/78'), await send('CG04/77', Buffer.concat([pdf, Buffer.from('%')]))])
    expect([other.status, other.body.message]).toEqual([
      422,
      expect.stringMatching(/^This form was already submitted/),
    ]);
});

test('visitors of two networks who make up the same key are two', async () => {
  const key = randomBytes(16).toString('hex');
  const references = ['203.0.113.1', '203.0.113.2', '203.0.113.1'].map(async address => {
    const visitor = clientOf(desk.address, null, { 'idempotency-key': key, 'x-forwarded-for': address });
    const asked = {
      contact_name: 'Geeta',
      contact_phone: '9826012345',
      category: 'dl',
      services: ['renewal_dl'],
    };
    return (await visitor.post('/service-requests', asked)).body.reference;
  });
  const [one, other, again] = await Promise.all(references);
  expect(again).toBe(one);
  expect(other).not.toBe(one);
});

test('a refused call may be corrected and sent again under the same key', async () => {
  const key = randomBytes(16).toString('hex');
  const mobile = freshMobile();
  expect((await submit(key, clerk(0).token, '/citizens', { name: '', mobile })).status).toBe(422);
  const { id } = await newCitizen();
  const registration_no = freshNumber('CG04');
  await clerk(0).post(`/citizens/${id}/vehicles`, { registration_no });
  const path = `/citizens/${id}/vehicles`;
  expect((await submit(key, clerk(0).token, path, { registration_no })).status).toBe(422);
  expect((await submit(key, clerk(0).token, path, { registration_no: freshNumber('CG04') })).status).toBe(
    201,
  );
  expect((await submit('short', clerk(0).token, path, { registration_no })).status).toBe(400);
});

test('a retry after a broken first call does not claim success', async () => {
  const key = randomBytes(16).toString('hex');
  const sent = { name: 'Somaru', mobile: freshMobile() };
  await submit(key, clerk(0).token, '/citizens', sent);
  await desk.db.updateTable('idempotency_keys').set({ answer: null }).where('key', '=', key).execute();
  const answer = await submit(key, clerk(0).token, '/citizens', sent);
  expect(answer.status).toBe(409);
  expect(answer.body.message).toMatch(/^This was already submitted/);
});
