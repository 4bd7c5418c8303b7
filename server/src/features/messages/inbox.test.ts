import { expect, test } from 'vitest';
import { inboundCall, postInbound, textOf, webhookSecrets } from '../../testing/inbound.ts';
import { freshMobile } from '../../testing/samples.ts';
import { deskForTest } from '../../testing/test-desk.ts';
import { openProvider } from '../../testing/whatsapp.ts';
import { deliver } from './deliver.ts';

const now = Math.floor(Date.now() / 1000);
const HOUR = 3600;

/** An office of two branches that people write to; `say` is a text from a number. */
async function office() {
  const provider = await openProvider();
  const desk = await deskForTest({ messengers: { whatsapp: provider.messenger }, webhook: webhookSecrets });
  const [raipur, bilaspur] = [await desk.branch('04'), await desk.branch('10')];
  const admin = await desk.signIn('admin');
  const clerks = {
    raipur: await desk.signIn('manager', { branch_id: raipur }),
    bilaspur: await desk.signIn('manager', { branch_id: bilaspur }),
  };
  const person = async (mobile: string, branch_id: number | null, name = 'आशा वर्मा') => {
    const { id } = (await admin.post('/citizens', { name, mobile })).body;
    await desk.db.updateTable('citizens').set({ branch_id }).where('id', '=', id).execute();
    return id as number;
  };
  const say = (from: string, text: string, at = now) =>
    postInbound(desk, inboundCall({ from, at }, textOf(text)));
  return { desk, provider, admin, clerks, raipur, bilaspur, person, say };
}

test('a branch reads what comes from its own, unassigned and its askers alone, and counts it', async () => {
  const { desk, admin, clerks, raipur, bilaspur, person, say } = await office();
  const names = ['own', 'shared', 'none', 'unknown', 'asker', 'inquirer', 'askers', 'asked'] as const;
  const numbers = Object.fromEntries(names.map(name => [name, freshMobile()])) as Record<
    (typeof names)[number],
    string
  >;
  await person(numbers.own, raipur);
  await person(numbers.shared, raipur);
  await person(numbers.shared, bilaspur);
  await person(numbers.none, null);
  const job = (contact_phone: string) => ({ contact_name: 'A', contact_phone, category: 'other' });
  await clerks.raipur.post('/jobs', job(numbers.asker));
  await clerks.raipur.post('/jobs', job(numbers.askers));
  await clerks.bilaspur.post('/jobs', job(numbers.askers));
  // A known person is found by their number by any reader.
  await person(numbers.asked, bilaspur);
  await clerks.raipur.post('/jobs', job(numbers.asked));
  const inquiry = {
    name: 'A',
    phone: numbers.inquirer,
    vehicle_no: 'CG04AB1234',
    document_type: ['Insurance'],
  };
  expect((await desk.visitor.post('/document-inquiries', inquiry)).status).toBe(201);
  await desk.db.updateTable('document_inquiries').set({ branch_id: bilaspur }).execute();
  for (const [name, number] of Object.entries(numbers)) await say(number, name);
  const seen = async (client: typeof admin) => {
    const { data, meta } = (await client.get('/inbox')).body;
    const { inbox } = (await client.get('/dashboard/waiting')).body;
    return { texts: data.map(({ text }: { text: string }) => text).sort(), total: meta.total, inbox };
  };
  const all = [...names].sort();
  expect(await seen(admin)).toEqual({ texts: all, total: 8, inbox: 8 });
  expect(await seen(clerks.raipur)).toEqual({
    texts: ['asker', 'askers', 'none', 'own'],
    ...{ total: 4, inbox: 4 },
  });
  expect(await seen(clerks.bilaspur)).toEqual({
    texts: ['asked', 'askers', 'inquirer', 'none'],
    ...{ total: 4, inbox: 4 },
  });
});

