import { setTimeout as after } from 'node:timers/promises';
import type { DatabaseCluster } from './database-machine.ts';
import type { DeskMachine } from './desk-machine.ts';
import { until } from './environment.ts';
import type { Acknowledged, People } from './people.ts';
import type { Store } from './store.ts';

/** Everything that a drill may break. */
export interface Site {
  cluster: DatabaseCluster;
  desks: readonly [DeskMachine, DeskMachine];
  store: Store;
  people: People;
}

/** What a drill has shown, in seconds. */
export interface Shown {
  drill: string;
  /** The longest time in which no call was acknowledged. */
  without: number;
  /** The same of documents alone. */
  withoutDocuments: number;
  /** The longest that one call took until it was acknowledged, sent again meanwhile. */
  longest: number;
  /** The longest time without an answer that is promised; null where nothing is promised. */
  aim: number | null;
}

interface Drill {
  name: string;
  aim: number | null;
  /** Breaks something and resolves when it ought to work again. */
  run(site: Site): Promise<void>;
}

/** For how long something is away that comes back, in milliseconds. */
const AWAY = 20_000;
/** How long a machine is watched that has come back from a cut, in milliseconds: a wrong leader shows itself within a round of Patroni. */
const WATCHED = 20_000;
/** How long everything is well before and after each drill, in milliseconds. */
const CALM = 4_000;

/** Does something to the machine that leads; resolves when another one does. */
async function takenFrom({ cluster }: Site, lose: (leader: string) => void): Promise<string> {
  const leader = await cluster.leader();
  if (leader === null) throw new Error('There is no leader');
  lose(leader);
  await until('another machine leads', async () => {
    const now = await cluster.leader();
    return now !== null && now !== leader;
  });
  return leader;
}

/** A leader that is cut off while its processes live on, and comes back into the network. Seconds; the lock is lost after 20 (`ttl`). */
const cuts = [15, 40, 120].map(
  (seconds): Drill => ({
    name: `the leader’s network cable is out for ${seconds} s; the machine lives on and comes back`,
    aim: 40,
    async run({ cluster, people }) {
      const leader = await cluster.leader();
      if (leader === null) throw new Error('There is no leader');
      cluster.plug(leader, false);
      await after(seconds * 1_000);
      cluster.plug(leader, true);
      await acknowledgedAfter(people, Date.now() + WATCHED);
    },
  }),
);

export const drills: readonly Drill[] = [
  {
    name: 'PostgreSQL of the leader is killed',
    aim: 15,
    run: async site => void (await takenFrom(site, leader => site.cluster.killPostgres(leader))),
  },
  {
    name: 'all processes of the leader’s machine are killed at once (PostgreSQL, Patroni, etcd)',
    aim: 40,
    async run(site) {
      const lost = await takenFrom(site, leader => site.cluster.signalMachine(leader, 'SIGKILL'));
      site.cluster.startMachine(lost);
    },
  },
  {
    name: 'the leader’s machine falls silent: it takes connections and answers nothing',
    aim: 40,
    async run(site) {
      const lost = await takenFrom(site, leader => site.cluster.signalMachine(leader, 'SIGSTOP'));
      // As its watchdog does.
      site.cluster.signalMachine(lost, 'SIGKILL');
      await after(CALM);
      site.cluster.startMachine(lost);
    },
  },
  ...cuts,
  {
    name: 'the disk of the leader’s database is full for 20 s',
    aim: 40,
    async run({ cluster, people }) {
      const leader = await cluster.leader();
      if (leader === null) throw new Error('There is no leader');
      cluster.fillDisk(leader, true);
      await after(AWAY);
      cluster.fillDisk(leader, false);
      await acknowledgedAfter(people, Date.now());
    },
  },
  {
    name: 'the standby’s machine falls silent',
    aim: 40,
    async run({ cluster, people }) {
      const standby = (await cluster.leader()) === 'db1' ? 'db2' : 'db1';
      cluster.signalMachine(standby, 'SIGSTOP');
      await acknowledgedAfter(people, Date.now() + 2_000);
      cluster.signalMachine(standby, 'SIGKILL');
      await after(CALM);
      cluster.startMachine(standby);
    },
  },
  {
    name: 'the standby’s machine is killed, and comes back with an empty disk',
    aim: 40,
    async run({ cluster }) {
      const standby = (await cluster.leader()) === 'db1' ? 'db2' : 'db1';
      cluster.signalMachine(standby, 'SIGKILL');
      await after(CALM);
      cluster.emptyDisk(standby);
      cluster.startMachine(standby);
    },
  },
  {
    name: 'the leader is changed for maintenance (`patronictl switchover`)',
    aim: 15,
    run: async site => void (await takenFrom(site, leader => site.cluster.switchOver(leader))),
  },
  {
    name: 'a desk is killed; the other one goes on',
    aim: null,
    async run({ desks: [desk] }) {
      await desk.killDesk();
      await after(AWAY / 2);
      await desk.startDesk();
    },
  },
  {
    name: 'HAProxy is restarted beside one desk, then beside the other',
    aim: null,
    async run({ desks }) {
      for (const desk of desks) {
        desk.stopProxy();
        await after(1_000);
        desk.startProxy();
        await after(CALM);
      }
    },
  },
  {
    name: 'the store is stopped for 20 s',
    aim: null,
    async run({ store, people }) {
      store.signal('SIGKILL');
      await after(AWAY);
      await store.start();
      await acknowledgedAfter(people, Date.now(), 'document');
    },
  },
  {
    name: 'the store hangs for 20 s',
    aim: null,
    async run({ store, people }) {
      store.signal('SIGSTOP');
      await after(AWAY);
      store.signal('SIGCONT');
      await acknowledgedAfter(people, Date.now(), 'document');
    },
  },
];

/** Runs a drill while people work, and says what they have noticed. */
export async function runDrill(site: Site, { name, aim, run }: Drill): Promise<Shown> {
  await site.cluster.whole();
  await after(CALM);
  const begun = Date.now();
  await run(site);
  await acknowledgedAfter(site.people, Date.now());
  await after(CALM);
  await site.cluster.whole();
  const { acknowledged } = site.people;
  const since = acknowledged.filter(({ at }) => at > begun);
  return {
    drill: name,
    aim,
    without: longestGap(acknowledged, begun),
    withoutDocuments: longestGap(
      acknowledged.filter(({ kind }) => kind === 'document'),
      begun,
    ),
    longest: Math.max(...since.map(({ sent, at }) => at - sent)) / 1000,
  };
}

/** Resolves when a call has been acknowledged after a moment. */
function acknowledgedAfter(people: People, moment: number, kind?: Acknowledged['kind']): Promise<void> {
  const is = (one: Acknowledged) => one.at > moment && (kind === undefined || one.kind === kind);
  return until('calls are acknowledged again', async () => people.acknowledged.slice(-100).some(is));
}

/** The longest time between two that follow each other, the second of them after a moment, in seconds. */
function longestGap(acknowledged: readonly Acknowledged[], since: number): number {
  const gaps = acknowledged.map(({ at }, index) => at - (acknowledged[index - 1]?.at ?? since));
  return Math.max(0, ...gaps.filter((_, index) => (acknowledged[index]?.at ?? 0) > since)) / 1000;
}
