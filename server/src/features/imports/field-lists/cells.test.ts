import { describe, expect, test } from 'vitest';
import { bookOf, type CellXml } from '../../../testing/field-books.ts';
import { csv, fieldListsOf, HEADS, plate, said, verdicts } from '../../../testing/field-lists.ts';
import { openListDesk } from '../../../testing/imports.ts';
import { freshMobile, freshNumber } from '../../../testing/samples.ts';

/* Lists as the field has them. All names, plates and numbers are invented. */

const { desk, admin, lists } = await openListDesk();
const { uploaded, checked } = fieldListsOf(admin, lists);

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
    const { columns } = await uploaded(file);
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

  test('with the year first are asked about, and read so where a person says it', async () => {
    const list = csv(
      ['Vehicle No', 'Owner', 'Mobile', 'PUC Upto', 'Fitness Upto'],
      [plate(), 'Ram Sahu', freshMobile(), '31-03-05', '05-03-2031'],
      [plate(), 'Sita Sahu', freshMobile(), '32-01-31', '05-03-2031'],
    );
    const { columns } = await uploaded(list);
    expect(columns[3]).toMatchObject({ field: 'ignore', is_unsure: true, options: ['puccs.until'] });
    expect(columns[3]).toMatchObject({
      year_first: true,
      notes: [expect.stringMatching(/year seems to come first/)],
    });
    const read = await checked(list, undefined, { 'PUC Upto': { field: 'puccs.until' } });
    expect(read.rows[0].plan.join(' ')).toMatch(/PUCC until 05-03-2031/);
    const other = await checked(list, undefined, { 'PUC Upto': { field: 'puccs.until', year_first: false } });
    expect(verdicts(other.rows)).toEqual(['create', 'error']);
    expect(other.rows[0].plan.join(' ')).toMatch(/PUCC until 31-03-2005/);
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
    const { columns } = await uploaded(book, 'list.xlsx');
    expect(columns[3]?.notes).toEqual([expect.stringContaining('swapped in 1 date')]);
  });

  test('of days that are all over are said where they are taken for ends', async () => {
    const { columns } = await uploaded(csv(HEADS, [plate(), 'Ram Sahu', freshMobile(), '05-03-2019']));
    expect(columns[3]?.notes).toEqual([expect.stringContaining('in the past')]);
  });

  test.each([
    ...['1/0/1900', '00-Jan-00', '01-Jan-1970', 'Pending', 'In process', 'Expired', 'लंबित'].map(day => ({
      day,
    })),
    ...['XXXX', 'xxx'].map(name => ({ name })),
  ])(
    'that stand for nothing are empty with a note: %j',
    async ({ day = '05-03-2031', name = 'Ram Sahu' }: { day?: string; name?: string }) => {
      const { rows } = await checked(
        csv([...HEADS, 'PUC Upto'], [plate(), name, freshMobile(), '06-03-2031', day]),
      );
      expect(verdicts(rows)).toEqual(['create']);
      expect(said(rows[0].notes)).toContain('is treated as empty.');
    },
  );

  test.each(['UNDER REGN', 'Not Issued', 'CG04', 'CG 04'])(
    'are no plate without a number: %s',
    async mark => {
      const row = () => [mark, 'Ram Sahu', freshMobile(), '06-03-2031'];
      const { rows } = await checked(csv(HEADS, row(), row()));
      expect(verdicts(rows)).toEqual(['error', 'error']);
      expect(said(rows[0].notes)).toContain(`“${mark}” is treated as empty.`);
    },
  );

  test('of a plate with letters of another script never become another plate', async () => {
    const { rows } = await checked(csv(HEADS, ['CG०४ ला १००५', 'Ram Sahu', freshMobile(), '06-03-2031']));
    expect(said(rows[0].notes)).toContain('does not look like a registration number');
    expect(rows[0].plan.join(' ')).not.toContain('CG041005');
  });

  test('of a number that a program has shown are the digits, or an error where it has lost some', async () => {
    const { rows } = await checked(
      [
        [...HEADS, 'Policy No'].join('\t'),
        ...['3,001,000,012', '3001000012.0', '12345678901234567.0'].map(number =>
          [plate(), 'Ram Sahu', freshMobile(), '06-03-2031', number].join('\t'),
        ),
      ].join('\n'),
    );
    expect(verdicts(rows)).toEqual(['create', 'error', 'error']);
    expect(said(rows[0].notes)).toContain('is read as 3001000012.');
    expect(said(rows[1].problems), 'the same number').toContain('line 2');
    expect(said(rows[2].problems)).toContain('digits are lost');
  });

  test('of eight digits are the one day that they can be', async () => {
    const { list } = await checked(
      csv(
        HEADS,
        [plate(), 'Ram Sahu', freshMobile(), '20310305'],
        [plate(), 'Ram Sahu', freshMobile(), '06032031'],
      ),
    );
    expect(list.summary.documents).toMatchObject([{ count: 2, first: '2031-03-05', last: '2031-03-06' }]);
  });

  test('of both ends of a period give both, with a note', async () => {
    const { list, rows } = await checked(
      csv(
        ['Vehicle No', 'Owner Name', 'Mobile', 'Insurance Period', 'Fitness Upto', 'Permit From', 'DOB'],
        [
          ...[plate(), 'Ram Sahu', freshMobile(), '06.03.2030 to 05.03.2031', '01-04-2029 - 31-03-2031'],
          ...['01/04/2029 से 31/03/2034 तक', '01.04.1980 to 31.03.1981'],
        ],
        [
          ...[plate(), 'Ram Sahu', freshMobile(), '07.03.2030 to 06.03.2031', '05.03.2031 to 06.03.2030'],
          ...['01-04-2029', ''],
        ],
      ),
    );
    expect(verdicts(rows)).toEqual(['create', 'error']);
    expect(said(rows[0].notes)).toContain('“06.03.2030 to 05.03.2031” is read as 06-03-2030 to 05-03-2031.');
    expect(list.summary.documents.map(({ last }: { last: string }) => last).sort()).toEqual([
      '2031-03-05',
      '2031-03-31',
      '2034-03-31',
    ]);
    await lists.commit(list.id);
    const stored = await desk.db
      .selectFrom('insurances')
      .innerJoin('vehicles', 'vehicles.id', 'insurances.vehicle_id')
      .select(['start_date', 'end_date'])
      .where('registration_no', '=', rows[0].cells[0])
      .execute();
    expect(stored).toEqual([{ start_date: '2030-03-06', end_date: '2031-03-05' }]);
  });

  test.each([
    ['Ram Sahu S/o Shiv Sahu R/o Ward 5', 'Ram Sahu', 'Son of', 'Shiv Sahu', 'Ward 5'],
    ['SITA BAI (W/O RAM)', 'SITA BAI', 'Wife of', 'RAM', null],
    ['राधा पुत्री श्याम', 'राधा', 'Daughter of', 'श्याम', null],
    ['राम पिता शिव साहू', 'राम', null, 'शिव साहू', null],
    ['Jai Transport', 'Jai Transport', null, null, null],
  ])('of a name and a relation are the person and the relation: %s', async (cell, ...expected) => {
    const mobile = freshMobile();
    const { list } = await checked(csv(HEADS, [plate(), cell, mobile, '05-03-2031']));
    await lists.commit(list.id);
    const person = await desk.db
      .selectFrom('citizens')
      .select(['name', 'relation_type', 'relation_name', 'address'])
      .where('mobile', '=', mobile)
      .executeTakeFirstOrThrow();
    expect(Object.values(person)).toEqual(expected);
  });

  test('of a name and a relation fit a person who was stored under the whole of it', async () => {
    const [mobile, registration_no] = [freshMobile(), plate()];
    const { id } = (await admin.post('/citizens', { name: 'Ram S/o Shiv', mobile })).body;
    await admin.post(`/citizens/${id}/vehicles`, { registration_no });
    const row = (mark: string) => [mark, 'RAM S/O SHIV', mobile, '05-03-2031'];
    const { rows } = await checked(csv(HEADS, row(registration_no), row(plate())));
    expect(verdicts(rows)).toEqual(['create', 'create']);
    expect(rows[1].plan).toContain('Existing person: Ram S/o Shiv.');
  });

  test('with a relation do not beat the column of relations', async () => {
    const mobile = freshMobile();
    const { list, rows } = await checked(
      csv(
        ['Vehicle No', 'Owner Name', 'Father Name', 'Mobile', 'PUC Upto'],
        [plate(), 'Ram S/o Shiv', 'S/o Mohan', mobile, '05-03-2031'],
      ),
    );
    expect(said(rows[0].notes)).toContain('“Shiv” is removed from the name.');
    await lists.commit(list.id);
    const person = await desk.db
      .selectFrom('citizens')
      .select(['name', 'relation_type', 'relation_name'])
      .where('mobile', '=', mobile)
      .executeTakeFirstOrThrow();
    expect(person).toEqual({ name: 'Ram', relation_type: 'Son of', relation_name: 'Mohan' });
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
