import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { asRoot } from './environment.ts';

/**
 * The first Patroni that may lead. An earlier one writes the leader's key in etcd without a condition: a leader that was cut off takes
 * the lock back when it returns, and goes on from its old state (Patroni's pull requests 2689 and 2693).
 */
const FIRST = [3, 0, 3];
/** The release of Debian whose Patroni and etcd docs/cluster.md describes. */
const SUITE = 'trixie';

/** The programs that decide who leads. */
export interface Programs {
  patroni: string;
  patronictl: string;
  etcd: string;
  /** What they need in their environment. */
  env: Record<string, string>;
  /** Their versions, for the report. */
  versions: string;
}

/**
 * Finds a Patroni that does not lose what was acknowledged: the one that `PATRONI` names, the installed one, or else that of Debian 13
 * with its etcd, which are unpacked below `folder` and not installed. Throws an Error with a sentence where a named one is too old.
 */
export function findPatroni(folder: string): Programs {
  const named = process.env.PATRONI;
  const patroni = named ?? '/usr/bin/patroni';
  const version = versionOf(patroni, {});
  if (version !== null && !isOlder(version)) {
    return withVersions({ patroni, patronictl: join(dirname(patroni), 'patronictl'), etcd: 'etcd', env: {} });
  }
  if (named !== undefined) {
    throw new Error(
      `${named} is ${version === null ? 'no Patroni' : `Patroni ${version}`}: ${FIRST.join('.')} or newer is needed. ` +
        'With an earlier one a leader that was cut off takes the lock back and goes on from its old state.',
    );
  }
  const from = unpack(folder, ['patroni', 'etcd-server']);
  return withVersions({
    patroni: join(from, 'usr/bin/patroni'),
    patronictl: join(from, 'usr/bin/patronictl'),
    etcd: join(from, 'usr/bin/etcd'),
    env: { PYTHONPATH: join(from, 'usr/lib/python3/dist-packages') },
  });
}

function withVersions(programs: Omit<Programs, 'versions'>): Programs {
  const etcd = /etcd Version: (\S+)/.exec(
    spawnSync(programs.etcd, ['--version'], { encoding: 'utf8' }).stdout,
  );
  return {
    ...programs,
    versions: `Patroni ${versionOf(programs.patroni, programs.env)}, etcd ${etcd?.[1]}`,
  };
}

/** The version of a Patroni, or null where there is none. */
function versionOf(program: string, env: Record<string, string>): string | null {
  const { stdout } = spawnSync(program, ['--version'], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, ...env },
  });
  return /^patroni (\d+\.\d+\.\d+)/.exec(stdout ?? '')?.[1] ?? null;
}

function isOlder(version: string): boolean {
  const parts = version.split('.').map(Number);
  const at = FIRST.findIndex((part, position) => part !== parts[position]);
  return at !== -1 && (parts[at] ?? 0) < (FIRST[at] ?? 0);
}

/** Downloads packages of Debian 13 from the mirror that apt uses, with lists of its own, and unpacks them; answers where. */
function unpack(folder: string, packages: readonly string[]): string {
  const own = join(folder, 'debian');
  const unpacked = join(own, 'unpacked');
  for (const path of ['lists/partial', 'archives/partial', 'unpacked'])
    mkdirSync(join(own, path), { recursive: true });
  const mirrors = asRoot('apt-get', [
    'indextargets',
    '--format',
    '$(SITE) $(ORIGIN) $(SUITE)',
    'Created-By: Packages',
  ]);
  const mirror = mirrors
    .split('\n')
    .find(line => / Debian (old)*stable$/.test(line))
    ?.split(' ', 1)[0];
  if (mirror === undefined) throw new Error('apt knows no mirror of Debian: install Patroni 3.0.3 or newer');
  const sources = join(own, 'sources.list');
  const key = '/usr/share/keyrings/debian-archive-keyring.gpg';
  writeFileSync(sources, `deb [signed-by=${key}] ${mirror} ${SUITE} main\n`);
  const apt = (...args: string[]) =>
    asRoot(
      'apt-get',
      [
        ...['-o', `Dir::Etc::SourceList=${sources}`, '-o', 'Dir::Etc::SourceParts=/dev/null'],
        ...['-o', `Dir::State::Lists=${join(own, 'lists')}`, '-o', `Dir::Cache=${own}`],
        ...['-o', 'APT::Sandbox::User=root'],
        ...args,
      ],
      { cwd: own },
    );
  apt('update');
  apt('download', ...packages.map(name => `${name}/${SUITE}`));
  for (const file of readdirSync(own).filter(name => name.endsWith('.deb')))
    asRoot('dpkg', ['-x', join(own, file), unpacked]);
  return unpacked;
}
