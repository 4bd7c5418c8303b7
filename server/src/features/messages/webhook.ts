import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { Forbidden, Malformed } from '../../platform/errors.ts';
import type { Services } from '../../services.ts';
import { noteStatus, type ProviderStatus } from './provider-statuses.ts';

/** What the provider and we know, and nobody else. */
export interface WebhookSettings {
  /** Signs what the provider tells us. */
  appSecret: string;
  /** Shown once, when the webhook is set up. */
  verifyToken: string;
}

/** A list as far as it is one: what the provider puts in beside what we know is not for us to refuse. */
const list = <Item extends z.ZodType>(item: Item) => z.array(item.nullable().catch(null)).catch([]);

/** What the provider tells of a message that it took, as far as we heed it. */
const update = z.object({
  entry: list(
    z.object({ changes: list(z.object({ value: z.object({ statuses: list(status()) }).nullish() })) }),
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
 * `/webhooks/whatsapp`: the provider tells what became of messages that it took. Each call is signed with the app's
 * secret; one that is not is refused before it is read. Serves nothing where no secret is set.
 */
export function webhookRoutes(
  app: FastifyInstance,
  { db }: Services,
  settings: WebhookSettings | null,
): void {
  if (settings === null) return;
  void app.register(async scope => {
    scope.removeContentTypeParser('application/json');
    // The signature is over the bytes as they came.
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
        for (const status of statusesOf(bytes)) {
          const update = toProviderStatus(status);
          if (update !== null) await noteStatus(db, status.id, update);
        }
        return { message: 'ok' };
      });
    });
  });
}

/** Arrived and read are both delivered; what fails on the way has failed. Of anything else nothing is noted. */
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

function statusesOf(bytes: Buffer): Status[] {
  const { entry } = update.catch({ entry: [] }).parse(jsonOf(bytes));
  return entry
    .flatMap(one => one?.changes ?? [])
    .flatMap(change => change?.value?.statuses ?? [])
    .filter(status => status !== null);
}

function jsonOf(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    throw new Malformed();
  }
}

/** Compares in a time that does not tell how much of it is right. */
function isSame(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}
