import { serverEn as en } from '@rto-desk/contract/words/en/server';
import { serverHi as hi } from '@rto-desk/contract/words/hi/server';
import { describe, expect, test } from 'vitest';
import { Invalid } from '../../../platform/errors.ts';
import { archiveOf, changedPart, partsOf } from '../../../testing/archives.ts';
import { longRegister, workbookOf } from '../../../testing/lists.ts';
import type { Refusal } from './delimited.ts';
import { readBytes, readList } from './read-list.ts';

/** Reads as the process does that is there for it. */
const read = (given: Buffer | string, name = '') =>
  readBytes(typeof given === 'string' ? Buffer.from(given) : given, name);

describe('a file that cannot be read is refused with what to do', () => {
  const header = ['Vehicle No', 'PUC'];
  const small = () => workbookOf([header, ['CG04LA1001', '1-1-27']]);
  const old = Buffer.from('d0cf11e0a1b11ae1', 'hex');

  const files: [string, Refusal, () => Buffer | string | Promise<Buffer>][] = [
    ['an old Excel file', 'oldExcel', () => Buffer.concat([old, Buffer.alloc(600)])],
    ['a locked one', 'locked', () => Buffer.concat([old, Buffer.from('EncryptedPackage', 'utf16le')])],
    ['a web page', 'webPage', () => '\ufeff<html><table><tr><td>CG04LA1001</td></tr></table></html>'],
    [
      'a list below another',
      'severalLists',
      () =>
        'Vehicle No,Owner,Insurance Upto\nCG04LA1001,Ram,05-03-2027\n\nVehicle No,Owner,PUC Upto\nCG04LA1002,Sita,06-03-2027\n',
    ],
    [
      'a list beside another',
      'severalLists',
      () =>
        'Vehicle No,Owner,Insurance Upto,,Vehicle No,Owner,PUC Upto\nCG04LA1001,Ram,05-03-2027,,CG04LA1002,Sita,06-03-2027\n',
    ],
    ['a picture', 'notAList', () => Buffer.from('ffd8ffe000104a464946', 'hex')],
    ['a PDF', 'notAList', () => '%PDF-1.7\n'],
    ['a program', 'notAList', () => Buffer.from('MZ\u0000\u0003\u0000\u0000')],
    ['a document', 'notAList', () => archiveOf({ 'word/document.xml': '<w/>' })],
    ['a binary workbook', 'binaryExcel', () => archiveOf({ 'xl/workbook.bin': 'x' })],
    [
      'an open document',
      'openDocument',
      () => archiveOf({ mimetype: 'application/vnd.oasis.opendocument.spreadsheet' }),
    ],
    ['half a workbook', 'damaged', async () => (await small()).subarray(0, 900)],
    ['a workbook of nonsense', 'damaged', () => archiveOf({ 'xl/workbook.xml': '<<<<' })],
    ['an empty file', 'empty', () => ''],
    ['headings alone', 'empty', () => workbookOf([header])],
    ['an empty sheet', 'empty', () => workbookOf([[]])],
  ];
  test.each(files)('%s', async (_, refusal, make) => {
    const file = await make();
    await expect(read(file, 'list.xlsx')).rejects.toMatchObject({ refusal });
  });

  test('one row more than may be', async () => {
    const rows = Array.from({ length: 20_001 }, (_, at) => `CG04AB${1000 + at},01-01-27`);
    await expect(read(`Vehicle No,PUC\n${rows.join('\n')}`)).rejects.toMatchObject({
      refusal: 'tooManyRows',
    });
    await expect(read(`Vehicle No,PUC\n${rows.slice(1).join('\n')}`)).resolves.toBeDefined();
  });

  test('a million empty columns are none', async () => {
    const commas = ','.repeat(1_000_000);
    const list = await read(`Vehicle No,PUC${commas}\nCG04LA1001,1-1-27${commas}\n`);
    expect(list.columns).toHaveLength(2);
  });

  test('two hundred and one columns are too many', async () => {
    const heads = Array.from({ length: 199 }, (_, at) => `Column ${at}`).join(',');
    await expect(read(`Vehicle No,PUC,${heads}\nCG04LA1001`)).rejects.toMatchObject({
      refusal: 'tooManyColumns',
    });
  });

  test('thousands of columns above thousands of rows, before all their cells are made', async () => {
    const list = `Vehicle No,PUC,${'a,'.repeat(8000)}\n${'CG04LA1001,1-1-27\n'.repeat(8000)}`;
    await expect(read(list)).rejects.toMatchObject({ refusal: 'tooManyColumns' });
  });

  test('a workbook that unpacks to more than it may, or to more than it says', async () => {
    await expect(read(await misstated(1_000_000, 600_000_000))).rejects.toMatchObject({ refusal: 'tooMuch' });
    await expect(read(await misstated(5_000_000, 1000))).rejects.toMatchObject({ refusal: 'damaged' });
  });

  test('a workbook that names a sheet again and again', async () => {
    const again = (xml: string) => xml.replace(/<sheet .*?\/>/, sheet => sheet.repeat(251));
    await expect(read(await changedPart(await small(), 'xl/workbook.xml', again))).rejects.toMatchObject({
      refusal: 'tooMuch',
    });
  });

  test('a workbook that says again and again when its days begin', async () => {
    const begun = (xml: string) => xml.replace('</workbook>', `${'<workbookPr '.repeat(100_000)}</workbook>`);
    await expect(read(await changedPart(await small(), 'xl/workbook.xml', begun))).rejects.toMatchObject({
      refusal: 'damaged',
    });
  });

  test('a workbook whose cells show one long text again and again', async () => {
    const long = 'x'.repeat(5000);
    const rows = Array.from({ length: 900 }, (_, at) => [`CG04LA${1000 + at}`, ...Array(10).fill(long)]);
    const heads = ['Vehicle No', 'PUC', ...Array.from({ length: 9 }, (_, at) => `Column ${at}`)];
    await expect(read(await workbookOf([heads, ...rows]))).rejects.toMatchObject({ refusal: 'tooMuch' });
  });

  test('links to other files are not even unpacked', async () => {
    const bytes = await archiveOf({
      ...(await partsOf(await small())),
      'xl/externalLinks/externalLink1.xml': Buffer.alloc(110_000_000),
    });
    expect((await read(bytes)).rows).toHaveLength(1);
  });
});

