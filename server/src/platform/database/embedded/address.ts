import { lstatSync } from 'node:fs';
import { chown, mkdtemp, readlink, rm, symlink } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Account } from './account.ts';

/** Where PostgreSQL listens. */
export interface Address {
  readonly host: string;
  readonly port: number;
}

const PORT = 5432;
const PREFIX = 'rto-desk-';
/** The kernel allows 107 bytes for the whole path of a socket; macOS allows 103. */
const LONGEST_FOLDER = 103 - Buffer.byteLength(`/${PREFIX}123456/.s.PGSQL.${PORT}`);

/**
 * A Unix socket in a fresh folder that only PostgreSQL's account can enter, as short as the kernel demands.
 * The link `run` in the database folder says where it is. Windows: a free port of the loopback interface.
 */
export async function provideAddress(folder: string, account: Account): Promise<Address> {
  if (process.platform === 'win32') return { host: '127.0.0.1', port: await freePort() };
  await removeAddress(folder, account);
  const temporary = Buffer.byteLength(tmpdir()) <= LONGEST_FOLDER ? tmpdir() : '/tmp';
  const host = await mkdtemp(join(temporary, PREFIX));
  if (account.uid !== undefined && account.gid !== undefined) await chown(host, account.uid, account.gid);
  await symlink(host, join(folder, 'run'));
  return { host, port: PORT };
}

/** Where the PostgreSQL of a folder listens now, or null. */
export async function runningAddress(folder: string): Promise<Address | null> {
  const host = await readlink(join(folder, 'run')).catch(() => null);
  return host === null || process.platform === 'win32' ? null : { host, port: PORT };
}

/** Removes the socket's folder, of this run or of an earlier one that was killed. */
export async function removeAddress(folder: string, account: Account): Promise<void> {
  if (process.platform === 'win32') return;
  const link = join(folder, 'run');
  const host = await readlink(link).catch(() => undefined);
  if (host === undefined) return;
  // After a reboot anybody may have made a folder of that name in /tmp: only our own is emptied.
  const found = lstatSync(host, { throwIfNoEntry: false });
  const ours = found?.isDirectory() && found.uid === (account.uid ?? process.getuid?.());
  if (ours && basename(host).startsWith(PREFIX)) await rm(host, { recursive: true, force: true });
  await rm(link, { force: true });
}

function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : PORT;
      server.close(() => resolve(port));
    });
  });
}
