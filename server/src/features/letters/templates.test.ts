import { expect, test } from 'vitest';
import { DOCX, docxOf, partsOf, withBody, withParts } from '../../testing/docx.ts';
import { shownText, templateUploads } from '../../testing/letters.ts';
import { freshMobile } from '../../testing/samples.ts';
import { deskForFile } from '../../testing/test-desk.ts';
import { unzip } from '../../testing/unzip.ts';

const desk = await deskForFile();
const admin = await desk.signIn('admin');
const clerk = await desk.signIn('manager', { branch_id: await desk.branch('04') });

const { values, upload, refusal } = templateUploads(admin);

test('a template is added, changed by versions and archived', async () => {
  const added = await upload(await docxOf(['Dear {owner.name}, {ask.reason}']), {
    numbered: '1',
    copies: '2',
    services: 'noc,duplicate_rc',
  });
  expect(added).toMatchObject({
    status: 201,
    body: {
      ...values,
      numbered: true,
      copies: 2,
      services: ['noc', 'duplicate_rc'],
      version: 1,
      warnings: [],
    },
  });
  expect(added.body.tags).toEqual(['owner.name', 'ask.reason']);
  const { id, updated_at } = added.body;
  const listed = async (query: string) =>
    (await clerk.get(`/templates?${query}`)).body.data.map((one: { id: number }) => one.id);
  expect(await listed('subject=citizen')).toContain(id);
  expect(await listed('service=noc')).toContain(id);
  expect(await listed('service=pay_tax')).not.toContain(id);
  expect(await listed('subject=job')).not.toContain(id);
  const file = {
    name: 'b.docx',
    content: await docxOf(['{owner.name_hi?}'.replace('_hi?', '')]),
    type: DOCX,
  };
  const changed = await admin.form(
    'PUT',
    `/admin/templates/${id}`,
    { ...values, name: 'Reply', updated_at },
    file,
  );
  expect(changed).toMatchObject({ status: 200, body: { name: 'Reply', version: 2, tags: ['owner.name'] } });
  const renamed = await admin.put(`/admin/templates/${id}`, { ...values, name: 'Answer' });
  expect(renamed).toMatchObject({ status: 200, body: { name: 'Answer', version: 2 } });
  expect((await admin.put(`/admin/templates/${id}`, { ...values, updated_at })).status).toBe(409);
  expect((await unzip(await clerk.download(`/templates/${id}/file`))).has('word/document.xml')).toBe(true);
  expect((await admin.delete(`/admin/templates/${id}`)).status).toBe(200);
  expect(await listed('')).not.toContain(id);
  expect((await clerk.post('/admin/templates', values)).status).toBe(403);
});

test('a tag is read whose letters stand in runs of their own', async () => {
  const runs = ['{ow', 'ner.na', 'me}'].map(text => `<w:r><w:rPr><w:b/></w:rPr><w:t>${text}</w:t></w:r>`);
  const added = await upload(await withBody(`<w:p>${runs.join('<w:proofErr w:type="spellStart"/>')}</w:p>`));
  expect(added.body.tags).toEqual(['owner.name']);
});

test('unknown tags are named with the nearest known one, and contradictions refused', async () => {
  const said = await refusal(await docxOf(['{vehicle.registration} {onwer.name}']));
  expect(said).toContain('{vehicle.registration}. Nearest: {vehicle.registration_no}');
  expect(said).toContain('{onwer.name}. Nearest: {owner.name}');
  expect(await refusal(await docxOf(['{ask.day:date} {ask.day}']))).toContain(
    '{ask.day} is used with two types',
  );
  expect((await upload(await docxOf(['{ask.a:money} {ask.a:money:words_hi} {ask.b?}']))).status).toBe(201);
  expect(await refusal(await docxOf(['{ask.a:colour}']))).toContain('Unknown tag');
  expect(await refusal(await docxOf(['{#vehicles}{vehicle.registration_no}']))).toContain(
    'could not be read',
  );
  expect(await refusal(await docxOf(['{owner.name']))).toContain('could not be read');
});

