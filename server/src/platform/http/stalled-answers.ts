import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { TransferLimits } from './transfer-limits.ts';

/** What was last seen of a connection: the bytes that had gone out by then, and whether others waited behind them. */
interface Seen {
  sent: number;
  waits: boolean;
}

/**
 * Hangs up on those who do not take what they have asked for: their answers hold files and connections to the database. An
 * answer that is slow because it is slowly made has nothing waiting to go out.
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
