import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { memoiseAsync } from '../remembered.ts';
import { openApiDocument } from './document.ts';

/** The API's description as it is sent. */
interface Served {
  document: object;
  /** The bytes by content coding. */
  bytes: { identity: Buffer; br: Buffer; gzip: Buffer };
  /** The same for each coding, and therefore weak. */
  etag: string;
}

/** Made at the first request, since it takes an eighth of a start, and then kept: anyone may ask for it. */
const served = memoiseAsync(async (): Promise<Served> => {
  const document = openApiDocument();
  const identity = Buffer.from(JSON.stringify(document));
  const [br, zipped] = await Promise.all([promisify(brotliCompress)(identity), promisify(gzip)(identity)]);
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url')}"`;
  return { document, bytes: { identity, br, gzip: zipped }, etag };
});

/** Answers with the document in the coding that the client prefers, or with 304 if it has the document already. */
async function sendDocument(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { bytes, etag } = await served();
  const vary = [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', ');
  reply.headers({ etag, vary, 'cache-control': 'no-cache' });
  if (hasTag(request.headers['if-none-match'], etag)) return reply.status(304).send();
  const coding = negotiate(request.headers['accept-encoding'] ?? '', ['br', 'gzip']);
  if (coding !== null) reply.header('content-encoding', coding);
  return reply.type('application/json; charset=utf-8').send(bytes[coding ?? 'identity']);
}

/** Whether an `If-None-Match` names a tag; proxies may have made it strong. */
function hasTag(header: string | undefined, etag: string): boolean {
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return header?.split(',').some(tag => opaque(tag) === opaque(etag)) ?? false;
}

/** Serves the API's description: `/api/openapi.json` for machines, `/api/docs` for people. */
export async function serveOpenApi(app: FastifyInstance): Promise<void> {
  app.get('/api/openapi.json', { exposeHeadRoute: true, compress: false }, sendDocument);
  // The page keeps hold of this very object, which is filled before it is read.
  const document = {};
  await app.register(swagger, { mode: 'static', specification: { document: document as never } });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    uiConfig: { docExpansion: 'none', displayRequestDuration: true },
    uiHooks: {
      onRequest: async (request, reply) => {
        if (request.routeOptions.url === '/api/docs/json') return sendDocument(request, reply);
        if (request.routeOptions.url !== '/api/docs/yaml') return;
        Object.assign(document, (await served()).document);
      },
    },
  });
}
