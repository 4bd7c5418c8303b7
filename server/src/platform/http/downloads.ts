import type { Pool } from 'pg';
import { TooMany, Unavailable } from '../errors.ts';

/** The most downloads of one account at a time, in one process. */
const OF_ACCOUNT = 2;
/** How long a download waits for others to end, in milliseconds: most take less than a second. */
const LONGEST_WAIT = 2_000;
/** In how many seconds a refused caller may try again. */
const AGAIN = 10;

/** A download that is being made or read. */
interface Download {
  account: number;
  /** Whether it keeps a database connection until the client has read all of it. */
  holdsConnection: boolean;
}

/** Runs the work of a download. Throws TooMany while the account has others, and Unavailable while too many run in all. */
export type RunDownload = <T>(download: Download, work: () => Promise<T>) => Promise<T>;

/**
 * Limits downloads: two of an account at a time, and in all so many that half of the database connections are left to
 * other calls, however slowly clients read. One that needs a connection waits a moment for those before it.
 */
export function limitDownloads({ options: { max } }: Pool): RunDownload {
  const ofAccounts: number[] = [];
  let free = Math.max(1, Math.floor(max / 2));
  const waiting: (() => void)[] = [];

  const takeConnection = () =>
    new Promise<void>((resolve, reject) => {
      if (free > 0) {
        free -= 1;
        return resolve();
      }
      const take = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(take), 1);
        reject(new Unavailable({ retryAfter: AGAIN, sentence: words => words.errors.allDownloads }));
      }, LONGEST_WAIT);
      waiting.push(take);
    });
  const giveConnection = () => {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  };

  return async ({ account, holdsConnection }, work) => {
    if (ofAccounts.filter(other => other === account).length >= OF_ACCOUNT)
      throw new TooMany(AGAIN, false, words => words.errors.ownDownloads);
    ofAccounts.push(account);
    try {
      if (!holdsConnection) return await work();
      await takeConnection();
      return await work().finally(giveConnection);
    } finally {
      ofAccounts.splice(ofAccounts.indexOf(account), 1);
    }
  };
}
