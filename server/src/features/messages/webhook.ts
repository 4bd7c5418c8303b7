import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { Forbidden, Malformed } from '../../platform/errors.ts';
import type { Services } from '../../services.ts';
import { type InboundMessage, inboundMessage, inboundOf } from './inbound.ts';
import { type ProviderStatus, recordStatus } from './provider-statuses.ts';
import { receive } from './receive.ts';

/** Secrets shared with the provider. */
export interface WebhookSettings {
  /** Signs what the provider tells us. */
  appSecret: string;
  /** Shown once, when the webhook is set up. */
  verifyToken: string;
  /** The office's own number, by the provider's id: one app may serve others, too. */
  phoneNumberId: string;
}

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
            .object({ metadata: number, statuses: list(status()), messages: list(inboundMessage) })
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
    // The signature covers the raw bytes.
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_, body, done) =>
      done(null, body),
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

    scope.post('/webhooks/whatsapp', async ({ body, headers, slot }) => {
      const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
      const expected = `sha256=${createHmac('sha256', settings.appSecret).update(bytes).digest('hex')}`;
      if (!isSame(String(headers['x-hub-signature-256'] ?? ''), expected)) throw new Forbidden();
      return slot.during(async () => {
        const { statuses, messages } = updateOf(bytes, settings);
        for (const status of statuses) {
          const update = toProviderStatus(status);
          if (update !== null) await recordStatus(services.db, status.id, update);
        }
        for (const message of messages) {
          const inbound = inboundOf(message);
          if (inbound !== null) await receive(services, inbound);
        }
        return { message: 'ok' };
      });
    });
  });
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

/** What has happened to the office's number; what names another one is left out. */
function updateOf(
  bytes: Buffer,
  { phoneNumberId }: WebhookSettings,
): { statuses: Status[]; messages: InboundMessage[] } {
  const { entry } = update.catch({ entry: [] }).parse(jsonOf(bytes));
  const values = entry
    .flatMap(one => one?.changes ?? [])
    .map(change => change?.value)
    .filter(value => (value?.metadata?.phone_number_id ?? phoneNumberId) === phoneNumberId);
  return {
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
