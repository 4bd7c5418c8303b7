import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { NotFound, Unauthenticated } from '../errors.ts';
import type { AnsweredCall } from '../metrics/metrics.ts';
import { patternOf } from './log.ts';

/** The text format of Prometheus. */
const TYPE = 'text/plain; version=0.0.4; charset=utf-8';

/** What is measured, and for whom. */
export interface MetricsOptions {
  /** The bearer token that may read the metrics. */
  token: string;
  count(call: AnsweredCall, seconds: number): void;
  /** The metrics of all processes of this machine as text. Throws Unavailable where one of them does not tell in time. */
  collect(): Promise<string>;
}

/** Serves `GET /metrics`, and counts every call for it; without a token there is no such address. */
export function serveMetrics(app: FastifyInstance, options: MetricsOptions | null): void {
  app.get('/metrics', async ({ headers }, reply) => {
    if (options === null) throw new NotFound(words => words.errors.noSuchPage);
    if (!isSame(headers.authorization ?? '', `Bearer ${options.token}`)) throw new Unauthenticated();
    return reply
      .header('cache-control', 'no-store')
      .type(TYPE)
      .send(await options.collect());
  });
  if (options === null) return;
  app.addHook('onResponse', async (request, reply) => {
    const { method } = request;
    options.count({ method, route: patternOf(request), status: reply.statusCode }, reply.elapsedTime / 1000);
  });
}

/** Constant-time comparison, of the lengths too. */
function isSame(given: string, right: string): boolean {
  const [one, other] = [given, right].map(text => createHash('sha256').update(text).digest());
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}
