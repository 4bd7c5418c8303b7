import { whatsAppRefusal } from '@rto-desk/contract/refusals';
import { internationalNumber, isWhatsAppUser } from '@rto-desk/contract/whatsapp';
import { type Messenger, type Outcome, refusedAs, type Template } from '../messenger.ts';

export interface WhatsAppSettings {
  /** `https://graph.facebook.com/v23.0`, or what speaks like it. */
  apiUrl: string;
  phoneNumberId: string;
  token: string;
  /** The account's rate limit in messages per second. */
  perSecond: number;
  /** How long the provider may take to answer, in milliseconds; 30 seconds where not said. */
  timeoutMs?: number;
}

/**
 * Failures of a connection before any of the request was sent, as Node.js names them: no such name, no way there, or a certificate
 * that is not believed (https://nodejs.org/api/tls.html#x509-certificate-error-codes).
 */
const NOT_REACHED =
  /^(?:ENOTFOUND|EAI_\w+|ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|ERR_SSL_WRONG_VERSION_NUMBER|ERR_TLS_CERT_\w+|(?:CERT|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO)_\w+|HOSTNAME_MISMATCH|INVALID_CA|INVALID_PURPOSE)$/;

/** Sends by Meta's WhatsApp Business Cloud API; recipients are mobile numbers of ten digits in India, with `+` of elsewhere, or Meta's ids. */
export function openWhatsApp({
  apiUrl,
  phoneNumberId,
  token,
  perSecond,
  timeoutMs = 30_000,
}: WhatsAppSettings): Messenger {
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
            ...(isWhatsAppUser(recipient) ? { recipient } : { to: internationalNumber(recipient) }),
            ...(template === null
              ? { type: 'text', text: { preview_url: false, body } }
              : { type: 'template', template: payloadOf(template) }),
          }),
          // A redirect would send the message elsewhere, or turn it into a GET.
          redirect: 'manual',
          signal: AbortSignal.timeout(timeoutMs),
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
  if (answer.ok && id !== undefined) return { became: 'sent', provider_id: id };
  const code = told?.error?.code;
  // An error may come with 200; without either, something between may have answered, or the answer broke off.
  if (answer.ok && code === undefined)
    return { became: 'unknown', error: 'WhatsApp answered without an id', pauses: true };
  const error = `WhatsApp ${answer.status}${code === undefined ? '' : ` (${code})`}`;
  return refusedAs(
    whatsAppRefusal(answer.status, code ?? null),
    error,
    secondsOf(answer.headers.get('retry-after')),
  );
}

/** What the header `retry-after` says: seconds, or a moment (RFC 9110, 10.2.3). Null where it says nothing. */
function secondsOf(header: string | null): number | null {
  const seconds = /^\d+$/.test(header ?? '')
    ? Number(header)
    : Math.ceil((Date.parse(header ?? '') - Date.now()) / 1000);
  return Number.isNaN(seconds) ? null : seconds;
}

function notAnswered(error: unknown): Outcome {
  const cause = error instanceof Error ? error.cause : null;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  if (NOT_REACHED.test(code))
    return { became: 'delayed', error: `WhatsApp ${code}`, delay: 'unreached', after: null };
  const note = `WhatsApp gave no answer${code === '' ? '' : ` (${code})`}`;
  return { became: 'unknown', error: note, pauses: true };
}
