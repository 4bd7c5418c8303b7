import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { FastifyReply } from 'fastify';

/**
 * Answers with a file that is generated while it is sent. An error before the first chunk becomes an ordinary error
 * answer; a later one aborts the download, so that half of it is not taken for the whole. Resolves when it is over.
 */
export async function sendFile(
  reply: FastifyReply,
  { name, type }: { name: string; type: string },
  pieces: AsyncIterable<Buffer>,
): Promise<void> {
  const source = pieces[Symbol.asyncIterator]();
  const first = await source.next();
  // The client has gone: nothing would read or close the rest.
  if (reply.request.raw.socket.destroyed) return void (await source.return?.());
  const body = Readable.from(rest(first, source), { objectMode: false });
  const over = finished(body).catch(() => undefined);
  reply
    .type(type)
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'no-store')
    .send(body);
  await over;
}

async function* rest(first: IteratorResult<Buffer>, source: AsyncIterator<Buffer>) {
  try {
    for (let piece = first; !piece.done; piece = await source.next()) yield piece.value;
  } finally {
    await source.return?.();
  }
}