test('each reply shows the persons of its number, and who dealt with it', async () => {
  const { desk, admin, clerks, raipur, person, say } = await office();
  const mobile = freshMobile();
  const ids = [await person(mobile, raipur), await person(mobile, raipur, 'Ramesh')];
  await say(mobile, 'Kab aaun?');
  await say(mobile, 'STOP');
  const [stop, asked] = (await clerks.raipur.get('/inbox')).body.data;
  expect(stop).toMatchObject({ text: 'STOP', read_at: expect.any(String), read_by: null });
  expect(asked).toMatchObject({
    ...{ mobile, kind: 'text', text: 'Kab aaun?', read_at: null, reminders_stopped: true },
    persons: [
      { id: ids[0], name: 'आशा वर्मा' },
      { id: ids[1], name: 'Ramesh' },
    ],
    persons_count: 2,
  });
  expect((await clerks.bilaspur.post(`/inbox/${asked.id}/read`)).status).toBe(404);
  const read = await clerks.raipur.post(`/inbox/${asked.id}/read`);
  expect(read).toMatchObject({ status: 200, body: { read_at: expect.any(String), read_by: 'Test manager' } });
  expect((await admin.post(`/inbox/${asked.id}/read`)).body).toEqual(read.body);
  expect((await clerks.raipur.get('/inbox?unread=1')).body.data).toEqual([]);
  expect((await clerks.raipur.get('/dashboard/waiting')).body.inbox).toBe(0);
  const { data: lines } = (await admin.get('/admin/history?record=inbound_messages')).body;
  expect(lines).toMatchObject([{ action: 'updated', record_id: asked.id, actor: { name: 'Test manager' } }]);
  expect(JSON.stringify(lines)).not.toMatch(new RegExp(`${mobile}|Kab`));
  expect(desk.logged.join()).not.toMatch(new RegExp(`${mobile}|Kab`));
});

test('an answer goes directly within a day of what the number wrote last, and by hand at any time', async () => {
  const { desk, provider, admin, clerks, raipur, person, say } = await office();
  const mobile = freshMobile();
  const citizen = await person(mobile, raipur);
  await say(mobile, 'Long ago', now - 26 * HOUR);
  const [old] = (await clerks.raipur.get('/inbox')).body.data;
  expect(old.direct_until).toBeNull();
  const late = await clerks.raipur.post(`/inbox/${old.id}/answer`, { message: 'Kal aaiye' });
  expect(late).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('Reply from WhatsApp') },
  });
  expect((await clerks.raipur.get('/inbox?unread=1')).body.meta.total).toBe(1);
  const byHand = await clerks.raipur.post(`/inbox/${old.id}/answer`, { message: 'Kal aaiye', by_hand: true });
  expect(byHand).toMatchObject({
    status: 201,
    body: { state: 'manual', recipient: mobile, citizen_id: citizen, recipient_name: 'आशा वर्मा' },
  });
  await say(mobile, 'Aaj?', now - 23 * HOUR);
  const [{ id, direct_until }] = (await clerks.raipur.get('/inbox')).body.data;
  expect(Date.parse(direct_until)).toBe((now + HOUR) * 1000);
  await admin.put('/admin/reminders', {
    ...(await admin.get('/admin/reminders')).body,
    template_message: 'office_message',
  });
  const sent = await clerks.raipur.post(`/inbox/${id}/answer`, { message: 'Haan,\nteen baje' });
  expect(sent).toMatchObject({ status: 201, body: { state: 'queued', purpose: 'message' } });
  await deliver(desk, sent.body.id);
  expect(provider.received).toMatchObject([{ to: `91${mobile}`, body: 'Haan,\nteen baje', template: null }]);
  expect((await clerks.raipur.get('/inbox?unread=1')).body.meta.total).toBe(0);
  expect((await clerks.bilaspur.post(`/inbox/${id}/answer`, { message: 'x' })).status).toBe(404);
  expect((await clerks.raipur.post(`/inbox/${id}/answer`, { message: ' ' })).status).toBe(422);
});

