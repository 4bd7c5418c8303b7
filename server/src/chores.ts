import type { Desk } from './desk.ts';
import { forgetFormerContacts } from './features/accounts/contacts.ts';
import { forgetNetworks } from './features/accounts/lockout.ts';
import { forgetExpiredLinks } from './features/accounts/reset.ts';
import { backUpDaily } from './features/backup/daily.ts';
import { removeDeleted, sweepFiles } from './features/files/sweep.ts';
import { forgetFarewells } from './features/own-data/forget.ts';
import { remind } from './features/reminders/remind.ts';
import { forgetSentCalls } from './platform/http/once.ts';
import { forgetExpiredAttempts } from './platform/limits.ts';
import { forgetExpiredSessions } from './platform/sessions/sessions.ts';

const INTERVAL = 5 * 60_000;
/** The whole of the files is looked at once in so many rounds: what nothing refers to waits an hour anyway. */
const SWEEP = 12;

/** What is done every so often. */
export interface Chores {
  stop(): void;
}

interface ChoresLog {
  /** All chores of a round are done. */
  done(): void;
  /** One has failed and is tried again the next time; the others of its round go on. */
  failed(chore: string, why: string): void;
}

/**
 * Does the chores now and every five minutes, in one process of each machine. Several machines may be at them at once:
 * what must happen once is guarded where it is done, by a row or a lock of the database. None waits for another one to
 * succeed: people are reminded while the files are out of reach.
 */
export function beginChores(desk: Desk, log: ChoresLog): Chores {
  let sweeps = 0;
  const chores: Record<string, () => Promise<unknown>> = {
    'removing files': async () => {
      await (sweeps % SWEEP === 0 ? sweepFiles(desk) : removeDeleted(desk));
      sweeps += 1;
    },
    'forgetting sessions that have ended': () => forgetExpiredSessions(desk.db),
    'forgetting links that have ended': () => forgetExpiredLinks(desk.db),
    'forgetting former contacts': () => forgetFormerContacts(desk.db),
    'forgetting networks of long ago': () => forgetNetworks(desk.db),
    'forgetting calls that were sent': () => forgetSentCalls(desk.db),
    'forgetting attempts that no longer count': () => forgetExpiredAttempts(desk.db),
    'forgetting who was deleted': () => forgetFarewells(desk.db),
    'writing reminders': () => remind(desk),
    'the daily backup': () => backUpDaily(desk),
  };
  const round = async () => {
    let failures = 0;
    for (const [name, chore] of Object.entries(chores)) {
      try {
        await chore();
      } catch (error) {
        failures += 1;
        // Its name alone: a message may quote what a person has entered.
        log.failed(name, error instanceof Error ? error.constructor.name : 'unknown');
      }
    }
    if (failures === 0) log.done();
  };
  let running = false;
  const next = async () => {
    // A round that takes long is not joined by another.
    if (running) return;
    running = true;
    await round();
    running = false;
  };
  void next();
  const timer = setInterval(() => void next(), INTERVAL);
  return { stop: () => clearInterval(timer) };
}
