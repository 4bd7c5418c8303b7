import { describe, expect, test } from 'vitest';
import { csv, fieldListsOf, HEADS, plate, said, verdicts } from '../../../testing/field-lists.ts';
import { openListDesk } from '../../../testing/imports.ts';
import { freshMobile } from '../../../testing/samples.ts';

/* Lists of which only the first row of a group names the owner, as below a merged cell. All names and numbers are invented. */

const { desk, admin, lists } = await openListDesk();
const { uploaded, checked } = fieldListsOf(admin, lists);

const group = (mobile = freshMobile()) =>
  csv(
    HEADS,
    [plate(), 'Jai Transport', mobile, '05-03-2031'],
    [plate(), '', '', '06-03-2031'],
    [plate(), '-do-', '"', '07-03-2031'],
    [plate(), 'Ram Sahu', freshMobile(), '08-03-2031'],
    [plate(), '', '', '09-03-2031'],
  );

describe('rows without an owner', () => {
  test('are asked about, and are errors until a person says that they belong to the row above', async () => {
    const { list } = await uploaded(group());
    expect(list.use_row_above).toBe(false);
    expect(list.notes.join(' ')).toContain('3 of 5 rows have no owner.');
    const { rows } = await checked(group());
    expect(verdicts(rows)).toEqual(['create', 'error', 'error', 'create', 'error']);
  });

  test('belong to the owner above where a person says so, and the file of rows says it as well', async () => {
    const mobile = freshMobile();
    const { list, rows } = await checked(group(mobile), undefined, {}, { use_row_above: true });
    expect(list.use_row_above).toBe(true);
    expect(verdicts(rows)).toEqual(['create', 'create', 'create', 'create', 'create']);
    const above = (row: { notes: { message: string }[] }) =>
      /Belongs to the owner of line (\d+)/.exec(said(row.notes))?.[1];
    expect(rows.map(above)).toEqual([undefined, '2', '2', undefined, '5']);
    const file = await admin.download(`/imports/${list.id}/rows.xlsx`);
    const again = await checked(file, 'rows.xlsx');
    expect(again.list.use_row_above).toBeNull();
    expect(again.rows.map(({ cells }: { cells: string[] }) => cells.slice(1, 3))).toEqual([
      ...Array(3).fill(['Jai Transport', mobile]),
      ...Array(2).fill(rows[3].cells.slice(1, 3)),
    ]);
    await lists.commit(list.id);
    const owners = await desk.db
      .selectFrom('vehicles')
      .innerJoin('citizens', 'citizens.id', 'vehicles.citizen_id')
      .select('citizens.name')
      .where(
        'vehicles.registration_no',
        'in',
        rows.map(({ cells }: { cells: string[] }) => cells[0]),
      )
      .orderBy('vehicles.registration_no')
      .execute();
    expect(owners.map(({ name }) => name).sort()).toEqual([
      ...Array(3).fill('Jai Transport'),
      ...Array(2).fill('Ram Sahu'),
    ]);
  });

  test('keep to it when the row above is corrected, and may be told apart again', async () => {
    const { list, rows } = await checked(group(), undefined, {}, { use_row_above: true });
    const mobile = freshMobile();
    const cells = rows[0].cells.with(1, 'Jai Bharat Transport').with(2, mobile);
    await admin.patch(`/imports/${list.id}/rows/2`, { cells });
    const after = await lists.rows(list.id);
    expect(after[0].plan).toEqual(expect.arrayContaining(['New person: Jai Bharat Transport.']));
    expect(verdicts(after)).toEqual(Array(5).fill('create'));
    const columns = list.columns.map(({ index, field }: { index: number; field: string }) => ({
      index,
      field,
    }));
    await admin.put(`/imports/${list.id}/mapping`, { columns, mode: 'add', use_row_above: false });
    await lists.work(list.id);
    expect(verdicts(await lists.rows(list.id))).toEqual(['create', 'error', 'error', 'create', 'error']);
    const told = await desk.db
      .selectFrom('history')
      .select(['before', 'after'])
      .where('record', '=', 'imports')
      .where('record_id', '=', list.id)
      .execute();
    expect(JSON.stringify(told)).not.toContain('gaps');
  });

  test('of a list of documents have the registration number above, of the same owner alone', async () => {
    const first = plate();
    const { rows } = await checked(
      csv(
        ['Vehicle No', 'Owner Name', 'Mobile', 'Document', 'Valid Upto'],
        [first, 'Ram Sahu', freshMobile(), 'Insurance', '05-03-2031'],
        ['', '', '', 'PUC', '06-03-2031'],
        [plate(), '', '', 'Fitness', '07-03-2031'],
        ['', '', '', 'Tax', '08-03-2031'],
        ['', 'Sita Bai', freshMobile(), 'Tax', '08-03-2031'],
        ['', '', '', 'PUC', '09-03-2031'],
      ),
      undefined,
      {},
      { use_row_above: true },
    );
    expect(verdicts(rows)).toEqual(['create', 'create', 'create', 'create', 'error', 'error']);
    expect(rows[1].plan.join(' ')).toContain('PUCC');
    expect(said(rows[3].notes)).toContain('line 4');
  });

  test('below a line that names the owner alone are that owner’s, and the line is skipped', async () => {
    const { rows } = await checked(
      csv(
        ['Owner', 'Vehicle No', 'Insurance Upto', 'PUC Upto'],
        [`Ram Sahu ${freshMobile()}`, '', '', ''],
        ['', plate(), '05-03-2031', '06-03-2031'],
        ['', plate(), '05-03-2031', '06-03-2031'],
        [`Sita Bai ${freshMobile()}`, '', '', ''],
        ['', plate(), '05-03-2031', '06-03-2031'],
      ),
      undefined,
      {},
      { use_row_above: true },
    );
    expect(verdicts(rows)).toEqual(['skip', 'create', 'create', 'skip', 'create']);
    expect(rows[1].plan).toContain('New person: Ram Sahu.');
    expect(rows[4].plan).toContain('New person: Sita Bai.');
  });

  test('more than one batch below their owner are of one person', async () => {
    const mobile = freshMobile();
    const many = Array.from({ length: 300 }, () => [plate(), '', '', '05-03-2031']);
    const { list } = await checked(
      csv(HEADS, [plate(), 'Jai Transport', mobile, '05-03-2031'], ...many),
      undefined,
      {},
      { use_row_above: true },
    );
    expect(list.counts).toMatchObject({ create: 301, error: 0 });
    await lists.commit(list.id);
    const people = await desk.db.selectFrom('citizens').select('id').where('mobile', '=', mobile).execute();
    expect(people).toHaveLength(1);
  });
});
