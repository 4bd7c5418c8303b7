import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openVault } from './vault.ts';

async function freshFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'rto-desk-vault-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

test('a sealed value opens only for its account, and reveals nothing', async () => {
  const vault = openVault(null, await freshFolder());
  const sealed = await vault.seal('a secret', 'account 1');
  expect(sealed.includes('a secret')).toBe(false);
  expect(sealed.equals(await vault.seal('a secret', 'account 1')), 'not twice alike').toBe(false);
  expect(await vault.open(sealed, 'account 1')).toBe('a secret');
  await expect(vault.open(sealed, 'account 2')).rejects.toThrow();
  sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1;
  await expect(vault.open(sealed, 'account 1')).rejects.toThrow();
});

test('the key file is made once by concurrent starts, and only its owner can read it', async () => {
  const folder = await freshFolder();
  const vaults = Array.from({ length: 5 }, () => openVault(null, folder));
  const [sealed = Buffer.alloc(0)] = await Promise.all(vaults.map(vault => vault.seal('a secret', 'it')));
  for (const vault of vaults) expect(await vault.open(sealed, 'it')).toBe('a secret');
  expect((await stat(join(folder, 'secret.key'))).mode & 0o777).toBe(0o600);
  // Its text is what the setting takes.
  const text = (await readFile(join(folder, 'secret.key'), 'utf8')).trim();
  expect(await openVault(text, await freshFolder()).open(sealed, 'it')).toBe('a secret');
});

test('another key is recognised as another', async () => {
  const sealed = await openVault('a key of more than thirty-two letters', '').seal('a secret', 'it');
  const other = openVault('another key of more than thirty-two letters', '');
  expect(await other.open(sealed, 'it')).toBe(null);
  expect(sealed.subarray(0, 8).equals(await other.mark())).toBe(false);
});

test('a damaged key file is not made anew', async () => {
  const folder = await freshFolder();
  await writeFile(join(folder, 'secret.key'), 'half a k');
  const vault = openVault(null, folder);
  await expect(vault.seal('a secret', 'it')).rejects.toThrow('is damaged');
  await writeFile(join(folder, 'secret.key'), 'a key of more than thirty-two letters');
  await chmod(join(folder, 'secret.key'), 0o600);
  expect(await vault.open(await vault.seal('a secret', 'it'), 'it')).toBe('a secret');
});
