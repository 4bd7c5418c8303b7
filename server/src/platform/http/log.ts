import type { FastifyInstance, FastifyServerOptions } from 'fastify';

/** How much is logged, and where to; to the standard output unless told otherwise. */
export interface Log {
  level: string;
  stream?: { write(line: string): void };
}

export function loggerOptions({ level, stream }: Log): FastifyServerOptions['logger'] {
  return { level, ...(stream && { stream }) };
}

/**
 * Logs one line for each call: what was called and how it went, by the route's pattern. Paths, queries, bodies
 * and headers hold names, numbers and tokens, and never get here.
 */
export function logCalls(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const { caller } = request;
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? '(none)',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        ...(caller && { caller: caller.id, role: caller.role }),
      },
      'call',
    );
  });
}
