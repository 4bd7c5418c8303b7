import { today } from '@rto-desk/contract/expiry';
import { kindOf } from '@rto-desk/contract/kinds/index';
import { addPeriod } from '@rto-desk/contract/period';
import { TOKEN_CALLS_A_MINUTE } from '@rto-desk/contract/token';
import { expect, test } from 'vitest';
import { clientOf } from '../../testing/client.ts';
import { listsOf } from '../../testing/imports.ts';
import {
  apiToken,
  freshMobile,
  freshNumber,
  freshWord,
  inDays,
  pdf,
  sampleOf,
} from '../../testing/samples.ts';
import { deskForFile, deskForTest } from '../../testing/test-desk.ts';
import { deleteOldTokens } from './tokens.ts';

const desk = await deskForFile();
const admin = await desk.signIn('admin');
const branch = await desk.branch('04');

const make = async (scopes: readonly string[], branch_id: number | null = null, maker = admin) => {
  const { status, body } = await maker.post('/admin/tokens', apiToken({ scopes, branch_id }));
  expect(status, JSON.stringify(body)).toBe(201);
  return {
    ...clientOf(desk.address, body.token),
    id: body.id as number,
    text: body.token as string,
    name: body.name as string,
  };
};
const newCitizen = async (branch_id: number) =>
  (await admin.post('/citizens', { name: `Sarla ${freshWord()}`, mobile: freshMobile(), branch_id })).body
    .id as number;

test('an admin makes a token, a program uses it, and it works no more once ended', async () => {
  const offered = (await admin.get('/admin/tokens/scopes')).body.data;
  expect(offered).toEqual(expect.arrayContaining(['citizens:read', 'citizens:write', 'files:read']));
  const token = await make(['citizens:read']);
  expect((await token.get('/citizens')).status).toBe(200);
  const [listed] = (await admin.get('/admin/tokens')).body.data;
  expect(listed).toMatchObject({
    id: token.id,
    state: 'active',
    created_by: 'Test admin',
    last_used_on: today(),
  });
  expect(JSON.stringify(listed)).not.toContain(token.text);

  expect((await admin.delete(`/admin/tokens/${token.id}`)).status).toBe(200);
  expect((await admin.delete(`/admin/tokens/${token.id}`)).status, 'again').toBe(200);
  expect((await token.get('/citizens')).status).toBe(401);
  expect((await admin.get('/admin/tokens')).body.data[0]).toMatchObject({ state: 'ended' });
  expect((await admin.delete('/admin/tokens/2147483647')).status).toBe(404);
});

test('a token is refused days, scopes and branches that there are not', async () => {
  const refused = async (change: object) => {
    const { status, body } = await admin.post('/admin/tokens', { ...apiToken(), ...change });
    expect(status).toBe(422);
    return body.errors;
  };
  expect(await refused({ expires_on: inDays(-1) })).toMatchObject({ expires_on: [expect.any(String)] });
  expect(await refused({ expires_on: inDays(367) })).toMatchObject({ expires_on: [expect.any(String)] });
  expect(await refused({ scopes: [] })).toMatchObject({ scopes: [expect.any(String)] });
  expect(await refused({ scopes: ['citizens:delete'] })).toMatchObject({
    scopes: ['Unknown scope: citizens:delete.'],
  });
  expect(await refused({ branch_id: 2_147_483_647 })).toMatchObject({ branch_id: [expect.any(String)] });
  expect(await refused({ name: ' ' })).toMatchObject({ name: [expect.any(String)] });
});

test('it needs the scope of each call, and reaches no more than a manager of its branch', async () => {
  const own = await newCitizen(branch);
  const others = await newCitizen(await desk.branch('10'));
  const token = await make(['citizens:read', 'users:read'], branch);
  expect((await token.get(`/citizens/${own}`)).status).toBe(200);
  expect((await token.get(`/citizens/${others}`)).status).toBe(404);
  const write = await token.put(`/citizens/${own}`, { name: 'Sarla', mobile: freshMobile() });
  expect(write).toMatchObject({
    status: 403,
    body: { message: 'This token does not have the scope citizens:write.' },
  });
  // What is for admins, of the account, or asks for the password.
  for (const path of ['/admin/tokens', '/admin/history', '/me', '/me/data', '/export/tables']) {
    expect((await token.get(path)).status, path).toBe(403);
  }
  expect((await token.post('/logout')).status).toBe(403);
  expect((await token.post('/login', { login_identifier: '9', password: 'x' })).status).toBe(403);
  expect((await token.delete(`/citizens/${own}`)).status).toBe(403);
});

test('the history names it and its maker', async () => {
  const token = await make(['citizens:write', 'documents:write']);
  const { body } = await token.post('/citizens', { name: `Sarla ${freshWord()}`, mobile: freshMobile() });
  const { data } = (await admin.get(`/citizens/${body.id}/history`)).body;
  expect(data[0].actor).toMatchObject({ name: `${token.name} (token of Test admin)`, role: 'manager' });
});

