import { createTransport } from 'nodemailer';
import type { Messenger, Outcome } from '../messenger.ts';

/** How long a mail server may take to be reached, to greet, and for each answer, in milliseconds. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Sends mail through the server of an `smtp://` or `smtps://` address. */
export function openMailer(smtpUrl: string, from: string): Messenger {
  const transport = createTransport(smtpUrl, { from, ...PATIENCE });
  return {
    perSecond: null,
    async send({ recipient, subject, body }) {
      try {
        const sent = await transport.sendMail({
          to: recipient,
          subject: subject ?? '',
          text: body,
          html: htmlOf(body),
        });
        return { became: 'sent', provider_id: sent.messageId };
      } catch (error) {
        return outcomeOf(error);
      }
    },
  };
}

/** The text as simple HTML: its lines, and its links to follow. */
function htmlOf(text: string): string {
  const escaped = text.replace(/[&<>"]/g, mark => `&#${mark.charCodeAt(0)};`);
  return `<p>${escaped.replace(/https?:\/\/\S+/g, '<a href="$&">$&</a>').replaceAll('\n', '<br>\n')}</p>`;
}

/** SMTP's own numbers: 4xx may work later, 5xx never will (RFC 5321, 4.2.1). */
function outcomeOf(error: unknown): Outcome {
  const { code, responseCode, command } = error as { code?: string; responseCode?: number; command?: string };
  const text = `SMTP ${responseCode ?? code ?? 'error'}`;
  if (responseCode !== undefined) {
    return responseCode >= 500
      ? { became: 'failed', error: text }
      : { became: 'delayed', error: text, after: null, isLimit: false };
  }
  // Once the text was on its way, silence says nothing about what became of it.
  return command === 'DATA'
    ? { became: 'unknown', error: text }
    : { became: 'delayed', error: text, after: null, isLimit: false };
}
