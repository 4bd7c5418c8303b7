import { createHash } from 'node:crypto';
import type { Contact } from '@rto-desk/contract/account';
import { endpoints } from '@rto-desk/contract/endpoints/index';
import { codedColumns, codedTitles } from '@rto-desk/contract/history-codes';
import { kinds } from '@rto-desk/contract/kinds/index';
import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { describe, expect, test } from 'vitest';
import { changingCalls } from '../../testing/changing-calls.ts';
import { type Client, clientOf } from '../../testing/client.ts';
import { DOCX, docxOf } from '../../testing/docx.ts';
import { listsOf } from '../../testing/imports.ts';
import { times } from '../../testing/long.ts';
import { apiToken, breach, feeRule, freshMobile, freshNumber, pdf, sampleOf } from '../../testing/samples.ts';
import { deskForFile } from '../../testing/test-desk.ts';
import { words } from '../../testing/words.ts';
import { receive } from '../messages/receive.ts';

const desk = await deskForFile();
const admin = await desk.signIn('admin');
const scenes = await changingCalls(desk, admin);

const password = 'monsoon-in-korba';
const lines = async (filter = '') => (await admin.get(`/admin/history?${filter}`)).body.data;
const newCitizen = async (name = 'Sarla') =>
  (await admin.post('/citizens', { name, mobile: freshMobile() })).body.id as number;

