import { setTimeout as after } from 'node:timers/promises';
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

/** Resolves when one more message may go out. */
export type Throttle = () => Promise<void>;

/**
 * Limits messages per second over all processes, counted in the database. Within a process waiters go first in, first
 * out: if they raced, an urgent message could lose to one reminder after another.
 * @param signal aborts the waiting, which then throws
 */
export function openThrottle(pool: Pool, perSecond: number, signal: AbortSignal): Throttle {
  const limiter = new RateLimiterPostgres({
    points: perSecond,
    duration: 1,
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: 'pace',
    clearExpiredByTimeout: false,
  });
  const next: Throttle = async () => {
    for (;;) {
      try {
        await limiter.consume('whatsapp');
        return;
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        await after(Math.max(10, refusal.msBeforeNext), undefined, { signal });
      }
    }
  };
  let last: Promise<void> = Promise.resolve();
  return () => {
    const turn = last.then(next);
    last = turn.catch(() => undefined);
    return turn;
  };
}
