import { INBOX_DAYS, INBOX_PER_DAY } from '@rto-desk/contract/inbox';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { changeCall, inboundCall, postInbound, textOf, webhookSecrets } from '../../testing/inbound.ts';
import { freshMobile } from '../../testing/samples.ts';
import { deskForTest } from '../../testing/test-desk.ts';
import { openProvider } from '../../testing/whatsapp.ts';
import { deliver } from './deliver.ts';
import { eraseInbox } from './receive.ts';

async function office() {
  const desk = await deskForTest({ webhook: webhookSecrets });
  const mobile = freshMobile();
  const say = (what: object, more: { at?: number; id?: string; from?: string } = {}) =>
    postInbound(desk, inboundCall({ from: mobile, ...more }, what));
  const kept = () =>
    desk.db
      .selectFrom('inbound_messages')
      .select(['mobile_no', 'kind', 'body', sql<boolean>`read_at is not null`.as('read')])
      .orderBy('id')
      .execute();
  return { desk, mobile, say, kept };
}

const now = Math.floor(Date.now() / 1000);

test('inbound messages are stored by kind: texts, chosen answers, reactions, names of other kinds', async () => {
  const { desk, mobile, say, kept } = await office();
  const media = { mime_type: 'image/jpeg', sha256: 'abc', id: '1' };
  const said: [object, string, string | null, boolean?][] = [
    [textOf('नमस्ते\r\nसर\u0000\u202e'), 'text', 'नमस्ते\nसर'],
    [{ type: 'button', button: { text: 'Call me', payload: 'x' } }, 'text', 'Call me'],
    [
      { type: 'interactive', interactive: { type: 'button_reply', button_reply: { id: '1', title: 'Yes' } } },
      'text',
      'Yes',
    ],
    [{ type: 'reaction', reaction: { message_id: 'wamid.1', emoji: '👍' } }, 'reaction', '👍', true],
    [{ type: 'image', image: { ...media, caption: 'My RC' } }, 'image', 'My RC'],
    [{ type: 'document', document: { ...media, filename: 'rc.pdf' } }, 'document', 'rc.pdf'],
    [{ type: 'audio', audio: media }, 'audio', null],
    [{ type: 'location', location: { latitude: 21.2, longitude: 81.6 } }, 'location', null],
    [
      { type: 'unsupported', errors: [{ code: 131051, title: 'Message type is not supported' }] },
      'other',
      null,
    ],
    [textOf('x'.repeat(5000)), 'text', 'x'.repeat(4096)],
    [textOf('STOP'), 'text', 'STOP', true],
  ];
  for (const [what] of said) expect(await say(what), JSON.stringify(what).slice(0, 80)).toBe(200);
  expect(await kept()).toEqual(
    said.map(([, kind, body, read = false]) => ({ mobile_no: mobile, kind, body, read })),
  );
  expect(desk.logged.join()).not.toMatch(new RegExp(`${mobile}|नमस्ते|My RC`));
});

test('an empty inbound message is accepted and not stored', async () => {
  const { desk, say, kept } = await office();
  for (const what of [
    textOf('  '),
    { type: 'text' },
    { type: 'text', text: { body: 7 } },
    { type: 'reaction', reaction: { message_id: 'wamid.1' } },
    { type: 7 },
    { timestamp: 'yesterday', ...textOf('x') },
    { from: 'nobody', ...textOf('x') },
    { id: null, ...textOf('x') },
  ])
    expect(await say(what), JSON.stringify(what)).toBe(200);
  for (const value of [{ messages: null }, { messages: [null, 7] }, { messages: {} }]) {
    expect(await postInbound(desk, changeCall(value))).toBe(200);
  }
  expect(await kept()).toEqual([]);
});

test('a number of another country is kept with its code', async () => {
  const { desk, kept } = await office();
  const call = inboundCall({ from: '9826011111' }, { ...textOf('Hello'), from: '6581234567' });
  expect(await postInbound(desk, call)).toBe(200);
  expect(await kept()).toMatchObject([{ mobile_no: '+6581234567' }]);
});

test('messages to another number of the same app are ignored', async () => {
  const { desk, mobile, kept } = await office();
  for (const text of ['Namaste', 'STOP']) {
    expect(await postInbound(desk, inboundCall({ from: mobile, to: '2060' }, textOf(text)))).toBe(200);
  }
  expect(await postInbound(desk, changeCall({ statuses: [{ id: 'wamid.1', status: 'read' }] }, '2060'))).toBe(
    200,
  );
  expect(await kept()).toEqual([]);
  expect(await desk.db.selectFrom('stopped_numbers').selectAll().execute()).toEqual([]);
  expect(await desk.db.selectFrom('early_statuses').selectAll().execute()).toEqual([]);
});

