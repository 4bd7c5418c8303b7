import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Malformed, Unavailable } from '../errors.ts';
import { onConnectionClose } from './connection-close.ts';
import { isIncomplete } from './request-bodies.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Its place among the calls that are worked on. */
    slot: Slot;
  }
}

/** A call's place among those that are worked on. */
interface Slot {
  /** Takes a place, unless it has one. Throws Unavailable where none is left. */
  take(): void;
  free(): void;
  /** Works on the call, which has its place until that is done, even if its client hangs up meanwhile. */
  during<T>(work: () => Promise<T>): Promise<T>;
}

/**
 * The most calls that one process works on at once. Each waits for one of the few connections to the database: with
 * more of them every answer would come late, with these none waits longer than a second.
 */
export const MAX_CONCURRENT_CALLS = 60;

/** What asks the database for something; pages are files, and whoever watches over the desk is always answered. */
const COUNTED = /^\/(api|storage|webhooks)\//;

/**
 * Turns calls away at once (503, try again in a moment) while there are too many to answer in time. A call has its place
 * while it is worked on: neither while its body is on its way nor while its answer is being taken, and not longer because
 * its client has gone.
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
    // A form is read by whoever answers the call, and only then.
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
      // Nobody waits for the answer.
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

/** The place of what needs none. */
const noSlot: Slot = { take: () => undefined, free: () => undefined, during: work => work() };

/** The route's pattern, since an address may spell it in several ways; where there is none, the address. */
function routeOf(request: FastifyRequest): string {
  return request.routeOptions.url ?? request.url;
}
