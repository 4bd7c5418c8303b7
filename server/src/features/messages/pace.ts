import { setTimeout as after } from 'node:timers/promises';
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

/** Waits until one more message may go out. */
export type Pace = () => Promise<void>;

/**
 * Lets so many messages go out in a second, counted in the database for all processes together.
 * @param signal ends the waiting, which then throws
 */
export function openPace(pool: Pool, perSecond: number, signal: AbortSignal): Pace {
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
  return async () => {
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
}
