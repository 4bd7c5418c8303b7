import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { freshMobile } from '../../testing/samples.ts';
import { deskForTest } from '../../testing/test-desk.ts';

async function office() {
  const desk = await deskForTest();
  const [asha, ravi] = [await desk.signIn('manager'), await desk.signIn('manager')];
  const citizen = (await asha.post('/citizens', { name: 'Sunita', mobile: freshMobile() })).body.id;
  const write = async (message: string) =>
    (await asha.post(`/citizens/${citizen}/send-message`, { message })).body.id as number;
  const next = async (who: typeof asha) => {
    const { status, body } = await who.get('/admin/messages/manual/next');
    return status === 204 ? null : { text: body.message.body, left: body.left };
  };
  const open = (who: typeof asha, id: number) => who.post(`/admin/messages/${id}/open`);
  return { desk, asha, ravi, citizen, write, next, open };
}

test('a message that one clerk has opened is reserved for three minutes', async () => {
  const { desk, asha, ravi, write, next, open } = await office();
  const first = await write('One');
  await write('Two');
  expect([await next(asha), await next(ravi)]).toEqual([
    { text: 'One', left: 2 },
    { text: 'One', left: 2 },
  ]);
  expect(await open(asha, first)).toMatchObject({ status: 200, body: { id: first, state: 'manual' } });
  expect([await next(asha), await next(ravi)]).toEqual([
    { text: 'One', left: 2 },
    { text: 'Two', left: 1 },
  ]);
  expect(await open(ravi, first)).toMatchObject({
    status: 409,
    body: { message: 'Another person is sending this message.', current: { id: first } },
  });
  expect((await open(asha, first)).status, 'it is theirs').toBe(200);
  await sql`update messages set opened_at = opened_at - interval '181 seconds'`.execute(desk.db);
  expect(await next(ravi)).toEqual({ text: 'One', left: 2 });
  expect((await open(ravi, first)).status).toBe(200);
});

test('of two people who open a message at the same time one sends it', async () => {
  const { asha, ravi, write, open } = await office();
  for (let round = 0; round < 5; round += 1) {
    const id = await write(`Text ${round}`);
    const answers = await Promise.all([open(asha, id), open(ravi, id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  }
});

test('a message is opened as it is by the record, and not when it is sent or no longer holds', async () => {
  const { desk, asha, citizen, write, open } = await office();
  const [first, second] = [await write('One'), await write('Two')];
  const mobile = freshMobile();
  await asha.put(`/citizens/${citizen}`, { name: 'Sunita Sahu', mobile });
  expect((await open(asha, first)).body).toMatchObject({ recipient: mobile, recipient_name: 'Sunita Sahu' });
  await asha.post(`/admin/messages/${first}/sent`);
  expect(await open(asha, first)).toMatchObject({ status: 409, body: { current: { state: 'sent' } } });
  await (await desk.signIn('admin')).delete(`/citizens/${citizen}`);
  expect(await open(asha, second)).toMatchObject({ status: 409, body: { current: { state: 'cancelled' } } });
  expect((await open(asha, 999_999)).status).toBe(404);
});
