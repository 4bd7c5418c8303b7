import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import cors from '@fastify/cors';
import multipart from '@fastify/multipart';
import { endpoints } from '@rto-desk/contract/endpoints/index';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Desk } from './desk.ts';
import { fileRoute } from './features/files/routes.ts';
import { type WebhookSettings, webhookRoutes } from './features/messages/webhook.ts';
import { allRoutes } from './features/routes.ts';
import { isReachable } from './platform/database/database.ts';
import { Unavailable } from './platform/errors.ts';
import { answerError } from './platform/http/answer-error.ts';
import { endStalledAnswers } from './platform/http/answers.ts';
import { limitBodies } from './platform/http/bodies.ts';
import { endStreamsWithConnection } from './platform/http/gone.ts';
import { protect } from './platform/http/headers.ts';
import { readJson } from './platform/http/json.ts';
import { type Log, logCalls, loggerOptions } from './platform/http/log.ts';
import { once } from './platform/http/once.ts';
import { type Pace, pace as usualPace } from './platform/http/pace.ts';
import { servePages } from './platform/http/pages.ts';
import { closePromptly } from './platform/http/prompt-close.ts';
import { serveRoutes } from './platform/http/routes.ts';
import { shedLoad } from './platform/http/shed.ts';
import { countChange } from './platform/limits.ts';
import { serveOpenApi } from './platform/openapi/serve.ts';
import { whoHolds } from './platform/sessions/sessions.ts';

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
  /** The folder of the built pages; null serves none. */
  pages: string | null;
  log: Log;
  /** How slow clients may be; as they usually may where not said. */
  pace?: Pace;
}

/** The whole server on a desk, ready to listen. */
export async function createApp(desk: Desk, options: AppOptions): Promise<FastifyInstance> {
  const { corsOrigins, trustedProxies, pace = usualPace } = options;
  const app = Fastify({
    logger: loggerOptions(options.log),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    bodyLimit: BODY_LIMIT,
    requestTimeout: pace.upload.longest,
    http: { headersTimeout: SLOWEST, connectionsCheckingInterval: LOOK },
    routerOptions: { maxParamLength: 500 },
    exposeHeadRoutes: false,
    return503OnClosing: true,
  });
  app.setErrorHandler(answerError);
  closePromptly(app);
  logCalls(app);
  protect(app, options);
  if (corsOrigins.length > 0) await app.register(cors, { origin: [...corsOrigins], ...CROSS_ORIGIN });
  shedLoad(app);
  limitBodies(app, pace);
  endStalledAnswers(app, pace);
  endStreamsWithConnection(app);
  readJson(app);
  await app.register(compress, { customTypes: /^application\/json/, encodings: ['br', 'gzip'] });
  await app.register(multipart, { throwFileSizeLimit: false });

  app.get('/healthz', { exposeHeadRoute: true }, async () => ({ status: 'alive' }));
  app.get('/readyz', { exposeHeadRoute: true }, async () => {
    if (!(await isReachable(desk.db))) throw new Unavailable();
    return { status: 'ready' };
  });
  serveRoutes(app, allRoutes(desk), {
    storage: desk.storage,
    whoHolds: token => whoHolds(desk.db, token),
    once: (call, act) => once(desk.db, call, act),
    countChange: caller => countChange(desk.limits, caller),
  });
  fileRoute(app, desk);
  webhookRoutes(app, desk, options.webhook);
  await serveOpenApi(app);
  await servePages(app, options.pages);
  return app;
}
