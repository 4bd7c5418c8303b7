import type { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { TooMany } from './http/errors.ts';

/** What is limited: at most `points` in `seconds`, then nothing for `block` seconds. */
const rules = {
  /** Wrong passwords for one account. */
  account: { points: 10, seconds: 900, block: 900 },
  /** Wrong passwords from one address; an office shares one. */
  address: { points: 100, seconds: 900, block: 900 },
  /** New accounts from one address. */
  register: { points: 20, seconds: 3600, block: 3600 },
  /** Requests and inquiries from one address that is not staff's. */
  ask: { points: 30, seconds: 3600, block: 3600 },
  /** Requests and inquiries with one mobile number. */
  askPhone: { points: 6, seconds: 3600, block: 3600 },
  /** Links for a new password asked for from one address, and to one address. */
  forgot: { points: 20, seconds: 3600, block: 3600 },
  forgotMail: { points: 4, seconds: 3600, block: 3600 },
  /** References that do not fit, from one address. */
  track: { points: 20, seconds: 900, block: 900 },
} as const;
type LimitName = keyof typeof rules;

/** Counts attempts across all processes in the database, and in memory while that is away. */
export interface Limits {
  /** Throws TooMany when the key has used up its attempts; counts nothing. */
  check(name: LimitName, key: string): Promise<void>;
  /** Counts one attempt; throws TooMany when it is one too many. */
  count(name: LimitName, key: string): Promise<void>;
  forget(name: LimitName, key: string): Promise<void>;
}

export function openLimits(pool: Pool): Limits {
  const limiters = new Map(
    Object.entries(rules).map(([name, rule]) => {
      const options = { points: rule.points, duration: rule.seconds, blockDuration: rule.block };
      const limiter = new RateLimiterPostgres({
        ...options,
        storeClient: pool,
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        keyPrefix: name,
        clearExpiredByTimeout: false,
        insuranceLimiter: new RateLimiterMemory({ ...options, keyPrefix: name }),
      });
      return [name, limiter];
    }),
  );
  const limiterOf = (name: LimitName) => {
    const limiter = limiters.get(name);
    if (limiter === undefined) throw new Error(`No limit is called ${name}`);
    return limiter;
  };
  return {
    async check(name, key) {
      const used = await limiterOf(name).get(key);
      if (used !== null && used.consumedPoints > rules[name].points) throw tooMany(used);
    },
    async count(name, key) {
      try {
        await limiterOf(name).consume(key);
      } catch (refusal) {
        throw refusal instanceof RateLimiterRes ? tooMany(refusal) : refusal;
      }
    },
    async forget(name, key) {
      await limiterOf(name).delete(key);
    },
  };
}

/** No limits at all: for load measurements and tests of other things. */
export const unlimited: Limits = {
  check: async () => undefined,
  count: async () => undefined,
  forget: async () => undefined,
};

function tooMany(used: RateLimiterRes): TooMany {
  return new TooMany(Math.max(1, Math.ceil(used.msBeforeNext / 1000)));
}
