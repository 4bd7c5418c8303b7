import type { ChildProcess } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** What a process holds, in MB. */
export function memoryOf({ pid }: Pick<ChildProcess, 'pid'>): number {
  return held(statusOf(pid));
}

/** A process and all of its own program that it has started: not the database. */
export function processesOf({ pid }: Pick<ChildProcess, 'pid'>): Pick<ChildProcess, 'pid'>[] {
  const status = statusOf(pid);
  const children = readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .map(name => ({ pid: Number(name), status: statusOf(Number(name)) }))
    .filter(child => parentIn(child.status) === pid && nameIn(child.status) === nameIn(status));
  return [{ pid }, ...children.flatMap(processesOf)];
}

/** What Linux says of a process; nothing of one that has ended. */
function statusOf(pid: number | undefined): string {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8');
  } catch {
    return '';
  }
}

const held = (status: string) => Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024;
const parentIn = (status: string) => Number(/PPid:\s+(\d+)/.exec(status)?.[1]);
const nameIn = (status: string) => /Name:\s+(.*)/.exec(status)?.[1];
