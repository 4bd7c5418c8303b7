import type { Desk } from './desk.ts';
import { forgetExpiredLinks } from './features/accounts/reset.ts';
import { backUpDaily } from './features/backup/daily.ts';
import { removeDeleted, sweepFiles } from './features/files/sweep.ts';
import { remind } from './features/reminders/remind.ts';
import { forgetExpiredAttempts } from './platform/limits.ts';
import { forgetExpiredSessions } from './platform/sessions/sessions.ts';

const INTERVAL = 5 * 60_000;
/** The whole of the files is looked at once in so many rounds: what nothing refers to waits an hour anyway. */
const SWEEP = 12;

/** What is done every so often. */
export interface Chores {
  stop(): void;
}

/**
 * Does the chores now and every five minutes, in one process of each machine. Several machines may be at them at once:
 * what must happen once is guarded where it is done, by a row or a lock of the database.
 * @param log told of each round that is done, and of one that failed and is tried again the next time
 */
export function beginChores(desk: Desk, log: { done(): void; failed(why: string): void }): Chores {
  let rounds = 0;
  const round = async () => {
    try {
      await (rounds % SWEEP === 0 ? sweepFiles(desk) : removeDeleted(desk));
      rounds += 1;
      await forgetExpiredSessions(desk.db);
      await forgetExpiredLinks(desk.db);
      await remind(desk);
      await backUpDaily(desk);
      await forgetExpiredAttempts(desk.db);
      log.done();
    } catch (error) {
      // Its name alone: a message may quote what a person has entered.
      log.failed(error instanceof Error ? error.name : 'unknown');
    }
  };
  void round();
  const timer = setInterval(() => void round(), INTERVAL);
  return { stop: () => clearInterval(timer) };
}
