import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { finished, type Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';

/** Callbacks by connection: one close listener each, however many pipelined calls it carries. */
const listeners = new WeakMap<Socket, Set<() => void>>();

/**
 * Calls back when the connection of a call closes, at once if it is closed already. Node does not report the close to a
 * response that is queued behind others on a pipelined connection, so this listens on the socket.
 * @returns cancels it
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

/** Destroys a response's source stream (a file, a zip, rows from the database) when its client disconnects. */
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
