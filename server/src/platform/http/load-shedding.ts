import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Malformed, Unavailable } from '../errors.ts';
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
  /** Takes a slot unless it has one. Throws Unavailable if none is free. */
  take(): void;
  free(): void;
  /** Runs the call's work in its slot until it is done, even if the client disconnects meanwhile. */
  during<T>(work: () => Promise<T>): Promise<T>;
}

/**
 * The most calls that one process runs at once. Each waits for one of a few database connections: with more of them
 * every answer would be late, with this many none waits longer than a second.
 */
export const MAX_CONCURRENT_CALLS = 60;

/** Routes that use the database. Pages are files, and health checks are always answered. */
const COUNTED = /^\/(api|storage|webhooks)\//;

/**
 * Load shedding: answers 503 (try again in a moment) at once while there are too many calls to answer in time. A call
 * holds a slot only while it runs, neither while its body arrives nor while its response is being read, and no longer
 * because its client has disconnected.
 */
export function shedLoad(app: FastifyInstance, most = MAX_CONCURRENT_CALLS): void {
  const running = new Set<FastifyRequest>();
  app.decorateRequest('slot');
  app.addHook('onRequest', async request => {
    request.slot = COUNTED.test(routeOf(request)) ? slotOf(request, running, most) : noSlot;
    request.slot.take();
  });
  app.addHook('preParsing', async ({ raw, slot }) => {
    if (isIncomplete(raw)) slot.free();
  });
  app.addHook('preValidation', async ({ slot, headers }) => {
    // A form is read by the route's handler, and takes its slot there.
    if (!headers['content-type']?.startsWith('multipart/')) slot.take();
  });
  app.addHook('onSend', async ({ slot }) => slot?.free());
}

function slotOf(request: FastifyRequest, running: Set<FastifyRequest>, most: number): Slot {
  let isWorkedOn = false;
  let forget: () => unknown = () => undefined;
  const free = () => {
    running.delete(request);
    forget();
  };
  return {
    take() {
      if (running.has(request)) return;
      // The client has gone.
      if (request.raw.socket.destroyed) throw new Malformed();
      if (running.size >= most) throw new Unavailable({ retryAfter: 1 });
      running.add(request);
      forget = onConnectionClose(request.raw, () => {
        if (!isWorkedOn) free();
      });
    },
    free,
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
const noSlot: Slot = { take: () => undefined, free: () => undefined, during: work => work() };

/** The route's pattern, since an address may spell it in several ways; where there is none, the address. */
function routeOf(request: FastifyRequest): string {
  return request.routeOptions.url ?? request.url;
}