describe('every call that changes something leaves a line that says who called', () => {
  const newVehicle = async () =>
    (await admin.post(`/citizens/${await newCitizen()}/vehicles`, { registration_no: freshPlate() })).body
      .id as number;
  const newMessage = async () =>
    (await admin.post(`/citizens/${await newCitizen()}/send-message`, { message: 'Namaste' })).body
      .id as number;
  const newInbound = async () => {
    const said = { mobile_no: freshMobile(), said_at: new Date(), kind: 'text', text: 'Kab aaun?' } as const;
    await receive(desk, { ...said, provider_id: said.mobile_no });
    return (await admin.get('/inbox')).body.data[0].id as number;
  };
  const registered = async () => {
    const { phone, ...rest } = account();
    const { body } = await desk.visitor.post('/register', { ...rest, phone });
    return { client: clientOf(desk.address, body.token), id: body.user.id as number, phone };
  };
  const confirmed = async (client: Client) => {
    const { secret } = (await client.post('/me/two-factor', { password })).body;
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
    return client.post('/me/two-factor/confirm', { code });
  };
  const asked = async () => {
    const { id } = await registered();
    const values = { phone: freshMobile(), proof: 'Identity card' };
    return admin.post(`/admin/users/${id}/contact-requests`, values);
  };
  /** What was sent to a contact, to be told back. */
  const sent = (user_id: number, contact: Contact, value: string, secret: string) =>
    desk.db
      .insertInto('contact_codes')
      .values({
        ...{ user_id, contact, value, failures: 0 },
        code_hash: createHash('sha256').update(secret).digest(),
        expires_at: sql<string>`now() + interval '1 hour'`,
      })
      .execute();
  const named = { name_en: 'On its way', name_hi: 'रास्ते में', place: 45 };
  const newJob = () => admin.post('/jobs', request());
  /** Filters by which nothing is found. */
  const noRows = { exact_date: '2001-01-01' };
  const newTemplate = async () =>
    admin.form(
      'POST',
      '/admin/templates',
      { name: 'Covering letter', subject: 'citizen' },
      { name: 'letter.docx', content: await docxOf(['{owner.name} {ask.why?}']), type: DOCX },
    );
  const newLetter = async () =>
    admin.post('/letters', {
      template_id: (await newTemplate()).body.id,
      citizen_id: await newCitizen(),
    });
  const newBreach = async () => (await admin.post('/admin/breaches', breach)).body.id as number;
  const consent = { purpose: 'sharing', how: 'slip', on: '2026-01-05' };
  const privacyNotice = { en: 'What we keep', hi: 'हम क्या रखते हैं' };
  const privacyRequest = { kind: 'correction', text: 'The name is wrong' };
  const entry = { direction: 'in', party: 'Tehsildar', subject: 'Reminder' };
  const newClient = async () => {
    await admin.put('/admin/desk-settings', { money_on: true });
    return (await admin.post('/clients', { name: 'Agent', mobile: freshMobile() })).body.id as number;
  };
  const payout = { kind: 'expense', amount: '10', mode: 'upi', what: 'Tea' };
  const receiptPath = async (client_id?: number) => {
    const values = { client_id: client_id ?? (await newClient()), amount: '10', mode: 'upi' };
    return `/receipts/${(await admin.post('/receipts', values)).body.id}`;
  };
  const chargePath = async () => {
    await newClient();
    const charge = { kind: 'service', what: 'Service', amount: '10' };
    return `/charges/${(await admin.post(`${await jobPath()}/charges`, charge)).body.id}`;
  };
  const jobPath = async () => `/jobs/${(await newJob()).body.id}`;
  const lists = () => listsOf(desk, admin);
  const fields = ['registration_no', 'name', 'mobile', 'puccs.until'];
  const rows = () => [[freshPlate(), 'Sarla', freshMobile(), '31-01-2031']];
  const checked = () => lists().check(fields, rows());
  const committed = async () => {
    const id = await checked();
    await lists().commit(id);
    return id;
  };
  /** Makes the call; answers who should stand in the history, or null for a visitor. */
  type Example = () => Promise<{ answer: ReturnType<Client['get']>; actor: number | null }>;
  const byAdmin =
    (make: () => ReturnType<Client['get']>): Example =>
    async () => ({ answer: make(), actor: admin.caller.id });
  const byVisitor =
    (make: () => ReturnType<Client['get']>): Example =>
    async () => ({ answer: make(), actor: null });

  /** A user with a claim on an office profile, and the claim. */
  const claimed = async () => {
    const { client, id } = await registered();
    const registration_no = freshPlate();
    await admin.post(`/citizens/${await newCitizen()}/vehicles`, { registration_no });
    const answer = client.post('/claims', { registration_no });
    await answer;
    const claim = (await admin.get('/claims')).body.data.at(-1);
    return { answer, client, id, claim: claim.id as number };
  };

  const examples: Record<string, Example> = {
    'POST /claims': async () => {
      const { answer, id } = await claimed();
      return { answer, actor: id };
    },
    'POST /login': async () => {
      const { id, phone } = await registered();
      return { answer: desk.visitor.post('/login', { phone, password }), actor: id };
    },
    'POST /register': byVisitor(() => desk.visitor.post('/register', account())),
    'POST /logout': async () => {
      const { client, id } = await registered();
      return { answer: client.post('/logout'), actor: id };
    },
    'PUT /me': async () => {
      const { client, id } = await registered();
      return { answer: client.put('/me', { name: 'Renamed' }), actor: id };
    },
    'PUT /me/phone': async () => {
      const { client, id } = await registered();
      return { answer: client.put('/me/phone', { phone: freshMobile(), password }), actor: id };
    },
    'PUT /me/password': async () => {
      const { client, id } = await registered();
      const next = { new_password: 'monsoon-in-durg', new_password_confirmation: 'monsoon-in-durg' };
      return { answer: client.put('/me/password', { current_password: password, ...next }), actor: id };
    },
    'POST /password/forgot': async () => {
      const email = `${freshMobile()}@example.com`;
      await admin.post('/admin/users', { ...account(), email });
      return { answer: desk.visitor.post('/password/forgot', { email }), actor: null };
    },
    'POST /password/reset': async () => {
      const email = `${freshMobile()}@example.com`;
      const user = (await admin.post('/admin/users', { ...account(), email })).body;
      await admin.post(`/admin/users/${user.id}/send-reset-link`);
      const { body } = await desk.db
        .selectFrom('messages')
        .select('body')
        .where('user_id', '=', user.id)
        .executeTakeFirstOrThrow();
      const token = /token=([\w-]+)/.exec(body)?.[1];
      const next = { password: 'monsoon-in-durg', password_confirmation: 'monsoon-in-durg' };
      return { answer: desk.visitor.post('/password/reset', { token, email, ...next }), actor: null };
    },
    'POST /me/verification/confirm': async () => {
      const { client, id, phone } = await registered();
      await sent(id, 'phone', phone, `${id} 123456`);
      return { answer: client.post('/me/verification/confirm', { code: '123456' }), actor: id };
    },
    'POST /verify-email': async () => {
      const { client, id } = await registered();
      const email = `${freshMobile()}@example.com`;
      await client.put('/me', { name: 'Sarla', email });
      await sent(id, 'email', email, `link ${id}`);
      return { answer: desk.visitor.post('/verify-email', { token: `link ${id}` }), actor: null };
    },
    'POST /admin/users/{id}/contact-requests': byAdmin(asked),
    'POST /me/calendars': byAdmin(() => admin.post('/me/calendars', { what: 'jobs' })),
    'DELETE /me/calendars/{id}': byAdmin(async () =>
      admin.delete(`/me/calendars/${(await admin.post('/me/calendars', { what: 'jobs' })).body.id}`),
    ),
    'POST /admin/tokens': byAdmin(() => admin.post('/admin/tokens', apiToken())),
    'DELETE /admin/tokens/{id}': byAdmin(async () =>
      admin.delete(`/admin/tokens/${(await admin.post('/admin/tokens', apiToken())).body.id}`),
    ),
    'POST /admin/branches': byAdmin(() => admin.post('/admin/branches', { name: `Office ${freshMobile()}` })),
    'PUT /admin/branches/{id}': byAdmin(async () => {
      const { body } = await admin.post('/admin/branches', { name: `Office ${freshMobile()}` });
      return admin.put(`/admin/branches/${body.id}`, { name: `Office ${freshMobile()}` });
    }),
    'DELETE /admin/branches/{id}': byAdmin(async () => {
      const { body } = await admin.post('/admin/branches', { name: `Office ${freshMobile()}` });
      return admin.delete(`/admin/branches/${body.id}`);
    }),
    'POST /citizens': byAdmin(() => admin.post('/citizens', { name: 'Sarla', mobile: freshMobile() })),
    'POST /quick-entries': byAdmin(() =>
      admin.post('/quick-entries', {
        registration_no: freshNumber(),
        kind: 'puccs',
        until: '2031-01-31',
        name: 'Sarla',
        mobile: freshMobile(),
      }),
    ),
    'POST /imports': byAdmin(() =>
      admin.post('/imports', { text: [fields, ...rows()].map(row => row.join('\t')).join('\n') }),
    ),
    'POST /imports/{id}/reminders': byAdmin(async () =>
      admin.post(`/imports/${await committed()}/reminders`),
    ),
    'POST /citizens/{id}/vehicles': byAdmin(async () =>
      admin.post(`/citizens/${await newCitizen()}/vehicles`, { registration_no: freshPlate() }),
    ),
    'POST /admin/fee-rules': byAdmin(() => admin.post('/admin/fee-rules', { ...feeRule, code: 'NEW-1' })),
    'POST /service-requests': byVisitor(() => desk.visitor.post('/service-requests', request())),
    'POST /jobs': byAdmin(() => newJob()),
    'POST /admin/job-stages': byAdmin(() =>
      admin.post('/admin/job-stages', { ...named, status: 'contacted' }),
    ),
    'POST /admin/job-reasons': byAdmin(() => admin.post('/admin/job-reasons', named)),
    'POST /admin/templates': byAdmin(() => newTemplate()),
    'POST /admin/templates/starters': byAdmin(() => admin.post('/admin/templates/starters')),
    'DELETE /admin/templates/{id}': byAdmin(async () =>
      admin.delete(`/admin/templates/${(await newTemplate()).body.id}`),
    ),
    'POST /letters': byAdmin(() => newLetter()),
    'DELETE /letters/{id}': byAdmin(async () => admin.delete(`/letters/${(await newLetter()).body.id}`)),
    'POST /register-entries': byAdmin(() => admin.post('/register-entries', entry)),
    'POST /clients': byAdmin(async () => {
      await newClient();
      return admin.post('/clients', { name: 'Agent' });
    }),
    'POST /clients/{id}/opening': byAdmin(async () =>
      admin.post(`/clients/${await newClient()}/opening`, { amount: '10', what: 'Old book' }),
    ),
    'POST /clients/{id}/remind': byAdmin(async () => {
      const id = await newClient();
      await admin.post(`/clients/${id}/opening`, { amount: '10', what: 'Old book' });
      return admin.post(`/clients/${id}/remind`);
    }),
    'POST /jobs/{id}/charges': byAdmin(async () => {
      await newClient();
      return admin.post(`${await jobPath()}/charges`, { kind: 'service', what: 'Service', amount: '10' });
    }),
    'DELETE /charges/{id}': byAdmin(async () => admin.delete(await chargePath())),
    'POST /receipts': byAdmin(async () =>
      admin.post('/receipts', { client_id: await newClient(), amount: '10', mode: 'cash' }),
    ),
    'POST /receipts/{id}/send': byAdmin(async () => admin.post(`${await receiptPath()}/send`)),
    'POST /payouts': byAdmin(async () => {
      await newClient();
      return admin.post('/payouts', payout);
    }),
    'PUT /day-book/opening': byAdmin(async () => {
      await newClient();
      return admin.put('/day-book/opening', { branch_id: await desk.branch('12'), amount: '100' });
    }),
    'POST /day-book/{on}/close': byAdmin(async () => {
      await newClient();
      const values = { branch_id: await desk.branch('12'), counted: '100' };
      return admin.post('/day-book/2026-01-05/close', values);
    }),
    'POST /day-book/{on}/reopen': byAdmin(async () => {
      await newClient();
      const branch_id = await desk.branch('15');
      await admin.post('/day-book/2026-01-05/close', { branch_id, counted: '100' });
      return admin.post('/day-book/2026-01-05/reopen', { branch_id, reason: 'Late payment' });
    }),
    'POST /me/privacy-requests': async () => {
      const { client, id } = await registered();
      return { answer: client.post('/me/privacy-requests', privacyRequest), actor: id };
    },
    'POST /citizens/{id}/privacy-requests': byAdmin(async () =>
      admin.post(`/citizens/${await newCitizen()}/privacy-requests`, privacyRequest),
    ),
    'POST /admin/privacy-notices': byAdmin(() => admin.post('/admin/privacy-notices', privacyNotice)),
    'POST /citizens/{id}/privacy-notices': byAdmin(async () => {
      await admin.post('/admin/privacy-notices', privacyNotice);
      return admin.post(`/citizens/${await newCitizen()}/privacy-notices`, { how: 'slip' });
    }),
    'POST /admin/breaches': byAdmin(() => admin.post('/admin/breaches', breach)),
    'POST /admin/breaches/{id}/persons': byAdmin(async () => {
      const filter = { citizen_ids: [await newCitizen()] };
      return admin.post(`/admin/breaches/${await newBreach()}/persons`, { filter });
    }),
    'POST /admin/breaches/{id}/notify': byAdmin(async () =>
      admin.post(`/admin/breaches/${await newBreach()}/notify`, { whom: 'board' }),
    ),
    'POST /citizens/{id}/consents': byAdmin(async () =>
      admin.post(`/citizens/${await newCitizen()}/consents`, consent),
    ),
    'DELETE /consents/{id}': byAdmin(async () => {
      const { body } = await admin.post(`/citizens/${await newCitizen()}/consents`, consent);
      return admin.delete(`/consents/${body.id}`);
    }),
    'POST /me/consents': async () => {
      const { client, id } = await registered();
      return { answer: client.post('/me/consents', { purpose: 'sharing' }), actor: id };
    },
    'DELETE /me/consents/{purpose}': async () => {
      const { client, id } = await registered();
      await client.post('/me/consents', { purpose: 'sharing' });
      return { answer: client.delete('/me/consents/sharing'), actor: id };
    },
    'PUT /admin/series/{series}/next': byAdmin(() => admin.put('/admin/series/payout/next', { next: 42 })),
    'POST /admin/series/{series}/skip': byAdmin(() =>
      admin.post('/admin/series/inward/skip', { to: 3, reason: 'Written by hand' }),
    ),
    'POST /admin/series/confirm': byAdmin(async () => {
      await desk.db.insertInto('number_checks').values({ series: 'letter', book: 0 }).execute();
      return admin.post('/admin/series/confirm');
    }),
    'PUT /admin/first-hour': byAdmin(() => admin.put('/admin/first-hour', { skipped: ['list'] })),
    'POST /document-inquiries': byVisitor(() => desk.visitor.post('/document-inquiries', inquiry())),
    'POST /citizens/{id}/send-message': byAdmin(async () =>
      admin.post(`/citizens/${await newCitizen()}/send-message`, { message: 'Namaste' }),
    ),
    'POST /reports/expiries/send-notification': byAdmin(async () => {
      const mobile = freshMobile();
      const { body } = await admin.post('/citizens', { name: 'Sarla', mobile });
      const [kind] = kinds.filter(({ owner }) => owner === 'citizen');
      if (kind === undefined) throw new Error('No licences');
      const document = (await admin.post(`/citizens/${body.id}/${kind.slug}`, sampleOf(kind))).body;
      return admin.post('/reports/expiries/send-notification', {
        type: kind.type,
        record_id: document.id,
        owner_mobile: mobile,
        expiry_date: document[kind.until],
      });
    }),
    'POST /reports/expiries/notify-all': byAdmin(() => admin.post('/reports/expiries/notify-all', noRows)),
    'POST /reports/expiries/notify-all/{id}/stop': byAdmin(async () => {
      const { body } = await admin.post('/reports/expiries/notify-all', noRows);
      return admin.post(`/reports/expiries/notify-all/${body.id}/stop`);
    }),
    'POST /admin/messages/{id}/cancel': byAdmin(async () =>
      admin.post(`/admin/messages/${await newMessage()}/cancel`),
    ),
    'POST /admin/messages/{id}/sent': byAdmin(async () =>
      admin.post(`/admin/messages/${await newMessage()}/sent`),
    ),
    'POST /admin/messages/{id}/retry': byAdmin(async () => {
      const id = await newMessage();
      await admin.post(`/admin/messages/${id}/cancel`);
      return admin.post(`/admin/messages/${id}/retry`);
    }),
    'POST /admin/messages/retry-all': byAdmin(async () => {
      const id = await newMessage();
      await sql`update messages set state = 'failed', error = 'WhatsApp 400 (131042)' where id = ${id}`.execute(
        desk.db,
      );
      return admin.post('/admin/messages/retry-all');
    }),
    'POST /inbox/{id}/read': byAdmin(async () => admin.post(`/inbox/${await newInbound()}/read`)),
    'POST /inbox/{id}/answer': byAdmin(async () =>
      admin.post(`/inbox/${await newInbound()}/answer`, { message: 'Namaste' }),
    ),
    'POST /admin/users': byAdmin(() => admin.post('/admin/users', account())),
    'DELETE /me/sessions/{id}': async () => {
      const { client, id, phone } = await registered();
      await desk.visitor.post('/login', { phone, password });
      const [device] = (await client.get('/me/sessions')).body;
      return { answer: client.delete(`/me/sessions/${device.id}`), actor: id };
    },
    'POST /me/two-factor/confirm': async () => {
      const { client, id } = await registered();
      return { answer: confirmed(client), actor: id };
    },
    'POST /me/two-factor/off': async () => {
      const { client, id } = await registered();
      await confirmed(client);
      return { answer: client.post('/me/two-factor/off', { password }), actor: id };
    },
    'POST /me/deletion': async () => {
      const { client, id } = await registered();
      return { answer: client.post('/me/deletion', { password }), actor: id };
    },
    'DELETE /me/deletion': async () => {
      const { client, id } = await registered();
      await client.post('/me/deletion', { password });
      return { answer: client.delete('/me/deletion'), actor: id };
    },
    'POST /admin/deletion-requests/{id}/done': byAdmin(async () => {
      const { body } = await (await registered()).client.post('/me/deletion', { password });
      return admin.post(`/admin/deletion-requests/${body.id}/done`);
    }),
    'POST /admin/deletion-requests/{id}/decline': byAdmin(async () => {
      const { body } = await (await registered()).client.post('/me/deletion', { password });
      return admin.post(`/admin/deletion-requests/${body.id}/decline`, { answer: 'Tax is due' });
    }),
    'PUT /admin/security': async () => {
      const { id, phone } = await registered();
      await admin.patch(`/admin/users/${id}/role`, { role: 'admin' });
      const { token } = (await desk.visitor.post('/login', { phone, password })).body;
      const secured = clientOf(desk.address, token);
      await confirmed(secured);
      await secured.put('/admin/security', { two_factor_required: true });
      return { answer: secured.put('/admin/security', { two_factor_required: false }), actor: id };
    },
    ...Object.fromEntries(
      kinds.flatMap(kind => {
        const owner = async () =>
          kind.owner === 'citizen' ? `citizens/${await newCitizen()}` : `vehicles/${await newVehicle()}`;
        const add = async () => admin.post(`/${await owner()}/${kind.slug}`, sampleOf(kind));
        const one = async () => `/${kind.slug}/${(await add()).body.id}`;
        return [
          [`POST /${kind.owner}s/{id}/${kind.slug}`, byAdmin(add)],
          [`PUT /${kind.slug}/{id}`, byAdmin(async () => admin.put(await one(), sampleOf(kind)))],
          [
            `POST /${kind.slug}/{id}/confirm`,
            byAdmin(async () => {
              const path = await one();
              await sql`update ${sql.table(kind.collection)} set origin = 'self' where id = ${Number(path.split('/').at(-1))}`.execute(
                desk.db,
              );
              return admin.post(`${path}/confirm`, {});
            }),
          ],
          [`DELETE /${kind.slug}/{id}`, byAdmin(async () => admin.delete(await one()))],
        ] as const;
      }),
    ),
  };

  /** What only prepares a change that another call makes. */
  const preparing = [
    'POST /me/confirm',
    'POST /me/two-factor',
    'POST /me/verification',
    'POST /admin/messages/{id}/open',
  ];
  /** Tried where there is a provider (`features/first-hour`), and what stores nothing. */
  const others = [...preparing, 'POST /admin/test-messages', 'POST /compare'];
  const changing = Object.keys(endpoints).filter(key => !key.startsWith('GET ') && !others.includes(key));
  const shown = (key: string) => scenes.find(({ calls }) => calls.includes(key));
  test.each(changing)('%s', async key => {
    const example = examples[key] ?? shown(key);
    if (example === undefined) throw new Error(`${key} has no example here`);
    let actor: number | null = admin.caller.id;
    let answer: ReturnType<Client['get']> | undefined;
    let before: unknown;
    if (typeof example === 'function') ({ answer, actor } = await example());
    else {
      const [made] = await example.make(key);
      [before] = await lines();
      answer = made?.();
    }
    const { status, body } = (await answer) ?? {};
    expect([200, 201, 202], JSON.stringify(body)).toContain(status);
    const [line] = await lines();
    expect(line).not.toEqual(before);
    expect(line).toMatchObject({ address: '127.0.0.1' });
    expect(line.actor?.id ?? null).toBe(actor);
  });
});

