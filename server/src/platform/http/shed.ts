import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Unavailable } from '../errors.ts';

/**
 * The most calls that one process works on at once. Each waits for one of the few connections to the database: with
 * more of them every answer would come late, with these none waits longer than a second.
 */
export const MOST = 60;

/** What asks the database for something; pages are files, and whoever watches over the desk is always answered. */
const COUNTED = /^\/(api|storage|webhooks)\//;

/** Turns calls away at once (503, try again in a moment) while there are too many to answer in time. */
export function shedLoad(app: FastifyInstance, most = MOST): void {
  const running = new Set<FastifyRequest>();
  app.addHook('onRequest', async (request, reply) => {
    if (!COUNTED.test(routeOf(request))) return;
    if (running.size >= most) throw new Unavailable({ retryAfter: 1 });
    running.add(request);
    reply.raw.once('close', () => running.delete(request));
  });
  // A document that is on its way to a slow phone has done with the database.
  app.addHook('onSend', async request => {
    if (routeOf(request).startsWith('/storage/')) running.delete(request);
  });
}

/** The route's pattern, since an address may spell it in several ways; where there is none, the address. */
function routeOf(request: FastifyRequest): string {
  return request.routeOptions.url ?? request.url;
}
