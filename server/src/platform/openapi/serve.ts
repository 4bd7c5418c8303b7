import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { openApiDocument } from './document.ts';

/** Serves the API's description: `/api/openapi.json` for machines, `/api/docs` for people. */
export async function serveOpenApi(app: FastifyInstance): Promise<void> {
  const document = openApiDocument();
  app.get('/api/openapi.json', { exposeHeadRoute: true }, () => Promise.resolve(document));
  await app.register(swagger, { mode: 'static', specification: { document: document as never } });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    uiConfig: { docExpansion: 'none', displayRequestDuration: true },
  });
}
