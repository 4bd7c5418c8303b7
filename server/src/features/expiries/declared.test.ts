import { today } from '@rto-desk/contract/expiry';
import { kindOf } from '@rto-desk/contract/kinds/index';
import { addPeriod } from '@rto-desk/contract/period';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SignedInClient } from '../../testing/client.ts';
import { freshNumber, sampleOf } from '../../testing/samples.ts';
import { openTestDesk, type TestDesk } from '../../testing/test-desk.ts';

/* A holder who says that an office record has been renewed; not yet checked by staff. */
const ENDED = addPeriod(today(), { days: -3 });
const SAID = '2200-01-01';

let desk: TestDesk;
let clerk: SignedInClient;
let holder: SignedInClient;
let registration: string;
let list: string;
beforeAll(async () => {
  desk = await openTestDesk();
});
afterAll(() => desk.close());

let recorded: { id: number };
let declared: { id: number };
beforeEach(async () => {
  [clerk, holder, registration] = [await desk.signIn('manager'), await desk.signIn('user'), freshNumber()];
  const vehicle = await holder.post(`/citizens/${holder.caller.citizen_id}/vehicles`, {
    registration_no: registration,
  });
  list = `/vehicles/${vehicle.body.id}/insurances`;
  recorded = (await clerk.post(list, insurance(ENDED))).body;
  declared = (await holder.post(list, insurance(SAID))).body;
});

function insurance(until: string) {
  return sampleOf(kindOf('insurances'), { start_date: '2020-01-01', end_date: until });
}

/** The vehicle's insurances as the report has them: the day, what the holder says, and whether it is superseded. */
async function reported(superseded = false) {
  const { body } = await clerk.get(
    `/reports/expiries?vehicle_no=${registration}${superseded ? '&include_superseded=1' : ''}`,
  );
  return body.data.map((row: Record<string, unknown>) => [row.expiry_date, row.holder_until, row.superseded]);
}

test('the report keeps the office’s row and shows the holder’s renewal beside it', async () => {
  expect(await reported()).toEqual([
    [ENDED, SAID, false],
    [SAID, null, false],
  ]);
  const csv = await clerk.get(`/reports/expiries/export?vehicle_no=${registration}`);
  expect(csv.body.split('\r\n')[1]).toContain(`,${ENDED},,${SAID},`);
});

test('the vehicle, the expired documents and the counts keep the office’s row, too', async () => {
  const documents = (await holder.get(list)).body.data;
  expect(documents).toMatchObject([
    { id: declared.id, origin: 'self', superseded: false, holder_until: null },
    { id: recorded.id, origin: 'office', superseded: false, holder_until: SAID },
  ]);
  const citizen = holder.caller.citizen_id;
  const details = (await clerk.get(`/citizens/${citizen}/all-details`)).body;
  expect(details.vehicles[0].insurances).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ id: recorded.id, superseded: false, holder_until: SAID }),
    ]),
  );
  const expired = (await holder.get(`/citizens/${citizen}/expired-documents`)).body.expired_documents;
  expect(expired).toMatchObject([{ type: 'Insurance', expiry_date: ENDED, holder_until: SAID }]);
  const upcoming = (await holder.get('/dashboard/upcoming')).body.documents;
  expect(upcoming).toMatchObject([
    { expiry_date: ENDED, holder_until: SAID },
    { expiry_date: SAID, holder_until: null },
  ]);
  const day = (await clerk.get(`/reports/expiries?exact_date=${ENDED}&per_page=100`)).body;
  expect(day.total).toBe(day.data.length);
  expect(day.data.map((row: { record_id: number }) => row.record_id)).toContain(recorded.id);
});

test('it is counted among what expires in the coming weeks', async () => {
  const inThisWeek = async () => (await clerk.get('/dashboard/expiring')).body.weeks[0].counts;
  const before = await inThisWeek();
  await clerk.post(list, insurance(today()));
  const insurances = (counts: { type: string; documents: number }[]) =>
    counts.find(({ type }) => type === 'Insurance')?.documents ?? 0;
  expect(insurances(await inThisWeek())).toBe(insurances(before) + 1);
});

describe('once staff have looked', () => {
  test('a renewal that they save is the office’s, and takes the place of the one before', async () => {
    const saved = await clerk.put(`/insurances/${declared.id}`, insurance(SAID));
    expect(saved).toMatchObject({ status: 200, body: { origin: 'office' } });
    expect(await reported(true)).toEqual([
      [ENDED, null, true],
      [SAID, null, false],
    ]);
  });

  test('a renewal that the holder deletes is no longer shown', async () => {
    await clerk.delete(`/insurances/${declared.id}`);
    expect(await reported(true)).toEqual([[ENDED, null, false]]);
  });
});

test('among self-declared renewals the latest is shown', async () => {
  await holder.post(list, insurance('2200-06-01'));
  expect(await reported(true)).toEqual([
    [ENDED, '2200-06-01', false],
    [SAID, null, true],
    ['2200-06-01', null, false],
  ]);
});

test('a record of the office takes the place of whatever ends earlier', async () => {
  await clerk.post(list, insurance('2200-06-01'));
  expect(await reported(true)).toEqual([
    [ENDED, null, true],
    [SAID, null, true],
    ['2200-06-01', null, false],
  ]);
});
