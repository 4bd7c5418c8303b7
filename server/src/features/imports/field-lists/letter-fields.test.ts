import { expect, test } from 'vitest';
import { csv, fieldListsOf, plate, said, verdicts } from '../../../testing/field-lists.ts';
import { openListDesk } from '../../../testing/imports.ts';
import { freshMobile } from '../../../testing/samples.ts';

/* What letters and forms print of people and vehicles besides. All names, plates and numbers are invented. */

const { desk, admin, lists } = await openListDesk();
const { checked, uploaded } = fieldListsOf(admin, lists);

const BEFORE = ['Vehicle No', 'Owner Name', 'Mobile', 'PUC Upto'];
const heads = {
  English: [
    ...['PIN Code', 'Owner Name (Hindi)', 'Father Name in Hindi', 'Address (in Hindi)'],
    ...['Body Type', 'No. of Cylinders', 'Cubic Capacity (CC)', 'Registering Authority'],
  ],
  Hindi: [
    ...['पिन कोड', 'स्वामी का नाम (हिन्दी)', 'पिता का नाम हिन्दी में', 'पता (हिंदी)'],
    ...['बॉडी का प्रकार', 'सिलेंडर की संख्या', 'घन क्षमता', 'पंजीयन प्राधिकारी'],
  ],
};
const FIELDS = [
  ...['pincode', 'name_hi', 'relation_name_hi', 'address_hi'],
  ...['body_type', 'cylinders', 'cubic_capacity', 'registering_authority'],
];
const cells = [
  '492 001',
  'राम साहू',
  'शिव साहू',
  'वार्ड 5 रायपुर',
  'Open body',
  '4 Cyl',
  '2956.0 cc',
  'Raipur RTO',
];
const values = ['492001', 'राम साहू', 'शिव साहू', 'वार्ड 5 रायपुर', 'Open body', 4, 2956, 'Raipur RTO'];
const none: unknown[] = FIELDS.map(() => null);

async function stored(mark: string) {
  const row = await desk.db
    .selectFrom('vehicles')
    .innerJoin('citizens', 'citizens.id', 'vehicles.citizen_id')
    .select(['pincode', 'name_hi', 'relation_name_hi', 'address_hi'])
    .select(['body_type', 'cylinders', 'cubic_capacity', 'registering_authority'])
    .where('registration_no', '=', mark)
    .executeTakeFirst();
  return row === undefined ? null : Object.values(row);
}

test.each(Object.entries(heads))(
  '%s headings are understood, kept, known again and undone',
  async (_, own) => {
    const mark = plate();
    const file = csv([...BEFORE, ...own], [mark, 'Ram Sahu', freshMobile(), '05-03-2031', ...cells]);
    const { list, rows, columns } = await checked(file);
    expect(columns.slice(4).map(({ field }) => field)).toEqual(FIELDS);
    expect(verdicts(rows)).toEqual(['create']);
    await lists.commit(list.id);
    expect(await stored(mark)).toEqual(values);
    expect(verdicts((await checked(file)).rows)).toEqual(['same']);
    const given = await admin.download(`/imports/${list.id}/rows.xlsx`);
    expect(verdicts((await checked(given, 'rows.xlsx')).rows), 'the rows as they are given back').toEqual([
      'same',
    ]);
    await lists.undo(list.id);
    expect(await stored(mark)).toBeNull();
  },
);

test('fill what is empty, write over the rest where a person says so, and are put back', async () => {
  const mark = plate();
  const mobile = freshMobile();
  const { id } = (await admin.post('/citizens', { name: 'Ram Sahu', mobile, pincode: '491001' })).body;
  await admin.post(`/citizens/${id}/vehicles`, { registration_no: mark, cylinders: 6 });
  const file = csv([...BEFORE, ...heads.English], [mark, 'Ram Sahu', mobile, '05-03-2031', ...cells]);
  for (const mode of ['fill', 'overwrite'] as const) {
    const { list, rows } = await checked(file, undefined, {}, { mode });
    expect(verdicts(rows)).toEqual(['create']);
    await lists.commit(list.id);
    const expected = mode === 'overwrite' ? values : values.with(0, '491001').with(5, 6);
    expect(await stored(mark)).toEqual(expected);
    await lists.undo(list.id);
    expect(await stored(mark)).toEqual(none.with(0, '491001').with(5, 6));
  }
});

test('that cannot be read cost no row its dates, and are said', async () => {
  const odd = ['4920', 'jke lkgw', 'visit https://x.example', '', '', 'many', '1.5', ''];
  const row = (own: string[]) => [plate(), 'Ram Sahu', freshMobile(), '05-03-2031', ...own];
  const others = row(cells.with(5, '6 Cyl').with(6, '2500'));
  const { rows } = await checked(csv([...BEFORE, ...heads.English], row(cells), others, row(odd)));
  expect(verdicts(rows)).toEqual(['create', 'create', 'error']);
  expect(said(rows[2].problems)).toContain('link');
  expect(said(rows[2].notes).match(/Left out\./g)).toHaveLength(4);
});

test.each([
  ['Driver PIN Code', 'ignore'],
  ['CNG Cylinder Expiry', 'ignore'],
  ['Cylinder No', 'ignore'],
  ['Issuing Authority', 'ignore'],
  ['Full Address with PIN', 'address'],
  ['Engine Capacity', 'cubic_capacity'],
])('%s is taken for %s', async (heading, field) => {
  const { columns } = await uploaded(
    csv([...BEFORE, heading], [plate(), 'Ram', freshMobile(), '05-03-2031', '']),
  );
  expect(columns[4]?.field).toBe(field);
});

test('a Hindi name alone is the name', async () => {
  const { columns } = await uploaded(
    csv(
      ['Vehicle No', 'Name in Hindi', 'Mobile', 'PUC Upto'],
      [plate(), 'राम साहू', freshMobile(), '05-03-2031'],
    ),
  );
  expect(columns[1]?.field).toBe('name');
});
