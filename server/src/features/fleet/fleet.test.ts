import { officeDate, today } from '@rto-desk/contract/expiry';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { SignedInClient } from '../../testing/client.ts';
import { isLong } from '../../testing/long.ts';
import { freshMobile, freshNumber, inDays } from '../../testing/samples.ts';
import { deskForFile } from '../../testing/test-desk.ts';
import { unzip } from '../../testing/unzip.ts';

const desk = await deskForFile({ limited: true });
const clerk = await desk.signIn('manager');
const owner = await desk.signIn('user');

const puc = (until: number) => ({
  ...{ pucc_number: freshNumber('PUC'), valid_from: inDays(until - 180), valid_until: inDays(until) },
});
const insurance = (until: number) => ({
  ...{ insurance_type: 'Comprehensive', company_name: '=New India', policy_number: freshNumber('P') },
  ...{ start_date: inDays(until - 365), end_date: inDays(until) },
});

async function vehicle(by: SignedInClient, citizen: number, model: string) {
  const values = { registration_no: freshNumber('CG04'), make_model: model };
  return (await by.post(`/citizens/${citizen}/vehicles`, values)).body as {
    id: number;
    registration_no: string;
  };
}
const changes = async () => {
  const { rows } = await sql<{ points: number }>`
    select coalesce(sum(points), 0)::integer as points from rate_limits where key like 'changes:%'`.execute(
    desk.db,
  );
  return rows[0]?.points ?? 0;
};
const file = async (path: string) => {
  const answer = await fetch(`${desk.address}/api${path}`, {
    headers: { authorization: `Bearer ${owner.token}`, 'accept-language': 'en' },
  });
  return { status: answer.status, content: Buffer.from(await answer.arrayBuffer()) };
};

test('vehicles stand by the end that is nearest, with every current end of each, and are taken along as files', async () => {
  const citizen = owner.caller.citizen_id ?? 0;
  const [later, left, first, none] = [
    await vehicle(clerk, citizen, 'Later'),
    await vehicle(clerk, citizen, 'Left'),
    await vehicle(clerk, citizen, '=First'),
    await vehicle(owner, citizen, 'None'),
  ];
  await clerk.post(`/vehicles/${later.id}/insurances`, insurance(-100));
  await clerk.post(`/vehicles/${later.id}/insurances`, insurance(200));
  await clerk.post(`/vehicles/${later.id}/puccs`, puc(20));
  await clerk.post(`/vehicles/${first.id}/puccs`, puc(-3));
  await owner.post(`/vehicles/${first.id}/puccs`, puc(100));
  await clerk.post(`/vehicles/${left.id}/puccs`, puc(1));
  await clerk.post(`/vehicles/${left.id}/noc`, { on: today(), to_office: 'Nagpur' });
  desk.forgetStatements();
  const { body } = await owner.get(`/citizens/${citizen}/fleet`);
  // One of them finds who calls.
  expect(desk.statements.length).toBeLessThanOrEqual(4);
  expect(body.meta).toMatchObject({ total: 3, per_page: 500 });
  expect(
    body.data.map((row: { registration_no: string; has_left: boolean; ends: object[] }) => [
      row.registration_no,
      row.has_left,
      row.ends,
    ]),
  ).toEqual([
    [
      first.registration_no,
      false,
      [
        expect.objectContaining({
          slug: 'puccs',
          expiry_date: inDays(-3),
          state: 'expired',
          declared: false,
        }),
        expect.objectContaining({ slug: 'puccs', expiry_date: inDays(100), state: 'valid', declared: true }),
      ],
    ],
    [
      later.registration_no,
      false,
      [
        expect.objectContaining({ slug: 'puccs', expiry_date: inDays(20), state: 'soon' }),
        expect.objectContaining({ slug: 'insurances', expiry_date: inDays(200), state: 'valid' }),
      ],
    ],
    [none.registration_no, false, []],
  ]);
  // One that has left is shown where it is asked for, and no other then.
  const gone = (await owner.get(`/citizens/${citizen}/fleet?left=1`)).body;
  expect(gone.data).toMatchObject([{ id: left.id, has_left: true, ends: [] }]);
  for (const [query, shown, hidden] of [
    ['', none, left],
    ['?left=1', left, none],
  ] as const) {
    const text = (await file(`/citizens/${citizen}/fleet.csv${query}`)).content.toString();
    expect(text).toContain(shown.registration_no);
    expect(text).not.toContain(hidden.registration_no);
  }
  // Of insurance with two ends the files say which is which.
  await clerk.post(`/vehicles/${later.id}/insurances`, { ...insurance(201), tp_end_date: inDays(900) });
  const before = await changes();
  const csv = await file(`/citizens/${citizen}/fleet.csv`);
  const [heading, row] = csv.content.toString().split('\r\n');
  expect(heading).toMatch(/^\uFEFFRegistration No,Type,Make\/Model,Next expiry,.*Insurance/);
  expect(row).toContain(first.registration_no);
  // No spreadsheet takes a model for a formula.
  expect(row).toContain("'=First");
  const ends = [201, 900].map(days => officeDate(inDays(days)));
  expect(csv.content.toString()).toMatch(
    new RegExp(`${ends[0]} Valid \\(.*\\), ${ends[1]} Valid \\(third party\\)`),
  );
  const sheets = await unzip((await file(`/citizens/${citizen}/fleet.xlsx`)).content);
  const parts = [...sheets.values()].map(String).join();
  expect(parts).toContain(later.registration_no);
  expect(parts).not.toContain('<f>');
  // Each file is a line of the history, and so one of the account's changes of a day.
  expect(await changes()).toBe(before + 2);
  const lines = (await clerk.get(`/citizens/${citizen}/history`)).body.data;
  expect(lines.filter(({ action }: { action: string }) => action === 'exported')).toHaveLength(4);
  const stranger = await desk.signIn('user');
  for (const path of ['fleet', 'fleet.csv', 'fleet.xlsx']) {
    expect((await stranger.get(`/citizens/${citizen}/${path}`)).status).toBe(404);
  }
});

test.runIf(isLong())('two hundred vehicles come within 300 ms', async () => {
  const { body } = await clerk.post('/citizens', { name: 'Transport Company', mobile: freshMobile() });
  const { rows: vehicles } = await sql<{ id: number }>`
    insert into vehicles (citizen_id, registration_no, origin)
    select ${body.id}, 'CG04FL' || 1000 + n, 'office' from generate_series(1, 200) as n returning id`.execute(
    desk.db,
  );
  const of = vehicles.flatMap(({ id }) => [0, 1, 2].map(at => ({ id, at })));
  await desk.db
    .insertInto('puccs')
    .values(
      of.map(({ id, at }) => ({
        ...{
          citizen_id: body.id,
          vehicle_id: id,
          file_id: null,
          origin: 'office' as const,
          created_by: null,
        },
        ...{
          pucc_number: freshNumber('PUC'),
          valid_from: inDays(200 * (at - 1) - 180),
          valid_until: inDays(200 * (at - 1)),
        },
        ...{ status: 'active' as const },
      })),
    )
    .execute();
  const times: number[] = [];
  for (let at = 0; at < 5; at += 1) {
    const begun = performance.now();
    const { data } = (await clerk.get(`/citizens/${body.id}/fleet`)).body;
    times.push(performance.now() - begun);
    expect(data).toHaveLength(200);
    expect(data[0].ends).toHaveLength(1);
  }

  expect(Math.min(...times)).toBeLessThan(300);
});
