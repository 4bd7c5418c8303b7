import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';

/**
 * Puts the security headers on every answer. Scripts and styles come from us alone, none inline; documents are shown from memory
 * (`blob:`). The headers are the same for all answers, so helmet is asked for them once.
 */
export function protect(app: FastifyInstance, { overTls }: { overTls: boolean }): void {
  const blank = new IncomingMessage(new Socket());
  const answer = new ServerResponse(blank);
  helmet(policies(overTls))(blank, answer, () => undefined);
  const headers = answer.getHeaders();
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
}

const policies = (overTls: boolean): HelmetOptions => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      frameSrc: ["'self'", 'blob:'],
      objectSrc: ["'none'"],
      workerSrc: ["'self'"],
      manifestSrc: ["'self'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  },
  strictTransportSecurity: overTls ? { maxAge: 31_536_000, includeSubDomains: true } : false,
  referrerPolicy: { policy: 'no-referrer' },
  xFrameOptions: { action: 'deny' },
  // A WhatsApp window that staff have opened is reused for the next message; other sites that open ours get no handle
  // on it.
  crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
  crossOriginEmbedderPolicy: false,
});
