import { createHmac } from 'node:crypto';
import { type Caller, isStaff } from '@rto-desk/contract/access';
import { CLAIMS_PER_DAY } from '@rto-desk/contract/claim';
import { TOKEN_CALLS_A_MINUTE } from '@rto-desk/contract/token';
import type { Sentence } from '@rto-desk/contract/words/words';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Queryable } from './database/database.ts';
import { TooMany } from './errors.ts';
import { keyedMutex } from './keyed-mutex.ts';
import { networkOf } from './network.ts';

/**
 * The limits: at most `points` in `seconds`, then blocked for `block` seconds. With `doubling`, every further block
 * within a day lasts twice as long as the one before, four hours at most.
 */
const rules = {
  /** Wrong passwords for one account. */
  account: { points: 10, seconds: 900, block: 900, doubling: true },
  /** Right passwords for one account, each of which opens a session and is a line of the history. */
  signIns: { points: 200, seconds: 86_400, block: 0 },
  /** Wrong passwords of a signed-in user, and codes while setting up a second factor. */
  password: { points: 10, seconds: 900, block: 900 },
  code: { points: 10, seconds: 900, block: 900 },
  /** Wrong passwords from one address; an office shares one. */
  address: { points: 100, seconds: 900, block: 900, by: 'network' },
  /** New accounts from one address. */
  register: { points: 20, seconds: 3600, block: 3600, by: 'network' },
  /** Registrations refused because the mobile has an account: they reveal who has one. */
  registerRefused: { points: 5, seconds: 3600, block: 0, by: 'network' },
  /** Codes and links to an unverified contact: per contact, and per account. */
  verifyContact: { points: 3, seconds: 86_400, block: 0 },
  verifyAccount: { points: 10, seconds: 86_400, block: 0 },
  /** Calendars asked for from one address; programs do so every few minutes, and an office shares one. */
  calendars: {
    points: 1200,
    seconds: 3600,
    block: 0,
    by: 'network',
    sentence: words => words.calendars.tooMany,
  },
  /** Calls of one API token. */
  tokenCalls: {
    points: TOKEN_CALLS_A_MINUTE,
    seconds: 60,
    block: 0,
    sentence: words => words.tokens.tooMany,
  },
  /** Lists that one of the staff compares, and long ones among them. */
  compares: { points: 500, seconds: 86_400, block: 0, sentence: words => words.compare.ofDay },
  longCompares: { points: 10, seconds: 86_400, block: 0, sentence: words => words.compare.largeOfDay },
  /** Lists that one of the staff brings. */
  lists: { points: 100, seconds: 86_400, block: 0 },
  /** Requests and inquiries from one address that is not staff's. */
  ask: { points: 30, seconds: 3600, block: 3600, by: 'network' },
  /** Requests and inquiries with one mobile number. */
  askPhone: { points: 6, seconds: 3600, block: 3600 },
  /** Links for a new password asked for from one address, and to one address. */
  forgot: { points: 20, seconds: 3600, block: 3600, by: 'network' },
  forgotMail: { points: 4, seconds: 3600, block: 3600 },
  /** Test messages of an admin to themself. */
  testMessages: { points: 10, seconds: 86_400, block: 0 },
  /** Claims of one account. */
  claims: {
    points: CLAIMS_PER_DAY,
    seconds: 86_400,
    block: 0,
    sentence: words => words.claims.answers.ofDay,
  },
  /** Wrong references, from one address. */
  track: { points: 20, seconds: 900, block: 900, by: 'network' },
} as const satisfies Record<string, Rule>;

/** What an account that is not staff's may add in a day. */
export interface Daily {
  profiles: number;
  /** Vehicles and documents, with or without a file. */
  records: number;
  uploads: number;
  /** Of all uploads together. */
  bytes: number;
  /** Changing calls of any kind: each leaves at least a line in the history. */
  changes: number;
}

/** The defaults of these settings. */
export const defaultDailyLimits: Daily = {
  profiles: 10,
  records: 100,
  uploads: 30,
  bytes: 100 * 1024 * 1024,
  changes: 1000,
};

const daily = ({ profiles, records, uploads, bytes, changes }: Daily) =>
  ({
    profiles: { points: profiles, seconds: DAY, block: 0, sentence: words => words.errors.profilesOfDay },
    records: { points: records, seconds: DAY, block: 0, sentence: words => words.errors.recordsOfDay },
    uploads: { points: uploads, seconds: DAY, block: 0, sentence: words => words.errors.uploadsOfDay },
    bytes: { points: bytes, seconds: DAY, block: 0, sentence: words => words.errors.uploadsOfDay },
    changes: { points: changes, seconds: DAY, block: 0, sentence: words => words.errors.changesOfDay },
  }) satisfies Record<string, Rule>;

type LimitName = keyof typeof rules | keyof Daily;

