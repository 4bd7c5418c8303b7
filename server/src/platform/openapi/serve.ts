import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { openApiDocument } from './document.ts';

/** Empty until somebody asks: making it took an eighth of a start. The page for people keeps hold of this very object. */
const document = {};

function madeDocument(): object {
  if (Object.keys(document).length === 0) Object.assign(document, openApiDocument());
  return document;
}

/** Serves the API's description: `/api/openapi.json` for machines, `/api/docs` for people. */
export async function serveOpenApi(app: FastifyInstance): Promise<void> {
  app.get('/api/openapi.json', { exposeHeadRoute: true }, () => Promise.resolve(madeDocument()));
  await app.register(swagger, { mode: 'static', specification: { document: document as never } });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    uiConfig: { docExpansion: 'none', displayRequestDuration: true },
    uiHooks: {
      onRequest: (_request, _reply, next) => {
        madeDocument();
        next();
      },
    },
  });
}
