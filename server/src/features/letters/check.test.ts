import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { docxOf, packed, partsOf, withBody, withParts } from '../../testing/docx.ts';
import { templateUploads } from '../../testing/letters.ts';
import { deskForFile } from '../../testing/test-desk.ts';
import { unzip } from '../../testing/unzip.ts';

const desk = await deskForFile();
const admin = await desk.signIn('admin');
const clerk = await desk.signIn('manager', { branch_id: await desk.branch('04') });

const { values, upload, refusal } = templateUploads(admin);
const related = (type: string, target: string, mode = '') =>
  withParts({
    'word/_rels/document.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId9" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"${mode && ` TargetMode="${mode}"`}/></Relationships>`,
  });

test('only a Word document is a template', async () => {
  expect(await refusal(Buffer.from('hello'))).toBe('Choose a Word document (.docx).');
  expect(await refusal(await packed(new Map([['a.txt', 'hello']])))).toBe('Choose a Word document (.docx).');
  const whole = await docxOf(['Hello']);
  expect(await refusal(whole.subarray(0, whole.length - 30))).toBe('Choose a Word document (.docx).');
  expect((await admin.post('/admin/templates', values)).body.errors).toHaveProperty('file');
  expect((await upload(Buffer.alloc(6 * 1024 * 1024))).status).toBe(413);
});

test('a document that unpacks to too much is refused, whatever it declares', async () => {
  const zeros = Buffer.alloc(30 * 1024 * 1024, 0x20);
  expect(await refusal(await withParts({ 'word/media/a.bin': zeros }))).toMatch(
    /too large when it is unpacked/,
  );
  expect(await refusal(liar(zeros))).toMatch(/too large|Choose a Word/);
  const many = Object.fromEntries(Array.from({ length: 600 }, (_, at) => [`word/a${at}.bin`, 'x']));
  expect(await refusal(await withParts(many))).toMatch(/too large/);
  const markup = `<w:p><w:r><w:t>${'x'.repeat(6 * 1024 * 1024)}</w:t></w:r></w:p>`;
  expect(await refusal(await withBody(markup))).toMatch(/too large/);
});

/** An archive of one entry that says it has ten bytes. */
function liar(content: Buffer): Buffer {
  const data = deflateRawSync(content);
  const name = Buffer.from('word/document.xml');
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(20, 4);
  local.writeUInt16LE(8, 8);
  local.writeUInt32LE(data.length, 18);
  local.writeUInt32LE(10, 22);
  local.writeUInt16LE(name.length, 26);
  const central = Buffer.alloc(46);
  central.writeUInt32LE(0x02014b50, 0);
  central.writeUInt16LE(20, 6);
  central.writeUInt16LE(8, 10);
  central.writeUInt32LE(data.length, 20);
  central.writeUInt32LE(10, 24);
  central.writeUInt16LE(name.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length + name.length, 12);
  end.writeUInt32LE(local.length + name.length + data.length, 16);
  return Buffer.concat([local, name, data, central, name, end]);
}

test('macros, objects, chunks and linked files are refused with a sentence', async () => {
  expect(await refusal(await withParts({ 'word/vbaProject.bin': 'x' }))).toMatch(/macros/);
  expect(await refusal(await related('vbaProject', 'other.bin'))).toMatch(/macros/);
  const macro = partsOf(['Hello'])
    .get('[Content_Types].xml')
    ?.replace(
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
      'application/vnd.ms-word.document.macroEnabled.main+xml',
    );
  expect(await refusal(await withParts({ '[Content_Types].xml': macro ?? '' }))).toMatch(/macros/);
  expect(await refusal(await withParts({ 'word/embeddings/a.bin': 'x' }))).toMatch(/embedded objects/);
  expect(await refusal(await related('oleObject', 'a.bin'))).toMatch(/embedded objects/);
  expect(await refusal(await related('control', 'a.xml'))).toMatch(/embedded objects/);
  expect(await refusal(await related('aFChunk', 'a.html'))).toMatch(/other documents/);
  expect(await refusal(await withBody('<w:altChunk r:id="rId1"/>'))).toMatch(/other documents/);
  expect(await refusal(await related('subDocument', 'a.docx', 'External'))).toMatch(/sub-documents/);
  expect(await refusal(await related('image', 'http://192.0.2.1/a.png', 'External'))).toMatch(
    /linked pictures/,
  );
  expect(await refusal(await related('image', 'http://192.0.2.1/a.png'))).toMatch(/other files/);
  expect(await refusal(await related('hyperlink', 'file:///etc/passwd', 'External'))).toMatch(/other files/);
  expect(await refusal(await related('hyperlink', '&#x6A;avascript:alert(1)', 'External'))).toMatch(
    /other files/,
  );
  const field =
    '<w:p><w:r><w:instrText>INCLUDE</w:instrText></w:r><w:r><w:instrText>TEXT "a"</w:instrText></w:r></w:p>';
  expect(await refusal(await withBody(field))).toMatch(/fields/);
  expect(await refusal(await withBody('<w:p><w:fldSimple w:instr="DDEAUTO cmd"/></w:p>'))).toMatch(/fields/);
  expect(await refusal(await withParts({ 'word/evil%00.xml': '<a/>' }))).toBe(
    'Choose a Word document (.docx).',
  );
});

