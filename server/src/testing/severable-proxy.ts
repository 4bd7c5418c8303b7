import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { inject } from 'vitest';

/**
 * A TCP proxy to the PostgreSQL of the tests. It can be cut and restored, frozen, so that nothing is answered any more, silenced,
 * so that nothing is answered on the connections that stand, and made to drop the next answer with its connection.
 */
export async function openSeverableProxy() {
  const { host, port } = inject('connection');
  const open = new Set<Socket>();
  const silent = new WeakSet<Socket>();
  let losesAnswer = false;
  let isFrozen = false;
  const server = createServer(socket => {
    const onward = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
    for (const one of [socket, onward]) {
      open.add(one);
      one.on('error', () => undefined);
      one.on('close', () => {
        open.delete(one);
        socket.destroy();
        onward.destroy();
      });
    }
    socket.on('data', asked => isFrozen || silent.has(socket) || onward.write(asked));
    onward.on('data', answer => {
      if (losesAnswer) onward.destroy();
      else socket.write(answer);
      losesAnswer = false;
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const chosen = typeof address === 'object' && address !== null ? address.port : 0;
  const cut = async () => {
    const closed = once(server, 'close');
    server.close();
    for (const socket of open) socket.destroy();
    await closed;
  };
  return {
    port: chosen,
    cut,
    freeze: (frozen: boolean) => {
      isFrozen = frozen;
    },
    silence: () => {
      for (const socket of open) silent.add(socket);
    },
    loseAnswer: () => {
      losesAnswer = true;
    },
    mend: async () => {
      server.listen(chosen, '127.0.0.1');
      await once(server, 'listening');
    },
    close: cut,
  };
}