interface Rule {
  points: number;
  seconds: number;
  block: number;
  doubling?: boolean;
  /** Keys are addresses, and the addresses of one network share a count. */
  by?: 'network';
  /** The sentence of the error; "too many attempts" by default. */
  sentence?: Sentence;
}

const DAY = 86_400;
const LONGEST_BLOCK = 14_400;

/**
 * Counts attempts over all processes in the database, and in memory while that is away. Keys are stored as HMACs, so
 * that the rows reveal no addresses or numbers.
 */
export interface Limits {
  /** Throws TooMany if the key has used up its attempts; counts nothing. */
  check(name: LimitName, key: string): Promise<void>;
  /** Counts one attempt, or so many points; throws TooMany when it is one too many. */
  count(name: LimitName, key: string, points?: number): Promise<void>;
  forget(name: LimitName, key: string): Promise<void>;
  /** Takes one attempt back. */
  uncount(name: LimitName, key: string): Promise<void>;
  /**
   * Serialises the attempts of a key within this process, so that each sees the count of the one before: however many
   * arrive at once, each process lets at most one too many through.
   */
  inTurn<T>(name: LimitName, key: string, attempt: () => Promise<T>): Promise<T>;
}

export function openLimits(pool: Pool, secret: Buffer, ofDay: Daily = defaultDailyLimits): Limits {
  const all: Record<LimitName, Rule> = { ...rules, ...daily(ofDay) };
  const limiters = new Map(Object.entries(all).map(([name, rule]) => [name, limiter(pool, name, rule)]));
  const blocks = limiter(pool, 'blocks', { points: 1_000_000, seconds: DAY, block: 0 });
  const inTurn = keyedMutex();
  const limiterOf = (name: LimitName) => {
    const limiter = limiters.get(name);
    if (limiter === undefined) throw new Error(`No limit is called ${name}`);
    return limiter;
  };
  const rowOf = (name: LimitName, key: string) => {
    const { by } = all[name];
    const counted = by === 'network' ? networkOf(key) : key;
    return createHmac('sha256', secret).update(`${name}:${counted}`).digest('base64url');
  };
  return {
    async check(name, key) {
      const used = await limiterOf(name).get(rowOf(name, key));
      if (used !== null && used.consumedPoints > all[name].points) throw tooMany(all[name], used);
    },
    async count(name, key, points = 1) {
      const row = rowOf(name, key);
      try {
        await limiterOf(name).consume(row, points);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        const rule = all[name];
        const isFirst = refusal.consumedPoints === rule.points + 1;
        if (!isFirst || !rule.doubling) throw tooMany(rule, refusal, isFirst);
        const { consumedPoints: times } = await blocks.consume(`${name}:${row}`);
        const seconds = Math.min(rule.block * 2 ** (times - 1), LONGEST_BLOCK);
        if (times > 1) await limiterOf(name).block(row, seconds);
        throw new TooMany(seconds, true);
      }
    },
    async forget(name, key) {
      await limiterOf(name).delete(rowOf(name, key));
    },
    async uncount(name, key) {
      await limiterOf(name).reward(rowOf(name, key));
    },
    inTurn: (name, key, attempt) => inTurn(rowOf(name, key), attempt),
  };
}

/** Counts a vehicle or document that an account adds; throws TooMany when it has added as many as it may in a day. */
export async function countRecord(limits: Limits, { id, role }: Pick<Caller, 'id' | 'role'>): Promise<void> {
  if (!isStaff(role)) await limits.count('records', String(id));
}

/** Counts something that an account leaves behind; throws TooMany when that is as much as it may in a day. */
export async function countChange(limits: Limits, { id, role }: Pick<Caller, 'id' | 'role'>): Promise<void> {
  if (!isStaff(role)) await limits.count('changes', String(id));
}

/** Deletes attempts that no longer count. */
export async function forgetExpiredAttempts(db: Queryable): Promise<void> {
  await sql`delete from rate_limits where expire < extract(epoch from now()) * 1000`.execute(db);
}

/** No limits: for load measurements, and for tests of other things. */
export const unlimited: Limits = {
  check: async () => undefined,
  count: async () => undefined,
  forget: async () => undefined,
  uncount: async () => undefined,
  inTurn: (_name, _key, attempt) => attempt(),
};

function limiter(pool: Pool, keyPrefix: string, rule: Rule): RateLimiterPostgres {
  const options = { points: rule.points, duration: rule.seconds, blockDuration: rule.block, keyPrefix };
  return new RateLimiterPostgres({
    ...options,
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    insuranceLimiter: new RateLimiterMemory(options),
  });
}

function tooMany({ sentence }: Rule, used: RateLimiterRes, isFirst = false): TooMany {
  return new TooMany(Math.max(1, Math.ceil(used.msBeforeNext / 1000)), isFirst, sentence);
}