test('messages of one number are limited per day, and its STOP counts beyond the limit', async () => {
  const { desk, mobile, say, kept } = await office();
  const noon = now - 86_400 * 3 - (now % 86_400) + 6 * 3600;
  for (let number = 0; number <= INBOX_PER_DAY; number += 1)
    await say(textOf(`${number}`), { at: noon + number });
  expect(await kept()).toHaveLength(INBOX_PER_DAY);
  await say(textOf('STOP'), { at: noon + 100 });
  await say(textOf('The next day'), { at: noon + 86_400 });
  await postInbound(desk, inboundCall({ from: freshMobile(), at: noon }, textOf('Another number')));
  expect((await kept()).map(({ body }) => body).slice(INBOX_PER_DAY)).toEqual([
    'The next day',
    'Another number',
  ]);
  const stopped = await desk.db.selectFrom('stopped_numbers').select(['mobile_no', 'stopped']).execute();
  expect(stopped).toEqual([{ mobile_no: mobile, stopped: true }]);
});

test('it is erased after its days, and does not come back', async () => {
  const { desk, mobile, say, kept } = await office();
  const clerk = await desk.signIn('manager');
  const [known, unknown] = [freshMobile(), freshMobile()];
  await clerk.post('/citizens', { name: 'Asha', mobile: known });
  const long = now - INBOX_DAYS * 86_400;
  await say(textOf('Long ago'), { at: long + 60, id: 'wamid.old' });
  await say(textOf('START'), { at: long + 61 });
  for (const from of [known, unknown]) {
    await postInbound(desk, inboundCall({ from, at: long + 62 }, textOf('STOP')));
  }
  const words = async () =>
    (await desk.db.selectFrom('stopped_numbers').select('mobile_no').execute())
      .map(row => row.mobile_no)
      .sort();
  await say(textOf('Now'), { at: now });
  await eraseInbox(desk.db);
  expect(await kept()).toHaveLength(5);
  expect(await words()).toEqual([mobile, known, unknown].sort());
  for (const table of ['inbound_messages', 'stopped_numbers'] as const) {
    await sql`update ${sql.table(table)} set said_at = said_at - interval '2 minutes'`.execute(desk.db);
  }
  await eraseInbox(desk.db);
  expect((await kept()).map(({ body }) => body)).toEqual(['Now']);
  expect(await words(), 'a number on record stays stopped').toEqual([known]);
  await say(textOf('Long ago'), { at: long - 60, id: 'wamid.old' });
  expect(await kept()).toHaveLength(1);
});

/** A message from a user with a user name and no number, and the rest of Meta's call. */
const hiddenCall = (user_id: string, id: string, body: string, beside: object = {}) =>
  changeCall({
    contacts: [{ profile: { name: 'Devki', username: 'devki.cg' }, user_id, ...beside }],
    messages: [{ from_user_id: user_id, id, timestamp: String(now), ...textOf(body), ...beside }],
  });

test('what comes under a user name without a number is kept under it, answered by its id, and stops by it', async () => {
  const provider = await openProvider();
  const desk = await deskForTest({ webhook: webhookSecrets, messengers: { whatsapp: provider.messenger } });
  const admin = await desk.signIn('admin');
  const user = 'IN.13491208655302741918';
  expect(await postInbound(desk, hiddenCall(user, 'wamid.in.h1', 'When do you open?'))).toBe(200);
  const [row] = (await admin.get('/inbox')).body.data;
  expect(row).toMatchObject({ mobile: user, name: '@devki.cg', text: 'When do you open?', persons: [] });
  expect((await admin.post(`/inbox/${row.id}/answer`, { message: 'At ten', by_hand: true })).status).toBe(
    409,
  );
  const { body } = await admin.post(`/inbox/${row.id}/answer`, { message: 'At ten' });
  await deliver(desk, body.id);
  expect(provider.received).toMatchObject([{ to: user, body: 'At ten' }]);
  await postInbound(desk, hiddenCall(user, 'wamid.in.h2', 'STOP'));
  const stopped = () => desk.db.selectFrom('stopped_numbers').select(['mobile_no', 'stopped']).execute();
  expect(await stopped()).toEqual([{ mobile_no: user, stopped: true }]);
});

test('once the number of an id is known, its STOP holds for the number, and what it wrote is theirs', async () => {
  const { desk, mobile, kept } = await office();
  const admin = await desk.signIn('admin');
  await admin.post('/citizens', { name: 'Devki Sahu', mobile });
  const user = 'IN.42';
  await postInbound(desk, hiddenCall(user, 'wamid.in.k1', 'STOP'));
  // A report on a message to the number tells of its id, too.
  const status = { id: 'wamid.1', status: 'read', recipient_id: `91${mobile}`, recipient_user_id: user };
  expect(await postInbound(desk, changeCall({ statuses: [status] }))).toBe(200);
  const stopped = () => desk.db.selectFrom('stopped_numbers').select(['mobile_no', 'stopped']).execute();
  expect(await stopped()).toEqual([{ mobile_no: mobile, stopped: true }]);
  expect(await kept()).toMatchObject([{ mobile_no: mobile, body: 'STOP' }]);
  await postInbound(desk, hiddenCall(user, 'wamid.in.k2', 'START'));
  expect(await stopped()).toEqual([{ mobile_no: mobile, stopped: false }]);
  const [row] = (await admin.get('/inbox')).body.data;
  expect(row).toMatchObject({ mobile, name: null, persons: [{ name: 'Devki Sahu' }] });
});
