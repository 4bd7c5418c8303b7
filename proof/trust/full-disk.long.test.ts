import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { type Client, clientOf } from '../../server/src/testing/client.ts';
import { freshDatabase, TEMPLATE, urlOf } from '../../server/src/testing/databases.ts';
import { type Run, runProgram } from '../../server/src/testing/process.ts';
import { freshMobile, pdf } from '../../server/src/testing/samples.ts';
import { allThere, type DurableWrite, writeOne } from './durable-writes.ts';

/* Fills small disks of memory, which only root can mount. */
const isRoot = process.getuid?.() === 0;
const admin = { phone: '9111111111', password: 'durable-raipur-7' };
const MB = 1024 * 1024;
const FULL = /^Nothing was saved: the server disk is full/;

describe.runIf(isRoot)('a full disk', { timeout: 300_000 }, () => {
  test('of the embedded database: 503, also when sent again, then done once and by itself', async () => {
    const { mount, fill } = smallDisk(1_700);
    const { running, address, client, withKey } = await startOn({ DATA_DIR: join(mount, 'data') });
    const kept: DurableWrite[] = [];
    const writeAll = async (count: number) => {
      for (let at = 0; at < count; at += 1) {
        const answer = await writeOne(client).catch(() => 0);
        if (typeof answer === 'object') kept.push(answer);
      }
    };
    await writeAll(5);
    expect(kept).toHaveLength(5);

    const freeSome = fill(500 * MB);
    await expect
      .poll(() => running.lines.join(' '), { timeout: 90_000 })
      .toMatch(/Warning: The disk of DATA_DIR/);
    expect(await diskOf(address)).toBe('low');
    await writeAll(1);
    expect(kept).toHaveLength(6);

    // All at once, before the server looks again: PostgreSQL itself meets the end of the disk.
    freeSome();
    const freeAll = fill(0);
    await writeAll(20);
    const send = addCitizen(withKey);
    await expect.poll(async () => (await send()).status, { timeout: 10_000 }).toBe(503);
    for (let again = 0; again < 3; again += 1) {
      const refused = await send();
      expect([refused.status, refused.body.message]).toEqual([503, expect.stringMatching(FULL)]);
    }
    await expect.poll(() => diskOf(address), { timeout: 10_000 }).toBe('full');
    await expect
      .poll(() => running.lines.join(' '), { timeout: 90_000 })
      .toMatch(/Error: The disk of DATA_DIR/);
    const { body } = await clientOf(address, null).post('/login', admin);
    expect((await clientOf(address, body.token).get('/admin/disks')).body).toMatchObject([{ state: 'full' }]);

    freeAll();
    await expect.poll(async () => (await send()).status, { timeout: 10_000 }).toBe(201);
    await foundOnce(client, await send());
    await writeAll(3);
    expect(kept.length).toBeGreaterThanOrEqual(9);
    await allThere(address, client, kept);
    await expect.poll(() => running.lines.join(' '), { timeout: 90_000 }).toMatch(/which is enough again/);
  });

  test('of the documents: 503, also when sent again, then kept once', async () => {
    const { mount, fill } = smallDisk(40);
    const { connection, drop } = await freshDatabase(inject('connection'), TEMPLATE);
    onTestFinished(drop);
    const { address, client, withKey } = await startOn({ DATA_DIR: mount, DATABASE_URL: urlOf(connection) });
    const citizen = await client.post('/citizens', { name: 'Durga Prasad', mobile: freshMobile() });
    const sender = withKey();
    const upload = () =>
      sender.form(
        'POST',
        `/citizens/${citizen.body.id}/ll`,
        { ll_no: 'CG04-FULL' },
        { name: 'licence.pdf', content: pdf, type: 'application/pdf' },
      );
    const free = fill(0);
    for (let again = 0; again < 3; again += 1) {
      const refused = await upload();
      expect([refused.status, refused.body.message]).toEqual([503, expect.stringMatching(FULL)]);
    }
    expect(await diskOf(address)).toBe('full');
    // The database is elsewhere: what needs no document is taken.
    expect((await addCitizen(withKey)()).status).toBe(201);
    free();
    expect((await upload()).status).toBe(201);
    expect((await upload()).status).toBe(201);
    const { body } = await client.get('/search/ll?ll_no=CG04-FULL');
    expect(body.data).toHaveLength(1);
    expect((await fetch(`${address}/storage/${body.data[0].file_path}`)).status).toBe(200);
  });

  test('of the backups: the command names it, changes are taken, and the next backup is whole', async () => {
    const { mount, fill } = smallDisk(40);
    const { connection, drop } = await freshDatabase(inject('connection'), TEMPLATE);
    onTestFinished(drop);
    const data = mkdtempSync(join(tmpdir(), 'rto-desk-data-'));
    onTestFinished(() => rmSync(data, { recursive: true, force: true }));
    const settings = { DATA_DIR: data, DATABASE_URL: urlOf(connection), BACKUP_DIR: mount };
    const { address, client, withKey } = await startOn({ ...settings, BACKUPS: 'on', BACKUP_HOUR: '23' });
    const free = fill(0);
    const backUp = async () => {
      const { ended, lines } = runProgram('backup', settings);
      return { code: await ended, said: lines.join(' ') };
    };
    expect(await backUp()).toEqual({
      code: 1,
      said: `The disk of BACKUP_DIR (${mount}) is full: make room on it, then try again.`,
    });
    await expect.poll(() => diskOf(address), { timeout: 10_000 }).toBe('full');
    expect((await addCitizen(withKey)()).status).toBe(201);
    free();
    expect(await backUp()).toEqual({ code: 0, said: expect.stringMatching(/^Written: /) });
    expect((await client.get('/admin/backups/last')).body.good).not.toBeNull();
  });

  test.each([
    ['full', [], /^The disk of DATA_DIR \(\S+\) is full: make room on it/],
    [
      'read-only',
      ['-o', 'remount,ro'],
      /^The disk of DATA_DIR \(\S+\) can only be read: mount it for writing/,
    ],
  ] as const)('that is %s at the first start is named', async (_, options, sentence) => {
    const { mount } = smallDisk(30);
    if (options.length > 0) execFileSync('mount', [...options, mount]);
    const started = runProgram('main', { DATA_DIR: join(mount, 'data') });
    expect(await started.ended).toBe(1);
    expect(started.lines.at(-1)).toMatch(sentence);
  });
});