test('what is active is refused however it is written', async () => {
  const w = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
  const field = (...instructions: string[]) =>
    withBody(instructions.map(text => `<w:p><w:r><w:instrText>${text}</w:instrText></w:r></w:p>`).join(''));
  const begin = '<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r></w:p>';
  const dde = [
    await field('&#68;DEAUTO cmd'),
    await field('DD<!-- -->E cmd'),
    await withBody(`<w:p><w:fldSimple w:instr='DDEAUTO cmd'/></w:p>`),
    await withBody(`<x:p xmlns:x="${w}"><x:r><x:instrText>DDEAUTO cmd</x:instrText></x:r></x:p>`),
    await withBody(
      `<w:p><w:r><w:instrText>PAGE</w:instrText></w:r></w:p>${begin}<w:p><w:r><w:instrText>DDE cmd</w:instrText></w:r></w:p>`,
    ),
    await withParts({ 'word/header.dat': `<w:hdr xmlns:w="${w}"><w:fldSimple w:instr="DDE cmd"/></w:hdr>` }),
  ];
  for (const file of dde) expect(await refusal(file)).toMatch(/fields/);
  expect(await refusal(await field('<![CDATA[DDEAUTO cmd]]>'))).toBe('Choose a Word document (.docx).');
  for (const target of ['file:///etc/passwd', String.raw`\\\\192.0.2.1\\share`, 'C:\\\\a.exe']) {
    expect(await refusal(await field(`HYPERLINK "${target}"`)), target).toMatch(/other files/);
  }
  const ordinary = await field(
    'HYPERLINK \\l "_Toc1"',
    'HYPERLINK "https://parivahan.gov.in"',
    'TIME \\@ "HH:mm"',
  );
  expect((await upload(ordinary)).status).toBe(201);
  const picture =
    '<w:p><v:imagedata xmlns:v="urn:schemas-microsoft-com:vml" src="http://192.0.2.1/a.png"/></w:p>';
  expect(await refusal(await withBody(picture))).toMatch(/linked pictures/);
});

test('a relationship is what its own attributes say, and nothing else of its part is stored', async () => {
  const types = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const template = `Type="${types}/attachedTemplate" TargetMode="External"`;
  const relationships = (markup: string) =>
    withParts({
      'word/_rels/document.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${markup}</Relationships>`,
    });
  for (const hidden of [
    `<Relationship Id="rId9" Target="http://192.0.2.1/>" ${template}/>`,
    `<Relationship Id="rId9" xmlns:x="urn:x" x:Type="${types}/hyperlink" Target="https://192.0.2.1" ${template}/>`,
    `<r-x:Relationship xmlns:r-x="http://schemas.openxmlformats.org/package/2006/relationships" Id="rId9" Target="https://192.0.2.1" ${template}/>`,
  ]) {
    const added = await upload(await relationships(hidden));
    expect(added, hidden).toMatchObject({ status: 201, body: { warnings: ['templateRemoved'] } });
    const stored = await unzip(await clerk.download(`/templates/${added.body.id}/file`));
    expect(stored.get('word/_rels/document.xml.rels')?.toString()).not.toContain('192.0.2.1');
  }
});

test('XML with entities, in another encoding or nested too deep is refused', async () => {
  const entities = `<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>`;
  expect(await refusal(await withParts({ 'word/styles.xml': entities }))).toMatch(/document type/);
  const deep = `${'<a>'.repeat(100_000)}${'</a>'.repeat(100_000)}`;
  expect(await refusal(await withParts({ 'word/styles.xml': deep }))).toBe('Choose a Word document (.docx).');
  const wide = Buffer.from(`\uFEFF${entities}`, 'utf16le');
  expect(await refusal(await withParts({ 'word/styles.xml': wide }))).toBe('Choose a Word document (.docx).');
});

test('links to pages and mail stay, and the reference to an attached template is removed with a note', async () => {
  for (const target of ['https://parivahan.gov.in', 'mailto:office@example.com']) {
    expect((await upload(await related('hyperlink', target, 'External'))).status, target).toBe(201);
  }
  const attached = await upload(await related('attachedTemplate', 'http://192.0.2.1/a.dotm', 'External'));
  expect(attached).toMatchObject({ status: 201, body: { warnings: ['templateRemoved'] } });
  const stored = await unzip(await clerk.download(`/templates/${attached.body.id}/file`));
  expect(stored.get('word/_rels/document.xml.rels')?.toString()).not.toContain('192.0.2.1');
});
