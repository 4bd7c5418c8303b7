import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Malformed, Unavailable } from '../errors.ts';
import { networkOf } from '../network.ts';
import { onConnectionClose } from './connection-close.ts';
import { isIncomplete } from './request-bodies.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Its slot among the running calls. */
    slot: Slot;
  }
}

/** One of the limited slots for running calls. */
interface Slot {
  /** Takes a slot unless it has one. Throws Unavailable if none is free or the caller has used up their share. */
  take(): void;
  free(): void;
  /**
   * Counts the call by its account from now on, or by its network for a visitor (null). Throws Unavailable if that
   * share is used up.
   */
  countFor(account: number | null): void;
  /** Runs the call's work in its slot until it is done, even if the client disconnects meanwhile. */
  during<T>(work: () => Promise<T>): Promise<T>;
}

/** When a process turns calls away. */
export interface CallLimits {
  /** The most calls that one process runs at once. */
  calls: number;
  /** Whether an account and the visitors of a network may take only a share of these. */
  areShared: boolean;
  /** The longest mean delay of the event loop, and the time over which it is measured, in ms; null for no limit. */
  loopDelay: { most: number; over: number } | null;
}

/**
 * The most calls that one process runs at once. Each waits for one of a few database connections: with more of them
 * every answer would be late, with this many none waits longer than a second.
 */
export const MAX_CONCURRENT_CALLS = 60;

/**
 * A start, or a busy machine, holds the event loop up once for some seconds. Late by more than a second on average over
 * five, a process receives more work than it can do.
 */
export const callLimits: CallLimits = {
  calls: MAX_CONCURRENT_CALLS,
  areShared: true,
  loopDelay: { most: 1_000, over: 5_000 },
};

/** The parts of all slots that one account, or one network, may take. */
const SHARES = {
  account: 1 / 4,
  visitors: 1 / 2,
  // A token or link has yet to be looked up: an office, which has one address, may send many calls at once. Together with an
  // account's share it leaves slots for other networks.
  notLookedUp: 2 / 3,
};

/** Routes that use the database. Pages are files, and health checks are always answered. */
const COUNTED = /^\/(api|storage|webhooks)\//;

/**
 * Load shedding: answers 503 (try again in a moment) at once while there are too many calls to answer in time, or the
 * event loop is late. A call holds a slot only while it runs, neither while its body arrives nor while its response is
 * being read, and no longer because its client has disconnected.
 */
export async function shedLoad(app: FastifyInstance, limits: CallLimits): Promise<void> {
  if (limits.loopDelay !== null) {
    await app.register(underPressure, {
      maxEventLoopDelay: limits.loopDelay.most,
      sampleInterval: limits.loopDelay.over,
      pressureHandler: async request => {
        if (isCounted(request)) throw new Unavailable({ retryAfter: 1 });
      },
    });
  }
  const running = new Map<FastifyRequest, string>();
  app.decorateRequest('slot');
  app.addHook('onRequest', async request => {
    request.slot = isCounted(request) ? slotOf(request, running, limits) : noSlot;
    request.slot.take();
  });
  app.addHook('preParsing', async ({ raw, slot }) => {
    if (isIncomplete(raw)) slot.free();
  });
  app.addHook('preValidation', async ({ slot, headers }) => {
    // A form is read by the route's handler, and takes its slot there.
    if (!headers['content-type']?.startsWith('multipart/')) slot.take();
  });
  // Only after the answer has been compressed, and after all calls that arrived together have been looked at: otherwise
  // calls that never wait would be carried out without limit, each in the slot of the one before.
  app.addHook('onSend', async ({ slot }) => void setImmediate(() => slot?.free()));
}

function slotOf(
  request: FastifyRequest,
  running: Map<FastifyRequest, string>,
  { calls, areShared }: CallLimits,
): Slot {
  const network = networkOf(request.ip);
  let holder = network;
  let share = mayBeSignedIn(request) ? SHARES.notLookedUp : SHARES.visitors;
  let isWorkedOn = false;
  let forget: () => unknown = () => undefined;
  const free = () => {
    running.delete(request);
    forget();
  };
  const shedBeyondShare = () => {
    if (!areShared) return;
    const taken = [...running.values()].filter(other => other === holder).length;
    if (taken >= Math.max(1, Math.floor(calls * share))) throw new Unavailable({ retryAfter: 1 });
  };
  return {
    take() {
      if (running.has(request)) return;
      // The client has gone.
      if (request.raw.socket.destroyed) throw new Malformed();
      if (running.size >= calls) throw new Unavailable({ retryAfter: 1 });
      shedBeyondShare();
      running.set(request, holder);
      forget = onConnectionClose(request.raw, () => {
        if (!isWorkedOn) free();
      });
    },
    free,
    countFor(account) {
      holder = account === null ? network : `account ${account}`;
      share = account === null ? SHARES.visitors : SHARES.account;
      if (!running.delete(request)) return;
      shedBeyondShare();
      running.set(request, holder);
    },
    async during(work) {
      isWorkedOn = true;
      try {
        return await work();
      } finally {
        isWorkedOn = false;
        if (request.raw.socket.destroyed) free();
      }
    },
  };
}

/** For routes that need no slot. */
const noSlot: Slot = {
  take: () => undefined,
  free: () => undefined,
  countFor: () => undefined,
  during: work => work(),
};

/** Whether a session has yet to be looked up: by a token, or by a document's signed link. */
function mayBeSignedIn(request: FastifyRequest): boolean {
  return request.headers.authorization !== undefined || routeOf(request).startsWith('/storage/');
}

function isCounted(request: FastifyRequest): boolean {
  return COUNTED.test(routeOf(request));
}

/** The route's pattern, since an address may spell it in several ways; where there is none, the address. */
function routeOf(request: FastifyRequest): string {
  return request.routeOptions.url ?? request.url;
}