test('a change records the values before and after, and only those that differ', async () => {
  const mobile = freshMobile();
  const { body } = await admin.post('/citizens', { name: 'Ramola', mobile, father_name: 'Dukalu' });
  await admin.put(`/citizens/${body.id}`, { name: 'Ramola Bai', mobile, father_name: 'Dukalu' });
  await admin.put(`/citizens/${body.id}`, { name: 'Ramola Bai', mobile, father_name: 'Dukalu' });
  const history = (await admin.get(`/citizens/${body.id}/history`)).body;
  expect(history.meta.total, 'saving without a change is none').toBe(2);
  expect(history.data).toMatchObject([
    { action: 'updated', title: 'Ramola Bai', before: { name: 'Ramola' }, after: { name: 'Ramola Bai' } },
    { action: 'created', before: null, after: { name: 'Ramola', father_name: 'Dukalu', mobile } },
  ]);
  expect(history.data[0].actor).toEqual({ id: admin.caller.id, name: 'Test admin', role: 'admin' });
});

test('what was deleted can be read, with everything that went with it', async () => {
  const id = await newCitizen('Budhram');
  const plate = freshPlate();
  const vehicle = (await admin.post(`/citizens/${id}/vehicles`, { registration_no: plate })).body;
  for (const kind of kinds) {
    const owner = kind.owner === 'citizen' ? `citizens/${id}` : `vehicles/${vehicle.id}`;
    await admin.post(`/${owner}/${kind.slug}`, sampleOf(kind));
  }
  await admin.delete(`/citizens/${id}`);
  const gone = await desk.db
    .selectFrom('history')
    .select(['record', 'before', 'actor_id'])
    .where('citizen_id', '=', id)
    .where('action', '=', 'deleted')
    .execute();
  expect(gone.map(line => line.record).sort()).toEqual(
    ['citizens', 'vehicles', ...kinds.map(kind => kind.collection)].sort(),
  );
  expect(new Set(gone.map(line => line.actor_id))).toEqual(new Set([admin.caller.id]));
  const found = await lines(`action=deleted&record=vehicles&q=${plate.slice(2)}`);
  expect(found).toMatchObject([{ title: plate, before: { registration_no: plate } }]);
  expect((await admin.get(`/citizens/${id}/history`)).status).toBe(404);
});

