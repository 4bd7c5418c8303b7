import { execFile, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { promisify } from 'node:util';
import { z } from 'zod';
import {
  account,
  alive,
  command,
  type Environment,
  folderOf,
  killAll,
  type Machine,
  serve,
  signal,
  until,
} from './environment.ts';
import type { Programs } from './patroni.ts';

/** Two machines with PostgreSQL, and one that only votes. */
const databaseMachines = [
  { name: 'db1', number: 11 },
  { name: 'db2', number: 12 },
] as const satisfies Machine[];
export const witness: Machine = { name: 'witness', number: 13 };

/** The size of each database's file system, in bytes. */
const ROOM = 2 * 1024 ** 3;
/** The free bytes left when a test fills the disk. */
const SPARE = 8 * 1024 ** 2;
/** The version of PostgreSQL that `deploy/` names, and those that will do, the best first. */
const VERSION = '17';
const VERSIONS = ['17', '16', '15'];

/** The version of PostgreSQL that is installed here, or null. */
export const installedPostgres = (): string | null =>
  VERSIONS.find(version => existsSync(`/usr/lib/postgresql/${version}/bin/postgres`)) ?? null;

/** The state of a member as Patroni reports it. */
const told = z.object({
  members: z.array(z.object({ name: z.string(), role: z.string(), state: z.string() })),
});

/** A cluster of PostgreSQL, as `deploy/` describes it. */
export interface DatabaseCluster {
  /** The name of the machine that leads, or null. */
  leader(): Promise<string | null>;
  /** Resolves when there is a leader and a standby that has all acknowledged writes. */
  whole(): Promise<void>;
  /** Kills the first process of PostgreSQL on a machine, which takes the others with it. */
  killPostgres(name: string): void;
  /** Sends a signal to all processes of a machine at once: PostgreSQL, Patroni, etcd. */
  signalMachine(name: string, signal: NodeJS.Signals): void;
  /** Takes a machine's network cable out, or puts it back in. Its processes live on. */
  plug(name: string, isIn: boolean): void;
  /** Leaves a machine's database no free space, or gives it back. */
  fillDisk(name: string, isFull: boolean): void;
  /** Writes rows on each machine itself, past the network, and answers the names of those that a server acknowledged. */
  startLocalWriters(): { stop(): Promise<{ acknowledged: string[]; lost: string[] }> };
  /** Deletes the database files of a stopped machine. */
  emptyDisk(name: string): void;
  /** Starts a machine as it starts after its power has come back. */
  startMachine(name: string): void;
  /** Makes another machine the leader, as for maintenance. */
  switchOver(from: string): void;
  stop(): void;
}

/** Makes a cluster and the desk's database in it. */
export async function openDatabaseCluster(
  environment: Environment,
  programs: Programs,
): Promise<DatabaseCluster> {
  const running = new Map<string, number[]>();
  const namespaces = new Map(
    databaseMachines.map(machine => [machine.name as string, environment.addNamespace(machine)]),
  );
  const machineOf = (name: string): Machine => {
    const machine = databaseMachines.find(one => one.name === name);
    if (machine === undefined) throw new Error(`${name} is no machine with a database`);
    return machine;
  };
  const diskOf = (name: string) => join(environment.folder, name, 'postgres');
  const dataOf = (name: string) => join(environment.folder, name, 'postgres/data');
  const postmasterOf = (name: string): number[] => {
    try {
      const pid = readFileSync(join(dataOf(name), 'postmaster.pid'), 'utf8').split('\n', 1)[0] ?? '';
      // A file that a killed one has left behind may name another process meanwhile.
      const isOurs = readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(dataOf(name));
      return isOurs ? [Number(pid)] : [];
    } catch {
      return [];
    }
  };
  const configOf = (name: string) => join(environment.folder, name, 'patroni.yml');

  const startEtcd = (machine: Machine) => {
    const folder = folderOf(environment.folder, machine.name);
    const config = environment.place('etcd.yml', machine, [['/var/lib/etcd/rto-desk', join(folder, 'etcd')]]);
    const namespace = namespaces.get(machine.name) ?? null;
    return serve(programs.etcd, ['--config-file', config], join(folder, 'etcd.log'), { namespace });
  };
  const startPatroni = (machine: Machine) => {
    const folder = folderOf(environment.folder, machine.name);
    const config = environment.place('patroni.yml', machine, [
      [`/var/lib/postgresql/${VERSION}/rto-desk`, dataOf(machine.name)],
      [`/usr/lib/postgresql/${VERSION}/bin`, `/usr/lib/postgresql/${installedPostgres()}/bin`],
      ['/var/run/postgresql', folderOf(folder, 'run')],
      // Both share the memory of this machine, which has no watchdog either.
      ['shared_buffers: 2GB', 'shared_buffers: 256MB'],
      ['mode: required', "mode: 'off'"],
    ]);
    const namespace = namespaces.get(machine.name) ?? null;
    return serve(programs.patroni, [config], join(folder, 'patroni.log'), { env: programs.env, namespace });
  };
  const begin = (machine: Machine, start: (machine: Machine) => number) =>
    running.set(machine.name, [...alive(running.get(machine.name) ?? []), start(machine)]);
  /** The members, as reported by the first machine that answers. */
  const members = async (): Promise<z.infer<typeof told>['members']> => {
    for (const { number } of databaseMachines) {
      try {
        const answer = await fetch(
          `http://${environment.addressOf(number)}:${environment.portOf(8008)}/cluster`,
          {
            signal: AbortSignal.timeout(1_000),
          },
        );
        return told.parse(await answer.json()).members;
      } catch {
        // That machine is away.
      }
    }
    return [];
  };
  const cluster: DatabaseCluster = {
    leader: async () => (await members()).find(({ role }) => role === 'leader')?.name ?? null,
    whole: () =>
      until('a leader and a synchronous standby', async () => {
        const found = await members();
        return ['leader', 'sync_standby'].every(role =>
          found.some(one => one.role === role && (one.state === 'running' || one.state === 'streaming')),
        );
      }),
    // The first process alone: without it the others end.
    killPostgres: name => {
      for (const pid of postmasterOf(name)) process.kill(pid, 'SIGKILL');
    },
    signalMachine: (name, which) => signal([...alive(running.get(name) ?? []), ...postmasterOf(name)], which),
    emptyDisk: name => rmSync(dataOf(name), { recursive: true }),
    plug: (name, isIn) => environment.plug(machineOf(name), isIn),
    fillDisk: (name, isFull) => {
      const [disk, ballast] = [diskOf(name), join(diskOf(name), 'ballast')];
      rmSync(ballast, { force: true });
      // A file system cannot be made smaller than what it holds, and PostgreSQL writes meanwhile: the rest is filled by a file.
      environment.mountSmall(disk, isFull ? usedOf(disk) + SPARE : ROOM);
      if (isFull) spawnSync('dd', ['if=/dev/zero', `of=${ballast}`, 'bs=4k']);
    },
    startLocalWriters: () => {
      let isOver = false;
      const acknowledged: string[] = [];
      const write = async ({ name }: Machine) => {
        for (let count = 1; !isOver; count += 1) {
          const row = `${name} ${Date.now()} ${count}`;
          const isKept = await psqlOn(name, `insert into local_rows values ('${row}')`).catch(() => null);
          // A server that stops waiting for its standby says so in a warning: that is no acknowledgement.
          if (isKept?.stderr === '') acknowledged.push(row);
          await after(500);
        }
      };
      const writing = databaseMachines.map(write);
      return {
        async stop() {
          isOver = true;
          await Promise.all(writing);
          const { stdout } = await psqlOn((await cluster.leader()) ?? '', 'select name from local_rows');
          const there = new Set(stdout.split('\n'));
          return { acknowledged, lost: acknowledged.filter(row => !there.has(row)) };
        },
      };
    },
    startMachine: name => {
      const machine = machineOf(name);
      begin(machine, startEtcd);
      begin(machine, startPatroni);
    },
    switchOver: from => {
      const to = databaseMachines.find(({ name }) => name !== from)?.name ?? '';
      const args = ['-c', configOf(from), 'switchover', '--leader', from, '--candidate', to, '--force'];
      command(programs.patronictl, args, { ...process.env, ...programs.env });
    },
    stop: () => killAll(databaseMachines.flatMap(({ name }) => postmasterOf(name))),
  };
  for (const { name } of databaseMachines) {
    folderOf(environment.folder, name, 'postgres');
    environment.mountSmall(diskOf(name), ROOM);
  }
  // Its version is only known to those who ask once all three have said theirs.
  for (const machine of [...databaseMachines, witness]) begin(machine, startEtcd);
  const [first, second] = databaseMachines;
  begin(first, startPatroni);
  await until('the first machine leads', async () => (await cluster.leader()) === first.name);
  begin(second, startPatroni);
  await cluster.whole();
  await psqlOn(
    first.name,
    `create role rto_desk login password '${environment.secretOf('SECRET_OF_DATABASE')}'`,
  );
  await psqlOn(first.name, `create database rto_desk owner rto_desk encoding 'UTF8' template template0`);
  await psqlOn(first.name, 'create table local_rows (name text primary key)');
  return cluster;

  /** Runs SQL on a machine as its superuser, by its own socket; gives up after ten seconds. */
  function psqlOn(name: string, sql: string) {
    const args = [
      ...['--host', join(environment.folder, name, 'run'), '--port', String(environment.portOf(5432))],
      ...[
        '--username',
        'postgres',
        '--no-psqlrc',
        '--quiet',
        '--tuples-only',
        '--no-align',
        '--command',
        sql,
      ],
    ];
    return promisify(execFile)('psql', args, { ...account, cwd: '/', timeout: 10_000, encoding: 'utf8' });
  }
}

/** How many bytes a file system has in use. */
function usedOf(path: string): number {
  const { blocks, bfree, bsize } = statfsSync(path);
  return (blocks - bfree) * bsize;
}
