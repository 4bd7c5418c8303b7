import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SignedInClient } from '../testing/client.ts';
import { openTestDesk, type TestDesk } from '../testing/desk.ts';
import { freshMobile, freshNumber } from '../testing/samples.ts';

let desk: TestDesk;
let clerks: SignedInClient[];
beforeAll(async () => {
  desk = await openTestDesk();
  clerks = await Promise.all(['admin', 'manager', 'manager'].map(role => desk.signIn(role as 'admin')));
});
afterAll(() => desk.close());

const [PAIRS, AT_ONCE] = [40, 20];
const clerk = (at: number): SignedInClient => clerks[at % clerks.length] as SignedInClient;
const newCitizen = async () =>
  (await clerk(0).post('/citizens', { name: 'Somaru', mobile: freshMobile() })).body as {
    id: number;
    updated_at: string;
  };

test('of two clerks who save one record at once, one wins and the other is told', async () => {
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

test('of many who give one number at once, one keeps it', async () => {
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
