import { once } from 'node:events';
import { createServer } from 'node:http';

/** Takes messages as WhatsApp does, and counts how often each text came. */
export async function openProvider() {
  const received = new Map<string, number>();
  const server = createServer(async (request, response) => {
    const chunks = await request.toArray();
    const { text } = JSON.parse(Buffer.concat(chunks).toString());
    received.set(text.body, (received.get(text.body) ?? 0) + 1);
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ messages: [{ id: `wamid.${received.size}` }] }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    address: `http://127.0.0.1:${port}/v23.0`,
    received,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
