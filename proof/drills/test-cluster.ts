import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync } from 'node:fs';
import { chmod, mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installedPostgres, openDatabaseCluster } from './database-machine.ts';
import { openDesks } from './desk-machine.ts';
import { drills, runDrill, type Shown } from './drills.ts';
import { killAll, openEnvironment } from './environment.ts';
import { findPatroni } from './patroni.ts';
import { PEOPLE, startPeople } from './people.ts';
import { publish, report } from './report.ts';
import { openStore } from './store.ts';
import { evaluate } from './verdict.ts';

// npm run test:cluster [-- PART OF A DRILL'S NAME | --keep | --write]: builds the cluster of deploy/ in networks of this machine and
// breaks it. PATRONI=/path/to/patroni takes another Patroni than the installed one or that of Debian 13.

/** What has to be there, by the package of Debian that brings it. */
const PROGRAMS = {
  patroni: 'patroni',
  'etcd-server': 'etcd',
  haproxy: '/usr/sbin/haproxy',
  iproute2: 'ip',
  'swift-proxy': 'swift-proxy-server',
  'swift-account': 'swift-account-server',
  'swift-container': 'swift-container-server',
  'swift-object': 'swift-object-server',
  memcached: 'memcached',
};

function whatIsMissing(): string | null {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    return 'The drills need Linux and root, since PostgreSQL and its neighbours run as the account postgres.';
  const missing = Object.entries(PROGRAMS)
    .filter(([, program]) =>
      program.startsWith('/') ? !existsSync(program) : spawnSync('which', [program]).status !== 0,
    )
    .map(([name]) => name);
  if (installedPostgres() === null) missing.push('postgresql');
  if (missing.length === 0) return null;
  return `The drills need packages of Debian that are not here: apt-get install --no-install-recommends ${missing.join(' ')}`;
}

const words = process.argv.slice(2).filter(word => !word.startsWith('--'));
const isAsked = (option: string) => process.argv.includes(option);

async function main(): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'rto-desk-cluster-'));
  await chmod(folder, 0o755);
  const environment = await openEnvironment(folder);
  const say = (sentence: string) => console.error(`> ${sentence}`);
  try {
    const provider = await openProvider();
    const programs = findPatroni(folder);
    say(programs.versions);
    say('Starting two machines with a database, one that votes, and a store ...');
    const cluster = await openDatabaseCluster(environment, programs);
    process.once('exit', () => cluster.stop());
    const store = await openStore(environment);
    say('Starting two desks ...');
    const [one, other] = await openDesks(environment, provider.address);
    if (one === undefined || other === undefined) throw new Error('Two desks are needed');
    const people = await startPeople([one, other]);
    const writers = cluster.startLocalWriters();
    const shown: Shown[] = [];
    const faults: string[] = [];
    for (const drill of drills.filter(({ name }) => words.every(word => name.includes(word)))) {
      say(`${drill.name} ...`);
      const site = { cluster, desks: [one, other], store, people } as const;
      const figures = await runDrill(site, drill).catch((error: unknown) => String(error));
      if (typeof figures === 'string') {
        // What is lost is counted all the same; what follows would not be tested on a whole cluster.
        faults.push(`${drill.name}: ${figures}`);
        break;
      }
      shown.push(figures);
      say(
        `  ${figures.without.toFixed(1)} s without an answer, ${figures.longest.toFixed(1)} s the longest call`,
      );
    }
    await people.stop();
    say('Counting what is kept ...');
    const local = await writers.stop();
    const { verdicts, notKnown } = await evaluate(one, people, provider.received);
    verdicts.push({
      kind: 'row written on a database machine',
      acknowledged: local.acknowledged.length,
      lost: local.lost.length,
      doubled: 0,
    });
    provider.close();
    const text = report(shown, verdicts, { notKnown, ...people }, programs.versions);
    console.log(text);
    faults.push(
      ...shown
        .filter(({ aim, without }) => aim !== null && without > aim)
        .map(({ drill, without }) => `${without.toFixed(1)} s without an answer: ${drill}`),
      ...verdicts
        .filter(({ acknowledged, lost, doubled }) => acknowledged === 0 || lost > 0 || doubled > 0)
        .map(({ kind }) => `none acknowledged, lost or doubled: ${kind}`),
      ...[...people.strange].map(what => `an answer that should not exist: ${what}`),
    );
    // Of each person's calls one at most is under way when something breaks: what is unsure beyond that hides a loss.
    const cut = PEOPLE * shown.length;
    if (people.unsure > cut || notKnown > cut)
      faults.push(`${people.unsure} unsure and ${notKnown} not known, of ${cut} that may have been cut off`);
    for (const fault of faults) say(`✗ ${fault}`);
    // Figures of a part or of a run that failed are not the cluster's.
    if (isAsked('--write') && words.length === 0 && faults.length === 0) publish(text);
    return faults.length === 0;
  } finally {
    killAll();
    if (isAsked('--keep')) say(`Configurations and logs are in ${folder}`);
    else process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  }
}

const missing = whatIsMissing();
if (missing !== null) {
  console.error(missing);
  process.exit(1);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    killAll();
    process.exit(1);
  });
process.exit((await main()) ? 0 : 1);

/** Takes messages as WhatsApp does, and counts how often each text came. */
async function openProvider() {
  const received = new Map<string, number>();
  const server = createServer(async (request, response) => {
    const chunks = await request.toArray();
    const { text } = JSON.parse(Buffer.concat(chunks).toString());
    received.set(text.body, (received.get(text.body) ?? 0) + 1);
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ messages: [{ id: `wamid.${received.size}` }] }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    address: `http://127.0.0.1:${port}/v23.0`,
    received,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
