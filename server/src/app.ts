import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import compress from '@fastify/compress';
import cors from '@fastify/cors';
import multipart from '@fastify/multipart';
import { endpoints } from '@rto-desk/contract/endpoints/index';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { fileRoute } from './features/files/routes.ts';
import { type WebhookSettings, webhookRoutes } from './features/messages/webhook.ts';
import { allRoutes } from './features/routes.ts';
import { isReady } from './platform/database/database.ts';
import { DatabaseBehind, Unavailable } from './platform/errors.ts';
import { answerError } from './platform/http/answer-error.ts';
import { endStreamsWithConnection } from './platform/http/connection-close.ts';
import { limitDownloads } from './platform/http/downloads.ts';
import { protect } from './platform/http/headers.ts';
import { runOnce } from './platform/http/idempotency.ts';
import { type CallLimits, shedLoad, callLimits as usualCallLimits } from './platform/http/load-shedding.ts';
import { type Log, logCalls, loggerOptions } from './platform/http/log.ts';
import { type MetricsOptions, serveMetrics } from './platform/http/metrics.ts';
import { servePages } from './platform/http/pages.ts';
import { limitBodies } from './platform/http/request-bodies.ts';
import { requestIds, trustOf, warnOfProxy } from './platform/http/request-id.ts';
import { serveRoutes } from './platform/http/routes.ts';
import { endStalledAnswers } from './platform/http/stalled-answers.ts';
import {
  type TransferLimits,
  transferLimits as usualTransferLimits,
} from './platform/http/transfer-limits.ts';
import { countChange } from './platform/limits.ts';
import { serveOpenApi } from './platform/openapi/serve.ts';
import { findSession } from './platform/sessions/sessions.ts';
import { findToken, isApiToken } from './platform/sessions/tokens.ts';
import { readinessOf } from './readiness.ts';
import type { Services } from './services.ts';

/** The most bytes of a JSON body; forms have limits of their own. */
const BODY_LIMIT = 256 * 1024;
/** How long a client may take to send headers, in milliseconds. */
const SLOWEST = 10_000;
/** How often to look for those who take longer, in milliseconds. */
const LOOK = 5_000;

/**
 * What pages of other origins may do: every method that the contract has, which their browsers ask about once in ten
 * minutes, and read what an answer says beside its body.
 */
const CROSS_ORIGIN = {
  methods: [...new Set(Object.keys(endpoints).map(key => key.split(' ', 1)[0] ?? '')), 'HEAD'],
  exposedHeaders: ['content-disposition', 'retry-after', 'x-request-id'],
  maxAge: 600,
};

export interface AppOptions {
  /** Other origins whose pages may call the API. */
  corsOrigins: readonly string[];
  trustedProxies: readonly string[];
  /** Whether people reach us by https, which browsers then keep to. */
  overTls: boolean;
  /** How the WhatsApp provider's calls are known; null serves none. */
  webhook: WebhookSettings | null;
  /** What `GET /metrics` tells, and whom; null serves none. */
  metrics: MetricsOptions | null;
  /** The folder of the built pages; null serves none. */
  pages: string | null;
  log: Log;
  /** How slow clients may be; as they usually may where not said. */
  transferLimits?: TransferLimits;
  /** When calls are turned away; the usual limits where not said. */
  callLimits?: CallLimits;
}

/** The HTTP server over the services, ready to listen. */
export async function createApp(services: Services, options: AppOptions): Promise<FastifyInstance> {
  const {
    corsOrigins,
    trustedProxies,
    transferLimits = usualTransferLimits,
    callLimits = usualCallLimits,
  } = options;
  const isTrusted = trustOf(trustedProxies);
  const app = Fastify({
    logger: loggerOptions(options.log),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIds(isTrusted),
    requestIdHeader: false,
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    bodyLimit: BODY_LIMIT,
    requestTimeout: transferLimits.upload.longest,
    http: { headersTimeout: SLOWEST, connectionsCheckingInterval: LOOK },
    routerOptions: { maxParamLength: 500 },
    exposeHeadRoutes: false,
    return503OnClosing: true,
  });
  app.setErrorHandler(answerError);
  closeGracefully(app);
  logCalls(app);
  warnOfProxy(app, services.db, isTrusted);
  protect(app, options);
  if (corsOrigins.length > 0) await app.register(cors, { origin: [...corsOrigins], ...CROSS_ORIGIN });
  await shedLoad(app, callLimits);
  limitBodies(app, transferLimits);
  endStalledAnswers(app, transferLimits);
  endStreamsWithConnection(app);
  readJson(app);
  // In one go: compressing in the background goes on when the call has given its slot back.
  await app.register(compress, {
    customTypes: /^application\/json/,
    encodings: ['br', 'gzip'],
    syncThreshold: Number.POSITIVE_INFINITY,
  });
  await app.register(multipart, { throwFileSizeLimit: false });

  app.get('/healthz', { exposeHeadRoute: true }, async () => ({ status: 'alive' }));
  app.get('/readyz', { exposeHeadRoute: true }, readinessOf(services));
  serveMetrics(app, options.metrics);
  serveRoutes(app, allRoutes(services), {
    storage: services.storage,
    findSession: async token => {
      const find = isApiToken(token) ? findToken : findSession;
      const session = await find(services.db, token);
      // A new session may not have reached a standby yet: that is no reason to sign the user out.
      if (session === null && !(await isReady(services.db))) throw new Unavailable();
      return session;
    },
    assertSpace: services.disks.assertSpace,
    runOnce: (call, act) => runOnce(services.db, call, act),
    assertWritable: () => {
      if (services.watermark.isBehind) throw new DatabaseBehind();
    },
    countTokenCall: token => services.limits.count('tokenCalls', String(token)),
    countChange: caller => countChange(services.limits, caller),
    runDownload: limitDownloads(services.pool),
    onAdded: () => services.largeCounts.changed(),
  });
  fileRoute(app, services);
  webhookRoutes(app, services, options.webhook);
  await serveOpenApi(app);
  await servePages(app, options.pages);
  return app;
}

/** Reads JSON bodies: an empty one is none, and keys that would change an object's prototype are dropped. */
function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('remove', 'remove');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    if (text.trim() === '') done(null, undefined);
    else parse(request, text, done);
  });
}

/**
 * Lets the server close as soon as its last response is out. Node's `close` waits for connections that a browser opened
 * in advance and never used, which count as active, and for keep-alive connections whose response was not quite out
 * when closing began; both are closed here.
 */
function closeGracefully(app: FastifyInstance): void {
  const unused = new Set<Socket>();
  let isClosing = false;
  app.server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    unused.delete(request.socket);
    response.once('finish', () => {
      if (isClosing) request.socket.end();
    });
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    for (const socket of unused) socket.destroy();
  });
}
