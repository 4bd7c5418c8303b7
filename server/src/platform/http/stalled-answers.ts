import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { TransferLimits } from './transfer-limits.ts';

/** The last look at a connection: bytes written by then, and whether more were waiting. */
interface Seen {
  sent: number;
  waits: boolean;
}

/**
 * Disconnects clients that do not read their response, which would hold files and database connections. A response that
 * is slow because it is being computed has nothing waiting to be written, and is left alone.
 */
export function endStalledAnswers(app: FastifyInstance, { answer: { least, over } }: TransferLimits): void {
  const connections = new Map<Socket, Seen>();
  app.server.on('connection', (socket: Socket) => {
    connections.set(socket, { sent: 0, waits: false });
    socket.once('close', () => connections.delete(socket));
  });
  const look = setInterval(() => {
    for (const [socket, before] of connections) {
      const sent = socket.bytesWritten - socket.writableLength;
      const waits = socket.writableLength > 0;
      const isStalled = waits && before.waits && (sent - before.sent) * 1000 < least * over;
      if (isStalled) socket.destroy();
      else connections.set(socket, { sent, waits });
    }
  }, over).unref();
  app.addHook('onClose', async () => clearInterval(look));
}
