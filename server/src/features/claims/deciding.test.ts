import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { claimsOf, puc, states } from '../../testing/claims.ts';
import { clientOf } from '../../testing/client.ts';
import { freshMobile, freshNumber } from '../../testing/samples.ts';
import { deskForFile } from '../../testing/test-desk.ts';

const desk = await deskForFile();
const clerk = await desk.signIn('manager', { branch_id: await desk.branch('04') });
const elsewhere = await desk.signIn('manager', { branch_id: await desk.branch('10') });
const claims = claimsOf(clerk);

test('after approval the account reads the profile and adds documents, and the profile stays an office record', async () => {
  const record = await claims.kept();
  const holder = await desk.signIn('user');
  const own = holder.caller.citizen_id;
  await holder.post('/claims', { licence_no: record.dl_no?.toLowerCase().replaceAll(' ', '-') });
  const { data } = (await clerk.get('/claims')).body;
  const claim = data.find((one: { matches: { citizen: { id: number } }[] }) =>
    one.matches.some(({ citizen }) => citizen.id === record.id),
  );
  expect(claim.matches).toMatchObject([{ record: 'dl', number: record.dl_no }]);
  const stale = { updated_at: '2020-01-01T00:00:00Z' };
  expect((await clerk.post(`/claims/${claim.id}/approve`, stale)).status).toBe(409);
  const other = { citizen_id: (await claims.kept()).id };
  expect((await clerk.post(`/claims/${claim.id}/approve`, other)).status, 'not whom it names').toBe(409);
  const seen = { updated_at: claim.updated_at, citizen_id: record.id };
  expect((await clerk.post(`/claims/${claim.id}/approve`, seen)).body).toMatchObject({
    state: 'approved',
    citizen: { id: record.id },
    decided_by: expect.any(String),
  });
  expect((await clerk.post(`/claims/${claim.id}/approve`, {})).status, 'decided').toBe(409);
  expect((await holder.get('/me/claims')).body.data).toMatchObject([
    { state: 'approved', citizen: { id: record.id, name: record.person.name } },
  ]);
  expect((await holder.get(`/vehicles/${record.vehicle}/puccs`)).body.data).toHaveLength(1);
  const citizens = (await holder.get('/citizens')).body.data;
  expect(citizens.map((one: { id: number }) => one.id).sort()).toEqual([own, record.id].sort());
  expect(citizens.find((one: { id: number }) => one.id === record.id).permissions.edit).toBe(false);
  const renamed = { name: 'Somebody Else', mobile: freshMobile(), dob: '1990-01-01' };
  expect((await holder.put(`/citizens/${record.id}`, renamed)).status).toBe(403);
  expect((await holder.put(`/citizens/${record.id}/reminders`, { off: true })).status).toBe(403);
  expect((await clerk.get(`/citizens/${record.id}`)).body.reminders_off).toBe(false);
  // Nor by way of the account, where it has become its own profile.
  await desk.db
    .updateTable('users')
    .set({ citizen_id: record.id })
    .where('id', '=', holder.caller.id)
    .execute();
  expect((await holder.put('/me', { name: 'Somebody Else', dob: '1990-01-01' })).status).toBe(200);
  expect((await clerk.get(`/citizens/${record.id}`)).body).toMatchObject(record.person);
  await desk.db.updateTable('users').set({ citizen_id: own }).where('id', '=', holder.caller.id).execute();
  const paper = await holder.post(`/vehicles/${record.vehicle}/puccs`, puc());
  expect(paper.body).toMatchObject({ origin: 'self' });
  expect((await holder.put(`/puccs/${record.paper.id}`, puc())).status, 'the office’s paper').toBe(403);
  // What is their own stays as free as it was.
  expect((await holder.put(`/citizens/${own}`, renamed)).status).toBe(200);
  const lines = (await clerk.get(`/citizens/${record.id}/history`)).body.data;
  expect(lines.map((line: { record: string; action: string }) => `${line.record} ${line.action}`)).toContain(
    'claims updated',
  );
});

