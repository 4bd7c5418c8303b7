import { forgetFormerContacts } from './features/accounts/contacts.ts';
import { forgetNetworks } from './features/accounts/lockout.ts';
import { forgetExpiredLinks } from './features/accounts/reset.ts';
import { copyBackups } from './features/backup/copies.ts';
import { backUpDaily } from './features/backup/daily.ts';
import { searchPairs } from './features/duplicates/search.ts';
import { removeDeleted, sweepFiles } from './features/files/sweep.ts';
import { requeueStranded } from './features/imports/run.ts';
import { eraseLists } from './features/imports/undo/undo.ts';
import { notifyReadyDaily } from './features/learners/notify-ready.ts';
import { eraseOldLetters } from './features/letters/erase.ts';
import { eraseMerges } from './features/merges/undo.ts';
import { eraseInbox } from './features/messages/receive.ts';
import { refreshManual } from './features/messages/refresh.ts';
import { eraseOldMoney } from './features/money/erase.ts';
import { requeueNotifyAll } from './features/notify-all/work.ts';
import { eraseNoticeRecipients } from './features/own-data/erase.ts';
import { deleteOldRequests } from './features/privacy-requests/requests.ts';
import { eraseOldEntries } from './features/register/erase.ts';
import { remind } from './features/reminders/remind.ts';
import { deleteOldTokens } from './features/tokens/tokens.ts';
import { eraseDeclaredCopies } from './features/transfers/declared-copy.ts';
import { OperatorError } from './operator-error.ts';
import { correctFutureMoments } from './platform/database/clock.ts';
import { forgetIdempotencyKeys } from './platform/http/idempotency.ts';
import { forgetExpiredAttempts } from './platform/limits.ts';
import { forgetExpiredSessions } from './platform/sessions/sessions.ts';
import type { Services } from './services.ts';

const INTERVAL = 5 * 60_000;

const CLOCK_WAS_WRONG =
  'Warning: the clock of this machine was ahead, or is behind now. What was stored with a moment in the future counts as now. Check the clock and have it set by a time service.';
/** All files are swept once in this many rounds: an unreferenced file waits an hour in any case. */
const SWEEP = 12;

/** The running schedule. */
export interface ScheduledJobs {
  /** Starts no further job, ends a backup that is being written and waits until its unfinished file is removed. */
  stop(): Promise<void>;
}

interface JobsLog {
  /** Every job of a round succeeded. */
  done(): void;
  /** A job failed; it is tried again in the next round, and the other jobs go on. */
  failed(job: string, why: string): void;
  /** What operators should know of. */
  warned(sentence: string): void;
}

/**
 * Runs the jobs now and every five minutes, in one process of each machine. Several machines may run them at once: what
 * must happen once is guarded where it is done, by a row or a lock in the database. The jobs are independent: reminders
 * go out even while the file store is unreachable.
 */
export function startScheduledJobs(services: Services, log: JobsLog): ScheduledJobs {
  let sweeps = 0;
  const stopping = new AbortController();
  let backup: Promise<void> = Promise.resolve();
  const jobs: Record<string, () => Promise<unknown>> = {
    'correcting moments that a wrong clock has stored': async () => {
      if (await correctFutureMoments(services.db)) log.warned(CLOCK_WAS_WRONG);
    },
    'removing files': async () => {
      await (sweeps % SWEEP === 0 ? sweepFiles(services) : removeDeleted(services));
      sweeps += 1;
    },
    'forgetting sessions that have ended': () => forgetExpiredSessions(services.db),
    'forgetting links that have ended': () => forgetExpiredLinks(services.db),
    'forgetting former contacts': () => forgetFormerContacts(services.db),
    'forgetting networks of long ago': () => forgetNetworks(services.db),
    'forgetting calls that were sent': () => forgetIdempotencyKeys(services.db),
    'forgetting attempts that no longer count': () => forgetExpiredAttempts(services.db),
    'erasing lists': () => eraseLists(services.db),
    'erasing old letters': () => eraseOldLetters(services.db),
    'deleting tokens that ended long ago': () => deleteOldTokens(services.db),
    'deleting old privacy requests': () => deleteOldRequests(services.db),
    'erasing old receipts and payouts': () => eraseOldMoney(services.db),
    'erasing old register entries': () => eraseOldEntries(services.db),
    'erasing merges': () => eraseMerges(services.db),
    'erasing what transfers have joined': () => eraseDeclaredCopies(services.db),
    'erasing the inbox': () => eraseInbox(services.db),
    'taking up notices to many': () => requeueNotifyAll(services.db),
    'taking up lists': () => requeueStranded(services.db),
    'forgetting who was deleted': () => eraseNoticeRecipients(services.db),
    'writing reminders': () => remind(services),
    'telling learners that they may apply': () => notifyReadyDaily(services),
    'looking for who stands there twice': () => searchPairs(services.db),
    'looking again at what is sent by hand': () => refreshManual(services),
    'the daily backup': () => {
      backup = backUpDaily(services, undefined, stopping.signal);
      return backup;
    },
  };
  /** Whether a job succeeds. */
  const attempt = async (name: string, job: () => Promise<unknown>): Promise<boolean> => {
    try {
      await job();
      return true;
    } catch (error) {
      if (!stopping.signal.aborted) log.failed(name, loggedReason(error));
      return false;
    }
  };
  let isCopying = false;
  /** Over a slow line it takes hours, for which nothing else waits. */
  const copyBeside = () => {
    if (isCopying) return;
    isCopying = true;
    void attempt('copying backups', () => copyBackups(services)).finally(() => {
      isCopying = false;
    });
  };
  const round = async () => {
    let failures = 0;
    for (const [name, job] of Object.entries(jobs)) {
      if (stopping.signal.aborted) return;
      if (!(await attempt(name, job))) failures += 1;
    }
    copyBeside();
    if (failures === 0) log.done();
  };
  let running = false;
  const next = async () => {
    // Rounds do not overlap. In a database that has gone back, files would seem to belong to no record.
    if (running || services.watermark.isBehind) return;
    running = true;
    await round();
    running = false;
  };
  void next();
  const timer = setInterval(() => void next(), INTERVAL);
  return {
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await backup.catch(() => undefined);
    },
  };
}

/** The error's name and code alone, since its message may quote personal data; an OperatorError's sentence does not. */
function loggedReason(error: unknown): string {
  if (error instanceof OperatorError) return error.message;
  const code = error instanceof Error && 'code' in error && error.code ? ` ${error.code}` : '';
  return error instanceof Error ? error.constructor.name + code : 'unknown';
}
