import { endpoints } from '@rto-desk/contract/endpoints/index';
import { kinds } from '@rto-desk/contract/kinds/index';
import { describe, expect, test } from 'vitest';
import { clientOf } from '../../../testing/client.ts';
import { bookOf } from '../../../testing/field-books.ts';
import { csv, fieldListsOf, HEADS, plate, verdicts } from '../../../testing/field-lists.ts';
import { openListDesk } from '../../../testing/imports.ts';
import { isLong } from '../../../testing/long.ts';
import { freshMobile } from '../../../testing/samples.ts';
import { readSheets } from '../read/workbook.ts';

/* Lists as the field has them. All names, plates and numbers are invented. */

const { desk, admin, lists } = await openListDesk();
const { upload, checked } = fieldListsOf(admin, lists);

const speaking = (language: 'en' | 'hi') =>
  clientOf(desk.address, admin.token, { 'accept-language': language });

describe('our own files', () => {
  test.each(['en', 'hi'] as const)(
    'the rows of an import come back as they were taken, in %s',
    async language => {
      const heads = ['Vehicle No', 'First Name', 'Last Name', 'Mobile', 'Certificate No', 'Valid Upto'];
      const file = csv(
        [...heads, 'Fitness Day', 'Fitness Month', 'Fitness Year'],
        [plate(), 'Ram', 'Sahu', freshMobile(), 'P1', '05-03-2031', '5', '3', '2031'],
        [plate(), 'Sita', 'Bai', '', 'P2', '06-03-2031', '6', 'Mar', '2031'],
      );
      const { list, rows } = await checked(file, 'PUC list.csv', {
        'Fitness Day + Fitness Month + Fitness Year': { field: 'fitnesses.until' },
      });
      expect(verdicts(rows)).toEqual(['create', 'error']);
      const given = await speaking(language).download(`/imports/${list.id}/rows.xlsx`);
      const again = await checked(given, `list-${list.id}.xlsx`);
      expect(again.list.columns.map(({ field }: { field: string }) => field)).toEqual([
        ...['registration_no', 'name', 'mobile', 'puccs.number', 'puccs.until', 'fitnesses.until'],
        ...['ignore', 'ignore'],
      ]);
      expect(again.rows.map(({ cells }: { cells: string[] }) => cells.slice(0, 6))).toEqual(
        rows.map(({ cells }: { cells: string[] }) => cells),
      );
    },
  );

  test.each(['en', 'hi'] as const)('the template comes back filled, in %s', async language => {
    const template = await speaking(language).download('/imports/template.xlsx');
    expect((await upload(template, 'list.xlsx')).body.errors.file[0]).toContain('No rows');
    const { sheets } = await readSheets(template);
    const header = sheets[0]?.lines[0]?.cells ?? [];
    const example = sheets[1]?.lines[1]?.cells ?? [];
    const own = plate();
    const filled = example.map((cell, at) => [own, 'Ram Sahu', freshMobile()][at] ?? cell);
    const { list, rows } = await checked(await bookOf([header, filled]), 'list.xlsx');
    expect(list.columns.map(({ field }: { field: string }) => field)).not.toContain('ignore');
    expect(verdicts(rows)).toEqual(['create']);
    expect(rows[0].plan.join(' ')).toContain('05-03-2027');
    await lists.commit(list.id);
    const stored = await desk.db
      .selectFrom('vehicles')
      .select(['type', 'make_model', 'chassis_no'])
      .where('registration_no', '=', own)
      .executeTakeFirstOrThrow();
    expect(stored).toEqual({ type: 'TRANS(HGV)', make_model: 'Tata 1613', chassis_no: 'MAT000000AB123456' });
  });

  test('days whose month comes first come back as those days', async () => {
    const file = csv(
      [...HEADS, 'PUC Upto (MM/DD/YYYY)'],
      [plate(), 'Ram Sahu', freshMobile(), '03/25/2031', '04/05/2031'],
      [plate(), 'Ram Sahu', '', '03/05/2031', '04/06/2031'],
    );
    const { list } = await checked(file, 'list.csv', { 'Insurance upto': { month_first: true } });
    const left = await admin.download(`/imports/${list.id}/rows.xlsx?verdict=error`);
    const again = await checked(left, 'left.xlsx');
    expect(again.rows[0].cells.slice(3, 5)).toEqual(['2031-03-05', '2031-04-06']);
  });

  test('days whose year comes first come back as those days', async () => {
    const file = csv(HEADS, [plate(), 'Ram Sahu', '', '31-03-05'], [plate(), 'Sita', '', '32-04-06']);
    const { list } = await checked(file, 'list.csv', { 'Insurance upto': { field: 'insurances.until' } });
    const again = await checked(await admin.download(`/imports/${list.id}/rows.xlsx`), 'left.xlsx');
    expect(again.fields['Insurance upto']).toBe('insurances.until');
    expect(again.rows.map(({ cells }: { cells: string[] }) => cells[3])).toEqual([
      '2031-03-05',
      '2032-04-06',
    ]);
  });
});