test('a profile that an account keeps goes to no other, and a vehicle that is given away is read no more', async () => {
  const record = await claims.kept();
  const [holder, second] = [await desk.signIn('user'), await desk.signIn('user')];
  const late = await claims.claimed(record, second);
  await claims.approved(record, holder);
  expect((await claims.offered(record.plate))[0].matches[0].kept_by).toBe('another');
  const refused = await clerk.post(`/claims/${late}/approve`, {});
  expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('Another account')]);
  await holder.post('/claims', { registration_no: record.plate });
  const again = (await claims.offered(record.plate)).find(
    (claim: { user: { id: number } }) => claim.user.id === holder.caller.id,
  );
  expect((await clerk.post(`/claims/${again.id}/approve`, {})).body.state, 'kept already').toBe('approved');
  expect(await states(holder)).toEqual(['approved', 'approved']);
  // A user's own profile cannot be claimed either.
  const own = freshNumber('CG04');
  await clerk.post(`/citizens/${second.caller.citizen_id}/vehicles`, { registration_no: own });
  await holder.post('/claims', { registration_no: own });
  const [theirs] = await claims.offered(own, await desk.signIn('admin'));
  expect((await (await desk.signIn('admin')).post(`/claims/${theirs.id}/approve`, {})).status).toBe(409);
  // Who asks for what is in their own profile has it, and goes on to change that profile.
  const asked = await claims.claimed({ plate: own }, second);
  expect((await clerk.post(`/claims/${asked}/approve`, {})).body.state).toBe('ended');
  expect((await second.get('/me/claims')).body.data).toMatchObject([{ registration_no: record.plate }]);
  const mine = (await second.get(`/citizens/${second.caller.citizen_id}`)).body;
  expect(mine.permissions.edit).toBe(true);
  // The plate is the next owner's now, and so is a claim for it.
  const taker = { name: 'Who buys it', mobile: freshMobile() };
  await clerk.post(`/vehicles/${record.vehicle}/transfers`, { to: taker, kind: 'sale', on: '2026-01-05' });
  expect((await holder.get(`/vehicles/${record.vehicle}/puccs`)).status).toBe(404);
  expect((await holder.get(`/citizens/${record.id}`)).status, 'the rest stays').toBe(200);
  const [next] = await claims.offered(record.plate);
  expect(next.matches).toMatchObject([{ citizen: { name: taker.name }, kept_by: null }]);
  expect((await clerk.post(`/claims/${late}/approve`, { citizen_id: record.id })).status).toBe(409);
});

test('either side ends the link', async () => {
  for (const side of ['holder', 'office', 'page'] as const) {
    const record = await claims.kept();
    const holder = await desk.signIn('user');
    const id = await claims.approved(record, holder);
    expect((await elsewhere.delete(`/claims/${id}`)).status).toBe(404);
    expect((await (await desk.signIn('user')).delete(`/claims/${id}`)).status).toBe(404);
    const by = side === 'holder' ? holder : clerk;
    const path = side === 'page' ? `/citizens/${record.id}/keeper` : `/claims/${id}`;
    expect((await by.delete(path)).status, side).toBe(200);
    expect((await holder.get(`/citizens/${record.id}`)).status, side).toBe(404);
    expect(await states(holder), side).toEqual(['ended']);
    expect((await by.delete(`/claims/${id}`)).status, side).toBe(404);
    expect(await claims.offered(record.plate, clerk, 'ended'), side).toHaveLength(1);
    // Another user may have it next.
    await claims.approved(record, await desk.signIn('user'));
  }
});

test('of two clerks who approve different accounts at once, one succeeds', async () => {
  const record = await claims.kept();
  const ids = [await claims.claimed(record, await desk.signIn('user'))];
  ids.push(await claims.claimed(record, await desk.signIn('user')));
  const answers = await Promise.all(ids.map(id => clerk.post(`/claims/${id}/approve`, {})));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('an account that is deleted takes its claims and what it declared, and leaves the office its profile', async () => {
  const record = await claims.kept();
  const phone = freshMobile();
  const password = 'monsoon-in-korba';
  const { body } = await desk.visitor.post('/register', { name: 'Phulbai', phone, password });
  const client = clientOf(desk.address, body.token);
  await client.post('/claims', { registration_no: record.plate });
  const [claim] = await claims.offered(record.plate);
  await clerk.post(`/claims/${claim.id}/approve`, {});
  await client.post(`/vehicles/${record.vehicle}/puccs`, puc());
  const admin = await desk.signIn('admin');
  // Nothing of the office's is left in it but the person themself.
  for (const kind of ['puccs', 'driving_licenses', 'vehicles']) {
    await sql`delete from ${sql.table(kind)} where citizen_id = ${record.id} and origin = 'office'
      and ${kind !== 'vehicles'}`.execute(desk.db);
  }
  const taker = { name: 'Who buys it', mobile: freshMobile() };
  await admin.post(`/vehicles/${record.vehicle}/transfers`, { to: taker, kind: 'sale', on: '2026-01-05' });
  const { id } = (await client.post('/me/deletion', { password })).body;
  expect((await admin.post(`/admin/deletion-requests/${id}/done`)).status).toBe(200);
  expect((await admin.get(`/citizens/${record.id}`)).body).toMatchObject(record.person);
  const { rows } = await sql`select from claims where registration_no = ${record.plate}`.execute(desk.db);
  expect(rows).toEqual([]);
});
