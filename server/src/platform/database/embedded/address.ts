import { lstatSync } from 'node:fs';
import { chown, mkdtemp, readFile, readlink, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Account } from './account.ts';
import { processMarker } from './orphans.ts';

/** Where PostgreSQL listens. */
export interface Address {
  readonly host: string;
  readonly port: number;
}

const PORT = 5432;
const LOOPBACK = '127.0.0.1';
/** The kernel allows 107 bytes for the whole path of a socket; macOS allows 103. */
const LONGEST_PATH = 103;

/**
 * A Unix socket in a fresh folder that only PostgreSQL's account can enter, as short as the kernel demands.
 * The link `run` in the database folder says where it is. Windows: a free port of the loopback interface, which the file `run` names.
 */
export async function provideAddress(folder: string, account: Account): Promise<Address> {
  if (process.platform === 'win32') return provideLoopback(folder);
  await removeAddress(folder, account);
  const prefix = prefixOf(folder);
  const fits = Buffer.byteLength(join(tmpdir(), `${prefix}123456/.s.PGSQL.${PORT}`)) <= LONGEST_PATH;
  const parent = fits ? tmpdir() : '/tmp';
  const host = await mkdtemp(join(parent, prefix)).catch(({ code }: NodeJS.ErrnoException) => {
    throw new Error(
      `TMPDIR: nothing can be written to ${parent} (${code}): set it to a folder that this account may write to.`,
    );
  });
  if (account.uid !== undefined && account.gid !== undefined) await chown(host, account.uid, account.gid);
  await symlink(host, join(folder, 'run'));
  return { host, port: PORT };
}

/** Where the PostgreSQL of a folder listens now, or null. */
export async function runningAddress(folder: string): Promise<Address | null> {
  if (process.platform === 'win32') return readLoopback(folder);
  const host = await ownHost(folder);
  return host === null ? null : { host, port: PORT };
}

/** Removes the socket's folder, of this run or of an earlier one that was killed. */
export async function removeAddress(folder: string, account: Account): Promise<void> {
  if (process.platform === 'win32') return rm(join(folder, 'run'), { recursive: true, force: true });
  const host = await ownHost(folder);
  // After a reboot another user may have made a folder of that name in /tmp: only our own is emptied.
  const found = host === null ? undefined : lstatSync(host, { throwIfNoEntry: false });
  const isOurs = found?.isDirectory() && found.uid === (account.uid ?? process.getuid?.());
  if (host !== null && isOurs) await rm(host, { recursive: true, force: true });
  // A copy that followed links has a folder here.
  await rm(join(folder, 'run'), { recursive: true, force: true });
}

/** Where the link `run` leads, or null where it came with a copy of the data folder: that socket is the original's. */
async function ownHost(folder: string): Promise<string | null> {
  const host = await readlink(join(folder, 'run')).catch(() => null);
  return host !== null && basename(host).startsWith(prefixOf(folder)) ? host : null;
}

/** How the names of a folder's socket folders begin: with the folder's identity on disk, which a copy does not share. */
const prefixOf = (folder: string) => `${processMarker(folder)}-`;

async function provideLoopback(folder: string): Promise<Address> {
  const port = await freePort();
  await writeFile(join(folder, 'run'), String(port));
  return { host: LOOPBACK, port };
}

async function readLoopback(folder: string): Promise<Address | null> {
  const port = Number(await readFile(join(folder, 'run'), 'utf8').catch(() => ''));
  return port > 0 ? { host: LOOPBACK, port } : null;
}

function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, LOOPBACK, () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : PORT;
      server.close(() => resolve(port));
    });
  });
}
