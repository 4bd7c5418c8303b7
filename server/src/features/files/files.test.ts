import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { Readable } from 'node:stream';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../platform/database/database.ts';
import { signedPath } from '../../platform/storage/signing.ts';
import type { SignedInClient, Upload } from '../../testing/client.ts';
import { connectionOf } from '../../testing/read-only.ts';
import { freshMobile, freshNumber, pdf, png } from '../../testing/samples.ts';
import { deskForFile } from '../../testing/test-desk.ts';
import { words } from '../../testing/words.ts';
import { sweepFiles } from './sweep.ts';

const desk = await deskForFile();
const owner = await desk.signIn('user');
const list = `/citizens/${owner.caller.citizen_id}/ll`;

const upload = (content: Buffer, name = 'paper.pdf', type = 'application/pdf') =>
  owner.form('POST', list, { ll_no: freshNumber() }, { content, name, type });
const onDisk = async () =>
  (await readdir(desk.folder, { recursive: true, withFileTypes: true })).filter(entry => entry.isFile())
    .length;

describe('a link', () => {
  test('opens a document in place, under its own name, and lets it do nothing', async () => {
    const { body } = await upload(pdf, 'लाइसेंस (2025).pdf');
    const opened = await desk.open(body.file_path);
    expect(opened).toMatchObject({ status: 200, type: 'application/pdf', content: pdf });
    expect(opened.headers.get('content-disposition')).toBe(
      `inline; filename="_______ (2025).pdf"; filename*=UTF-8''${encodeURIComponent('लाइसेंस ')}%282025%29.pdf`,
    );
    expect(opened.headers.get('x-content-type-options')).toBe('nosniff');
    expect(opened.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
    expect(opened.headers.get('cache-control')).toBe('no-store');
  });

  test('that is guessed, altered, expired or of another file does not open', async () => {
    const [one, two] = [
      (await upload(pdf)).body.file_path,
      (await upload(png, 'a.png', 'image/png')).body.file_path,
    ];
    const [name, query] = one.split('?');
    const later = new URLSearchParams(query);
    later.set('expires', String(Number(later.get('expires')) + 900));
    const id = name.replace('.pdf', '');
    const old = signedPath(
      desk.fileKey,
      { id, media_type: 'application/pdf' },
      1,
      new Date(Date.now() - 2 * 3_600_000),
    );
    for (const path of [
      name,
      `${name}?${later}`,
      `${two.split('?')[0]}?${query}`,
      `${name}?expires=1&signature=x`,
      old,
      `${id}?${query}`,
    ]) {
      const answer = await desk.open(path);
      expect([answer.status, JSON.parse(answer.content.toString())], path).toEqual([
        403,
        { message: words.errors.linkExpired },
      ]);
    }
    for (const path of ['../../etc/passwd', '%2e%2e%2fpasswd', 'incoming/x', '..%5c..%5cx']) {
      expect([403, 404]).toContain((await desk.open(path)).status);
    }
  });
});

describe('a link ends', () => {
  const licenceOf = async (clerk: SignedInClient, citizen: number | null) => {
    const file = { content: pdf, name: 'a.pdf', type: 'application/pdf' };
    return (await clerk.form('POST', `/citizens/${citizen}/ll`, { ll_no: freshNumber() }, file)).body;
  };

  test('with the session that it was given to, by signing out or with the account', async () => {
    for (const end of [
      (clerk: SignedInClient) => clerk.post('/logout'),
      ({ caller }: SignedInClient) => desk.db.deleteFrom('users').where('id', '=', caller.id).execute(),
    ]) {
      const clerk = await desk.signIn('manager');
      const { file_path } = await licenceOf(clerk, owner.caller.citizen_id);
      expect((await desk.open(file_path)).status).toBe(200);
      await end(clerk);
      expect((await desk.open(file_path)).status).toBe(403);
    }
  });

  test('where the document is no longer within reach', async () => {
    const [here, there] = [await desk.branch('04'), await desk.branch('10')];
    const clerk = await desk.signIn('manager', { branch_id: here });
    const { id } = (await clerk.post('/citizens', { name: 'Somi Bai', mobile: freshMobile() })).body;
    const { file_path } = await licenceOf(clerk, id);
    expect((await desk.open(file_path)).status).toBe(200);
    await desk.db.updateTable('citizens').set({ branch_id: there }).where('id', '=', id).execute();
    expect((await desk.open(file_path)).status).toBe(404);
  });

  test('an hour after it was given at the latest', () => {
    const file = { id: 'x'.repeat(32), media_type: 'application/pdf' };
    for (const given of [
      '2026-11-23T09:00:00.000Z',
      '2026-11-23T09:14:59.999Z',
      '2026-11-23T09:15:00.000Z',
    ]) {
      const query = new URLSearchParams(signedPath(desk.fileKey, file, 1, new Date(given)).split('?')[1]);
      const seconds = Number(query.get('expires')) - Date.parse(given) / 1000;
      expect(seconds).toBeGreaterThan(44 * 60);
      expect(seconds).toBeLessThanOrEqual(3600);
    }
  });
});

describe('an upload', () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const html = Buffer.from('<!doctype html><script>alert(1)</script>');
  // JFIF's first segment.
  const jpeg = Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex');
  const archive = Buffer.concat([Buffer.from('PK\x05\x06', 'latin1'), Buffer.alloc(18)]);
  test.each<[string, Upload, string]>([
    [
      'HTML called .pdf',
      { content: html, name: 'a.pdf', type: 'application/pdf' },
      words.validation.fileType,
    ],
    ['an SVG', { content: svg, name: 'a.svg', type: 'image/svg+xml' }, words.validation.fileType],
    ['an SVG called .png', { content: svg, name: 'a.png', type: 'image/png' }, words.validation.fileType],
    [
      'a PDF called .html',
      { content: pdf, name: 'a.html', type: 'application/pdf' },
      words.validation.fileType,
    ],
    [
      'a PDF with a page in it',
      { content: Buffer.concat([pdf, html]), name: 'a.pdf', type: 'application/pdf' },
      words.validation.fileType,
    ],
    [
      'a PNG that is an archive',
      { content: Buffer.concat([png, archive]), name: 'a.png', type: 'image/png' },
      words.validation.fileType,
    ],
    [
      'a PDF that is an archive',
      { content: Buffer.concat([pdf, archive]), name: 'a.pdf', type: 'application/pdf' },
      words.validation.fileType,
    ],
    [
      'nothing',
      { content: Buffer.alloc(0), name: 'a.pdf', type: 'application/pdf' },
      words.validation.fileEmpty,
    ],
  ])('of %s is refused and leaves nothing', async (_, file, sentence) => {
    const before = await onDisk();
    const answer = await owner.form('POST', list, { ll_no: freshNumber() }, file);
    expect(answer).toMatchObject({ status: 422, body: { message: sentence, errors: { file: [sentence] } } });
    expect(await onDisk()).toBe(before);
  });

  test.each([
    ['a PNG called .pdf', png, 'scan.pdf', 'scan.png'],
    ['a JPEG called .png', jpeg, 'scan.png', 'scan.jpg'],
    ['a PDF after a byte order mark', Buffer.concat([Buffer.from('\u{feff}'), pdf]), 'a.pdf', 'a.pdf'],
    ['a PDF after blank lines', Buffer.concat([Buffer.from('\r\n'.repeat(500)), pdf]), 'a.PDF', 'a.PDF'],
    ['a PDF with text behind', Buffer.concat([pdf, Buffer.from('\nPrinted at Raipur')]), 'No. 5', 'No. 5'],
  ])('of %s is taken by its content and named after it', async (_, content, name, kept) => {
    const answer = await owner.form('POST', list, { ll_no: freshNumber() }, { content, name, type: '' });
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    const file = await desk.db
      .selectFrom('files')
      .select('original_name')
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(file.original_name).toBe(kept);
  });

  test('of a PDF after more than a kilobyte of blank lines is refused', async () => {
    const content = Buffer.concat([Buffer.from('\n'.repeat(1100)), pdf]);
    const file = { content, name: 'a.pdf', type: 'application/pdf' };
    expect((await owner.form('POST', list, { ll_no: freshNumber() }, file)).status).toBe(422);
  });

  test('of more than 10 MB is refused and leaves nothing', async () => {
    const before = await onDisk();
    const answer = await upload(Buffer.concat([pdf, Buffer.alloc(10 * 1024 * 1024)]));
    expect(answer).toMatchObject({ status: 413, body: { message: words.validation.fileTooLarge } });
    expect(await onDisk()).toBe(before);
  });

  test('of exactly 10 MB is taken', async () => {
    const content = Buffer.concat([pdf, Buffer.alloc(10 * 1024 * 1024 - pdf.length, 0x20)]);
    expect((await upload(content)).status).toBe(201);
  });

  test('by a signed-out caller is not even read', async () => {
    const sending = request(`${desk.address}/api${list}`, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x', 'content-length': 5_000_000 },
    });
    sending.on('error', () => undefined);
    onTestFinished(() => void sending.destroy());
    // The body is never sent: reading it would wait for ever.
    sending.flushHeaders();
    const [answer] = await once(sending, 'response');
    expect(answer.statusCode).toBe(401);
  });

  test('that breaks off leaves nothing', async () => {
    const before = await onDisk();
    const { logged } = desk;
    const seen = logged.length;
    const body = new Readable({ read() {} });
    const sending = request(`${desk.address}/api${list}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${owner.token}`,
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': 5_000_000,
      },
    });
    sending.on('error', () => undefined);
    body.pipe(sending);
    body.push(
      '--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\ncontent-type: application/pdf\r\n\r\n',
    );
    body.push(Buffer.concat([pdf, Buffer.alloc(200_000)]));
    await expect.poll(onDisk).toBe(before + 1);
    sending.destroy();
    await expect.poll(onDisk).toBe(before);
    expect(logged.slice(seen).join('')).not.toMatch(/"level":50/);
  });

  test('of two files is refused', async () => {
    const before = await onDisk();
    const form = new FormData();
    form.append('ll_no', freshNumber());
    for (const name of ['a.pdf', 'b.pdf']) form.append('file', new File([new Uint8Array(pdf)], name));
    const answer = await fetch(`${desk.address}/api${list}`, {
      method: 'POST',
      body: form,
      headers: { authorization: `Bearer ${owner.token}` },
    });
    expect([answer.status, await onDisk()]).toEqual([422, before]);
  });
});

