import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { finished, type Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';

/** What is to be done when a connection goes, by the connection: one listener each, however many calls are on it. */
const listeners = new WeakMap<Socket, Set<() => void>>();

/**
 * Does something once the connection of a call is gone, at once where it is. An answer that stands behind others on its
 * connection, as a client may ask for without waiting, is told nothing of that by Node.
 * @returns takes it back
 */
export function onConnectionClose({ socket }: IncomingMessage, act: () => void): () => void {
  if (socket.destroyed) {
    act();
    return () => undefined;
  }
  const actions = listeners.get(socket) ?? listenTo(socket);
  actions.add(act);
  return () => actions.delete(act);
}

function listenTo(socket: Socket): Set<() => void> {
  const actions = new Set<() => void>();
  listeners.set(socket, actions);
  socket.once('close', () => {
    for (const act of actions) act();
  });
  return actions;
}

/** Ends what is read for an answer once nobody is there to take it: a file, a zip, rows on their way from the database. */
export function endStreamsWithConnection(app: FastifyInstance): void {
  app.addHook('onSend', async (request, _reply, payload) => {
    if (!isStream(payload)) return;
    const forget = onConnectionClose(request.raw, () => payload.destroy());
    finished(payload, forget);
  });
}

function isStream(payload: unknown): payload is Readable {
  return typeof payload === 'object' && payload !== null && 'pipe' in payload && 'destroy' in payload;
}
