import type { FastifyInstance } from 'fastify';
import { Unavailable } from './errors.ts';

/**
 * The most calls of the API that one process works on at once. Each waits for one of the few connections to the
 * database: with more of them every answer would come late, with these none waits longer than a second.
 */
const MOST = 100;

/** Turns calls away at once (503, try again in a moment) while there are too many to answer in time. */
export function shedLoad(app: FastifyInstance, most = MOST): void {
  let running = 0;
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api/')) return;
    if (running >= most) throw new Unavailable({ retryAfter: 1 });
    running += 1;
    reply.raw.once('close', () => {
      running -= 1;
    });
  });
}
