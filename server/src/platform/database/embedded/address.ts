import { once } from 'node:events';
import { lstatSync } from 'node:fs';
import { chown, mkdir, mkdtemp, readFile, readlink, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { type Account, isReachable } from './account.ts';
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
/** How often to look whether the socket is still there, in milliseconds. */
const WATCH_EVERY = 2_000;

/**
 * A Unix socket in a folder that only PostgreSQL's account can enter: `run` in the database folder, or, where that path is too long for a
 * socket, the account cannot reach it or its disk takes no sockets, a fresh folder in TMPDIR or /tmp, to which `run` is a link then.
 * Windows: a free port of the loopback interface, which the file `run` names.
 * @param places where a fresh folder may lie
 * @throws Error with a sentence when no place is found
 */
export async function provideAddress(
  folder: string,
  account: Account,
  places = [tmpdir(), '/tmp'],
): Promise<Address> {
  if (process.platform === 'win32') return provideLoopback(folder);
  await removeAddress(folder, account);
  const run = join(folder, 'run');
  if (fits(run) && isReachable(folder, account)) {
    await mkdir(run, { mode: 0o700 });
    await giveTo(run, account);
    if (await takesSockets(run)) return { host: run, port: PORT };
    await rm(run, { recursive: true });
  }
  const host = await temporaryHost(folder, places);
  await giveTo(host, account);
  await symlink(host, run);
  return { host, port: PORT };
}

async function temporaryHost(folder: string, places: readonly string[]): Promise<string> {
  const prefix = prefixOf(folder);
  const failures: string[] = [];
  for (const parent of new Set(places)) {
    if (!fits(join(parent, `${prefix}123456`))) continue;
    try {
      return await mkdtemp(join(parent, prefix));
    } catch (error) {
      failures.push(`${parent} (${(error as NodeJS.ErrnoException).code})`);
    }
  }
  throw new Error(
    `TMPDIR: nothing can be written to ${failures.join(' and ')}: set it to a folder that this account may write to.`,
  );
}

const fits = (host: string) => Buffer.byteLength(socketIn(host)) <= LONGEST_PATH;

const socketIn = (host: string) => join(host, `.s.PGSQL.${PORT}`);

async function giveTo(path: string, { uid, gid }: Account): Promise<void> {
  if (uid !== undefined && gid !== undefined) await chown(path, uid, gid);
}

/** Some disks take no sockets, such as shared folders of a virtual machine. */
async function takesSockets(host: string): Promise<boolean> {
  const server = createServer();
  try {
    await once(server.listen(socketIn(host)), 'listening');
    return true;
  } catch {
    return false;
  } finally {
    server.close();
  }
}

/**
 * Watches that the socket stays in its place. Without it, PostgreSQL serves the connections that it has, and no new one comes about.
 * @returns a sentence once the socket is gone, and what ends the watch
 */
export function watchAddress({ host }: Address): { lost: Promise<string>; stop(): void } {
  let timer: NodeJS.Timeout | undefined;
  const lost = new Promise<string>(resolve => {
    if (process.platform === 'win32') return;
    timer = setInterval(() => {
      if (lstatSync(socketIn(host), { throwIfNoEntry: false }) !== undefined) return;
      clearInterval(timer);
      resolve(`The socket of the database, ${socketIn(host)}, was removed. RTO Desk stops: start it again.`);
    }, WATCH_EVERY);
  });
  return { lost, stop: () => clearInterval(timer) };
}

/** Where the PostgreSQL of a folder listens now, or null. */
export async function runningAddress(folder: string): Promise<Address | null> {
  if (process.platform === 'win32') return readLoopback(folder);
  const run = join(folder, 'run');
  const host = lstatSync(run, { throwIfNoEntry: false })?.isDirectory() ? run : await linkedHost(folder);
  return host === null ? null : { host, port: PORT };
}

/** Removes the socket's folder, of this run or of an earlier one that was killed. */
export async function removeAddress(folder: string, account: Account): Promise<void> {
  const host = process.platform === 'win32' ? null : await linkedHost(folder);
  // After a reboot another user may have made a folder of that name in /tmp: only our own is emptied.
  const found = host === null ? undefined : lstatSync(host, { throwIfNoEntry: false });
  const isOurs = found?.isDirectory() && found.uid === (account.uid ?? process.getuid?.());
  if (host !== null && isOurs) await rm(host, { recursive: true, force: true });
  await rm(join(folder, 'run'), { recursive: true, force: true });
}

/** Where the link `run` leads, or null where it came with a copy of the data folder: that socket is the original's. */
async function linkedHost(folder: string): Promise<string | null> {
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
