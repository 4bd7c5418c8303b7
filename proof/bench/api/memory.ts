import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** What a process holds, in MB. */
export function memoryOf({ pid }: Pick<ChildProcess, 'pid'>): number {
  return held(statusOf(pid));
}

/** What a process holds and all that it has started, in MB. */
export function memoryOfAll({ pid }: Pick<ChildProcess, 'pid'>): number {
  return childrenOf(pid).reduce((sum, child) => sum + memoryOfAll({ pid: child }), held(statusOf(pid)));
}

/** As the kernel keeps them: going through all processes of the machine would hold up the clients of a load, which are in this one. */
function childrenOf(pid: number | undefined): number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  } catch {
    return [];
  }
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
