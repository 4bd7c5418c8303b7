import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { NotFound } from './errors.ts';

const YEAR = 31_536_000;

/**
 * Serves the built pages. Every address that is neither API nor document nor file is a screen's, and gets the
 * page that draws it; the rest is 404. Hashed files are kept for ever, the page itself is asked for each time.
 */
export async function servePages(app: FastifyInstance, folder: string | null): Promise<void> {
  if (folder !== null) {
    await app.register(fastifyStatic, {
      root: folder,
      preCompressed: true,
      cacheControl: false,
      setHeaders(reply, path) {
        const isHashed = path.includes('/assets/');
        reply.header('cache-control', isHashed ? `public, max-age=${YEAR}, immutable` : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    if (folder === null || !isScreen(request)) throw new NotFound(words => words.errors.noSuchPage);
    return reply.sendFile('index.html');
  });
}

function isScreen(request: FastifyRequest): boolean {
  const path = request.url.split('?')[0] ?? '';
  const asksForPage = /text\/html|\*\/\*/.test(request.headers.accept ?? '*/*');
  const isFile = /\.[a-z0-9]+$/i.test(path);
  return (
    ['GET', 'HEAD'].includes(request.method) && asksForPage && !isFile && !/^\/(api|storage)(\/|$)/.test(path)
  );
}
