import { dashboardWeeks, upcomingDocuments } from '@rto-desk/contract/endpoints/dashboard';
import { today } from '@rto-desk/contract/expiry';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { SignedInClient } from '../../testing/client.ts';
import { peopleDue } from '../../testing/due.ts';
import { freshNumber, inDays } from '../../testing/samples.ts';
import { deskForFile, deskForTest } from '../../testing/test-desk.ts';
import { weeksAhead, weeksBack } from './weeks.ts';

const desk = await deskForFile();

describe('weeks', () => {
  test('ahead begin with the day itself and end on Sundays', () => {
    expect(weeksAhead('2026-11-21', 2)).toEqual([
      { monday: '2026-11-16', from: '2026-11-21', until: '2026-11-22' },
      { monday: '2026-11-23', from: '2026-11-23', until: '2026-11-29' },
    ]);
    expect(weeksAhead('2026-11-22', 1)[0]).toMatchObject({ monday: '2026-11-16', until: '2026-11-22' });
    expect(weeksAhead('2026-11-23', 1)[0]).toMatchObject({ monday: '2026-11-23', from: '2026-11-23' });
  });

  test('back end with the day itself', () => {
    expect(weeksBack('2027-01-01', 2)).toEqual([
      { monday: '2026-12-21', from: '2026-12-21', until: '2026-12-27' },
      { monday: '2026-12-28', from: '2026-12-28', until: '2027-01-01' },
    ]);
  });
});

const permit = (days: number) => ({
  permit_number: freshNumber(),
  issue_date: '2020-01-01',
  expiry_date: inDays(days),
});

test('staff see what waits within their reach, and each number is that of its list', async () => {
  const admin = await desk.signIn('admin');
  const clerk = await desk.signIn('manager', { branch_id: await desk.branch('04') });
  const other = await desk.signIn('manager', { branch_id: await desk.branch('10') });
  await admin.post('/citizens', { name: 'Asha', mobile: '9826000001', branch_id: await desk.branch('04') });
  await clerk.post('/service-requests', {
    contact_name: 'A',
    contact_phone: '9826000001',
    category: 'other',
  });
  for (const who of [admin, clerk, other]) {
    const { body } = await who.get('/dashboard/stats');
    expect(body.pending_requests).toBe((await who.get('/service-requests?status=pending')).body.meta.total);
    expect(body.total_citizens).toBe((await who.get('/citizens')).body.meta.total);
    expect(body.total_users).toBeGreaterThan(0);
  }
  expect((await clerk.get('/dashboard/stats')).body.pending_requests).toBe(1);
  expect((await other.get('/dashboard/stats')).body.pending_requests).toBe(0);
  const found = (await clerk.get('/dashboard/waiting')).body;
  expect(found.requests).toEqual({ count: 1, oldest: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) });
  expect(found.inquiries).toEqual({ count: 0, oldest: null });
  expect(found.messages).toEqual({ manual: 0, failed: 0, unknown: 0 });
  expect((await other.get('/dashboard/waiting')).body.requests.count).toBe(0);
  const { weeks } = (await clerk.get('/dashboard/requests')).body;
  expect(weeks).toHaveLength(dashboardWeeks);
  expect(weeks.at(-1)).toMatchObject({ until: today(), counts: [{ status: 'pending', requests: 1 }] });
});

test('what expires is counted by week and type, current documents only', async () => {
  const clerk = await desk.signIn('manager', { branch_id: await desk.branch('12') });
  const citizen = (await clerk.post('/citizens', { name: 'Ravi', mobile: '9826000002' })).body.id;
  const vehicle = (await clerk.post(`/citizens/${citizen}/vehicles`, { registration_no: freshNumber() })).body
    .id;
  const pucc = (days: number) => ({
    pucc_number: freshNumber(),
    valid_from: '2020-01-01',
    valid_until: inDays(days),
  });
  await clerk.post(`/vehicles/${vehicle}/permits`, permit(0));
  await clerk.post(`/vehicles/${vehicle}/permits`, permit(-1));
  await clerk.post(`/vehicles/${vehicle}/puccs`, pucc(1));
  await clerk.post(`/vehicles/${vehicle}/puccs`, pucc(14));
  expect((await clerk.get('/dashboard/waiting')).body.expiring, 'in the next seven days').toBe(1);
  const { weeks } = (await clerk.get('/dashboard/expiring')).body;
  expect(weeks).toHaveLength(dashboardWeeks);
  expect(weeks[0]).toMatchObject({ from: today(), counts: [{ type: 'Permit', documents: 1 }] });
  expect(weeks[2].counts).toEqual([{ type: 'PUCC', documents: 1 }]);
  for (const { from, until, counts } of weeks) {
    const report = (await clerk.get(`/reports/expiries?start_date=${from}&end_date=${until}`)).body;
    expect(counts.reduce((sum: number, { documents }: { documents: number }) => sum + documents, 0)).toBe(
      report.total,
    );
  }
});

