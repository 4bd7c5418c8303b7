import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';

/** The operating-system account that PostgreSQL runs as; both undefined: the account of this process. */
export interface Account {
  readonly uid: number | undefined;
  readonly gid: number | undefined;
}

const OWN_ACCOUNT: Account = { uid: undefined, gid: undefined };

export const runningAsRoot = process.getuid?.() === 0;

/**
 * PostgreSQL refuses to run as root, so root runs it as the owner of the cluster, or for a new one as `postgres` or
 * else `nobody`. Other users run it as themselves.
 * @throws Error with a sentence for the operator when the cluster belongs to another user
 */
export function accountFor(cluster: string): Account {
  const found = statSync(cluster, { throwIfNoEntry: false });
  if (!runningAsRoot) {
    if (process.getuid && found && found.uid !== process.getuid()) {
      throw new Error(
        `The database in ${cluster} belongs to user ${found.uid}: start RTO Desk as that user.`,
      );
    }
    return OWN_ACCOUNT;
  }
  if (found && found.uid !== 0) return { uid: found.uid, gid: found.gid };
  for (const name of ['postgres', 'nobody']) {
    const uid = idOf('-u', name);
    const gid = idOf('-g', name);
    if (uid !== undefined && gid !== undefined) return { uid, gid };
  }
  throw new Error(
    'PostgreSQL cannot run as root and there is no user postgres or nobody: start as another user.',
  );
}

/**
 * Files belong to the account that makes them: what another one, root too, writes into a data folder its owner cannot change later.
 * @throws Error with a sentence when the folder belongs to another account than that of this process
 */
export function assertOwner(folder: string): void {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (!process.getuid || !found || found.uid === process.getuid()) return;
  throw new Error(
    `The data folder ${folder} belongs to ${nameOf(found.uid)}, and this is ${nameOf(process.getuid())}: ` +
      `start RTO Desk as ${nameOf(found.uid)}, or give this account the folder and everything in it.`,
  );
}

/** Whether an account may enter a folder, which only the account itself can tell: modes, ACLs and mounts all count. */
export function isReachable(folder: string, { uid, gid }: Account): boolean {
  if (uid === undefined || gid === undefined) return true;
  return spawnSync('/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder], { uid, gid, cwd: '/' }).status === 0;
}

function nameOf(uid: number): string {
  const asked = spawnSync('id', ['-nu', String(uid)], { encoding: 'utf8' });
  return asked.status === 0 ? asked.stdout.trim() : `the user with id ${uid}`;
}

function idOf(kind: '-u' | '-g', name: string): number | undefined {
  const asked = spawnSync('id', [kind, name], { encoding: 'utf8' });
  return asked.status === 0 ? Number(asked.stdout) : undefined;
}
