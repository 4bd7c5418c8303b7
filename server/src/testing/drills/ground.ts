import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, closeSync, mkdirSync, openSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';

/** The repository's folder. */
export const root = join(import.meta.dirname, '../../../..');

/** The ports that the files of `deploy/` name. */
const PORTS = ['2379', '2380', '3000', '5000', '5432', '8008', '8080'];

/**
 * Machines on loopback: each has an address of its own (127.0.0.0/8 is all this machine's), the ports of `deploy/` are others that are
 * free, and whatever they keep lies below one folder.
 */
export interface Ground {
  folder: string;
  /** Of a machine, by the last number of its address in `deploy/`. */
  addressOf(machine: number): string;
  portOf(usual: number): number;
  /** What a word that stands for a secret in `deploy/` stands for here. */
  secretOf(word: string): string;
  /**
   * Writes a file of `deploy/` as somebody does who copies it to a machine; answers where it is.
   * @param here what is otherwise here than on machines of their own
   */
  place(file: string, machine: Machine, here?: readonly (readonly [string, string])[]): string;
}

/** A machine's name and the last number of its address in `deploy/`. */
export interface Machine {
  name: string;
  number: number;
}

export async function openGround(folder: string): Promise<Ground> {
  const network = `127.${20 + (process.pid % 200)}.${process.pid % 250}.`;
  const ports = new Map<string, number>();
  for (const port of PORTS) ports.set(port, await freePort());
  const secretOf = (word: string) => createHash('sha256').update(`${folder}${word}`).digest('hex');
  const addressOf = (machine: number) => `${network}${machine}`;
  const portOf = (usual: number) => {
    const port = ports.get(String(usual));
    if (port === undefined) throw new Error(`No file of deploy/ names the port ${usual}`);
    return port;
  };
  return {
    folder,
    addressOf,
    portOf,
    secretOf,
    place(file, { name, number }, here = []) {
      let text = readFileSync(join(root, 'deploy', file), 'utf8')
        .replace(/\bNAME\b/g, name)
        .replace(/\bADDRESS\b/g, `10.0.0.${number}`)
        // Whoever calls from this machine comes from 127.0.0.1, whatever address is called.
        .replaceAll('10.0.0.0/24', '127.0.0.0/8')
        .replaceAll('127.0.0.1', `10.0.0.${number}`)
        .replaceAll('10.0.0.', network)
        .replace(/\b(?:SECRET_OF|ID_AT)_\w+/g, secretOf)
        .replace(new RegExp(`\\b(${PORTS.join('|')})\\b`, 'g'), port => String(portOf(Number(port))));
      for (const [there, instead] of here) {
        if (!text.includes(there)) throw new Error(`deploy/${file} does not say "${there}"`);
        text = text.replaceAll(there, instead);
      }
      const path = join(folderOf(folder, name), file);
      writeFileSync(path, text);
      return path;
    },
  };
}

/** The folder of a machine, which belongs to the account that its services run as. */
export function folderOf(folder: string, ...parts: string[]): string {
  let path = folder;
  for (const part of parts) {
    path = join(path, part);
    mkdirSync(path, { recursive: true });
    chownSync(path, account.uid, account.gid);
  }
  return path;
}

/** PostgreSQL refuses to run as root; this is the account of Debian's package. */
const account = {
  get uid() {
    return Number(execFileSync('id', ['-u', 'postgres'], { encoding: 'utf8' }));
  },
  get gid() {
    return Number(execFileSync('id', ['-g', 'postgres'], { encoding: 'utf8' }));
  },
};

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '0.0.0.0');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  server.close();
  await once(server, 'close');
  return port;
}

/** The processes that were started, by their ids; all are killed when the drills end, however they end. */
const started = new Set<number>();

/** Starts a service in the background, with its output in a file beside its configuration; answers its process id. */
export function serve(
  program: string,
  args: readonly string[],
  log: string,
  env: Record<string, string> = {},
): number {
  const output = openSync(log, 'a');
  const child = spawn(program, args, {
    ...{ uid: account.uid, gid: account.gid },
    cwd: '/',
    env: { PATH: `${process.env.PATH}`, LANG: 'C.UTF-8', ...env },
    stdio: ['ignore', output, output],
    detached: true,
  });
  closeSync(output);
  child.on('error', error => console.error(`${program}: ${error.message}`));
  const { pid } = child;
  if (pid === undefined) throw new Error(`${program} does not start`);
  started.add(pid);
  child.once('exit', () => started.delete(pid));
  return pid;
}

/** Runs a command as the account of the services; throws with what it said where it fails. */
export function command(program: string, args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(program, args, {
    uid: account.uid,
    gid: account.gid,
    cwd: '/',
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stderr || stdout}`);
  return stdout;
}

/** Sends a signal to processes and all below them; those that have gone are left out. */
export function signal(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids.flatMap(withChildren)) {
    try {
      process.kill(pid, name);
    } catch {
      // It has ended since.
    }
  }
}

/** Those of the services that were started which have not ended: another process may have the id of one that has. */
export function alive(pids: readonly number[]): number[] {
  return pids.filter(pid => started.has(pid));
}

/** A process and all below it. */
function withChildren(pid: number): number[] {
  const parents = readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .flatMap(name => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
        return [{ id: Number(name), parent: Number(stat.slice(stat.lastIndexOf(')') + 4).split(' ')[0]) }];
      } catch {
        return [];
      }
    });
  const below = (id: number): number[] => [
    id,
    ...parents.filter(({ parent }) => parent === id).flatMap(child => below(child.id)),
  ];
  return below(pid);
}

/** Kills whatever was started and is left. */
export function killAll(others: readonly number[] = []): void {
  signal([...started, ...others], 'SIGKILL');
}

/** Waits until something holds; throws, naming it, where it does not within so many seconds. */
export async function until(what: string, holds: () => Promise<boolean>, seconds = 120): Promise<void> {
  const end = Date.now() + seconds * 1000;
  while (!(await holds().catch(() => false))) {
    if (Date.now() > end) throw new Error(`Not within ${seconds} seconds: ${what}`);
    await after(200);
  }
}