test('a token in an address opens nothing, and none is logged', async () => {
  const token = await make(['citizens:read', 'fees:read']);
  await token.get('/citizens');
  for (const path of [`/citizens?token=${token.text}`, `/fees?access_token=${token.text}`]) {
    expect((await desk.visitor.get(path)).status, path).toBe(401);
    expect((await admin.get(path)).status, path).toBe(401);
  }
  expect(desk.logged.join('')).toContain(`"token":${token.id}`);
  expect(desk.logged.join('')).not.toContain(token.text);
  const { rows } = await desk.pool.query('select * from history where record = $1', ['api_tokens']);
  expect(JSON.stringify(rows)).not.toContain('token_hash');
});

test('it ends with the role of its maker for good, with the account, and after its last day', async () => {
  const maker = await desk.signIn('admin');
  const set = (role: string) =>
    desk.db
      .updateTable('users')
      .set({ role: role as 'admin' })
      .where('id', '=', maker.caller.id)
      .execute();
  const first = await make(['citizens:read'], null, maker);
  await set('manager');
  expect((await first.get('/citizens')).status, 'demoted').toBe(401);
  await set('admin');
  expect((await first.get('/citizens')).status, 'an admin again').toBe(401);

  const second = await make(['citizens:read'], null, maker);
  await desk.db.deleteFrom('users').where('id', '=', maker.caller.id).execute();
  expect((await second.get('/citizens')).status, 'deleted').toBe(401);
  const listed = (await admin.get('/admin/tokens')).body.data.find(
    (row: { id: number }) => row.id === second.id,
  );
  expect(listed).toMatchObject({ state: 'ended', created_by: null });

  const third = await make(['citizens:read']);
  const yesterday = addPeriod(today(), { days: -1 });
  await desk.db.updateTable('api_tokens').set({ expires_on: yesterday }).where('id', '=', third.id).execute();
  expect((await third.get('/citizens')).status, 'expired').toBe(401);
  await deleteOldTokens(desk.db, addPeriod(today(), { days: 366 }));
  const left = (await admin.get('/admin/tokens?per_page=100')).body.data.map(({ id }: { id: number }) => id);
  expect(left).not.toContain(third.id);
});

test('a maker who still has to set up the second factor gives nothing to a token', async () => {
  const maker = await desk.signIn('admin');
  const token = await make(['citizens:read'], null, maker);
  const lost = { user_id: maker.caller.id, sealed: null, lost_at: new Date().toISOString() };
  await desk.db.insertInto('two_factors').values(lost).execute();
  expect((await token.get('/citizens')).status).toBe(403);
});

test('files open with files:read alone, by links too', async () => {
  const id = await newCitizen(branch);
  const file = { content: pdf, name: 'paper.pdf', type: 'application/pdf' };
  await admin.form('POST', `/citizens/${id}/ll`, sampleOf(kindOf('ll')), file);
  const linkOf = async (scopes: string[]) => {
    const { body } = await (await make(scopes, branch)).get(`/citizens/${id}/ll`);
    return body.data[0].file_path as string;
  };
  expect((await desk.open(await linkOf(['documents:read']))).status).toBe(403);
  const link = await linkOf(['documents:read', 'files:read']);
  expect((await desk.open(link)).status).toBe(200);
  const values = { direction: 'in', party: 'Court', subject: 'Summons' };
  const entry = (await admin.form('POST', '/register-entries', values, file)).body.id;
  const statusOf = async (scopes: string[]) =>
    (await (await make(scopes)).get(`/register-entries/${entry}/file`)).status;
  expect(await statusOf(['register:read'])).toBe(403);
  expect(await statusOf(['files:read'])).toBe(403);
});

test('work that it orders goes on as the token, and stops once that has ended', async () => {
  const token = await make(['imports:read', 'imports:write'], branch);
  const lists = listsOf(desk, {
    ...token,
    caller: { ...admin.caller, role: 'manager', branch_id: branch },
    token: token.text,
  });
  const fields = ['registration_no', 'name', 'mobile', 'puccs.until'];
  const rows = () => [[freshNumber('CG04'), 'Devki Sahu', freshMobile(), '17-05-2031']];
  const done = await lists.check(fields, rows(), { branch_id: branch });
  await lists.commit(done);
  expect((await admin.get(`/imports/${done}`)).body.status).toBe('committed');
  const { rows: lines } = await desk.pool.query(
    `select actor_name from history where record = 'vehicles' order by id desc limit 1`,
  );
  expect(lines).toEqual([{ actor_name: `${token.name} (token of Test admin)` }]);

  const stopped = await lists.check(fields, rows(), { branch_id: branch });
  await token.post(`/imports/${stopped}/commit`);
  await admin.delete(`/admin/tokens/${token.id}`);
  await lists.work(stopped);
  expect((await admin.get(`/imports/${stopped}`)).body.status).toBe('failed');
});

test('too many calls in a minute are refused', async () => {
  const limited = await deskForTest({ limited: true });
  const { body } = await (await limited.signIn('admin')).post('/admin/tokens', apiToken());
  await limited.limits.count('tokenCalls', String(body.id), TOKEN_CALLS_A_MINUTE);
  const refused = await clientOf(limited.address, body.token).get('/citizens');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
});
