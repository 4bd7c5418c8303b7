import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { NotFound } from '../errors.ts';

const YEAR = 31_536_000;
/** What the path of a file ends in, and that of a screen does not. */
const FILE = /\.[a-z0-9]+$/i;

/**
 * Serves the built pages. Every address that is neither API nor document nor file is a screen's, and gets the
 * page that draws it, with the screen's own parts named at its head; the rest is 404. Hashed files are kept for ever,
 * the page itself is asked for each time.
 */
export async function servePages(app: FastifyInstance, folder: string | null): Promise<void> {
  if (folder !== null) {
    await app.register(fastifyStatic, {
      root: folder,
      index: false,
      // A directory would be an error for clients that accept no compression.
      allowedPath: path => FILE.test(path),
      preCompressed: true,
      cacheControl: false,
      setHeaders(reply, path) {
        const isHashed = path.includes('/assets/');
        reply.header('cache-control', isHashed ? `public, max-age=${YEAR}, immutable` : 'no-cache');
      },
    });
  }
  const screens = folder === null ? [] : await screensOf(folder);
  app.setNotFoundHandler((request, reply) => {
    if (folder === null || !isScreen(request)) throw new NotFound(words => words.errors.noSuchPage);
    const path = request.url.split('?')[0] ?? '';
    return reply.sendFile(screens.find(({ shape }) => shape.test(path))?.page ?? 'index.html');
  });
}

function isScreen(request: FastifyRequest): boolean {
  const path = request.url.split('?')[0] ?? '';
  const asksForPage = /text\/html|\*\/\*/.test(request.headers.accept ?? '*/*');
  const isFile = FILE.test(path);
  return (
    ['GET', 'HEAD'].includes(request.method) && asksForPage && !isFile && !/^\/(api|storage)(\/|$)/.test(path)
  );
}

/** The pages that the build made for its screens, `{ '/citizens/:id': 'screens/12.html' }`, by the shape of their path. */
async function screensOf(folder: string): Promise<{ shape: RegExp; page: string }[]> {
  const pages: Record<string, string> = JSON.parse(await readFile(join(folder, 'screens.json'), 'utf8'));
  return Object.entries(pages).map(([path, page]) => ({
    shape: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`),
    page,
  }));
}