test('a refused change leaves no line', async () => {
  const before = await count();
  expect((await admin.post('/citizens', { name: '', mobile: '1' })).status).toBe(422);
  const plate = freshPlate();
  const id = await newCitizen();
  await admin.post(`/citizens/${id}/vehicles`, { registration_no: plate });
  expect((await admin.post(`/citizens/${id}/vehicles`, { registration_no: plate })).status).toBe(422);
  expect(await count()).toBe(before + 2);
});

test('a login that fails stands there, with whose it was and without what was typed', async () => {
  const user = account();
  const { body } = await admin.post('/admin/users', user);
  await desk.visitor.post('/login', { phone: user.phone, password: 'not-the-password' });
  await desk.visitor.post('/login', { phone: '9000011111', password: 'not-the-password' });
  const failed = await lines('action=sign_in_failed');
  expect(failed).toMatchObject([
    { actor: null, record_id: null },
    { actor: null, record: 'users', record_id: body.id, title: user.name },
  ]);
  expect(JSON.stringify(failed)).not.toContain('not-the-password');
});

test('no secret reaches the history', async () => {
  const user = account();
  const { body } = await admin.post('/admin/users', user);
  await admin.post(`/admin/users/${body.id}/send-reset-link`);
  const told = JSON.stringify(await desk.db.selectFrom('history').selectAll().execute());
  expect(told).not.toMatch(/argon2|token=|password_hash|search_text/);
});

