import { get } from 'node:http';
import { audiences, type Role } from '@rto-desk/contract/access';
import { endpoints } from '@rto-desk/contract/endpoints/index';
import { kinds } from '@rto-desk/contract/kinds/index';
import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import type { SignedInClient } from '../../testing/client.ts';
import { freshMobile } from '../../testing/samples.ts';
import { deskForFile } from '../../testing/test-desk.ts';
import { unzip } from '../../testing/unzip.ts';

const desk = await deskForFile();
const admin = await desk.signIn('admin');

const fetchAs = (path: string) =>
  fetch(`${desk.address}/api${path}`, { headers: { authorization: `Bearer ${admin.token}` } });

async function csvOf(table: string) {
  const answer = await fetchAs(`/export/table/${table}`);
  const bytes = Buffer.from(await answer.arrayBuffer());
  const rows: Record<string, string>[] = parse(bytes, { bom: true, columns: true });
  return { answer, bytes, rows };
}

test('the tables are those of the office, and none of the machinery', async () => {
  const tables: string[] = (await admin.get('/export/tables')).body;
  expect(tables).toEqual(
    expect.arrayContaining(['citizens', 'users', ...kinds.map(kind => kind.collection)]),
  );
  for (const hidden of [
    'sessions',
    'secrets',
    'password_resets',
    'contact_codes',
    'known_networks',
    'two_factors',
    'recovery_codes',
    'expiries',
  ]) {
    expect(tables).not.toContain(hidden);
    expect((await admin.get(`/export/table/${hidden}`)).status).toBe(404);
  }
  for (const table of tables) {
    const { answer, bytes } = await csvOf(table);
    expect(answer.status, table).toBe(200);
    expect(bytes.subarray(3, 6).toString(), table).toBe('id,');
  }
});

test('a table comes as offices open it: BOM, CR LF, headings, ISO dates, Hindi, formulas defused', async () => {
  const name = '=HYPERLINK("x")';
  await admin.post('/citizens', {
    name,
    mobile: freshMobile(),
    dob: '1988-02-29',
    address: 'पहली पंक्ति, "उद्धरण"\nदूसरी',
  });
  const { answer, bytes, rows } = await csvOf('citizens');
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="citizens-\d{4}-\d\d-\d\d\.csv"$/,
  );
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const text = bytes.toString();
  expect(text).toMatch(/^\uFEFF?id,name,[\w,]+\r\n/);
  expect(text.endsWith('\r\n')).toBe(true);
  const row = rows.find(({ name: cell }) => cell?.includes('HYPERLINK'));
  expect(row).toMatchObject({ name: `'${name}`, dob: '1988-02-29', address: 'पहली पंक्ति, "उद्धरण"\nदूसरी' });
  expect(row?.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  expect(row).not.toHaveProperty('search_text');
});

test('characters that start a formula are defused in every width, and others stay', async () => {
  const signs = ['=', '+', '-', '@', '＝', '＋', '－', '＠', '\t', ' '];
  const mobile = freshMobile();
  const first = signs.map(sign => `${sign}1+1`);
  await desk.db
    .insertInto('citizens')
    .values(first.map(name => ({ name, mobile })))
    .execute();
  const { rows } = await csvOf('citizens');
  const names = rows.filter(row => row.mobile === mobile).map(({ name }) => name);
  expect(names).toEqual(first.map(name => (name === ' 1+1' ? name : `'${name}`)));
});

test('no secret leaves', async () => {
  const user = await desk.signIn('user');
  await admin.post(`/admin/users/${user.caller.id}/send-reset-link`);
  const { rows } = await csvOf('users');
  expect(rows.length).toBeGreaterThan(1);
  expect(rows[0]).not.toHaveProperty('password_hash');
  expect((await csvOf('messages')).bytes.toString()).not.toContain('token=');
});

test('everything comes in one archive, one file for each table, of one moment', async () => {
  const answer = await fetchAs('/export/all-as-zip');
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="full-data-export-\d{4}-\d\d-\d\d_\d\d-\d\d-\d\d\.zip"$/,
  );
  const files = await unzip(Buffer.from(await answer.arrayBuffer()));
  const tables: string[] = (await admin.get('/export/tables')).body;
  expect([...files.keys()].map(name => name.replace(/-\d{4}-\d\d-\d\d\.csv$/, ''))).toEqual(tables);
  expect(files.get([...files.keys()].find(name => name.startsWith('branches')) ?? '')?.toString()).toContain(
    'CG-04: Raipur',
  );
});

/** An empty list to fill in holds no personal data; opening one file is a line of its own kind. */
const files = Object.entries(endpoints).filter(
  ([key, endpoint]) =>
    'media' in endpoint &&
    key !== 'GET /imports/template.xlsx' &&
    // Opened by a calendar program, without an account.
    key !== 'GET /calendars/{secret}.ics' &&
    !key.endsWith('/{id}/file'),
);

/** Makes what the id in the address of a call is of. */
const made = async (key: string, person: SignedInClient) => {
  if (!key.includes('/clients/')) {
    return person.post('/imports', { text: 'Vehicle No\tMobile\nCG04AB1234\t9826012345' });
  }
  await admin.put('/admin/desk-settings', { money_on: true });
  return person.post('/clients', { name: 'Agent' });
};

describe.each(files)('%s', (key, { audience }) => {
  test.each(['admin', 'manager'] as const)(
    'leaves a line in the history by a caller who is %s',
    async role => {
      const person = await desk.signIn(role);
      const { id } = key.includes('{id}') ? (await made(key, person)).body : {};
      const path = key.replace('GET ', '').replace('{name}', 'branches').replace('{id}', id);
      const answer = await person.get(path);
      const isFor = (audiences[audience] as readonly (Role | null)[]).includes(role);
      expect(answer.status).toBe(isFor ? 200 : 403);
      const told = await desk.db
        .selectFrom('history')
        .select(['action', 'actor_id'])
        .where('actor_id', '=', person.caller.id)
        .where('action', 'in', ['exported', 'backed_up'])
        .execute();
      expect(told).toHaveLength(isFor ? 1 : 0);
    },
  );
});

test('the history says what was exported, and by which filters', async () => {
  await admin.get('/export/table/branches');
  await admin.get('/reports/expiries/export?owner_name=Budhram&doc_type=');
  await admin.get('/admin/document-inquiries/export?status=new');
  const lines = (await admin.get('/admin/history?action=exported')).body.data.slice(0, 3);
  const actor = { id: admin.caller.id };
  expect(lines).toMatchObject([
    { record: 'document_inquiries', actor, after: { status: 'new' } },
    { record: 'expiries', actor, after: { owner_name: 'Budhram' } },
    { record: 'branches', actor, after: null },
  ]);
});

test('a reader that goes away gives the connection back', async () => {
  const goAway = () =>
    new Promise<void>(gone => {
      const options = { headers: { authorization: `Bearer ${admin.token}` } };
      const request = get(`${desk.address}/api/export/all-as-zip`, options, answer => {
        answer.on('close', gone).on('error', () => undefined);
        answer.destroy();
      });
      request.on('error', () => undefined);
    });
  await Promise.all(Array.from({ length: 12 }, goAway));
  // The server hears of the closed connections a moment later.
  await expect.poll(async () => (await admin.get('/export/table/branches')).status).toBe(200);
  await expect.poll(() => desk.pool.totalCount - desk.pool.idleCount).toBe(0);
});