/** Every file of the product with records. The template and the rows of an import are the only ones to bring back. */
const downloads = Object.entries(endpoints)
  .filter(([, endpoint]) => 'media' in endpoint)
  .map(([key]) => key)
  .filter(key => key.startsWith('GET ') && !key.startsWith('GET /imports/'))
  // Opened by a program without an account, or made by a person with Word.
  .filter(key => !key.endsWith('.ics') && !key.includes('letter') && !key.endsWith('/{id}/file'));

describe('files with records that are here already', () => {
  const refusals = /exported from RTO Desk|not supported/;

  // What is refused is known by its headings in one place: the short form tries one file of each format.
  const tried = downloads.filter(
    key => key !== 'GET /export/table/{name}' && (isLong() || /jobs\/export$|fleet\.xlsx$/.test(key)),
  );
  test.each(tried)('%s is refused with a sentence', async key => {
    const name = 'Ram Sahu';
    const mobile = freshMobile();
    const { id } = (await admin.post('/citizens', { name, mobile })).body;
    await admin.post(`/citizens/${id}/vehicles`, { registration_no: plate() });
    await admin.post('/service-requests', { category: 'other', contact_name: name, contact_phone: mobile });
    await admin.put('/admin/desk-settings', { money_on: true });
    const client = (await admin.post('/clients', { name })).body;
    const path = key.slice(4).replace('{id}', key.includes('/clients/') ? client.id : id);
    for (const language of ['en', 'hi'] as const) {
      const file = await speaking(language).download(path);
      const { status, body } = await upload(file, 'file.csv');
      expect(status, `${key} ${file.subarray(0, 200)}`).toBe(422);
      expect(body.errors.file[0]).toMatch(refusals);
    }
  });

  test('each table is refused under the name that it is given', async () => {
    const tables: string[] = (await admin.get('/export/tables')).body;
    for (const table of tables.filter((_, at) => isLong() || at % 4 === 0)) {
      // The beginning says what it is, and is read at once.
      const file = (await admin.download(`/export/table/${table}`)).subarray(0, 30_000);
      const { status, body } = await upload(file, `${table}-2026-11-25 (1).csv`);
      expect(status, table).toBe(422);
      expect(body.errors.file[0]).toContain('exported from RTO Desk');
    }
  });

  test('tables of records are refused under any name, and lists of other programs are not', async () => {
    for (const table of [
      'citizens',
      'users',
      'vehicles',
      'service_requests',
      ...kinds.map(({ collection }) => collection),
    ]) {
      const { status } = await upload(await admin.download(`/export/table/${table}`), 'my list.csv');
      expect(status, table).toBe(422);
    }
    const other = csv(
      ['id', 'vehicle_no', 'owner_name', 'mobile', 'insurance_upto'],
      ['1', ...[plate(), 'Ram Sahu', freshMobile(), '05-03-2031']],
    );
    expect((await upload(other, 'fleet.csv')).status).toBe(201);
  });

  test.each([
    ['a calendar', 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\n'],
    ['JSON', '{ "vehicles": [] }'],
    ['an encrypted backup', 'age-encryption.org/v1\n-> scrypt x\n'],
  ])('%s is refused', async (_, text) => {
    expect((await upload(text, 'list.csv')).body.errors.file[0]).toContain('not supported');
  });
});
