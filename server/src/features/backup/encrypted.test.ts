import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Decrypter, Encrypter } from 'age-encryption';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { times } from '../../testing/long.ts';
import { freshMobile } from '../../testing/samples.ts';
import { deskForTest } from '../../testing/test-desk.ts';
import { encrypt, withPlainBackup } from './encrypted.ts';

const passphrase = 'नौ monsoons in korba';
const backup = Buffer.concat(Array.from({ length: 200_000 }, (_, line) => Buffer.from(`row ${line}\n`)));
let encrypted: Buffer;
/** The same, each guess at whose passphrase is cheap: what is wrong is found whatever a guess costs. */
let cheap: Buffer;

async function* cut(bytes: Buffer, size = 10_007) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

beforeAll(async () => {
  const pieces: Buffer[] = [];
  for await (const piece of encrypt(cut(backup), passphrase)) pieces.push(piece);
  encrypted = Buffer.concat(pieces);
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  encrypter.setScryptWorkFactor(10);
  cheap = Buffer.from(await encrypter.encrypt(backup));
});

/** What a file of these bytes is decrypted to, and what is left in the data folder afterwards. */
async function decrypted(bytes: Buffer, given = passphrase) {
  const dataFolder = await mkdtemp(join(tmpdir(), 'rto-desk-encrypted-'));
  onTestFinished(() => rm(dataFolder, { recursive: true }));
  const file = join(dataFolder, 'backup-1.sql.age');
  await writeFile(file, bytes);
  const reading = withPlainBackup(file, { dataFolder, passphrase: async () => given }, plain => {
    expect(plain.endsWith('backup-1.sql')).toBe(true);
    return readFile(plain);
  });
  const content = await reading.catch((error: Error) => error.message);
  expect(await readdir(dataFolder), 'nothing in plain is left').toEqual(['backup-1.sql.age']);
  return content;
}

test('an encrypted backup tells nothing, and comes back with its passphrase', async () => {
  expect(encrypted.includes('row 1')).toBe(false);
  expect(backup.equals((await decrypted(encrypted)) as Buffer)).toBe(true);
});

test('it is a file of age, which any program that reads those decrypts', async () => {
  expect(encrypted.subarray(0, 21).toString()).toBe('age-encryption.org/v1');
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  expect(backup.equals(Buffer.from(await decrypter.decrypt(encrypted)))).toBe(true);
});

test('another passphrase is refused with a sentence', async () => {
  expect(await decrypted(cheap, 'another one')).toBe(
    'The passphrase is not that of this backup. Nothing was changed.',
  );
});

const damages: [string, (whole: Buffer) => Buffer][] = [
  // Each piece of the format is right by itself, but the last one says that it is the last.
  ['cut off between its pieces', whole => whole.subarray(0, whole.indexOf('\n---') + 60 + 16 + 65_552 * 3)],
  ['cut off in its head', whole => whole.subarray(0, 40)],
  ['without its last byte', whole => whole.subarray(0, -1)],
  ['with a bit changed', whole => Buffer.from(whole).fill(whole[90_000] === 0 ? 1 : 0, 90_000, 90_001)],
  ['that is empty', () => Buffer.alloc(0)],
];
test.each(damages.slice(0, times({ short: 2, long: 5, trust: 5 })))(
  'one %s is refused whole',
  async (_, damage) => {
    expect(await decrypted(damage(cheap))).toBe('The backup is damaged or not whole. Nothing was changed.');
  },
);

test('reading ahead is bounded, however long the backup and slow its reader', async () => {
  let read = 0;
  async function* endless() {
    for (;;) {
      read += 1;
      yield Buffer.alloc(65_536, read % 256);
    }
  }
  const pieces = encrypt(endless(), passphrase);
  for (let taken = 0; taken < 5; taken += 1) await pieces.next();
  await new Promise(done => setImmediate(done));
  expect(read).toBeLessThan(20);
  await pieces.return(undefined);
});

test('the download is encrypted, for an admin alone who has given the password lately', async () => {
  const desk = await deskForTest({ backupPassphrase: passphrase });
  const [admin, manager] = [await desk.signIn('admin'), await desk.signIn('manager')];
  const mobile = freshMobile();
  await admin.post('/citizens', { name: 'Dukalhin Yadu', mobile });
  const path = '/database-backups/download';
  expect((await desk.visitor.get(path)).status).toBe(401);
  expect((await manager.get(path)).status).toBe(403);
  await desk.pool.query("update sessions set confirmed_at = now() - interval '16 minutes'");
  expect(await admin.get(path)).toMatchObject({ status: 403, body: { confirm: true } });
  await desk.pool.query('update sessions set confirmed_at = now()');
  const answer = await fetch(`${desk.address}/api${path}`, {
    headers: { authorization: `Bearer ${admin.token}` },
  });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/octet-stream']);
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="backup-[\w.-]+\.sql\.age"$/,
  );
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes.includes(mobile)).toBe(false);
  expect(await decrypted(bytes, 'another one')).toMatch(/^The passphrase is not that of this backup/);
  expect(String(await decrypted(bytes))).toContain(mobile);
});
