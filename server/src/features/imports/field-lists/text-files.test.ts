import { describe, expect, test } from 'vitest';
import { csv, fieldListsOf, HEADS, plate, said, verdicts } from '../../../testing/field-lists.ts';
import { openListDesk } from '../../../testing/imports.ts';
import { freshMobile } from '../../../testing/samples.ts';

/* Lists as the field has them. All names, plates and numbers are invented. */

const { admin, lists } = await openListDesk();
const { upload, checked } = fieldListsOf(admin, lists);

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
