import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify';
import { describeError } from './log-error.ts';

/** How much is logged, and where to; to the standard output unless told otherwise. */
export interface Log {
  level: string;
  stream?: { write(line: string): void };
}

/** Logs errors, ours and Fastify's, without the values that their messages quote. */
export function loggerOptions({ level, stream }: Log): FastifyServerOptions['logger'] {
  return {
    level,
    serializers: { err: describeError },
    hooks: {
      logMethod(given, method) {
        const [first, ...rest] = given;
        const merged = first instanceof Error ? { err: first } : first;
        // Without words of its own a line would take those of the error.
        const isWordless = typeof merged === 'object' && rest.length === 0;
        Reflect.apply(method, this, isWordless ? [merged, 'failure'] : [merged, ...rest]);
      },
    },
    ...(stream && { stream }),
  };
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
        route: patternOf(request),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        ...(caller && { caller: caller.id, role: caller.role, token: caller.token?.id }),
      },
      'call',
    );
  });
}

/** What a call is counted and logged as: the pattern of its route, never its address. */
export const patternOf = (request: FastifyRequest): string => request.routeOptions.url ?? '(none)';
