import { PassThrough } from 'node:stream';
import { mailRefusal } from '@rto-desk/contract/refusals';
import { createTransport } from 'nodemailer';
import { type Messenger, type Outcome, refusedAs } from '../messenger.ts';

/**
 * Timeouts in milliseconds: for connecting, for the greeting, for silence, and `total` for one mail, since a server that sends a
 * byte now and then is never silent. `total` is shorter than the claim of a message lasts.
 */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000, total: 60_000 };

/**
 * Sends mail through the server of an `smtp://` or `smtps://` URL. Only URLs below `appUrl` become links: a URL typed
 * into a name does not.
 */
export function openMailer(
  smtpUrl: string,
  from: string,
  appUrl: string,
  { total, ...timeouts } = TIMEOUTS,
): Messenger {
  return {
    perSecond: null,
    async send({ recipient, subject, body }) {
      const transport = createTransport({ url: smtpUrl, ...timeouts }, { from });
      let isBegun = false;
      transport.use('stream', (mail, done) => {
        // Called when connected, greeted and authenticated.
        mail.message.transform(() => {
          isBegun = true;
          return new PassThrough();
        });
        done();
      });
      try {
        const sent = await transport.sendMail({
          to: recipient,
          subject: subject ?? '',
          text: body,
          html: htmlOf(body, appUrl),
          signal: AbortSignal.timeout(total),
        });
        return { became: 'sent', provider_id: sent.messageId };
      } catch (error) {
        return outcomeOf(error, isBegun);
      }
    },
  };
}

/** The text as simple HTML: its lines, and links to pages of our own. */
function htmlOf(text: string, appUrl: string): string {
  const escaped = text.replace(/[&<>"]/g, mark => `&#${mark.charCodeAt(0)};`);
  const linked = escaped.replace(/https?:\/\/\S+/g, address =>
    address.startsWith(`${appUrl}/`) ? `<a href="${address}">${address}</a>` : address,
  );
  return `<p>${linked.replaceAll('\n', '<br>\n')}</p>`;
}

function outcomeOf(error: unknown, isBegun: boolean): Outcome {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  const isLogin = code === 'EAUTH';
  const text = `SMTP ${isLogin ? code : (responseCode ?? code ?? 'ERROR')}`;
  // Once the message data has been started, silence does not say what became of it.
  if (responseCode === undefined && isBegun && code !== 'EENVELOPE')
    return { became: 'unknown', error: text, pauses: true };
  return refusedAs(mailRefusal(responseCode ?? null, code ?? null), text);
}
