import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import {
  alive,
  command,
  folderOf,
  type Ground,
  killAll,
  type Machine,
  serve,
  signal,
  until,
} from './ground.ts';

/** Two machines with PostgreSQL, and one that only votes. */
const databaseMachines = [
  { name: 'db1', number: 11 },
  { name: 'db2', number: 12 },
] as const satisfies Machine[];
export const witness: Machine = { name: 'witness', number: 13 };

/** What Patroni says of its members. */
const told = z.object({
  members: z.array(z.object({ name: z.string(), role: z.string(), state: z.string() })),
});

/** A cluster of PostgreSQL, as `deploy/` describes it. */
export interface DatabaseCluster {
  /** The name of the machine that leads, or null. */
  leader(): Promise<string | null>;
  /** Resolves when there is a leader and a standby that has whatever is acknowledged. */
  whole(): Promise<void>;
  /** Kills the first process of PostgreSQL on a machine, which takes the others with it. */
  killPostgres(name: string): void;
  /** Sends a signal to all processes of a machine at once: PostgreSQL, Patroni, etcd. */
  signalMachine(name: string, signal: NodeJS.Signals): void;
  /** Takes away what a machine that does not run keeps of the database. */
  emptyDisk(name: string): void;
  /** Starts a machine as it starts after its power has come back. */
  startMachine(name: string): void;
  /** Makes another machine the leader, as for maintenance. */
  switchOver(from: string): void;
  stop(): void;
}

/** Makes a cluster and the desk's database in it. */
export async function openDatabaseCluster(ground: Ground): Promise<DatabaseCluster> {
  const running = new Map<string, number[]>();
  const dataOf = (name: string) => join(ground.folder, name, 'postgres/data');
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
  const configOf = (name: string) => join(ground.folder, name, 'patroni.yml');

  const startEtcd = (machine: Machine) => {
    const folder = folderOf(ground.folder, machine.name);
    const config = ground.place('etcd.yml', machine, [['/var/lib/etcd/rto-desk', join(folder, 'etcd')]]);
    return serve('etcd', ['--config-file', config], join(folder, 'etcd.log'));
  };
  const startPatroni = (machine: Machine) => {
    const folder = folderOf(ground.folder, machine.name);
    folderOf(folder, 'postgres');
    const config = ground.place('patroni.yml', machine, [
      ['/var/lib/postgresql/15/rto-desk', dataOf(machine.name)],
      ['/var/run/postgresql', folderOf(folder, 'run')],
      // Both share the memory of this machine, which has no watchdog either.
      ['shared_buffers: 2GB', 'shared_buffers: 256MB'],
      ['mode: required', "mode: 'off'"],
    ]);
    return serve('patroni', [config], join(folder, 'patroni.log'));
  };
  const begin = (machine: Machine, start: (machine: Machine) => number) =>
    running.set(machine.name, [...alive(running.get(machine.name) ?? []), start(machine)]);
  /** The members, as the first machine tells that answers. */
  const members = async (): Promise<z.infer<typeof told>['members']> => {
    for (const { number } of databaseMachines) {
      try {
        const answer = await fetch(`http://${ground.addressOf(number)}:${ground.portOf(8008)}/cluster`, {
          signal: AbortSignal.timeout(1_000),
        });
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
    startMachine: name => {
      const machine = databaseMachines.find(one => one.name === name);
      if (machine === undefined) throw new Error(`${name} is no machine with a database`);
      begin(machine, startEtcd);
      begin(machine, startPatroni);
    },
    switchOver: from => {
      const to = databaseMachines.find(({ name }) => name !== from)?.name ?? '';
      const args = ['-c', configOf(from), 'switchover', '--leader', from, '--candidate', to, '--force'];
      command('patronictl', args);
    },
    stop: () => killAll(databaseMachines.flatMap(({ name }) => postmasterOf(name))),
  };
  // Its version is only known to those who ask once all three have said theirs.
  for (const machine of [...databaseMachines, witness]) begin(machine, startEtcd);
  const [first, second] = databaseMachines;
  begin(first, startPatroni);
  await until('the first machine leads', async () => (await cluster.leader()) === first.name);
  begin(second, startPatroni);
  await cluster.whole();
  const psql = (sql: string) =>
    command('psql', [
      ...['--host', join(ground.folder, 'db1/run'), '--port', String(ground.portOf(5432))],
      ...['--username', 'postgres', '--no-psqlrc', '--quiet', '--command', sql],
    ]);
  psql(`create role rto_desk login password '${ground.secretOf('SECRET_OF_DATABASE')}'`);
  psql(`create database rto_desk owner rto_desk encoding 'UTF8' template template0`);
  return cluster;
}
