import { endpoints } from '@rto-desk/contract/endpoints/index';
import { kinds } from '@rto-desk/contract/kinds/index';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { changingCalls, keyOf } from '../testing/changing-calls.ts';
import { freshMobile } from '../testing/samples.ts';
import { deskForFile } from '../testing/test-desk.ts';

const desk = await deskForFile();
const scenes = await changingCalls(desk);
const calls = scenes.flatMap(scene => scene.calls.map(call => ({ scene, call })));

/** Whether a call takes the `updated_at` of what was seen, in its body or its address. */
function takesSeen(key: string): boolean {
  const { body, query } = endpoints[key as keyof typeof endpoints] ?? {};
  return [body, query].some(
    schema =>
      schema !== undefined &&
      JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })).includes('updated_at"'),
  );
}

const STALE = '2020-01-01T00:00:00Z';

test.each(calls.filter(({ call }) => takesSeen(keyOf(call)) && !call.endsWith('by its account')))(
  '$call refuses what has changed since it was shown',
  async ({ scene, call }) => {
    const [made] = await scene.make(call);
    const refused = await made?.(STALE);
    expect(refused?.status, JSON.stringify(refused?.body)).toBe(409);
    const done = await made?.();
    expect(done?.status, JSON.stringify(done?.body)).toBeLessThan(300);
  },
);

/** Why other calls on a record that is there need not say what was seen. */
const others: Record<string, string> = {
  'DELETE /me/calendars/{id}': 'a calendar never changes',
  'DELETE /admin/tokens/{id}': 'a token never changes, and ends once',
  'PUT /admin/branches/{id}': 'sets the only value that a branch has',
  'DELETE /admin/branches/{id}': 'refused where anything belongs to it',
  'POST /jobs/{id}/take': '409 where another has taken it',
  'POST /jobs/{id}/papers': 'adds',
  'POST /jobs/{id}/charges': 'adds',
  'DELETE /charges/{id}': 'refused below what is allocated',
  'POST /clients/{id}/opening': 'entered once',
  'POST /clients/{id}/remind': 'once in seven days',
  'POST /receipts/{id}/send': 'adds',
  'POST /day-book/{on}/close': 'a day is closed once',
  'POST /day-book/{on}/reopen': 'of the last closed day alone',
  'POST /imports/{id}/reminders': 'allows once what stays allowed',
  'POST /citizens/{id}/send-message': 'adds',
  'POST /admin/messages/{id}/retry': 'the state of the message decides',
  'POST /admin/messages/{id}/cancel': 'the state of the message decides',
  'POST /admin/messages/{id}/sent': 'the state of the message decides',
  'POST /inbox/{id}/read': 'what is read stays read',
  'POST /inbox/{id}/answer': 'adds',
  'POST /admin/deletion-requests/{id}/done': 'a request is decided once',
  'POST /admin/deletion-requests/{id}/decline': 'a request is decided once',
  'POST /citizens/{id}/privacy-requests': 'adds',
  'POST /citizens/{id}/privacy-notices': 'adds',
  'POST /citizens/{id}/consents': 'adds',
  'DELETE /me/consents/{purpose}': 'a consent is withdrawn once',
  'POST /admin/breaches/{id}/persons': 'adds',
  'POST /admin/breaches/{id}/notify': 'each person is written to once',
  'DELETE /consents/{id}': 'a consent is withdrawn once',
  'DELETE /me/sessions/{id}': 'a session never changes',
  'DELETE /admin/users/{id}': 'an account goes as it is',
  'DELETE /admin/users/{id}/sessions': 'ends all that there are',
  'DELETE /admin/users/{id}/two-factor': 'ends what there is',
  'POST /admin/users/{id}/send-reset-link': 'adds',
  'POST /admin/users/{id}/verify-contact': 'names the contact itself',
  'POST /admin/users/{id}/contact-requests': 'adds',
  'POST /admin/contact-requests/{id}/approve': 'a request never changes and is decided once',
  'POST /admin/contact-requests/{id}/refuse': 'a request never changes and is decided once',
  'POST /reports/expiries/notify-all/{id}/stop': 'ends what has not gone out',
  'POST /citizens/{id}/vehicles': 'adds',
  'POST /admin/messages/{id}/open': 'keeps it from others for three minutes',
  'PUT /admin/series/{series}/next': 'refused once the year has a number',
  'POST /admin/series/{series}/skip': 'names the last number on paper',
  'DELETE /admin/templates/{id}': 'a template is kept, and its letters too',
  'DELETE /letters/{id}': 'a draft goes as it is',
};

test('every call that changes a record that is there says what it saw', () => {
  const added = kinds.map(({ owner, slug }) => `POST /${owner}s/{id}/${slug}`);
  const changing = Object.keys(endpoints).filter(key => !key.startsWith('GET ') && key.includes('{'));
  const silent = changing.filter(key => !takesSeen(key) && !added.includes(key));
  expect(silent.sort()).toEqual(Object.keys(others).sort());
});

test('every such call has an example here', () => {
  // The calls of all kinds are made by the same lines.
  const alike = kinds.filter(({ slug }) => slug !== 'puccs').map(({ slug }) => ` /${slug}/{id}`);
  const wanted = Object.keys(endpoints).filter(
    key => takesSeen(key) && !key.startsWith('GET ') && !alike.some(part => key.includes(part)),
  );
  const shown = new Set(calls.map(({ call }) => keyOf(call)));
  expect(wanted.filter(key => !shown.has(key))).toEqual([]);
});

test('notices to all are refused where the report shows other documents than the dry run did', async () => {
  const admin = await desk.signIn('admin');
  const citizen = (await admin.post('/citizens', { name: 'Sarla', mobile: freshMobile() })).body.id;
  const licence = async (dl_no: string) =>
    admin.post(`/citizens/${citizen}/dl`, { dl_no, expiry_date: '2031-02-03', partial: true });
  const filters = { exact_date: '2031-02-03' };
  await licence('CG04 2010 1');
  const order = (body: object) => admin.post('/reports/expiries/notify-all', { ...filters, ...body });
  const { seen } = (await order({ dry_run: true })).body;
  await licence('CG04 2010 2');
  const refused = await order({ seen });
  expect(refused).toMatchObject({ status: 409, body: { current: { documents: 2, messages: 1 } } });
  expect((await order({ seen: refused.body.current.seen })).status).toBe(202);
});

test('a self-declared document that its holder has changed since is not confirmed', async () => {
  const admin = await desk.signIn('admin');
  const holder = await desk.signIn('user');
  const path = `/citizens/${holder.caller.citizen_id}/dl`;
  const { body } = await holder.post(path, {
    dl_no: 'CG04 2010 3',
    expiry_date: '2031-03-04',
    partial: true,
  });
  const [row] = (await admin.get('/self-declared?per_page=100')).body.data.filter(
    (one: { id: number; slug: string }) => one.slug === 'dl' && one.id === body.id,
  );
  await holder.put(`/dl/${body.id}`, { dl_no: 'CG04 2010 3', expiry_date: '2099-12-31', partial: true });
  const { updated_at } = row;
  expect((await admin.post(`/dl/${body.id}/confirm`, { updated_at, proof: 'seen' })).status).toBe(409);
});