test('the sweep removes from disk what no record refers to, and nothing else', async () => {
  const kept = (await upload(pdf)).body;
  const gone = (await upload(pdf)).body;
  await owner.delete(`/ll/${gone.id}`);
  // A crash after the file was kept and before its row was committed; and one while it was arriving.
  const orphan = await desk.storage.receive(Readable.from([pdf]), 'a.pdf');
  await desk.storage.store(orphan);
  await desk.storage.receive(Readable.from([pdf]), 'b.pdf');
  const files = await desk.db.selectFrom('files').select('id').where('removed_at', 'is', null).execute();
  await sweepFiles(desk);
  expect(await onDisk()).toBe(files.length + 2);
  await sweepFiles(desk, new Date(Date.now() + 3_700_000));
  expect(await onDisk()).toBe(files.length);
  expect((await desk.open(kept.file_path)).status).toBe(200);
  expect(
    await desk.db.selectFrom('files').select('id').where('removed_at', 'is not', null).execute(),
  ).toEqual([]);
});

test('the sweep removes nothing by what a standby or a database that went back says', async () => {
  const orphan = await desk.storage.receive(Readable.from([pdf]), 'a.pdf');
  await desk.storage.store(orphan);
  const before = await onDisk();
  const later = new Date(Date.now() + 3_700_000);
  await desk.pool.query('select');
  const { seen } = desk.watermark;
  const behind = openDatabase({
    connection: await connectionOf(desk),
    seen: seen && { ...seen, count: 1_000 },
  });
  onTestFinished(behind.close);
  await sweepFiles({ db: behind.db, storage: desk.storage }, later);
  expect(await onDisk()).toBe(before);
  await sweepFiles(desk, later);
  expect(await onDisk()).toBe(before - 1);
});

test('the link of a document that was deleted or replaced opens nothing from then on', async () => {
  const [deleted, replaced] = [(await upload(pdf)).body, (await upload(pdf)).body];
  const before = await onDisk();
  await owner.delete(`/ll/${deleted.id}`);
  const values = { ll_no: replaced.ll_no };
  const another = { content: png, name: 'a.png', type: 'image/png' };
  const { body } = await owner.form('PUT', `/ll/${replaced.id}`, values, another);
  for (const { file_path } of [deleted, replaced]) expect((await desk.open(file_path)).status).toBe(404);
  expect((await desk.open(body.file_path)).content).toEqual(png);
  // What they held is still there until the sweep; it is the link that is closed.
  expect(await onDisk()).toBe(before + 1);
});
