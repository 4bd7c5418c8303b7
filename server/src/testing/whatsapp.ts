import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { onTestFinished } from 'vitest';
import { openWhatsApp } from '../platform/whatsapp/whatsapp.ts';

/** A message as the provider received it. */
interface Received {
  to: string;
  body: string;
}

/** What the stand-in does with a message; `accept` is what the provider does when all is well. */
export type Behaviour = 'accept' | 'refuse' | 'limit' | 'break' | 'hang' | 'drop';

/** A provider that speaks the Cloud API's protocol on loopback, and does as it is told. */
export async function openProvider() {
  const received: Received[] = [];
  const waiting: Behaviour[] = [];
  const held: (() => void)[] = [];
  let isSlow = false;
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const sent = JSON.parse(Buffer.concat(chunks).toString());
    const isRight =
      request.method === 'POST' &&
      request.url === '/v23.0/1050/messages' &&
      request.headers.authorization === 'Bearer secret-token' &&
      sent.messaging_product === 'whatsapp' &&
      sent.type === 'text';
    if (!isRight)
      return reply(response, 401, { error: { code: 190, message: 'Invalid OAuth access token' } });
    const behaviour = waiting.shift() ?? 'accept';
    if (behaviour === 'accept' || behaviour === 'hang' || behaviour === 'drop') {
      received.push({ to: sent.to, body: sent.text.body });
    }
    if (isSlow) await new Promise<void>(go => held.push(go));
    switch (behaviour) {
      case 'accept':
        return reply(response, 200, { messages: [{ id: `wamid.${received.length}` }] });
      case 'refuse':
        return reply(response, 400, { error: { code: 131026, message: 'Message undeliverable' } });
      case 'limit':
        response.setHeader('retry-after', '0');
        return reply(response, 429, { error: { code: 130429, message: 'Rate limit hit' } });
      case 'break':
        return reply(response, 500, {});
      case 'drop':
        request.socket.destroy();
        return;
      case 'hang':
        return;
    }
  }

  return {
    received,
    /** What it does with the next messages, in order. */
    next: (...behaviours: Behaviour[]) => void waiting.push(...behaviours),
    /** Whether it lets those who call wait for its answer; what has waited is answered when it no longer does. */
    slowly: (slow: boolean) => {
      isSlow = slow;
      if (!slow) for (const go of held.splice(0)) go();
    },
    address: `http://127.0.0.1:${port}/v23.0`,
    messenger: openWhatsApp({
      apiUrl: `http://127.0.0.1:${port}/v23.0`,
      phoneNumberId: '1050',
      token: 'secret-token',
    }),
  };
}

function reply(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
