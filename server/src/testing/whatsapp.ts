import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as after } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { openWhatsApp } from '../platform/whatsapp/whatsapp.ts';

/** A message as the provider received it. */
interface Received {
  to: string;
  /** Empty where a template was sent. */
  body: string;
  template: SentTemplate | null;
  /** When it came, in milliseconds. */
  at: number;
}

interface SentTemplate {
  name: string;
  language: { code: string };
  components: { type: string; parameters: { type: string; text: string }[] }[];
}

/** What the stand-in does with a message; `accept` is what the provider does when all is well. */
export type Behaviour =
  | 'accept'
  | 'refuse'
  | 'limit'
  | 'spam'
  | 'ended'
  | 'redirect'
  | 'break'
  | 'hang'
  | 'drop'
  | Answering;

/** Answers as a test likes; the message does not count as received. */
type Answering = (response: ServerResponse) => void;

/** An answer of the provider's that is no success; without a code, what stands before it has answered. */
interface Refusal {
  status: number;
  code?: number;
}

/**
 * A provider that speaks the Cloud API's protocol on loopback, and does as it is told.
 * @param lag how long it takes to answer, in milliseconds
 */
export async function openProvider({
  perSecond = 1000,
  timeoutMs,
  lag = 0,
}: {
  perSecond?: number;
  timeoutMs?: number;
  lag?: number;
} = {}) {
  const received: Received[] = [];
  const waiting: Behaviour[] = [];
  const held: (() => void)[] = [];
  let asked = 0;
  let isSlow = false;
  let isOutside = false;
  let refusing: Refusal | null = null;
  const templates = new Map<string, number>();
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
      (sent.type === 'text' || sent.type === 'template');
    if (!isRight)
      return reply(response, 401, { error: { code: 190, message: 'Invalid OAuth access token' } });
    const refusal = sent.type === 'template' ? refusalOf(sent.template, templates) : null;
    if (refusal !== null) return reply(response, refusal.status, { error: refusal });
    if (sent.type === 'text' && isOutside) {
      return reply(response, 400, { error: { code: 131047, message: 'Re-engagement message' } });
    }
    if (refusing !== null) {
      asked += 1;
      const { status, code } = refusing;
      return reply(response, status, code === undefined ? {} : { error: { code, message: 'Refused' } });
    }
    const behaviour = waiting.shift() ?? 'accept';
    if (behaviour === 'accept' || behaviour === 'hang' || behaviour === 'drop') {
      received.push({
        to: sent.to ?? sent.recipient,
        body: sent.text?.body ?? '',
        template: sent.template ?? null,
        at: Date.now(),
      });
    }
    if (typeof behaviour === 'function') return behaviour(response);
    const id = `wamid.${received.length}`;
    if (lag > 0) await after(lag);
    if (isSlow) await new Promise<void>(go => held.push(go));
    switch (behaviour) {
      case 'accept':
        return reply(response, 200, { messages: [{ id }] });
      case 'refuse':
        return reply(response, 400, { error: { code: 131026, message: 'Message undeliverable' } });
      case 'limit':
        response.setHeader('retry-after', '0');
        return reply(response, 429, { error: { code: 130429, message: 'Rate limit hit' } });
      case 'spam':
        return reply(response, 400, { error: { code: 131048, message: 'Spam rate limit hit' } });
      case 'ended':
        return reply(response, 401, { error: { code: 190, message: 'Access token has expired' } });
      case 'redirect':
        response.setHeader('location', `http://127.0.0.1:${port}/v23.0/1050/messages`);
        return reply(response, 307, {});
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
    /** Has it refuse every message from now on, or none. */
    refuse: (refusal: Refusal | null) => {
      refusing = refusal;
    },
    /** How many messages it has refused so. */
    refused: () => asked,
    /** Whether the last message to the office is older than a day, so that it takes approved templates only. */
    outside: (outside: boolean) => {
      isOutside = outside;
    },
    /** Approves a template of a language, with so many places. */
    approve: (name: string, language: string, places: number) =>
      void templates.set(`${name} ${language}`, places),
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
      perSecond,
      ...(timeoutMs !== undefined && { timeoutMs }),
    }),
  };
}

/** What Meta's API answers to a template that does not fit an approved one, or null. */
function refusalOf({ name, language, components }: SentTemplate, approved: ReadonlyMap<string, number>) {
  const places = approved.get(`${name} ${language.code}`);
  if (places === undefined) return { status: 404, code: 132001, message: 'Template name does not exist' };
  const values = components.find(({ type }) => type === 'body')?.parameters ?? [];
  if (values.length !== places) {
    return { status: 400, code: 132000, message: 'Number of parameters does not match' };
  }
  const isBad = values.some(({ type, text }) => type !== 'text' || text === '' || /[\n\t]| {5,}/.test(text));
  return isBad ? { status: 400, code: 132018, message: 'Template parameter validation' } : null;
}

function reply(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
