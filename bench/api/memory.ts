import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** What a process holds, in MB. */
export function memoryOf({ pid }: ChildProcess): number {
  const held = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(held?.[1]) / 1024;
}
