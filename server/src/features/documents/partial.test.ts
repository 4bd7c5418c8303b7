import { type AnyKind, kinds } from '@rto-desk/contract/kinds/index';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { SignedInClient } from '../../testing/client.ts';
import { freshMobile, freshNumber, freshWord, sampleOf } from '../../testing/samples.ts';
import { deskForFile } from '../../testing/test-desk.ts';

const desk = await deskForFile();
const admin = await desk.signIn('admin');
const clerk = await desk.signIn('manager');

/** A person of the office with a vehicle, and where documents of a kind are added. */
async function holder(kind: AnyKind) {
  const name = `Devki ${freshWord()}`;
  const citizen = (await admin.post('/citizens', { name, mobile: freshMobile() })).body.id;
  const plate = freshNumber();
  const vehicle = (await admin.post(`/citizens/${citizen}/vehicles`, { registration_no: plate })).body.id;
  const list =
    kind.owner === 'citizen' ? `/citizens/${citizen}/${kind.slug}` : `/vehicles/${vehicle}/${kind.slug}`;
  return { name, list, identifier: kind.owner === 'citizen' ? name : plate };
}

/** The required fields of a kind but for its end and what is preset. */
function unknownOf(kind: AnyKind): string[] {
  return Object.entries(kind.fields)
    .filter(([name, field]) => field.required && name !== kind.until)
    .filter(([, field]) => !(field.type === 'choice' && field.preset !== null))
    .map(([name]) => name);
}

const end = '2031-05-17';

const demanding = kinds.filter(kind => unknownOf(kind).length > 0);

describe.each(demanding.map(kind => ({ kind, slug: kind.slug })))('$slug', ({ kind }) => {
  const only = { [kind.until]: end };

  test('is stored with only its end where the caller says so, as JSON and as a form', async () => {
    const { list } = await holder(kind);
    for (const partial of [undefined, false, 'false', '0', { toString: 1 }, [{ toString: 1 }]]) {
      expect((await admin.post(list, { ...only, partial })).status).toBe(422);
    }
    const added = await admin.post(list, { ...only, partial: true });
    expect(added).toMatchObject({ status: 201, body: { ...only, missing: unknownOf(kind) } });
    for (const name of unknownOf(kind)) expect(added.body[name]).toBeNull();
    const again = await admin.form('POST', list, { ...only, partial: '1' });
    expect(again, 'a number that is not known is not taken').toMatchObject({ status: 201 });
    const without = await admin.post(list, { partial: true });
    expect(without.status).toBe(422);
    expect(Object.keys(without.body.errors)).toEqual([kind.until]);
    expect((await admin.post(list, sampleOf(kind))).body.missing).toEqual([]);
  });

  test('is completed later, and never emptied again', async () => {
    const { list } = await holder(kind);
    const { id } = (await admin.post(list, { ...only, partial: true })).body;
    const one = `/${kind.slug}/${id}`;
    const moved = await admin.put(one, { [kind.until]: '2031-06-01', partial: true });
    expect(moved).toMatchObject({ status: 200, body: { missing: unknownOf(kind) } });
    const values = sampleOf(kind);
    expect((await admin.put(one, { ...values, partial: true })).body).toMatchObject({
      ...values,
      missing: [],
    });
    const empty = Object.fromEntries(unknownOf(kind).map(name => [name, '']));
    const emptied = await admin.put(one, { ...values, ...empty, partial: true });
    expect(emptied.status).toBe(422);
    expect(Object.keys(emptied.body.errors).sort()).toEqual(unknownOf(kind).sort());
    expect((await admin.get(list)).body.data).toMatchObject([{ id, ...values }]);
  });

  test('is listed and notified by its vehicle or holder', async () => {
    const { list, name, identifier } = await holder(kind);
    const { id } = (await admin.post(list, { ...only, partial: true })).body;
    await admin.post((await holder(kind)).list, sampleOf(kind));
    const found = (await admin.get(`/reports/expiries?incomplete=1&owner_name=${encodeURIComponent(name)}`))
      .body;
    expect(found.data).toMatchObject([{ record_id: id, identifier, expiry_date: end }]);
    expect(found.data[0].full_record.missing).toEqual(unknownOf(kind));
    const csv = await admin.get(`/reports/expiries/export?incomplete=1`);
    expect(csv.body).toContain(identifier);
    const sent = await admin.post('/reports/expiries/send-notification', {
      type: kind.type,
      identifier,
      expiry_date: end,
    });
    expect(sent.status).toBe(201);
    await admin.put(`/${kind.slug}/${id}`, sampleOf(kind));
    const left = await admin.get(`/reports/expiries?incomplete=1&owner_name=${encodeURIComponent(name)}`);
    expect(left.body.data).toEqual([]);
  });
});

test.each(kinds.filter(kind => !demanding.includes(kind)).map(kind => [kind.slug, kind] as const))(
  '%s want nothing but their end: they are never to complete, and without a number go by the plate',
  async (_, kind) => {
    const { list, name, identifier } = await holder(kind);
    const added = await admin.post(list, { [kind.until]: end });
    expect(added).toMatchObject({ status: 201, body: { missing: [] } });
    const report = `/reports/expiries?owner_name=${encodeURIComponent(name)}`;
    expect((await admin.get(report)).body.data).toMatchObject([{ type: kind.type, identifier }]);
    expect((await admin.get(`${report}&incomplete=1`)).body.data).toEqual([]);
    const notice = { type: kind.type, identifier, expiry_date: end };
    expect((await admin.post('/reports/expiries/send-notification', notice)).status).toBe(201);
  },
);

test('the dashboard counts what is to complete within reach, as the report does', async () => {
  const [kind] = kinds;
  if (kind === undefined) throw new Error('No kinds');
  const counted = async (client: SignedInClient) => (await client.get('/dashboard/waiting')).body.to_complete;
  const listed = async (client: SignedInClient) =>
    (await client.get('/reports/expiries?incomplete=1')).body.total;
  const before = await counted(admin);
  const { list } = await holder(kind);
  await admin.post(list, { [kind.until]: end, partial: true });
  expect(await counted(admin)).toBe(before + 1);
  expect(await listed(admin)).toBe(before + 1);
  await sql`select rebuild_search()`.execute(desk.db);
  expect(await counted(admin)).toBe(before + 1);
  expect(await counted(clerk)).toBe(await listed(clerk));
});

test('the name that a holder has entered goes into no message in place of a number', async () => {
  const owner = await desk.signIn('user');
  const citizen = owner.caller.citizen_id;
  const bait = 'visit evil.example now';
  await sql`update citizens set name = ${bait}, name_by_holder_at = now() where id = ${citizen}`.execute(
    desk.db,
  );
  const added = await admin.post(`/citizens/${citizen}/dl`, {
    expiry_date: end,
    partial: true,
    proof: 'seen',
  });
  expect(added.status).toBe(201);
  await admin.post('/reports/expiries/send-notification', {
    type: 'Driving License',
    identifier: bait,
    expiry_date: end,
    seen: true,
  });
  const { rows } = await sql<{
    body: string;
  }>`select body from messages where citizen_id = ${citizen}`.execute(desk.db);
  expect(rows).toHaveLength(1);
  for (const { body } of rows) expect(body).not.toContain('evil.example');
});
