import type { Messenger, Outcome, Template } from '../messenger.ts';

export interface WhatsAppSettings {
  /** `https://graph.facebook.com/v23.0`, or what speaks like it. */
  apiUrl: string;
  phoneNumberId: string;
  token: string;
  /** How many messages the account may send in a second. */
  perSecond: number;
}

/** How long the provider may take to answer, in milliseconds. */
const PATIENCE = 30_000;

/** Failures of the connection before anything of the request was sent. */
const NOT_REACHED = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);
/** The provider's codes for "later": throughput, spam and pair limits. */
const LATER = new Set([4, 80007, 130429, 131048, 131056]);

/** Sends by Meta's WhatsApp Business Cloud API; recipients are mobile numbers of ten digits in India. */
export function openWhatsApp({ apiUrl, phoneNumberId, token, perSecond }: WhatsAppSettings): Messenger {
  return {
    perSecond,
    async send({ recipient, body, template }) {
      try {
        const answer = await fetch(`${apiUrl}/${encodeURIComponent(phoneNumberId)}/messages`, {
          method: 'POST',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          body: JSON.stringify({
            messaging_product: 'whatsapp',
            recipient_type: 'individual',
            to: `91${recipient}`,
            ...(template === null
              ? { type: 'text', text: { preview_url: false, body } }
              : { type: 'template', template: payloadOf(template) }),
          }),
          signal: AbortSignal.timeout(PATIENCE),
        });
        return await outcomeOf(answer);
      } catch (error) {
        return notAnswered(error);
      }
    },
  };
}

/** https://developers.facebook.com/docs/whatsapp/cloud-api/guides/send-message-templates */
function payloadOf({ name, language, parameters }: Template) {
  return {
    name,
    language: { policy: 'deterministic', code: language },
    components: [{ type: 'body', parameters: parameters.map(text => ({ type: 'text', text })) }],
  };
}

async function outcomeOf(answer: Response): Promise<Outcome> {
  const told = (await answer.json().catch(() => null)) as {
    messages?: { id?: string }[];
    error?: { code?: number; title?: string };
  } | null;
  const id = told?.messages?.[0]?.id;
  if (answer.ok) {
    return id === undefined
      ? { became: 'unknown', error: 'WhatsApp answered without an id' }
      : { became: 'sent', provider_id: id };
  }
  const code = told?.error?.code;
  const error = `WhatsApp ${answer.status}${code === undefined ? '' : ` (${code})`}`;
  const isLimit = answer.status === 429 || (code !== undefined && LATER.has(code));
  if (isLimit || answer.status >= 500) {
    const after = Number.parseInt(answer.headers.get('retry-after') ?? '', 10);
    return { became: 'delayed', error, after: Number.isNaN(after) ? null : after, isLimit };
  }
  return { became: 'failed', error };
}

function notAnswered(error: unknown): Outcome {
  const cause = error instanceof Error ? error.cause : null;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  if (NOT_REACHED.has(code))
    return { became: 'delayed', error: `WhatsApp ${code}`, after: null, isLimit: false };
  return { became: 'unknown', error: `WhatsApp gave no answer${code === '' ? '' : ` (${code})`}` };
}