test('the list of tags has a label in both languages, and an example', async () => {
  const { data } = (await clerk.get('/templates/tags')).body;
  const labels = Object.fromEntries(
    data.map(({ tag, label_en, label_hi }: Record<string, string>) => [tag, [label_en, label_hi]]),
  );
  expect(labels['vehicle.registration_no']).toEqual(['Vehicle: Registration No', 'वाहन: वाहन नंबर']);
  for (const tag of [
    'owner.name',
    'insurance.end_date',
    'buyer.name',
    'office.name',
    'today',
    'number',
    'job.services',
  ]) {
    expect(labels, tag).toHaveProperty([tag]);
  }
  expect(data.filter(({ example }: { example: string }) => example === '')).toEqual([]);
});

test('a template is tried on a record within reach, and nothing is stored', async () => {
  const { id } = (await upload(await docxOf(['{owner.name}, {owner.address}, {office.name}']))).body;
  const citizen = (await clerk.post('/citizens', { name: 'Geeta Sahu', mobile: freshMobile() })).body.id;
  const { status, body: tried } = await clerk.get(`/templates/${id}/text?citizen_id=${citizen}`);
  expect(status).toBe(200);
  expect(tried.blocks).toMatchObject([
    { kind: 'paragraph', text: expect.stringMatching(/^Geeta Sahu, …+, /) },
  ]);
  expect(tried.empty).toContain('owner.address');
  expect((await clerk.get('/letters')).body.data).toEqual([]);
  expect((await clerk.get(`/templates/${id}/text`)).status).toBe(422);
});

test('the templates to begin with are added in both languages, once, and their questions have names in both', async () => {
  const twice = await Promise.all([1, 2].map(() => admin.post('/admin/templates/starters')));
  expect(twice.map(({ body }) => body.added).sort((a, b) => a - b)).toEqual([0, 24]);
  expect((await admin.post('/admin/templates/starters')).body).toEqual({ added: 0 });
  const { data } = (await clerk.get('/templates?subject=vehicle')).body;
  const citizen = (await clerk.post('/citizens', { name: 'रमेश वर्मा', mobile: freshMobile() })).body.id;
  const vehicle = (await clerk.post(`/citizens/${citizen}/vehicles`, { registration_no: 'CG04AB4321' })).body
    .id;
  for (const { id, name } of data) {
    const tried = await clerk.get(`/templates/${id}/text?vehicle_id=${vehicle}`);
    expect(tried.status, name).toBe(200);
    expect(JSON.stringify(tried.body.blocks), name).toMatch(/रमेश वर्मा|CG04AB4321/);
    const { asks, labels } = (await clerk.post('/letters', { template_id: id, vehicle_id: vehicle })).body;
    for (const { input } of asks) {
      expect(labels[input].hi, `${name}: ${input}`).toMatch(/[\u0900-\u097f]/);
      expect(labels[input].en, `${name}: ${input}`).toMatch(/^[A-Z][\w ,]+$/);
    }
  }
});

test('a list within a list is refused, and a letter that would unpack to too much', async () => {
  const nested = '{#vehicles}{#vehicles}{vehicle.registration_no}{/vehicles}{/vehicles}';
  expect(await refusal(await docxOf([nested]))).toContain('could not be read');
  const long = 'x'.repeat(300_000);
  const citizen = (await clerk.post('/citizens', { name: 'Geeta Sahu', mobile: freshMobile() })).body.id;
  const rows = Array.from({ length: 100 }, (_, at) => ({
    citizen_id: citizen,
    registration_no: `CG04LL${1000 + at}`,
    origin: 'office' as const,
  }));
  const vehicles = await desk.db.insertInto('vehicles').values(rows).returning('id').execute();
  const vehicle_ids = vehicles.map(({ id }) => id);
  for (const text of [`${long}{vehicle.registration_no}`, `{#vehicles}${long}{/vehicles}`]) {
    const added = await upload(await docxOf([text]), { subject: 'vehicle' });
    const { id } = (await clerk.post('/letters', { template_id: added.body.id, vehicle_ids })).body;
    const refused = await clerk.post(`/letters/${id}/issue`, {});
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: { file: [expect.stringContaining('too large')] } },
    });
  }
  const outside = await upload(await docxOf([long, '{#vehicles}{vehicle.registration_no}{/vehicles}']), {
    subject: 'vehicle',
  });
  const listed = await clerk.post('/letters', { template_id: outside.body.id, vehicle_ids });
  expect((await clerk.post(`/letters/${listed.body.id}/issue`, {})).status).toBe(200);
});

