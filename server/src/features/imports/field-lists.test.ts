import { afterAll, describe, expect, test } from 'vitest';
import { bookOf, type CellXml } from '../../testing/field-books.ts';
import { openListDesk } from '../../testing/imports.ts';
import { freshMobile, freshNumber } from '../../testing/samples.ts';

/*
 * Lists as the field has them, each through the calls that a person's browser makes: uploaded, mapped as proposed, checked. All
 * names, plates and numbers are invented.
 */
const { desk, admin, lists } = await openListDesk();
afterAll(() => desk.close());

const upload = (file: Buffer | string, name = 'list.csv', more: Record<string, string> = {}) =>
  admin.form('POST', '/imports', more, {
    name,
    type: 'application/octet-stream',
    content: Buffer.from(file),
  });

/** Uploads a list; answers it as the mapping page gets it, and what each heading is proposed as. */
async function brought(file: Buffer | string, name?: string) {
  const { status, body } = await upload(file, name);
  expect(status, JSON.stringify(body)).toBe(201);
  const columns: { header: string; field: string; is_unsure: boolean; options: string[]; notes: string[] }[] =
    body.columns;
  return {
    list: body,
    fields: Object.fromEntries(columns.map(({ header, field }) => [header, field])),
    columns,
  };
}

/** Uploads a list and has it checked as it was proposed; answers its rows. */
async function checked(file: Buffer | string, name?: string, change: Record<string, object> = {}) {
  const { list, fields, columns } = await brought(file, name);
  const mapped = await admin.put(`/imports/${list.id}/mapping`, {
    columns: list.columns.map(
      ({ index, field, header }: { index: number; field: string; header: string }) => ({
        ...{ index, field },
        ...change[header],
      }),
    ),
    mode: 'add',
  });
  expect(mapped.status, JSON.stringify(mapped.body)).toBe(202);
  await lists.work(list.id);
  const after = (await admin.get(`/imports/${list.id}`)).body;
  return { list: after, fields, columns, rows: await lists.rows(list.id) };
}

const plate = () => freshNumber('CG04');
const csv = (...lines: (readonly string[])[]) => lines.map(cells => cells.join(',')).join('\n');
const HEADS = ['Vehicle No', 'Owner Name', 'Mobile', 'Insurance upto'];
const verdicts = (rows: { verdict: string }[]) => rows.map(({ verdict }) => verdict);
const said = (list: { message: string }[]) => list.map(({ message }) => message).join(' ');

