import { setPriority } from 'node:os';

/** How much lower the priority of background work is, of the 19 steps that there are. */
const LOWER = 10;

/** Lets other processes of this machine go before one; where the system does not allow that, nothing changes. */
export function lowerPriority(pid: number): void {
  try {
    setPriority(pid, LOWER);
  } catch {
    // It takes its share then, as everything else.
  }
}
