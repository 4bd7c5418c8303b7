import { createHmac } from 'node:crypto';

/** What the stand-in of the provider signs with. */
export const webhookSecrets = { appSecret: 'app-secret', verifyToken: 'verify-me', phoneNumberId: '1050' };

export const signatureOf = (body: string, secret = webhookSecrets.appSecret) =>
  `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;

/** Who writes, when (seconds since 1970, now where not said), and under which id of the provider's. */
interface Said {
  from: string;
  at?: number;
  id?: string;
  /** The number that it was sent to, by the provider's id. */
  to?: string;
}

let last = 0;

/**
 * A call of the provider about a message from a person, as Meta writes it:
 * https://developers.facebook.com/docs/whatsapp/cloud-api/webhooks/payload-examples
 * @param what its type and the part of that name: `{ type: 'text', text: { body: 'STOP' } }`
 */
export function inboundCall(
  { from, at = Math.floor(Date.now() / 1000), id, to }: Said,
  what: object,
): string {
  last += 1;
  const wa_id = `91${from}`;
  const message = { from: wa_id, id: id ?? `wamid.in.${last}`, timestamp: String(at), ...what };
  return changeCall({ contacts: [{ profile: { name: 'A stranger' }, wa_id }], messages: [message] }, to);
}

/** The same of anything else that happens to a number, the office's where not said. */
export function changeCall(value: object, phone_number_id = webhookSecrets.phoneNumberId): string {
  const metadata = { display_phone_number: '919826000000', phone_number_id };
  const change = { field: 'messages', value: { messaging_product: 'whatsapp', metadata, ...value } };
  return JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [{ id: '102290129340398', changes: [change] }],
  });
}

export const textOf = (body: string) => ({ type: 'text', text: { body } });

/** Makes a call of the provider's to a desk; its status. */
export async function postInbound(
  desk: { address: string },
  body: string,
  signature = signatureOf(body),
): Promise<number> {
  const answer = await fetch(`${desk.address}/webhooks/whatsapp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-hub-signature-256': signature },
    body,
  });
  await answer.arrayBuffer();
  return answer.status;
}
