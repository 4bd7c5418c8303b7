import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { clientOf } from '../../testing/client.ts';
import { openMailServer } from '../../testing/mail-server.ts';
import { deskForTest, openTestDesk } from '../../testing/test-desk.ts';
import { startMessageWorker } from '../messages/worker.ts';

const sunita = { name: 'सुनीता', phone: '9826012345', email: 'sunita@example.com', password: 'monsoon-7' };

async function connected({ limited = false } = {}) {
  const post = await openMailServer();
  const desk = await openTestDesk({ limited, messengers: { mail: post.mailer } });
  const worker = await startMessageWorker(desk, desk.pool);
  onTestFinished(async () => {
    await worker.stop();
    await desk.close();
  });
  const { token } = (await desk.visitor.post('/register', sunita)).body;
  // Its holder has opened the link that was mailed there.
  await sql`update users set email = unverified_email, unverified_email = null, email_verified_at = now()`.execute(
    desk.db,
  );
  return { desk, post, session: clientOf(desk.address, token) };
}

/** The text of a mail's plain part. */
function textOf(source: string): string {
  const part = /Content-Type: text\/plain[\s\S]*?\r\n\r\n([\s\S]*?)\r\n--/.exec(source);
  const isBase64 = /Content-Transfer-Encoding: base64/i.test(source);
  const text = part?.[1] ?? '';
  if (isBase64) return Buffer.from(text, 'base64').toString();
  const bytes = text
    .replace(/=\r\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

const tokenIn = (source: string) => /token=([\w-]{43})/.exec(textOf(source))?.[1] ?? '';

test('a forgotten password is set anew by the link in the mail, once, and every session ends', async () => {
  const { desk, post, session } = await connected();
  const answer = await desk.visitor.post('/password/forgot', { email: 'SUNITA@example.com' });
  expect(answer).toMatchObject({
    status: 200,
    body: { message: 'If the email exists, a reset link has been sent.' },
  });
  await expect.poll(() => post.mails.length).toBe(1);
  const [mail] = post.mails;
  expect(mail?.to).toEqual(['sunita@example.com']);
  expect(textOf(mail?.source ?? '')).toMatch(/नमस्ते[\s\S]*http:\/\/desk\.example\/reset-password\?token=/);
  const token = tokenIn(mail?.source ?? '');
  const reset = (values: object) =>
    desk.visitor.post('/password/reset', {
      email: sunita.email,
      token,
      password: 'winter-durg-19',
      password_confirmation: 'winter-durg-19',
      ...values,
    });
  expect((await reset({ token: undefined })).body.message).toBe('Missing token');
  expect((await reset({ password_confirmation: 'other' })).body.message).toBe('Passwords do not match.');
  expect((await reset({ password: 'short', password_confirmation: 'short' })).body.errors).toHaveProperty(
    'password',
  );
  expect((await reset({ token: 'x'.repeat(43) })).body.errors).toHaveProperty('token');
  expect((await session.get('/me')).status).toBe(200);
  expect((await reset({})).status).toBe(200);
  expect((await session.get('/me')).status).toBe(401);
  expect((await reset({})).body.errors).toHaveProperty('token');
  const login = async (password: string) =>
    (await desk.visitor.post('/login', { phone: sunita.phone, password })).status;
  expect([await login('monsoon-7'), await login('winter-durg-19')]).toEqual([422, 200]);
});

test('a link ends after an hour, with the next one, and fits its own account only', async () => {
  const { desk, post } = await connected();
  const ask = async (count: number) => {
    await desk.visitor.post('/password/forgot', { email: sunita.email });
    await expect.poll(() => post.mails.length).toBe(count);
    return tokenIn(post.mails[count - 1]?.source ?? '');
  };
  const reset = async (token: string, email = sunita.email) =>
    (
      await desk.visitor.post('/password/reset', {
        email,
        token,
        password: 'winter-19-x',
        password_confirmation: 'winter-19-x',
      })
    ).status;
  const [first, second] = [await ask(1), await ask(2)];
  expect(await reset(first)).toBe(422);
  expect(await reset(second, 'other@example.com')).toBe(422);
  await sql`update password_resets set expires_at = now()`.execute(desk.db);
  expect(await reset(second)).toBe(422);
});

test('an unknown address gets the same answer and no mail; a flood is stopped', async () => {
  const { desk, post } = await connected({ limited: true });
  const forgot = (email: string) => desk.visitor.post('/password/forgot', { email });
  const [known, unknown] = [await forgot(sunita.email), await forgot('nobody@example.com')];
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
  await expect.poll(() => post.mails.length).toBe(1);
  expect(await desk.db.selectFrom('messages').select('recipient').execute()).toEqual([
    { recipient: sunita.email },
  ]);
  for (let count = 1; count < 4; count += 1) await forgot(sunita.email);
  expect((await forgot(sunita.email)).status).toBe(429);
  expect((await forgot('not an address')).body.errors).toHaveProperty('email');
});

test('the answer promises a link only after it is stored', async () => {
  const desk = await deskForTest();
  await desk.visitor.post('/register', sunita);
  const ask = () => desk.visitor.post('/password/forgot', { email: sunita.email });
  await sql`
    create function away() returns trigger language plpgsql as $$
    begin raise exception 'shutting down' using errcode = '57P01'; end $$`.execute(desk.db);
  await sql`create trigger away before insert on messages execute function away()`.execute(desk.db);
  const refused = await ask();
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, expect.any(String)]);
  await sql`drop trigger away on messages`.execute(desk.db);
  expect((await ask()).status).toBe(200);
  const written = desk.db.selectFrom('messages').select('recipient');
  expect(await written.execute()).toEqual([{ recipient: sunita.email }]);
});

test('a mail server that is busy delays, one that refuses ends it; only admins see such messages', async () => {
  const { desk, post } = await connected();
  post.refuse(451, 550);
  await desk.visitor.post('/password/forgot', { email: sunita.email });
  const [admin, clerk] = [await desk.signIn('admin'), await desk.signIn('manager')];
  const message = async () => (await admin.get('/admin/messages')).body.data[0];
  await expect.poll(message).toMatchObject({ state: 'queued', error: 'SMTP 451', purpose: 'reset' });
  await sql`select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs), run_at => now())`.execute(
    desk.db,
  );
  await expect.poll(message).toMatchObject({ state: 'failed', error: 'SMTP 550' });
  expect((await clerk.get('/admin/messages')).body.data).toEqual([]);
  const { rows } = await sql<{
    text: string;
  }>`select password_resets::text as text from password_resets`.execute(desk.db);
  const text = (await admin.get(`/admin/messages/${(await message()).id}/text`)).body.body;
  expect(text).toContain('/reset-password?token=');
  expect(text).not.toContain(rows[0]?.text);
});
