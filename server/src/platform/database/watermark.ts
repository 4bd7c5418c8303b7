import pg from 'pg';

/** What a process has seen of its database. While the history is the same, timeline and count never go down. */
export interface Seen {
  /** Differs in a restored backup. */
  history: string;
  /** PostgreSQL's number of the line that the server writes, which goes up with each standby that takes over. */
  timeline: number;
  /** How often the primary processes have raised the watermark. */
  count: number;
}

/** Notices when the database has gone back to an older state, or is a standby. */
export interface Watermark {
  /** The newest state seen; null before the first connection. Other processes may start from it. */
  readonly seen: Seen | null;
  /** Whether the database has shown an older state than `seen`. It stays true until the process ends. */
  readonly isBehind: boolean;
  /**
   * Checks a connection before its first use. One to a server that went back, or to a standby, only reads from then on, even where the
   * standby is promoted later. Throws what the database throws.
   */
  admit(client: pg.ClientBase): Promise<void>;
  /** Starts to note the newest state every five seconds, and to raise the count where this process is the first of its machine. */
  start(pool: pg.Pool, options: { raises: boolean }): void;
  stop(): void;
}

/** How often the newest state is noted, in milliseconds. */
const EVERY = 5_000;
/** The timeline of a server that is a standby: less than any other. */
const STANDBY = 0;

// The first eight digits in the name of a file of the log are its timeline.
const SHOWN = `history, count,
  case when pg_is_in_recovery() then ${STANDBY} else ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::integer end as timeline`;
const READ = `select ${SHOWN} from database_watermark`;
const RAISE = `update database_watermark set count = count + 1 returning ${SHOWN}`;

/**
 * Opens the watermark of a pool of connections.
 * @param start what another process has seen already
 * @param onBehind called once, when the database has gone back
 */
export function openWatermark(start: Seen | null, onBehind: () => void): Watermark {
  let seen = start;
  let isBehind = false;
  /** The connections in use, with the timeline of each server. */
  const open = new Map<pg.ClientBase, number>();
  let timer: NodeJS.Timeout | undefined;

  /**
   * Breaks the connections to servers of an earlier timeline: the pool opens new ones, which are checked. Idle ones that are ended in
   * order stay in the pool, and each would fail the call that gets it.
   */
  const hangUp = (below: number) => {
    for (const [client, timeline] of open) {
      if (timeline < below) (client as pg.Client & { connection: pg.Connection }).connection.stream.destroy();
    }
  };

  /** Compares what a server shows with what was seen; answers its timeline, or null where the database has no watermark yet. */
  async function check(client: pg.ClientBase, statement: string): Promise<number | null> {
    // What others see while the answer is on its way is no measure: this answer may be the older one.
    const before = seen;
    const shown = await shownBy(client, statement);
    if (shown === null || shown.timeline === STANDBY || isBehind) return shown?.timeline ?? null;
    if (before?.history === shown.history && isLess(shown, before)) {
      isBehind = true;
      onBehind();
      hangUp(Number.POSITIVE_INFINITY);
      return shown.timeline;
    }
    if (seen?.history === shown.history) seen = newest(seen, shown);
    else if (seen === before) seen = shown;
    hangUp(shown.timeline);
    return shown.timeline;
  }

  return {
    get seen() {
      return seen;
    },
    get isBehind() {
      return isBehind;
    },
    async admit(client) {
      client.once('end', () => open.delete(client));
      const timeline = await check(client, READ);
      if (timeline !== null) open.set(client, timeline);
      if (isBehind || timeline === STANDBY)
        await client.query('set session characteristics as transaction read only');
    },
    start(pool, { raises }) {
      let isRunning = false;
      const round = async () => {
        if (isRunning || isBehind) return;
        isRunning = true;
        try {
          const client = await pool.connect();
          await check(client, raises ? RAISE : READ).finally(() => client.release());
        } catch {
          // The database is away or only reads; the next connection is checked before its first use.
        }
        isRunning = false;
      };
      void round();
      timer = setInterval(() => void round(), EVERY);
      timer.unref();
    },
    stop: () => clearInterval(timer),
  };
}

const isLess = (shown: Seen, before: Seen) => shown.timeline < before.timeline || shown.count < before.count;

const newest = (one: Seen, other: Seen): Seen => ({
  history: one.history,
  timeline: Math.max(one.timeline, other.timeline),
  count: Math.max(one.count, other.count),
});

/** What a server shows; null where the database is not up to date yet and has no watermark. */
async function shownBy(client: pg.ClientBase, statement: string): Promise<Seen | null> {
  try {
    const { rows } = await client.query<Seen>(statement);
    return rows[0] ?? null;
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === '42P01') return null;
    throw error;
  }
}
