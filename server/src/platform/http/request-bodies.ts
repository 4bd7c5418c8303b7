import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Unavailable } from '../errors.ts';
import { networkOf } from '../network.ts';
import { onConnectionClose } from './connection-close.ts';
import type { TransferLimits } from './transfer-limits.ts';

/** Whether a call has a body that has not fully arrived. One that came along with the headers has. */
export function isIncomplete({ headers, complete, readableLength }: IncomingMessage): boolean {
  const length = Number(headers['content-length'] ?? 0);
  if (length === 0 && headers['transfer-encoding'] === undefined) return false;
  return !complete && (length === 0 || readableLength < length);
}

/**
 * Disconnects clients whose bodies arrive too slowly, and answers 503 while too many bodies of one account, or of the
 * visitors of one network, are arriving: an office shares one address. Calls that wait for their body hold no slot of `shedLoad`.
 */
export function limitBodies(app: FastifyInstance, limits: TransferLimits): void {
  const coming = new Map<string, number>();
  app.addHook('onRequest', async request => {
    watch(request, limits);
  });
  app.addHook('preParsing', async ({ raw, ip, caller }) => {
    if (!isIncomplete(raw)) return;
    const sender = caller === null ? networkOf(ip) : `account ${caller.id}`;
    const others = coming.get(sender) ?? 0;
    if (others >= limits.bodies) throw new Unavailable({ retryAfter: 1 });
    coming.set(sender, others + 1);
    onBodyEnd(raw, () => {
      const left = (coming.get(sender) ?? 1) - 1;
      if (left === 0) coming.delete(sender);
      else coming.set(sender, left);
    });
  });
}

/** Watches the rate of an arriving body, whether or not a handler reads it. */
function watch({ raw, headers }: FastifyRequest, { body, upload }: TransferLimits): void {
  if (!isIncomplete(raw)) return;
  const { socket } = raw;
  const isForm = headers['content-type']?.startsWith('multipart/') ?? false;
  const begun = Date.now();
  let before = socket.bytesRead;
  const look = setInterval(
    () => {
      if (raw.complete) return clearInterval(look);
      const came = socket.bytesRead - before;
      before += came;
      const isLate = !isForm || Date.now() - begun >= upload.longest;
      if (isLate || came * 1000 < upload.least * upload.over) socket.destroy();
    },
    isForm ? upload.over : body,
  ).unref();
  onBodyEnd(raw, () => clearInterval(look));
}

/** Calls back once, when the body is complete or its connection has closed. */
function onBodyEnd(raw: IncomingMessage, act: () => void): void {
  let isDone = false;
  const once = () => {
    if (isDone) return;
    isDone = true;
    forget();
    act();
  };
  let forget = () => undefined as unknown;
  forget = onConnectionClose(raw, once);
  raw.once('end', once);
}
