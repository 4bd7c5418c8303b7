import { once } from 'node:events';
import { FILES } from '@rto-desk/contract/endpoints/scopes';
import type { FastifyInstance } from 'fastify';
import { actingAs, actorOf } from '../../platform/actor.ts';
import type { Db } from '../../platform/database/database.ts';
import { Forbidden, NotFound } from '../../platform/errors.ts';
import { countChange } from '../../platform/limits.ts';
import { findSessionById } from '../../platform/sessions/sessions.ts';
import { findTokenById, mayOpenFiles } from '../../platform/sessions/tokens.ts';
import { type Link, sessionOf } from '../../platform/storage/signing.ts';
import type { Services } from '../../services.ts';
import { fileWithin, recordDocumentOpened } from './queries.ts';

/** What a stored document may do when it is opened by itself: nothing. */
const SANDBOX = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

interface Opening {
  Params: { name: string };
  Querystring: Link;
}

/** `GET /storage/{file_path}`: a document by its signed path, without any header. */
export function fileRoute(app: FastifyInstance, { db, storage, fileKey, limits }: Services): void {
  app.get<Opening>('/storage/:name', { exposeHeadRoute: true }, async (request, reply) => {
    const { name } = request.params;
    const session = sessionOf(fileKey, name, request.query);
    const viewer = session === null ? null : await viewerOf(db, session);
    if (viewer === null) throw new Forbidden(words => words.errors.linkExpired);
    request.slot.countFor(viewer.id);
    if (viewer.mustSetUp) throw new Forbidden(words => words.security.setUpFirst);
    if (!mayOpenFiles(viewer)) throw new Forbidden(words => words.tokens.outside(FILES));
    const file = await fileWithin(db, viewer, name.replace(/\.[a-z]+$/, ''));
    if (file === undefined) throw new NotFound();
    if (request.method === 'GET') {
      // Each look is a line of the history.
      await countChange(limits, viewer);
      await actingAs(actorOf(request, viewer), () => recordDocumentOpened(db, file));
    }
    const content = storage.read(file.id);
    // Before an answer is promised: what cannot be read is told of as such.
    await once(content, 'readable');
    return (
      reply
        .type(file.media_type)
        .header('content-length', file.size)
        .header('content-disposition', inline(file.original_name ?? name))
        .header('content-security-policy', SANDBOX)
        // Nothing stays in the browser when the person has signed out.
        .header('cache-control', 'no-store')
        .send(content)
    );
  });
}

/** Who a link was given to: a person's session, or an API token, whose ids are negated. */
function viewerOf(db: Db, session: number) {
  return session < 0 ? findTokenById(db, -session) : findSessionById(db, session);
}

/** Shown in place, saved under its own name in any script (RFC 6266, RFC 8187). */
function inline(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    mark => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `inline; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
