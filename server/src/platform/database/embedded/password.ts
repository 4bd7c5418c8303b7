import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';

/**
 * Reads the password of the application's database role, or makes one.
 * @returns `isNew` when the file was missing or damaged and the role must be told
 */
export async function providePassword(file: string): Promise<{ password: string; isNew: boolean }> {
  const kept = await readFile(file, 'utf8').catch(() => '');
  // After a power cut a file may be empty or short: only a whole password counts.
  if (/^[\w-]{43}$/.test(kept)) return { password: kept, isNew: false };
  const password = randomBytes(32).toString('base64url');
  await writeFile(file, password, { mode: 0o600 });
  return { password, isNew: true };
}