/** A disk of so many megabytes until the test ends; `fill` leaves so many bytes and answers what frees the rest again. */
function smallDisk(megabytes: number) {
  const mount = mkdtempSync(join(tmpdir(), 'rto-desk-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'none', mount]);
  onTestFinished(() => {
    execFileSync('umount', ['--lazy', mount]);
    rmSync(mount, { recursive: true, force: true });
  });
  const ballast = join(mount, 'ballast');
  mkdirSync(join(mount, 'data'));
  return {
    mount,
    fill: (left: number) => {
      const { bavail, bsize } = statfsSync(mount);
      execFileSync('fallocate', ['-l', String(bavail * bsize - left), ballast]);
      return () => rmSync(ballast);
    },
  };
}

/** A server until the test ends, and an admin who is signed in to it. */
async function startOn(env: Record<string, string>): Promise<{
  running: Run;
  address: string;
  client: Client;
  /** The same admin, whose calls all carry one new idempotency key. */
  withKey(): Client;
}> {
  const running = runProgram('main', {
    WORKERS: '2',
    RATE_LIMIT: 'off',
    BACKUPS: 'off',
    ADMIN_PHONE: admin.phone,
    ADMIN_PASSWORD: admin.password,
    ...env,
  });
  onTestFinished(async () => {
    running.child.kill('SIGTERM');
    await running.ended;
  });
  const address = await running.ready;
  if (address === null) throw new Error(running.lines.join(' '));
  const { body } = await clientOf(address, null).post('/login', admin);
  return {
    running,
    address,
    client: clientOf(address, body.token),
    withKey: () =>
      clientOf(address, body.token, { 'idempotency-key': `full-disk-${randomBytes(12).toString('hex')}` }),
  };
}

/** Sends one and the same new citizen, again and again. */
function addCitizen(withKey: () => Client) {
  const mobile = freshMobile();
  const sender = withKey();
  return () => sender.post('/citizens', { name: 'Sent Again', mobile });
}

async function foundOnce(client: Client, { body }: { body: { mobile: string } }) {
  const found = await client.get(`/citizens?mobile=${body.mobile}`);
  expect(found.body.data).toHaveLength(1);
}

const diskOf = async (address: string) =>
  ((await (await fetch(`${address}/readyz`)).json()) as { disk: string }).disk;
