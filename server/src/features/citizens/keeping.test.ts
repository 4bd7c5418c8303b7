import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openTestDesk } from '../../testing/desk.ts';
import { freshMobile, freshNumber } from '../../testing/samples.ts';

test('by a mobile the office comes first, and unproven profiles are marked and can be detached', async () => {
  const desk = await openTestDesk();
  onTestFinished(() => desk.close());
  const clerk = await desk.signIn('manager');
  const holder = await desk.signIn('user');
  const stranger = await desk.signIn('user');
  const email = 'stranger@example.com';
  const of = (id: number) => desk.db.updateTable('users').where('id', '=', id);
  const verified = sql<string>`now()`;
  await of(stranger.caller.id).set({ phone_verified_at: null, email, email_verified_at: verified }).execute();
  await of(holder.caller.id).set({ phone_verified_at: verified }).execute();
  const person = { name: 'Budhram Sahu', mobile: freshMobile() };
  const office = (await clerk.post('/citizens', person)).body.id;
  const kept = (await holder.post('/citizens', person)).body.id;
  const made = (await stranger.post('/citizens', person)).body.id;
  await stranger.put(`/citizens/${stranger.caller.citizen_id}`, person);
  const listed = async () =>
    (await clerk.get(`/citizens?mobile=${person.mobile}`)).body.data.map(
      (row: { id: number; kept_by: string | null; is_unproven: boolean }) => [
        row.id,
        row.kept_by,
        row.is_unproven,
      ],
    );
  const own = stranger.caller.citizen_id;
  const unproven = [made, own].sort((one, other) => other - one).map(id => [id, 'unverified', true]);
  expect(await listed()).toEqual([[office, null, false], [kept, 'verified', false], ...unproven]);
  await stranger.post(`/citizens/${made}/vehicles`, { registration_no: freshNumber('CG04') });
  expect(await listed()).toContainEqual([made, 'unverified', true]);
  await clerk.post(`/citizens/${made}/vehicles`, { registration_no: freshNumber('CG04') });
  expect((await listed())[0]).toEqual([made, 'unverified', false]);
  expect((await stranger.delete(`/citizens/${made}/keeper`)).status).toBe(403);
  expect((await clerk.delete(`/citizens/${made}/keeper`)).body.kept_by).toBeNull();
  expect((await clerk.delete(`/citizens/${made}/keeper`)).status).toBe(404);
  expect((await stranger.get(`/citizens/${made}`)).status).toBe(404);
  expect((await clerk.delete(`/citizens/${own}/keeper`)).body.kept_by).toBeNull();
  expect((await stranger.get(`/citizens/${own}`)).status).toBe(404);
  const told = await desk.db
    .selectFrom('messages')
    .select(['recipient', 'purpose', 'body'])
    .where('user_id', '=', stranger.caller.id)
    .execute();
  expect(told.map(({ recipient, purpose }) => [recipient, purpose])).toEqual([
    [email, 'security'],
    [email, 'security'],
  ]);
  expect(told.map(({ body }) => body).join()).not.toContain(person.name);
  // Whom neither a mobile nor an address is verified of is told nothing: it may be a stranger's.
  await of(stranger.caller.id).set({ email: null, email_verified_at: null, citizen_id: office }).execute();
  expect((await clerk.delete(`/citizens/${office}/keeper`)).status).toBe(200);
  const [{ messages } = { messages: 0 }] = await desk.db
    .selectFrom('messages')
    .select(eb => eb.cast<number>(eb.fn.countAll(), 'integer').as('messages'))
    .execute();
  expect(messages).toBe(2);
});