describe('in a process of its own', () => {
  test('a list is read', async () => {
    const list = await readList(await workbookOf(longRegister()), 'list.xlsx');
    expect(list.rows).toHaveLength(3);
  });

  test('a list of many batches is whole', async () => {
    const rows = Array.from({ length: 5000 }, (_, at) => `CG04LA${1000 + at},01-01-2031`);
    const list = await readList(['Vehicle No,PUC', ...rows].join('\n'));
    expect(list.rows.map(({ cells }) => cells[0])).toEqual(rows.map(row => row.split(',')[0]));
  });

  test('a refusal tells what to do in the language of the reader', async () => {
    const failure = await readList(Buffer.from('d0cf11e0a1b11ae1', 'hex')).catch((error: unknown) => error);
    if (!(failure instanceof Invalid)) throw new Error('It was read');
    expect(failure.fields.file?.map(sentence => sentence(en))).toEqual([en.imports.files.oldExcel]);
    expect(failure.fields.file?.map(sentence => sentence(hi))).toEqual([hi.imports.files.oldExcel]);
  });

  test('what takes too much memory or time is ended', async () => {
    const small = readList(await workbookOf(longRegister()), '', { memory: 8, timeoutMs: 60_000 });
    expect(await refusalOf(small)).toBe(en.imports.files.tooMuch);
    const slow = readList(await workbookOf(longRegister()), '', { memory: 256, timeoutMs: 1 });
    expect(await refusalOf(slow)).toBe(en.imports.files.tooSlow);
  });

  test('a cell in a column that no sheet has is damage', async () => {
    const bytes = await changedPart(
      await workbookOf([
        ['Vehicle No', 'PUC'],
        ['CG04LA1001', '1-1-27'],
      ]),
      'xl/worksheets/sheet1.xml',
      xml => xml.replace('</row></sheetData>', '<c r="HHHHHH2"><v>1</v></c></row></sheetData>'),
    );
    expect(await refusalOf(readList(bytes))).toBe(en.imports.files.damaged);
  });

  test('a short text of many cells is read there, too', async () => {
    const limits = { memory: 256, timeoutMs: 1 };
    const cells = `Vehicle No,PUC\n${'CG04LA1001,1-1-27\n'.repeat(600)}`;
    expect(await refusalOf(readList(cells, '', limits))).toBe(en.imports.files.tooSlow);
    await expect(readList(cells.slice(0, 5000), '', limits)).resolves.toBeDefined();
  });

  test('more bytes than may be are not read', async () => {
    await expect(readList(Buffer.alloc(10 * 1024 * 1024 + 1))).rejects.toBeInstanceOf(Invalid);
  });
});

async function refusalOf(reading: Promise<unknown>): Promise<string | undefined> {
  const failure = await reading.catch((error: unknown) => error);
  return failure instanceof Invalid ? failure.fields.file?.[0]?.(en) : undefined;
}

/** A workbook whose sheet is one thing and says to be another, in bytes. */
async function misstated(size: number, said: number): Promise<Buffer> {
  const parts = await partsOf(await workbookOf([['Vehicle No'], ['CG04LA1001']]));
  const sheet = Buffer.from(`<worksheet><sheetData>${' '.repeat(size - 47)}</sheetData></worksheet>`);
  const bytes = await archiveOf({ ...parts, 'xl/worksheets/sheet1.xml': sheet });
  const [real, false_] = [Buffer.alloc(4), Buffer.alloc(4)];
  real.writeUInt32LE(sheet.length);
  false_.writeUInt32LE(said);
  for (let at = bytes.indexOf(real); at !== -1; at = bytes.indexOf(real, at + 1)) false_.copy(bytes, at);
  return bytes;
}
