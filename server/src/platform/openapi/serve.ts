import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { openApiDocument } from './document.ts';

let made: ReturnType<typeof openApiDocument> | undefined;

/** Serves the API's description: `/api/openapi.json` for machines, `/api/docs` for people. */
export async function serveOpenApi(app: FastifyInstance): Promise<void> {
  // Built once per process; tests open many servers in one.
  made ??= openApiDocument();
  const document = made;
  app.get('/api/openapi.json', { exposeHeadRoute: true }, () => Promise.resolve(document));
  await app.register(swagger, { mode: 'static', specification: { document: document as never } });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    uiConfig: { docExpansion: 'none', displayRequestDuration: true },
  });
}
