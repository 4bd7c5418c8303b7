import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { CallError, Forbidden, Malformed, TooLarge, Unavailable } from '../../platform/errors.ts';
import type { Services } from '../../services.ts';
import {
  type InboundContact,
  type InboundMessage,
  inboundContact,
  inboundMessage,
  inboundOf,
  mobileOf,
  userId,
  waId,
} from './inbound.ts';
import { type ProviderStatus, recordStatus } from './provider-statuses.ts';
import { linkUser, receive } from './receive.ts';

/** Secrets shared with the provider. */
export interface WebhookSettings {
  /** Signs what the provider tells us. */
  appSecret: string;
  /** Shown once, when the webhook is set up. */
  verifyToken: string;
  /** The office's own number, by the provider's id: one app may serve others, too. */
  phoneNumberId: string;
}

/** The most bytes of a call: the provider sends up to 3 MB. */
const LARGEST = 3 * 1024 * 1024;
/** A call of more bytes is large, and so many of these may arrive at once: until its end anyone may have sent it. */
const LARGE = { bytes: 256 * 1024, most: 4 };
const SIGNATURE = /^sha256=[0-9a-f]{64}$/;

/** A lenient list: entries that we do not understand are dropped, not refused. */
const list = <Item extends z.ZodType>(item: Item) => z.array(item.nullable().catch(null)).catch([]);

/** Which of the app's numbers something has happened to. */
const number = z.object({ phone_number_id: z.string().nullish() }).nullish().catch(null);

/** The part of the provider's webhook payload that we read. */
const update = z.object({
  entry: list(
    z.object({
      changes: list(
        z.object({
          value: z
            .object({
              metadata: number,
              contacts: list(inboundContact),
              statuses: list(status()),
              messages: list(inboundMessage),
            })
            .nullish(),
        }),
      ),
    }),
  ),
});
type Status = z.infer<ReturnType<typeof status>>;

function status() {
  return z.object({
    id: z.string().min(1).max(500),
    status: z.string(),
    /** In seconds since 1970. */
    timestamp: z.coerce.number().int().min(1).max(4_000_000_000).optional().catch(undefined),
    errors: list(z.object({ code: z.int().optional() })),
    recipient_id: waId,
    recipient_user_id: userId,
  });
}

/**
 * `/webhooks/whatsapp`: the provider's delivery reports, and what people write to the office. Each call is signed with the app's secret; an unsigned one is
 * refused before it is parsed. Nothing is served if no secret is set.
 */
export function webhookRoutes(
  app: FastifyInstance,
  services: Services,
  settings: WebhookSettings | null,
): void {
  if (settings === null) return;
  void app.register(async scope => {
    scope.removeContentTypeParser('application/json');
    const read = signedBytes(settings.appSecret);
    scope.addContentTypeParser('application/json', ({ headers }: FastifyRequest, body: Readable) =>
      read(body, String(headers['x-hub-signature-256'] ?? '')),
    );

    scope.get<{ Querystring: Record<string, string | undefined> }>(
      '/webhooks/whatsapp',
      async ({ query }, reply) => {
        if (
          query['hub.mode'] !== 'subscribe' ||
          !isSame(query['hub.verify_token'] ?? '', settings.verifyToken)
        ) {
          throw new Forbidden();
        }
        return reply.type('text/plain; charset=utf-8').send(query['hub.challenge'] ?? '');
      },
    );

    scope.post('/webhooks/whatsapp', async ({ body, slot }) => {
      // A call without a body has no signature either.
      if (!Buffer.isBuffer(body)) throw new Forbidden();
      return slot.during(async () => {
        const { contacts, statuses, messages } = updateOf(body, settings);
        for (const [user_id, wa_id] of usersIn({ contacts, statuses, messages })) {
          await linkUser(services, user_id, mobileOf(wa_id));
        }
        for (const status of statuses) {
          const update = toProviderStatus(status);
          if (update !== null) await recordStatus(services, status.id, update);
        }
        for (const message of messages) {
          const inbound = inboundOf(message, contacts);
          if (inbound !== null) await receive(services, inbound);
        }
        return { message: 'ok' };
      });
    });
  });
}

/**
 * Reads bodies and checks their signatures, which cover the raw bytes; what is too large is read to its end without
 * being kept. Throws Forbidden for a wrong signature of any size, TooLarge for a right one, and Unavailable while
 * several large bodies arrive.
 */
function signedBytes(secret: string): (body: Readable, signature: string) => Promise<Buffer> {
  let large = 0;
  return async (body, signature) => {
    if (!SIGNATURE.test(signature)) throw new Forbidden();
    const hmac = createHmac('sha256', secret);
    const pieces: Buffer[] = [];
    let size = 0;
    try {
      // The connection stays open for the answer.
      for await (const piece of body.iterator({ destroyOnReturn: false })) {
        if (size <= LARGE.bytes && size + piece.length > LARGE.bytes) {
          if (large >= LARGE.most) throw new Unavailable();
          large += 1;
        }
        size += piece.length;
        hmac.update(piece);
        if (size <= LARGEST) pieces.push(piece);
      }
    } catch (error) {
      throw error instanceof CallError ? error : new Malformed();
    } finally {
      if (size > LARGE.bytes) large -= 1;
    }
    if (!isSame(signature, `sha256=${hmac.digest('hex')}`)) throw new Forbidden();
    if (size > LARGEST) throw new TooLarge();
    return Buffer.concat(pieces);
  };
}

/** Delivered and read both count as delivered; failed is failed. Other statuses are ignored. */
function toProviderStatus({ status, timestamp, errors }: Status): ProviderStatus | null {
  const reported_at = new Date(timestamp === undefined ? Date.now() : timestamp * 1000).toISOString();
  switch (status) {
    case 'delivered':
    case 'read':
      return { state: 'delivered', error: null, reported_at };
    case 'failed':
      return { state: 'failed', error: `WhatsApp (${errors[0]?.code ?? 'failed'})`, reported_at };
    default:
      return null;
  }
}

interface Update {
  contacts: InboundContact[];
  statuses: Status[];
  messages: InboundMessage[];
}

/** The ids of WhatsApp users that are told with their numbers. */
function usersIn({ contacts, statuses, messages }: Update): Map<string, string> {
  const pairs = [
    ...contacts.map(({ user_id, wa_id }) => [user_id, wa_id] as const),
    ...statuses.map(status => [status.recipient_user_id, status.recipient_id] as const),
    ...messages.map(({ from_user_id, from }) => [from_user_id, from] as const),
  ];
  return new Map(
    pairs.flatMap(([user_id, wa_id]) =>
      user_id === undefined || wa_id === undefined ? [] : [[user_id, wa_id] as const],
    ),
  );
}

/** What has happened to the office's number; what names another one is left out. */
function updateOf(bytes: Buffer, { phoneNumberId }: WebhookSettings): Update {
  const { entry } = update.catch({ entry: [] }).parse(jsonOf(bytes));
  const values = entry
    .flatMap(one => one?.changes ?? [])
    .map(change => change?.value)
    .filter(value => (value?.metadata?.phone_number_id ?? phoneNumberId) === phoneNumberId);
  return {
    contacts: values.flatMap(value => value?.contacts ?? []).filter(contact => contact !== null),
    statuses: values.flatMap(value => value?.statuses ?? []).filter(status => status !== null),
    messages: values.flatMap(value => value?.messages ?? []).filter(message => message !== null),
  };
}

function jsonOf(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    throw new Malformed();
  }
}

/** Constant-time comparison. */
function isSame(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}