test('an answer to a shared, unknown or foreign number is visible to the branch that wrote it', async () => {
  const { desk, provider, admin, clerks, raipur, person, say } = await office();
  const [shared, unknown] = [freshMobile(), freshMobile()];
  await person(shared, raipur);
  await person(shared, null);
  await clerks.raipur.post('/jobs', { contact_name: 'A', contact_phone: unknown, category: 'other' });
  await say(shared, 'shared');
  await say(unknown, 'unknown');
  await postInbound(desk, inboundCall({ from: unknown }, { ...textOf('Hello'), from: '6581234567' }));
  const answered = async (client: typeof admin) => {
    const { data } = (await client.get('/inbox?unread=1')).body;
    for (const { id } of data) {
      const { status, body } = await client.post(`/inbox/${id}/answer`, { message: 'Namaste' });
      expect([status, body.citizen_id]).toEqual([201, null]);
      await deliver(desk, body.id);
    }
    return data.length;
  };
  expect(await answered(clerks.raipur)).toBe(2);
  expect(await answered(admin), 'the one from abroad').toBe(1);
  expect(provider.received.map(({ to }) => to).sort()).toEqual(
    ['6581234567', `91${shared}`, `91${unknown}`].sort(),
  );
  expect((await clerks.raipur.get('/admin/messages')).body.meta.total).toBe(2);
  expect((await clerks.bilaspur.get('/admin/messages')).body.meta.total).toBe(0);
});

test('without a provider nothing of it is shown, and nothing goes directly', async () => {
  const desk = await deskForTest({ webhook: webhookSecrets });
  const clerk = await desk.signIn('manager');
  expect((await clerk.get('/dashboard/waiting')).body.inbox).toBeNull();
  await postInbound(desk, inboundCall({ from: freshMobile() }, textOf('Namaste')));
  const [{ id, direct_until }] = (await clerk.get('/inbox')).body.data;
  expect(direct_until).toBeNull();
  expect((await clerk.post(`/inbox/${id}/answer`, { message: 'x' })).body.state).toBe('manual');
});

test('the hand run goes through what waits, the oldest first, and past what was skipped', async () => {
  const desk = await deskForTest();
  const [near, far] = [await desk.branch('04'), await desk.branch('10')];
  const [admin, clerk, other] = [
    await desk.signIn('admin'),
    await desk.signIn('manager', { branch_id: near }),
    await desk.signIn('manager', { branch_id: far }),
  ];
  const mobile = freshMobile();
  const citizen = (await clerk.post('/citizens', { name: 'Asha', mobile })).body.id;
  const next = (client = clerk, after: number | '' = '') =>
    client.get(`/admin/messages/manual/next?after=${after}`);
  // What opens an account wants a password, and is none of these.
  const user = await desk.signIn('user');
  expect((await admin.post(`/admin/users/${user.caller.id}/send-reset-link`)).status).toBe(200);
  expect((await admin.get('/admin/messages?state=manual')).body.meta.total).toBe(1);
  expect((await next(admin)).status).toBe(204);
  const texts = ['एक & दो', 'two', 'three'];
  for (const message of texts) await clerk.post(`/citizens/${citizen}/send-message`, { message });
  const first = await next();
  expect(first).toMatchObject({
    status: 200,
    body: { message: { body: texts[0], state: 'manual' }, left: 3 },
  });
  expect(first.body.link).toBe(`https://wa.me/91${mobile}?text=${encodeURIComponent(texts[0] ?? '')}`);
  expect((await next()).body, 'it goes on where it stopped').toEqual(first.body);
  const { id } = first.body.message;
  const skipped = await next(clerk, id);
  expect(skipped.body).toMatchObject({ message: { body: 'two' }, left: 2 });
  await clerk.post(`/admin/messages/${skipped.body.message.id}/sent`);
  expect((await next(clerk, id)).body).toMatchObject({ message: { body: 'three' }, left: 1 });
  expect((await next()).body).toMatchObject({ message: { id }, left: 2 });
  expect((await next(other)).status).toBe(204);
  expect((await next(admin)).body.left).toBe(2);
  expect((await clerk.get('/admin/messages/manual/next?after=x')).status).toBe(422);
});