test('above what lists count to, the dashboard counts all and the list says that there are more', async () => {
  const large = await deskForTest();
  const admin = await large.signIn('admin');
  await peopleDue(large, { people: 101, each: 100, until: inDays(3) });
  await sql`update expiries set incomplete = true`.execute(large.db);
  expect((await admin.get('/dashboard/waiting')).body.to_complete).toBe(10_100);
  const { total, more } = (await admin.get('/reports/expiries?incomplete=1')).body;
  expect({ total, more }).toEqual({ total: 10_000, more: true });
});

test('a user sees their own numbers and what of theirs expires next', async () => {
  const [admin, user] = [await desk.signIn('admin'), await desk.signIn('user')];
  const other = (await user.post('/citizens', { name: 'Amma', mobile: '9826000003' })).body.id;
  await admin.post(`/citizens/${user.caller.citizen_id}/dl`, {
    dl_no: freshNumber(),
    expiry_date: inDays(40),
  });
  await user.post(`/citizens/${other}/ll`, { ll_no: freshNumber(), expiry_date: inDays(-10) });
  await user.post(`/citizens/${other}/ll`, { ll_no: freshNumber(), expiry_date: inDays(-100) });
  const vehicle = (await user.post(`/citizens/${other}/vehicles`, { registration_no: freshNumber() })).body;
  await user.post(`/vehicles/${vehicle.id}/permits`, permit(3));
  await user.post('/service-requests', { contact_name: 'A', contact_phone: '9826000004', category: 'other' });
  desk.forgetStatements();
  expect((await user.get('/dashboard/user-stats')).body).toEqual({
    pending_requests_count: 1,
    ll_count: 2,
    dl_count: 1,
    vehicle_count: 1,
  });
  expect(desk.statements.length).toBeLessThanOrEqual(2);
  const { documents } = (await user.get('/dashboard/upcoming')).body;
  expect(documents.map((row: { type: string; expiry_date: string }) => [row.type, row.expiry_date])).toEqual([
    ['Learner License', inDays(-100)],
    ['Learner License', inDays(-10)],
    ['Permit', inDays(3)],
    ['Driving License', inDays(40)],
  ]);
  expect(documents[2]).toMatchObject({
    vehicle_no: vehicle.registration_no,
    url: `/citizens/${other}?tab=all`,
  });
  for (let count = 0; count < 2 * upcomingDocuments; count += 1) {
    const expiry_date = inDays(count < upcomingDocuments ? -200 : 50);
    await user.post(`/citizens/${other}/dl`, { dl_no: freshNumber(), expiry_date });
  }
  const many = (await user.get('/dashboard/upcoming')).body.documents;
  const isOver = (row: { expiry_date: string }) => row.expiry_date < today();
  expect(many.filter(isOver), 'nothing that has expired is left out').toHaveLength(2 + upcomingDocuments);
  expect(many).toHaveLength(2 + 2 * upcomingDocuments);
  expect((await (await desk.signIn('user')).get('/dashboard/upcoming')).body.documents).toEqual([]);
  expect((await admin.get('/dashboard/user-stats')).status).toBe(403);
});

test('a manager’s charts and counts contain nothing of another branch', async () => {
  const admin = await desk.signIn('admin');
  const [here, there] = [await desk.branch('13'), await desk.branch('15')];
  const near = await desk.signIn('manager', { branch_id: here });
  const far = await desk.signIn('manager', { branch_id: there });
  const seenBy = async (who: SignedInClient) => {
    const sumOf = ({ weeks }: { weeks: { counts: object[] }[] }) =>
      weeks
        .flatMap(({ counts }) => counts.flatMap(Object.values))
        .filter(value => typeof value === 'number')
        .reduce((sum, value) => sum + value, 0);
    const { total_users, total_citizens, pending_requests } = (await who.get('/dashboard/stats')).body;
    const [expiring, messages, requests] = await Promise.all(
      ['expiring', 'messages', 'requests'].map(async of => sumOf((await who.get(`/dashboard/${of}`)).body)),
    );
    return { total_users, total_citizens, pending_requests, expiring, messages, requests };
  };
  const [nearBefore, farBefore] = [await seenBy(near), await seenBy(far)];

  const values = { name: 'Phoolmati', mobile: '9826000005', branch_id: here };
  const citizen = (await admin.post('/citizens', values)).body.id;
  await admin.post(`/citizens/${citizen}/dl`, { dl_no: freshNumber(), expiry_date: inDays(4) });
  await near.post(`/citizens/${citizen}/send-message`, { message: 'Your licence is ready.' });
  await near.post('/service-requests', {
    contact_name: 'A',
    contact_phone: '9826000005',
    category: 'other',
  });
  await desk.signIn('manager', { branch_id: here });
  const { caller } = await desk.signIn('user');
  await admin.put(`/citizens/${caller.citizen_id}`, { ...values, name: 'Budhwari' });

  const nearAfter = await seenBy(near);
  expect(
    Object.fromEntries(
      Object.entries(nearAfter).map(([of, now]) => [
        of,
        now - Number(nearBefore[of as keyof typeof nearBefore]),
      ]),
    ),
  ).toEqual({
    total_users: 2,
    total_citizens: 2,
    pending_requests: 1,
    expiring: 1,
    messages: 1,
    requests: 1,
  });
  expect(await seenBy(far)).toEqual(farBefore);
});
