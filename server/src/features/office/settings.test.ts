import { today } from '@rto-desk/contract/expiry';
import { expect, test } from 'vitest';
import { deskForFile } from '../../testing/test-desk.ts';
import { closedDaysOf } from './open-days.ts';

const desk = await deskForFile();
const admin = await desk.signIn('admin');

const kept = { reminders_on: false, stages: [30, 7, 0], hour: 9 };
const save = (changes: object) => admin.put('/admin/reminders', { ...kept, ...changes });

test('stages of kinds, quiet hours, closed days and the limit are kept and told', async () => {
  const { body } = await save({
    stages_by_kind: { insurances: [-7, 30, 7, 30], puccs: [] },
    quiet_from: 21,
    quiet_until: 8,
    closed_weekdays: [7, 6, 7],
    closed_dates: ['2027-01-26', '2026-12-25'],
    daily_limit: 2000,
    message_price: '0.13',
    template_digest: 'papers_end',
  });
  expect(body).toMatchObject({
    stages_by_kind: { insurances: [30, 7, -7], puccs: [], permits: null },
    quiet_from: 21,
    quiet_until: 8,
    closed_weekdays: [6, 7],
    closed_dates: ['2026-12-25', '2027-01-26'],
    daily_limit: 2000,
    message_price: '0.1300',
    template_digest: 'papers_end',
  });
  expect(body).toMatchObject({ message_price_since: today(), message_price_source: null });
  expect(await closedDaysOf(desk.db)).toEqual({ weekdays: [6, 7], dates: ['2026-12-25', '2027-01-26'] });
  // What is answered may be sent back as it is, and what is left out stays.
  expect((await admin.put('/admin/reminders', body)).status).toBe(200);
  expect((await save({ stages_by_kind: { puccs: null } })).body).toMatchObject({
    stages_by_kind: { insurances: [30, 7, -7], puccs: null },
    closed_weekdays: [6, 7],
    daily_limit: 2000,
  });
  expect((await save({ quiet_from: null, quiet_until: null })).body).toMatchObject({ quiet_from: null });
});

test('the price of a message says since when it holds and who says so', async () => {
  const settings = (await admin.get('/admin/reminders')).body;
  expect(settings).toMatchObject({ message_price_since: expect.any(String) });
  const sourced = await save({ message_price: '0.2', message_price_source: 'Invoice of the provider' });
  const holds = { message_price_since: today(), message_price_source: 'Invoice of the provider' };
  expect(sourced.body).toMatchObject(holds);
  expect((await save({ message_price: '0.20' })).body, 'the same price').toMatchObject(holds);
  const other = await save({ message_price: '0.3', message_price_source: 'Invoice of the provider' });
  expect(other.body, 'its source named the former price').toMatchObject({ message_price_source: null });
});

test.each([
  ['stages_by_kind', { stages_by_kind: { boats: [1] } }],
  ['stages_by_kind', { stages_by_kind: { insurances: [366] } }],
  ['stages', { stages: [-1] }],
  ['closed_weekdays', { closed_weekdays: [1, 2, 3, 4, 5, 6, 7] }],
  ['closed_dates', { closed_dates: ['2026-02-30'] }],
  ['quiet_until', { quiet_from: 21, quiet_until: null }],
  ['quiet_until', { quiet_from: 9, quiet_until: 9 }],
  ['quiet_until', { hour: 20, quiet_from: 20, quiet_until: 8 }],
  ['quiet_until', { hour: 23, quiet_from: 9, quiet_until: 0 }],
  ['daily_limit', { daily_limit: 0 }],
  ['daily_limit', { daily_limit: 20 }],
  ['message_price', { message_price: '-1' }],
])('what cannot be is refused at %s', async (field, changes) => {
  const { status, body } = await save(changes);
  expect(status).toBe(422);
  expect(Object.keys(body.errors)).toContain(field);
});
