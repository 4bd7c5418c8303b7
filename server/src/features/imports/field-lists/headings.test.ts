import { describe, expect, test } from 'vitest';
import { bookOf } from '../../../testing/field-books.ts';
import { csv, fieldListsOf, HEADS, plate, verdicts } from '../../../testing/field-lists.ts';
import { openListDesk } from '../../../testing/imports.ts';
import { freshMobile } from '../../../testing/samples.ts';

/* Lists as the field has them. All names, plates and numbers are invented. */

const { admin, lists } = await openListDesk();
const { uploaded, checked } = fieldListsOf(admin, lists);

describe('headings', () => {
  test('an earlier list does not change what a heading is taken for, nor does a dry run', async () => {
    const puc = csv(
      ['PUCC No', 'Vehicle No', 'Mobile', 'Test Date', 'Valid Till'],
      ['CG0040001000456', plate(), freshMobile(), '05/03/2026', '04/03/2031'],
    );
    expect((await uploaded(puc)).fields).toMatchObject({ 'Valid Till': 'puccs.until' });
    await checked(
      csv(
        ['DL No', 'Name', 'Mobile', 'Valid Till'],
        ['CG0420180099001', 'Ram Sahu', freshMobile(), '31-12-2037'],
      ),
    );
    expect((await uploaded(puc)).fields).toMatchObject({
      'Valid Till': 'puccs.until',
      'Test Date': 'puccs.from',
    });
    await checked(
      csv(
        ['Vehicle No', 'Mobile', 'Pollution Validity', 'PUC Renewal'],
        [plate(), freshMobile(), '05-03-2031', '06-03-2031'],
      ),
    );
    const one = await uploaded(
      csv(['Vehicle No', 'Mobile', 'PUC Renewal'], [plate(), freshMobile(), '06-03-2031']),
    );
    expect(one.fields['PUC Renewal']).toBe('puccs.until');
  });

  test('a choice that a person makes and commits is remembered for lists about the same kinds', async () => {
    const list = (until: string) =>
      csv(
        ['Vehicle No', 'Mobile', 'Insurance Date', 'PUC Upto'],
        [plate(), freshMobile(), until, '05-03-2031'],
      );
    const first = await checked(list('06-03-2031'), undefined, {
      'Insurance Date': { field: 'insurances.until' },
    });
    expect((await uploaded(list('07-03-2031'))).fields['Insurance Date'], 'it was not committed').toBe(
      'ignore',
    );
    await lists.commit(first.list.id);
    expect((await uploaded(list('08-03-2031'))).fields['Insurance Date']).toBe('insurances.until');
    const other = csv(['Vehicle No', 'Mobile', 'Insurance Date'], [plate(), freshMobile(), '06-03-2031']);
    expect((await uploaded(other)).fields['Insurance Date'], 'another kind of list').toBe('ignore');
  });

  test('the day of registration or payment is no end', async () => {
    const { fields, rows } = await checked(
      csv(
        ['Sr No', ...HEADS, 'Registration Date', 'PUC Upto', 'Tax Paid Date', 'पंजीयन तिथि'],
        [
          '1',
          plate(),
          'Ramesh Sahu',
          freshMobile(),
          '05-03-2031',
          '05-03-2019',
          '05-09-2031',
          '01-04-2020',
          '05-03-2019',
        ],
      ),
    );
    expect(fields).toMatchObject({ 'Registration Date': 'registered_on', 'Tax Paid Date': 'taxes.from' });
    expect(verdicts(rows)).toEqual(['create']);
    expect(rows[0].plan.join(' ')).not.toMatch(/Registration Certificate|Tax/);
  });

  test('of an end alone are no kind’s beside columns of several kinds', async () => {
    const row = [
      plate(),
      freshMobile(),
      '05-03-2026',
      '05-03-2026',
      '05-03-2031',
      '05-03-2031',
      '05-03-2031',
    ];
    const heads = [
      'Vehicle No',
      'Mobile',
      'RC Issue',
      'Fitness Renewed On',
      'Insurance To',
      'Expiry',
      'Next Due Date',
    ];
    const { fields } = await uploaded(csv(heads, row));
    expect(fields).toMatchObject({
      'Insurance To': 'insurances.until',
      Expiry: 'ignore',
      'Next Due Date': 'ignore',
    });
  });

  test('of transport validity are not the end of the licence', async () => {
    const { fields } = await uploaded(
      csv(
        ['DL No', 'Name', 'Mobile', 'TR Validity', 'NT Validity'],
        ['CG0420180099001', 'Ram Sahu', freshMobile(), '31-12-2030', '31-12-2037'],
      ),
    );
    expect(fields).toMatchObject({ 'TR Validity': 'dl.transport_expiry_date', 'NT Validity': 'dl.until' });
  });

  test('of two rows with groups are read together', async () => {
    const book = await bookOf([
      ['Sai Transport, Raipur - Vehicle Paper Register'],
      ['As on 01-11-2026'],
      [],
      ['Sr', 'Vehicle No', 'Owner', '', 'Insurance', '', '', 'Fitness', '', 'PUC', ''],
      ['', '', 'Name', 'Mobile', 'Company', 'Policy No', 'Upto', 'No', 'Upto', 'No', 'Upto'],
      ['(1)', '(2)', '(3)', '(4)', '(5)', '(6)', '(7)', '(8)', '(9)', '(10)', '(11)'],
      [
        '1',
        plate(),
        'Ram Sahu',
        freshMobile(),
        'New India',
        'P/1',
        '05-03-2031',
        'F1',
        '05-03-2031',
        'C1',
        '05-03-2031',
      ],
    ]);
    const { list, rows } = await checked(book, 'list.xlsx');
    expect(list.columns.map(({ field }: { field: string }) => field)).toEqual([
      ...['ignore', 'registration_no', 'name', 'mobile', 'insurances.company_name', 'insurances.number'],
      ...['insurances.until', 'fitnesses.number', 'fitnesses.until', 'puccs.number', 'puccs.until'],
    ]);
    expect(list.summary).toMatchObject({
      documents: [{ count: 1 }, { count: 1 }, { count: 1 }],
      without_document: 0,
    });
    expect(rows).toHaveLength(1);
  });

  test('in English and Hindi below each other are read together', async () => {
    const book = await bookOf([
      ['Vehicle No', 'Owner Name', 'Mobile No', 'Insurance', 'Fitness'],
      ['वाहन क्रमांक', 'स्वामी का नाम', 'मोबाइल नं.', 'बीमा वैधता', 'फिटनेस वैधता'],
      [plate(), 'Ram Sahu', freshMobile(), '05-03-2031', '06-03-2031'],
    ]);
    const { list } = await checked(book, 'list.xlsx');
    expect(list.columns.map(({ field }: { field: string }) => field)).toEqual([
      ...['registration_no', 'name', 'mobile', 'insurances.until', 'fitnesses.until'],
    ]);
  });

  test('of insurance renewals are understood', async () => {
    const { fields } = await uploaded(
      csv(
        [
          'Policy No',
          'Insured',
          'Mobile',
          'Vehicle No',
          'Policy Start Date',
          'Policy End Date',
          'TP Expiry',
          'OD Expiry',
        ],
        [
          '3001/A/3',
          'MR RAM SAHU',
          freshMobile(),
          plate(),
          '06-03-2026',
          '05-03-2031',
          '05-03-2033',
          '05-03-2031',
        ],
      ),
    );
    expect(fields).toMatchObject({
      ...{ 'Policy No': 'insurances.number', Insured: 'name', 'Policy Start Date': 'insurances.from' },
      ...{
        'OD Expiry': 'insurances.until',
        'TP Expiry': 'insurances.tp_end_date',
        'Policy End Date': 'ignore',
      },
    });
  });

  test('“Policy No” is the policy’s, wherever it stands in a list of several kinds, after such a list was saved, too', async () => {
    const list = (...heads: string[]) =>
      csv(
        ['Vehicle No', 'Mobile', ...heads],
        [
          ...[plate(), freshMobile()],
          ...heads.map(head => (head.endsWith('Upto') ? '05-03-2031' : `P/${plate()}`)),
        ],
      );
    const orders = [
      ['Fitness Upto', 'Policy No', 'Insurance Upto', 'PUC Upto'],
      ['Policy No', 'Fitness Upto', 'Insurance Upto'],
      ['Insurance Upto', 'Fitness Upto', 'Permit Upto', 'Policy No'],
    ];
    for (const heads of [...orders, ...orders]) {
      const { list: saved, fields } = await checked(list(...heads));
      expect(fields['Policy No'], heads.join()).toBe('insurances.number');
      await lists.commit(saved.id);
    }
  });

  test('of a register’s keys are understood', async () => {
    const { fields, rows } = await checked(
      csv(
        [
          'rc_regn_no',
          'rc_owner_name',
          'rc_mobile_no',
          'rc_fit_upto',
          'rc_insurance_upto',
          'rc_chasi_no',
          'rc_regn_dt',
          'rc_vh_class_desc',
        ],
        [
          plate(),
          'RAMESH SAHU',
          freshMobile(),
          '30-Jun-2031',
          '14-Apr-2031',
          'MAT000000AB777456',
          '05-Mar-2019',
          'Goods Carrier',
        ],
        ['#N/A', '', '', '', '', '', '', ''],
        [plate(), 'SITA BAI', freshMobile(), 'NA', '#N/A', '', '06-Mar-2021', 'Motor Car'],
      ),
    );
    expect(Object.values(fields)).toEqual([
      ...[
        'registration_no',
        'name',
        'mobile',
        'fitnesses.until',
        'insurances.until',
        'chassis_no',
        'registered_on',
      ],
      'vehicle_type',
    ]);
    expect(verdicts(rows)).toEqual(['create', 'error', 'create']);
  });

  test.each([
    'Driver Mobile',
    'Agent Mobile No',
    'Dealer Contact',
    'Nominee Mobile',
    'Emergency Contact No',
    'Alternate Mobile',
    'चालक का मोबाइल',
  ])('a column of %s is not imported', async heading => {
    const { fields, rows } = await checked(
      csv(['Vehicle No', heading, 'PUC Upto'], [plate(), freshMobile(), '05-03-2031']),
    );
    expect(fields[heading]).toBe('ignore');
    expect(verdicts(rows), 'no mobile is known').toEqual(['error']);
  });

  test('a licence beside a driver is the driver’s, and a licence in a list of drivers the holder’s', async () => {
    const licence = ['CG0420180012399', '05-03-2031'];
    const fleet = await uploaded(
      csv(
        ['Truck No', 'Driver Name', 'Owner Mobile', 'DL No', 'DL Expiry'],
        [plate(), 'Shyam', freshMobile(), ...licence],
      ),
    );
    expect(fleet.fields).toMatchObject({ 'Driver Name': 'ignore', 'DL No': 'ignore', 'DL Expiry': 'ignore' });
    const drivers = await uploaded(
      csv(['Driver Name', 'Mobile', 'DL No', 'DL Expiry'], ['Shyam', freshMobile(), ...licence]),
    );
    expect(Object.values(drivers.fields)).toEqual(['name', 'mobile', 'dl.number', 'dl.until']);
  });

  test('an old number is no plate, and a column left out with days is said', async () => {
    const { list, fields } = await checked(
      csv(
        ['Old Vehicle No', 'Vehicle No', 'Mobile', 'PUC Upto', 'Fitness Date', 'Driver Mobile'],
        [...['MP23A0018', plate(), freshMobile(), '05-03-2031', '05-03-2030', freshMobile()]],
      ),
    );
    expect(fields).toMatchObject({ 'Old Vehicle No': 'ignore', 'Vehicle No': 'registration_no' });
    expect(list.summary.left_out).toEqual([
      { header: 'Old Vehicle No', holds: 'plates' },
      { header: 'Fitness Date', holds: 'days' },
      { header: 'Driver Mobile', holds: 'mobiles' },
    ]);
    const { columns } = await uploaded(csv(['Vehicle No', 'Insurance Date'], [plate(), '05-03-2030']));
    expect(columns[1]).toMatchObject({ is_unsure: true, options: ['insurances.until', 'insurances.from'] });
  });
});
