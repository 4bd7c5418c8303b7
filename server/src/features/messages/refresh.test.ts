import { today } from '@rto-desk/contract/expiry';
import { cancelNotes } from '@rto-desk/contract/message';
import { expect, onTestFinished, test } from 'vitest';
import type { SignedInClient } from '../../testing/client.ts';
import { freshMobile, freshNumber, inDays } from '../../testing/samples.ts';
import { openTestDesk, type TestDesk } from '../../testing/test-desk.ts';
import { openProvider } from '../../testing/whatsapp.ts';
import { deliver } from './deliver.ts';
import { refreshManual } from './refresh.ts';

const until = inDays(5);

let desk: TestDesk;
let admin: SignedInClient;
let citizen: number;
let mobile: string;
let vehicle: number;
let pucc: { id: number };

/** A notice about a PUCC of Asha's vehicle, written by staff. */
const writeNotice = async (more: object = {}) =>
  (
    await admin.post('/reports/expiries/send-notification', {
      type: 'PUCC',
      record_id: pucc.id,
      expiry_date: until,
      ...more,
    })
  ).body;
const writeText = async () =>
  (await admin.post(`/citizens/${citizen}/send-message`, { message: 'Come' })).body;
const rename = (values: object) =>
  admin.put(`/citizens/${citizen}`, { name: 'Asha Verma', mobile, ...values });
const messageNow = async (id: number) =>
  (await admin.get('/admin/messages')).body.data.find((row: { id: number }) => row.id === id);
const putPucc = (valid_until: string) =>
  admin.post(`/vehicles/${vehicle}/puccs`, {
    pucc_number: freshNumber('PUC'),
    valid_from: '2020-01-01',
    valid_until,
  });

/** What has happened since, and why what was written is not sent. */
const CHANGES: readonly (readonly [what: string, change: () => Promise<unknown>, note: string])[] = [
  ['the document was renewed', () => putPucc(inDays(400)), cancelNotes.renewed],
  [
    'the vehicle was sold',
    () =>
      admin.post(`/vehicles/${vehicle}/transfers`, {
        to: { name: 'Ravi Sahu', mobile: freshMobile() },
        kind: 'sale',
        on: today(),
      }),
    cancelNotes.sold,
  ],
  [
    'the vehicle has left',
    () => admin.post(`/vehicles/${vehicle}/noc`, { on: today(), to_office: 'Nagpur' }),
    cancelNotes.sold,
  ],
  [
    'the person wants no reminders',
    () => admin.put(`/citizens/${citizen}/reminders`, { off: true }),
    cancelNotes.optedOut,
  ],
  ['the document was deleted', () => admin.delete(`/puccs/${pucc.id}`), cancelNotes.deleted],
  ['the person was deleted', () => admin.delete(`/citizens/${citizen}`), cancelNotes.deleted],
];

async function open(messengers?: Parameters<typeof openTestDesk>[0]) {
  desk = await openTestDesk(messengers);
  onTestFinished(() => desk.close());
  admin = await desk.signIn('admin');
  mobile = freshMobile();
  citizen = (await admin.post('/citizens', { name: 'Asha Verma', mobile })).body.id;
  vehicle = (await admin.post(`/citizens/${citizen}/vehicles`, { registration_no: freshNumber() })).body.id;
  pucc = (await putPucc(until)).body;
}

test.each(CHANGES)('a notice that waits is cancelled where %s', async (_, change, note) => {
  const provider = await openProvider();
  await open({ messengers: { whatsapp: provider.messenger } });
  const { id } = await writeNotice();
  await change();
  await deliver(desk, id);
  expect(provider.received).toEqual([]);
  expect(await messageNow(id)).toMatchObject({ state: 'cancelled', error: note });
  // Trying again does not bring it back.
  await admin.post(`/admin/messages/${id}/retry`);
  await deliver(desk, id);
  expect([provider.received, (await messageNow(id)).state]).toEqual([[], 'cancelled']);
});

test.each(CHANGES)('a notice to send by hand is not shown where %s', async (_, change, note) => {
  await open();
  const { id } = await writeNotice();
  await change();
  expect((await admin.get('/admin/messages/manual/next')).status).toBe(204);
  expect(await messageNow(id)).toMatchObject({ state: 'cancelled', error: note });
});

test.each([true, false])('a notice goes to the number and name of the record (by hand: %s)', async byHand => {
  const provider = await openProvider();
  await open(byHand ? undefined : { messengers: { whatsapp: provider.messenger } });
  const { id } = await writeNotice();
  const moved = freshMobile();
  await rename({ name: 'Asha Sahu', mobile: moved });
  if (byHand) await refreshManual(desk);
  else await deliver(desk, id);
  expect(await messageNow(id)).toMatchObject({
    recipient: moved,
    recipient_name: 'Asha Sahu',
    body: expect.stringContaining('Asha Sahu'),
  });
  if (!byHand) expect(provider.received).toMatchObject([{ to: `91${moved}` }]);
});

test.each([true, false])(
  'a text goes to the number of the record, and not to who was deleted (by hand: %s)',
  async byHand => {
    const provider = await openProvider();
    await open(byHand ? undefined : { messengers: { whatsapp: provider.messenger } });
    const first = await writeText();
    const moved = freshMobile();
    await rename({ mobile: moved });
    if (byHand) await refreshManual(desk);
    else await deliver(desk, first.id);
    expect(await messageNow(first.id)).toMatchObject({ recipient: moved, body: 'Come' });
    const { id } = (await admin.post(`/citizens/${citizen}/send-message`, { message: 'Go' })).body;
    await admin.delete(`/citizens/${citizen}`);
    if (byHand) await refreshManual(desk);
    else await deliver(desk, id);
    expect(await messageNow(id)).toMatchObject({ state: 'cancelled', error: cancelNotes.deleted });
  },
);

test('a notice written by hand goes to a person who opted out before it, and not to one who did since', async () => {
  const provider = await openProvider();
  await open({ messengers: { whatsapp: provider.messenger } });
  const stop = (stopped: boolean) =>
    desk.db
      .insertInto('stopped_numbers')
      .values({ mobile_no: mobile, stopped, said_at: new Date().toISOString() })
      .onConflict(conflict => conflict.column('mobile_no').doUpdateSet({ stopped }))
      .execute();
  const before = await writeNotice();
  await stop(true);
  await deliver(desk, before.id);
  expect(await messageNow(before.id)).toMatchObject({ state: 'cancelled', error: cancelNotes.optedOut });
  const after = await writeNotice({ despite_stop: true, again: true });
  await deliver(desk, after.id);
  expect(await messageNow(after.id)).toMatchObject({ state: 'sent' });
});