test('every recorded name has a text in both languages', async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct columns.name from pg_trigger
      join pg_proc on pg_proc.oid = tgfoid
      cross join lateral (select attname::text as name from pg_attribute
        where attrelid = tgrelid and attnum > 0 and not attisdropped) as columns
    where proname = 'record_history' and audit_payload(jsonb_build_object(columns.name, 1)) <> '{}'`.execute(
    desk.db,
  );
  const told = rows
    .map(({ name }) => name)
    .filter(name => name === 'branch_id' || !/_(id|by|at)$/.test(name));
  expect(told).toContain('office_name_hi');
  const labels = { ...words.fields, ...words.history.columns };
  expect(told.filter(name => !Object.hasOwn(labels, name))).toEqual([]);
});

test('every recorded code is one that screens have a name for', async () => {
  // Columns that are limited to some texts, refer to codes, or hold several texts.
  const { rows } = await sql<{ record: string; column: string; title: string }>`
    select distinct relname as record, attname as column, split_part(encode(tgargs, 'escape'), '\\000', 1) as title
    from pg_trigger
      join pg_proc on pg_proc.oid = tgfoid
      join pg_class on pg_class.oid = tgrelid
      join pg_attribute on attrelid = tgrelid and attnum > 0
    where proname = 'record_history' and audit_payload(jsonb_build_object(attname, 1)) <> '{}'
      and (atttypid = 'text[]'::regtype or atttypid = 'text'::regtype and exists (
        select from pg_constraint where conrelid = tgrelid and conkey = array[attnum]
          and (contype = 'f' or contype = 'c' and pg_get_constraintdef(oid) like '%ANY (ARRAY[%')))`.execute(
    desk.db,
  );
  const named = (record: string, column: string) => codedColumns[record]?.[column] !== undefined;
  expect(rows.map(({ record, column }) => `${record}.${column}`)).toContain('service_requests.reject_code');
  const shown = rows.filter(({ column }) => !/^origin$|_id$/.test(column));
  expect(shown.filter(({ record, column }) => !named(record, column))).toEqual([]);
  const titled = rows.filter(({ record, title }) => named(record, title));
  expect(titled.filter(({ record, title }) => codedTitles[record] !== title)).toEqual([]);
});

test('opening a document is recorded with the account that got the link', async () => {
  const id = await newCitizen();
  const [kind] = kinds.filter(({ owner }) => owner === 'citizen');
  if (kind === undefined) throw new Error('No licences');
  const file = { name: 'a.pdf', content: pdf, type: 'application/pdf' };
  const { body } = await admin.form('POST', `/citizens/${id}/${kind.slug}`, sampleOf(kind), file);
  expect((await desk.open(body.file_path)).status).toBe(200);
  const [line] = await lines('action=opened');
  expect(line).toMatchObject({
    actor: { id: admin.caller.id },
    record: kind.collection,
    record_id: body.id,
    citizen_id: id,
    title: body[kind.number ?? ''],
  });
  const another = body.file_path.replace(/session=\d+/, 'session=999999');
  expect((await desk.open(another)).status).toBe(403);
});

test('nothing rewrites the history', async () => {
  for (const rewriting of ['update history set title = null', 'delete from history', 'truncate history']) {
    await expect(sql.raw(rewriting).execute(desk.db)).rejects.toThrow('history is only added to');
  }
});

test('a citizen’s history is for staff within reach, the whole of it for admins', async () => {
  const manager = await desk.signIn('manager', { branch_id: await desk.branch('04') });
  const { body } = await admin.post('/citizens', {
    name: 'Ganga',
    mobile: freshMobile(),
    branch_id: await desk.branch('12'),
  });
  expect((await manager.get(`/citizens/${body.id}/history`)).status).toBe(404);
  expect((await manager.get('/admin/history')).status).toBe(403);
});

test('a citizen’s history tells a branch of their account only while that is within its reach', async () => {
  const [branch, other] = [await desk.branch('04'), await desk.branch('12')];
  const manager = await desk.signIn('manager', { branch_id: branch });
  const { body } = await desk.visitor.post('/register', { name: 'Ganga', phone: freshMobile(), password });
  const holder = clientOf(desk.address, body.token);
  const { citizen_id: id } = body.user;
  await admin.put(`/citizens/${id}`, { name: 'Ganga', mobile: freshMobile(), branch_id: branch });
  const records = async (by: Client) => {
    const { data, meta } = (await by.get(`/citizens/${id}/history`)).body;
    expect(meta.total).toBe(data.length);
    return new Set(data.map((line: { record: string }) => line.record));
  };
  expect(await records(manager)).toEqual(new Set(['citizens', 'users']));
  const brother = (await holder.post('/citizens', { name: 'Sahdev', mobile: freshMobile() })).body;
  await admin.put(`/citizens/${brother.id}`, { name: 'Sahdev', mobile: freshMobile(), branch_id: other });
  expect(await records(manager)).toEqual(new Set(['citizens']));
  await admin.delete(`/admin/users/${body.user.id}`);
  expect(await records(admin), 'of an account that is gone').toEqual(new Set(['citizens', 'users']));
});

test('a citizen’s history tells a branch of jobs and messages only while they are within its reach', async () => {
  const [branch, other] = [await desk.branch('04'), await desk.branch('12')];
  const manager = await desk.signIn('manager', { branch_id: branch });
  const colleague = await desk.signIn('manager', { branch_id: other });
  const person = { name: 'Ganga', mobile: freshMobile() };
  const { id } = (await colleague.post('/citizens', person)).body;
  const job = (await colleague.post('/jobs', { ...request(), citizen_id: id, notes: 'Her brother pays' }))
    .body;
  const paper = await colleague.form(
    'POST',
    `/jobs/${job.id}/papers`,
    { name: 'Affidavit', kind: 'copy' },
    { name: 'affidavit.pdf', type: 'application/pdf', content: pdf },
  );
  const { file_path } = paper.body;
  expect((await desk.open(file_path)).status).toBe(200);
  const { phone } = (await desk.db.selectFrom('users').select('phone').limit(1).execute())[0] ?? {
    phone: '',
  };
  await desk.db
    .insertInto('messages')
    .values({
      ...{
        channel: 'whatsapp',
        purpose: 'reset',
        citizen_id: id,
        branch_id: other,
        recipient: phone,
        body: '',
      },
      ...{ recipient_name: 'Ganga', state: 'manual' },
    })
    .execute();
  const records = async (by: Client) => {
    const { data, meta } = (await by.get(`/citizens/${id}/history`)).body;
    expect(meta.total).toBe(data.length);
    return new Set(data.map((line: { record: string }) => line.record));
  };
  expect(await records(colleague)).toEqual(new Set(['citizens', 'service_requests', 'job_papers']));
  await admin.put(`/citizens/${id}`, { ...person, branch_id: branch });
  expect(await records(manager)).toEqual(new Set(['citizens']));
  await admin.patch(`/jobs/${job.id}`, { branch_id: branch });
  expect(await records(manager)).toEqual(new Set(['citizens', 'service_requests', 'job_papers']));
  expect(await records(admin)).toEqual(new Set(['citizens', 'service_requests', 'job_papers', 'messages']));
});

test('it is searched by action, record, person, name and day', async () => {
  const id = await newCitizen('Phulkunwar');
  expect(await lines(`q=phulkun&action=created`)).toHaveLength(1);
  expect(await lines(`record=citizens&record_id=${id}`)).toHaveLength(1);
  expect(await lines(`record=citizens&record_id=${id}&from=2020-01-01&until=2020-01-31`)).toEqual([]);
  expect(await lines('q=%25')).toEqual([]);
  expect((await admin.get('/admin/history?action=imagined')).status).toBe(422);
});

test('however it is asked, it says how many lines there are', async () => {
  await newCitizen();
  // Around midnight in India, and lines of no record.
  await sql`
    insert into history (happened_at, action, record, actor_name)
    select moment::timestamptz, action, record, 'Long ago'
    from unnest(array['2026-01-05T18:29:59Z', '2026-01-05T18:30:00Z', '2026-01-06T18:30:00Z']) as moment,
      (values ('exported', 'citizens'), ('signed_out', null), ('created', 'taxes')) as done (action, record)`.execute(
    desk.db,
  );
  const asked = [
    '',
    'from=2026-01-06',
    'until=2026-01-05',
    'from=2026-01-06&until=2026-01-06',
    'q=long',
  ].flatMap(when =>
    ['', 'action=created', 'record=citizens', 'action=exported&record=citizens'].map(
      what => `${when}&${what}`,
    ),
  );
  const compare = async () => {
    for (const filter of asked.slice(-times({ short: 8, long: 20, trust: 20 }))) {
      const first = (await admin.get(`/admin/history?${filter}`)).body;
      expect(first.meta.total, filter).toBeGreaterThan(0);
      let found = first.data.length;
      for (let page = 2; page <= first.meta.last_page; page += 1) {
        found += (await lines(`${filter}&page=${page}`)).length;
      }
      expect(first.meta.total, filter).toBe(found);
    }
  };
  await compare();
  await newCitizen();
  await compare();
});

const count = async () => {
  const { rows } = await sql<{ lines: number }>`select count(*)::int as lines from history`.execute(desk.db);
  return rows[0]?.lines ?? 0;
};

function account() {
  return { name: 'Ishwar Sahu', phone: freshMobile(), password, role: 'user' };
}

function request() {
  return { contact_name: 'Mohan', contact_phone: freshMobile(), category: 'dl', services: ['renewal_dl'] };
}

function inquiry() {
  return { name: 'Mohan', phone: freshMobile(), vehicle_no: freshPlate(), document_type: ['Insurance'] };
}

/** A registration number of its own. */
function freshPlate(): string {
  return `CG04${freshMobile().slice(4)}`;
}