describe('headings', () => {
  test('an earlier list does not change what a heading is taken for, nor does a dry run', async () => {
    const puc = csv(
      ['PUCC No', 'Vehicle No', 'Mobile', 'Test Date', 'Valid Till'],
      ['CG0040001000456', plate(), freshMobile(), '05/03/2026', '04/03/2031'],
    );
    expect((await brought(puc)).fields).toMatchObject({ 'Valid Till': 'puccs.until' });
    await checked(
      csv(
        ['DL No', 'Name', 'Mobile', 'Valid Till'],
        ['CG0420180099001', 'Ram Sahu', freshMobile(), '31-12-2037'],
      ),
    );
    expect((await brought(puc)).fields).toMatchObject({
      'Valid Till': 'puccs.until',
      'Test Date': 'puccs.from',
    });
    await checked(
      csv(
        ['Vehicle No', 'Mobile', 'Pollution Validity', 'PUC Renewal'],
        [plate(), freshMobile(), '05-03-2031', '06-03-2031'],
      ),
    );
    const one = await brought(
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
    expect((await brought(list('07-03-2031'))).fields['Insurance Date'], 'it was not committed').toBe(
      'ignore',
    );
    await lists.commit(first.list.id);
    expect((await brought(list('08-03-2031'))).fields['Insurance Date']).toBe('insurances.until');
    const other = csv(['Vehicle No', 'Mobile', 'Insurance Date'], [plate(), freshMobile(), '06-03-2031']);
    expect((await brought(other)).fields['Insurance Date'], 'another kind of list').toBe('ignore');
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
    const { fields } = await brought(
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
  ])('%s is nobody’s of the office', async heading => {
    const { fields, rows } = await checked(
      csv(['Vehicle No', heading, 'PUC Upto'], [plate(), freshMobile(), '05-03-2031']),
    );
    expect(fields[heading]).toBe('ignore');
    expect(verdicts(rows), 'nobody’s mobile is known').toEqual(['error']);
  });

  test('a licence beside a driver is the driver’s, and a licence in a list of drivers the holder’s', async () => {
    const licence = ['CG0420180012399', '05-03-2031'];
    const fleet = await brought(
      csv(
        ['Truck No', 'Driver Name', 'Owner Mobile', 'DL No', 'DL Expiry'],
        [plate(), 'Shyam', freshMobile(), ...licence],
      ),
    );
    expect(fleet.fields).toMatchObject({ 'Driver Name': 'ignore', 'DL No': 'ignore', 'DL Expiry': 'ignore' });
    const drivers = await brought(
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
    const { columns } = await brought(csv(['Vehicle No', 'Insurance Date'], [plate(), '05-03-2030']));
    expect(columns[1]).toMatchObject({ is_unsure: true, options: ['insurances.until', 'insurances.from'] });
  });
});

describe('text files', () => {
  test('may end their lines in three ways at once', async () => {
    const line = (name: string) => [plate(), name, freshMobile(), '05-03-2031'].join(',');
    const file = `${HEADS.join(',')}\r\n${line('Ram A')}\n${line('Ram B')}\r${line('Ram C')}\r\n${line('Ram D')}\n`;
    const { rows } = await checked(file);
    expect(verdicts(rows)).toEqual(['create', 'create', 'create', 'create']);
  });

  test('with breaks of lines within quotation marks are read', async () => {
    const file = `\ufeff"Vehicle\nNo","Owner\nName",Mobile,"Insurance\nupto"\r\n${plate()},"Ram\nSahu",${freshMobile()},05-03-2031\n`;
    const { rows } = await checked(file);
    expect(rows[0]).toMatchObject({
      verdict: 'create',
      cells: [expect.anything(), 'Ram Sahu', expect.anything(), '05-03-2031'],
    });
  });

  test('with a comma in a cell that is not quoted have an error in that row alone', async () => {
    const { rows } = await checked(
      csv(
        [...HEADS, 'Address', 'City'],
        [plate(), 'Ram Sahu', freshMobile(), '05-03-2031', 'H No 5', ' Pandri', ' Raipur'],
        [plate(), 'Shyam Sahu', freshMobile(), '05-03-2031', 'Ward 6', 'Durg'],
      ),
    );
    expect(verdicts(rows)).toEqual(['error', 'create']);
    expect(said(rows[0].problems)).toContain('more cells than there are headings');
    const { body } = await admin.get(`/imports?page=1`);
    const moved = [...rows[0].cells.slice(0, 4), 'H No 5, Pandri', 'Raipur', ''];
    const mended = await admin.patch(`/imports/${body.data[0].id}/rows/2`, { cells: moved });
    expect(mended.body.verdict).toBe('create');
  });

  test.each([
    ['a web page', '<!-- x --><div><table><tr><td>CG04LA1001</td></tr></table></div>', 'web page'],
    ['a web archive', 'MIME-Version: 1.0\r\nContent-Type: multipart/related\r\n\r\n<html>', 'web page'],
    ['a text document', '{\\rtf1\\ansi CG04LA1001}', 'RTF'],
    [
      'a workbook of Excel 2003',
      '<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"/>',
      '.xls',
    ],
  ])('that are %s with the name of a workbook are refused with what to do', async (_, text, expected) => {
    const { status, body } = await upload(text, 'list.xls');
    expect(status).toBe(422);
    expect(body.errors.file[0]).toContain(expected);
  });
});

describe('cells', () => {
  test('of a class that is not known leave the row its dates', async () => {
    const classes = [
      'Motor Car(LMV)',
      'M-Cycle/Scooter(2WN)',
      'Goods Carrier(HGV)',
      'Trailor',
      'Ambulance',
      'Fire Tenders',
      'Innova',
    ];
    const { list, rows } = await checked(
      [
        ['Vehicle No', 'Mobile', 'Vehicle Class', 'PUC Upto'],
        ...classes.map(name => [plate(), freshMobile(), name, '05-03-2031']),
      ]
        .map(cells => cells.join('\t'))
        .join('\n'),
    );
    expect(list.counts).toMatchObject({ create: classes.length, error: 0 });
    expect(said(rows[4].notes)).toContain('Ambulance');
    const leftOut = (row: { notes: { message: string }[] }) => said(row.notes).includes('Left out.');
    expect(rows.map(leftOut)).toEqual([false, false, false, false, true, true, false]);
  });

  test('that are not needed never cost a row its dates', async () => {
    const { rows } = await checked(
      csv(
        [
          ...HEADS,
          'Email',
          'DOB',
          'Tax Upto',
          'Tax Mode',
          'Tax Amount',
          'City',
          'Insurance Type',
          'Engine No',
        ],
        [
          plate(),
          '12',
          freshMobile(),
          '05-03-2031',
          'none@',
          '45-45-45',
          '05-03-2031',
          'weird',
          'paid',
          'Nowhere',
          'zero dep',
          'x'.repeat(160),
        ],
      ),
    );
    expect(verdicts(rows)).toEqual(['create']);
    expect(rows[0].notes.length).toBeGreaterThanOrEqual(6);
    expect(rows[0].plan.join(' ')).toContain('05-03-2031');
  });

  test('of errors and placeholders are empty with a note', async () => {
    const line = (name: string, more: string) => [plate(), name, freshMobile(), '05-03-2031', more];
    const { rows } = await checked(
      csv(
        [...HEADS, 'Address'],
        line('#REF!', '#VALUE!'),
        line('nan', 'undefined'),
        line('-do-', '[object Object]'),
        ['#REF!', 'Ram', freshMobile(), '05-03-2031', 'x'],
        [plate(), 'Ram Sahu', freshMobile(), '0000-00-00', 'x'],
        [plate(), 'Ram Sahu', freshMobile(), '01-01-1900', 'x'],
        [plate(), 'Ram Sahu', freshMobile(), '01/01/1970', 'x'],
      ),
    );
    expect(verdicts(rows)).toEqual([...Array(3).fill('create'), 'error', ...Array(3).fill('create')]);
    for (const row of rows) {
      expect(row.notes.length, JSON.stringify(row)).toBeGreaterThan(0);
      expect(row.plan.join(' ')).not.toMatch(/REF|nan|do-|1900|1970/);
    }
  });

  test.each(['New Regn', 'A/F', 'UNREGISTERED', 'TEMP', 'To be allotted', 'नया'])(
    'with %s for a plate make no vehicle',
    async placeholder => {
      const line = (chassis: string) => [placeholder, 'Jai Motors', '9000800001', chassis, '05-03-2031'];
      const { rows } = await checked(
        csv(
          ['Vehicle No', 'Owner Name', 'Mobile', 'Chassis No', 'Insurance upto'],
          line('MAT00000000000001'),
          line('MAT00000000000002'),
        ),
      );
      expect(verdicts(rows)).toEqual(['error', 'error']);
    },
  );

  test('without a plate belong to the vehicle on record with their chassis number', async () => {
    const [own, mobile, chassis, twice] = [
      plate(),
      freshMobile(),
      freshNumber('MAT00000'),
      freshNumber('MAT11111'),
    ];
    const heads = [...HEADS, 'Chassis No'];
    const first = await checked(
      csv(
        heads,
        [own, 'Ram Sahu', mobile, '05-03-2031', chassis],
        [plate(), 'Gita Sahu', freshMobile(), '05-03-2031', twice],
        [plate(), 'Sita Sahu', freshMobile(), '05-03-2031', twice],
      ),
    );
    await lists.commit(first.list.id);
    const later = await checked(
      csv(
        heads,
        ['New Regn', 'Ram Sahu', mobile, '06-03-2032', chassis],
        ['', 'Mohan Sahu', freshMobile(), '06-03-2032', chassis],
        ['NEW', 'Ram Sahu', mobile, '06-03-2032', freshNumber('MAT22222')],
        ['Applied', 'Gita Sahu', freshMobile(), '06-03-2032', twice],
        ['New Regn', 'Ram Sahu', mobile, '06-03-2032', chassis.slice(-6)],
      ),
    );
    expect(verdicts(later.rows)).toEqual(['create', 'ambiguous', 'error', 'error', 'error']);
    expect(said(later.rows[0].notes)).toContain(`found by the chassis number: ${own}`);
    expect(said(later.rows[2].problems)).toContain('no vehicle on record has this chassis number');
    await lists.commit(later.list.id);
    const { done, plan } = (await lists.rows(later.list.id))[0];
    expect({ done, plan: plan.join(' ') }).toEqual({
      done: true,
      plan: expect.stringContaining('06-03-2032'),
    });
  });

  test('with another chassis number for a known plate are a question', async () => {
    const [own, mobile] = [plate(), freshMobile()];
    const list = (chassis: string, until: string) =>
      csv([...HEADS, 'Chassis No'], [own, 'Ram Sahu', mobile, until, chassis]);
    const first = await checked(list('MAT00000000000011', '05-03-2031'));
    await lists.commit(first.list.id);
    const same = await checked(list('000011', '06-03-2032'));
    expect(verdicts(same.rows)).toEqual(['create']);
    const other = await checked(list('MAT00000000000099', '06-03-2032'));
    expect(verdicts(other.rows)).toEqual(['ambiguous']);
    expect(said(other.rows[0].problems)).toContain('MAT00000000000011');
    const [owner] = other.rows[0].candidates;
    const chosen = await admin.patch(`/imports/${other.list.id}/rows/2`, { citizen_id: owner.id });
    expect(chosen.body.verdict).toBe('create');
  });

  test('with a moment and its time zone are the day in India', async () => {
    const { rows } = await checked(
      csv(HEADS, [plate(), 'Ram Sahu', freshMobile(), '2031-03-04T18:30:00.000Z']),
    );
    expect(rows[0].plan.join(' ')).toContain('05-03-2031');
  });

  test('with the month first are said once, and read so where a person says it', async () => {
    const days = ['03/25/2031', '03/05/2031', '12/31/2031', '11/12/2031'];
    const file = csv(HEADS, ...days.map(day => [plate(), 'Ram Sahu', freshMobile(), day]));
    const { columns } = await brought(file);
    expect(columns[3]?.notes).toEqual([
      expect.stringContaining('2 dates can only be read with the month first'),
    ]);
    const read = await checked(file, undefined, { 'Insurance upto': { month_first: true } });
    expect(verdicts(read.rows)).toEqual(Array(4).fill('create'));
    expect(read.rows[1].plan.join(' ')).toContain('05-03-2031');
  });

  test('below a heading with the month first are read so, until a person says otherwise', async () => {
    const list = csv(
      [...HEADS, 'PUC Upto (MM/DD/YYYY)'],
      [plate(), 'Ram Sahu', freshMobile(), '05-03-2031', '03/05/2031'],
    );
    const { columns, rows } = await checked(list);
    expect(said(columns[4]?.notes.map(message => ({ message })) ?? [])).toMatch(/month comes first/);
    expect(rows[0].plan.join(' ')).toMatch(/Insurance until 05-03-2031.*PUCC until 05-03-2031/);
    const other = await checked(list, undefined, { 'PUC Upto (MM/DD/YYYY)': { month_first: false } });
    expect(other.rows[0].plan.join(' ')).toMatch(/PUCC until 03-05-2031/);
  });

  test('of days that a program has swapped are said', async () => {
    const cell = (serial: number): CellXml => ({ xml: `<c s="1"><v>${serial}</v></c>` });
    const line = (name: string, until: string | CellXml) => [plate(), name, freshMobile(), until];
    const book = await bookOf([
      HEADS,
      line('Ram A', '25/03/2031'),
      line('Ram B', cell(46_510)),
      line('Ram C', '31/12/2031'),
    ]);
    const { columns } = await brought(book, 'list.xlsx');
    expect(columns[3]?.notes).toEqual([expect.stringContaining('swapped in 1 date')]);
  });

  test('of days that are all over are said where they are taken for ends', async () => {
    const { columns } = await brought(csv(HEADS, [plate(), 'Ram Sahu', freshMobile(), '05-03-2019']));
    expect(columns[3]?.notes).toEqual([expect.stringContaining('in the past')]);
  });

  test('hold a number behind its name', async () => {
    const { rows } = await checked(
      csv(
        ['DL No', 'Name', 'Mobile', 'DL Validity'],
        ['DL No. CG04 20180099123', 'Ram Sahu', freshMobile(), '31-12-2037'],
      ),
    );
    expect(verdicts(rows)).toEqual(['create']);
    await lists.commit((await admin.get('/imports?page=1')).body.data[0].id);
    const found = await admin.get('/global-search?query=CG0420180099123');
    expect(JSON.stringify(found.body)).toContain('CG04 20180099123');
  });

  test('of a name and an address part at the comma', async () => {
    const name = 'Devnath Sahu';
    const { list } = await checked(
      [
        'Vehicle No\tOwner Name & Address\tMobile\tPUC Upto',
        `${plate()}\t${name}, Ward 5, Durg\t${freshMobile()}\t05-03-2031`,
      ].join('\n'),
    );
    await lists.commit(list.id);
    const found = await admin.get(`/citizens?q=${encodeURIComponent(name)}`);
    expect(found.body.data[0]).toMatchObject({ name, address: 'Ward 5, Durg' });
  });
});

describe('workbooks', () => {
  const number = (text: string): CellXml => ({ xml: `<c><v>${text}</v></c>` });

  test('keep the digits of long numbers, and lost digits are an error', async () => {
    const heads = [...HEADS, 'Policy No', 'Chassis No'];
    const line = (text: string) => [
      plate(),
      'Ram Sahu',
      freshMobile(),
      '05-03-2031',
      number(text),
      number(text),
    ];
    const book = await bookOf([
      heads,
      line('3001000012345678'),
      line('9007199254740991'),
      line('3.0010000123456801E+19'),
      line('3001000012345670'),
      line('9.87654321E9'),
    ]);
    const { rows } = await checked(book, 'list.xlsx');
    expect(rows.map(({ cells }: { cells: string[] }) => cells[4])).toEqual([
      ...[
        '3001000012345678',
        '9007199254740991',
        '3.00100001234568E+19',
        '3.00100001234567E+15',
        '9876543210',
      ],
    ]);
    expect(verdicts(rows)).toEqual(['create', 'create', 'error', 'error', 'create']);
  });

  test('say which cells held no value', async () => {
    const failed = (value: string): CellXml => ({ xml: `<c t="e"><v>${value}</v></c>` });
    const unsaved: CellXml = { xml: '<c><f>EDATE(D2,12)</f></c>' };
    const book = await bookOf([
      HEADS,
      [plate(), failed('#REF!'), freshMobile(), failed('#N/A')],
      [plate(), 'Ram Sahu', freshMobile(), unsaved],
    ]);
    const { rows } = await checked(book, 'list.xlsx');
    expect(said(rows[0].notes)).toContain('#N/A');
    expect(said(rows[1].notes)).toContain('=EDATE');
  });

  test('say hidden rows and sheets, and prefer what is visible', async () => {
    const old = [
      HEADS,
      ...Array.from({ length: 5 }, () => [plate(), 'Old Owner', freshMobile(), '05-03-2019']),
    ];
    const book = await bookOf(
      [
        HEADS,
        [plate(), 'Ram Sahu', freshMobile(), '05-03-2031'],
        [plate(), 'Ram B', freshMobile(), '05-03-2031'],
      ],
      {
        name: '2031',
        hiddenRows: [3],
        hiddenColumns: [2],
        others: [{ name: 'Old 2019', rows: old, state: 'hidden' }],
      },
    );
    const { list, columns } = await brought(book, 'list.xlsx');
    expect(list).toMatchObject({
      sheet: '2031',
      rows: 2,
      notes: [expect.stringContaining('1 row is hidden'), expect.stringContaining('Old 2019')],
      sheets: [
        { name: '2031', rows: 2, is_hidden: false },
        { name: 'Old 2019', rows: 5, is_hidden: true },
      ],
    });
    expect(columns[1]?.notes).toEqual([expect.stringContaining('hidden')]);
    const chosen = await upload(book, 'list.xlsx', { sheet: 'Old 2019' });
    expect(chosen.body).toMatchObject({ sheet: 'Old 2019', rows: 5 });
    const unknown = await upload(book, 'list.xlsx', { sheet: 'Old 2018' });
    expect([unknown.status, unknown.body.errors?.file]).toEqual([422, [expect.stringContaining('no sheet')]]);
  });

  test('count merged cells for all their rows', async () => {
    const mobile = freshMobile();
    const book = await bookOf(
      [
        HEADS,
        [plate(), 'Ram Sahu', mobile, '05-03-2031'],
        [plate(), '', '', '06-03-2031'],
        [plate(), '', '', '07-03-2031'],
      ],
      { merges: ['B2:B4', 'C2:C4'] },
    );
    const { rows } = await checked(book, 'list.xlsx');
    expect(verdicts(rows)).toEqual(['create', 'create', 'create']);
    expect(rows[2].cells[1]).toBe('Ram Sahu');
  });

  test('of one owner are mapped with that owner', async () => {
    const { body } = await admin.post('/citizens', { name: 'Sai Roadways', mobile: freshMobile() });
    const { list } = await brought(
      csv(['Vehicle No', 'PUC Upto'], [plate(), '05-03-2031'], [plate(), '06-03-2031']),
    );
    const mapped = await admin.put(`/imports/${list.id}/mapping`, {
      columns: list.columns.map(({ index, field }: { index: number; field: string }) => ({ index, field })),
      mode: 'add',
      citizen_id: body.id,
    });
    expect(mapped.status).toBe(202);
    await lists.work(list.id);
    const rows = await lists.rows(list.id);
    expect(verdicts(rows)).toEqual(['create', 'create']);
    expect(rows[0].plan[0]).toBe('Existing person: Sai Roadways.');
    const unknown = await admin.put(`/imports/${list.id}/mapping`, {
      columns: [{ index: 0, field: 'registration_no' }],
      mode: 'add',
      citizen_id: 99_999_999,
    });
    expect(unknown.status).toBe(404);
  });

  test.each([
    ['by other names of parts', { workbookPart: 'xl/workbook2.xml', sheetPart: 'xl/pages/first.xml' }],
    ['without references', { references: false }],
    ['with prefixes', { prefix: 'x:' }],
    ['with shared texts', { shared: true }],
  ] as const)('are read %s', async (_, style) => {
    const own = plate();
    const book = await bookOf([HEADS, [own, 'Ram Sahu', freshMobile(), '05-03-2031']], style);
    const { rows } = await checked(book, 'list.xlsx');
    expect(verdicts(rows)).toEqual(['create']);
    expect(rows[0].cells[0]).toBe(own);
  });

  test('are read below rows of formats alone', async () => {
    const book = await bookOf([HEADS, [plate(), 'Ram Sahu', freshMobile(), '05-03-2031']], {
      emptyRows: 20_000,
    });
    const { rows } = await checked(book, 'list.xlsx');
    expect(verdicts(rows)).toEqual(['create']);
  });
});

describe('our own files', () => {
  test('the rows of an import come back as they were taken, whatever their headings', async () => {
    const file = csv(
      ['Vehicle No', 'Mobile', 'Certificate No', 'Valid Upto'],
      [plate(), freshMobile(), 'P1', '05-03-2031'],
      [plate(), '', 'P2', '06-03-2031'],
    );
    const { list, rows } = await checked(file, 'PUC list.csv');
    expect(verdicts(rows)).toEqual(['create', 'error']);
    const given = await admin.download(`/imports/${list.id}/rows.xlsx`);
    const again = await checked(given, `list-${list.id}.xlsx`);
    expect(again.list.columns.slice(0, 4).map(({ field }: { field: string }) => field)).toEqual([
      ...['registration_no', 'mobile', 'puccs.number', 'puccs.until'],
    ]);
    expect(again.rows.map(({ cells }: { cells: string[] }) => cells.slice(0, 4))).toEqual(
      rows.map(({ cells }: { cells: string[] }) => cells),
    );
  });

  test('the template has no rows until it is filled, and the report and the fleet are refused', async () => {
    const template = await admin.download('/imports/template.xlsx');
    expect((await upload(template, 'list.xlsx')).body.errors.file[0]).toContain('No rows');
    const report = await admin.download('/reports/expiries/export');
    const withRow = Buffer.concat([
      report,
      Buffer.from('\r\nPUCC,P1,CG04ZZ1001,Ram,9000000999,2031-03-05,,,1,1,,\r\n'),
    ]);
    expect((await upload(withRow, 'expiries.csv')).body.errors.file[0]).toContain('exported from RTO Desk');
    const fleet = csv(['Registration No', 'Type', 'Next expiry'], [plate(), 'LMV', '05-03-2031 Valid']);
    expect((await upload(fleet, 'fleet.csv')).body.errors.file[0]).toContain('exported from RTO Desk');
  });
});