/** A document of one paragraph with a header and a footer. */
function withHeader(text: string, header: string, footer: string): Promise<Buffer> {
  const w = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
  const part = (name: string, shown: string) =>
    `<w:${name} ${w}><w:p><w:r><w:t>${shown}</w:t></w:r></w:p></w:${name}>`;
  const types = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const related = (id: string, name: string) =>
    `<Relationship Id="${id}" Type="${types}/${name}" Target="${name}1.xml"/>`;
  const reference = (id: string, name: string) => `<w:${name}Reference w:type="default" r:id="${id}"/>`;
  const document = partsOf([text])
    .get('word/document.xml')
    ?.replace('<w:sectPr>', `<w:sectPr>${reference('rId1', 'header')}${reference('rId2', 'footer')}`);
  return withParts({
    'word/document.xml': document ?? '',
    'word/header1.xml': part('hdr', header),
    'word/footer1.xml': part('ftr', footer),
    'word/_rels/document.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${related('rId1', 'header')}${related('rId2', 'footer')}</Relationships>`,
  });
}

/** Issues a letter of a template; answers the text that is shown of it. */
async function issuedText(file: Buffer, fields: object, subject: object) {
  const added = await upload(file, fields);
  const draft = (await clerk.post('/letters', { template_id: added.body.id, ...subject })).body;
  const { number } = (await clerk.post(`/letters/${draft.id}/issue`, {})).body;
  return { number, text: shownText((await clerk.get(`/letters/${draft.id}/text`)).body.blocks) };
}

test('tags in header and footer are read, filled and shown around the text', async () => {
  const file = await withHeader('{owner.name}', 'No. {number} {ask.file}', '{owner.mobile}');
  const mobile = freshMobile();
  const citizen_id = (await clerk.post('/citizens', { name: 'Geeta Sahu', mobile })).body.id;
  const subject = { citizen_id, inputs: { 'ask.file': 'F-7' } };
  const { number, text } = await issuedText(file, { numbered: '1' }, subject);
  expect(text).toEqual([`No. ${number} F-7`, 'Geeta Sahu', mobile]);
});

test('header and footer of a letter that is repeated for several vehicles name all of them', async () => {
  const citizen = (await clerk.post('/citizens', { name: 'Geeta Sahu', mobile: freshMobile() })).body.id;
  const vehicle_ids: number[] = [];
  for (const registration_no of ['CG04HD1001', 'CG04HD1002']) {
    const added = await clerk.post(`/citizens/${citizen}/vehicles`, { registration_no });
    vehicle_ids.push(added.body.id);
  }
  const file = await withHeader('{vehicle.registration_no}', '{vehicle.registration_no}', '{owner.name}');
  const { text } = await issuedText(file, { subject: 'vehicle' }, { vehicle_ids });
  expect(text).toEqual(['CG04HD1001, CG04HD1002', 'CG04HD1001', '---', 'CG04HD1002', 'Geeta Sahu']);
});

test('what stands before and after a page break, in a text box and in a changed part is shown', async () => {
  const run = (text: string) => `<w:r><w:t>${text}</w:t></w:r>`;
  const box = (text: string) => `<w:txbxContent><w:p>${run(text)}</w:p></w:txbxContent>`;
  const mc = 'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"';
  const file = await withBody(
    `<w:p>${run('{owner.name}')}<w:r><w:br w:type="page"/></w:r>${run('Page 2')}</w:p>` +
      `<w:p><w:r><w:br w:type="page"/></w:r></w:p>` +
      `<w:p><w:r><mc:AlternateContent ${mc}><mc:Choice Requires="wps">${box('Boxed {owner.name}')}</mc:Choice>` +
      `<mc:Fallback>${box('Boxed {owner.name}')}</mc:Fallback></mc:AlternateContent></w:r></w:p>` +
      `<w:customXml><w:p>${run('Marked')}</w:p></w:customXml>`,
  );
  const citizen_id = (await clerk.post('/citizens', { name: 'Geeta Sahu', mobile: freshMobile() })).body.id;
  const { text } = await issuedText(file, {}, { citizen_id });
  expect(text).toEqual(['Geeta Sahu', '---', 'Page 2', '---', 'Boxed Geeta Sahu', 'Marked']);
});
