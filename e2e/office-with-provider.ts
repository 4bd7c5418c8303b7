import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type OwnOffice, ownOffice } from './own-office.ts';

const APP_SECRET = 'app-secret';
const NUMBER = '1050';

/** An office of its own that WhatsApp is connected to. */
export interface OfficeWithProvider extends OwnOffice {
  /** The texts that the provider has taken. */
  received: string[];
  /** Writes to the office, as the provider tells it. */
  say(mobile: string, text: string): Promise<void>;
}

/** Starts a server, and a stand-in that speaks the provider's protocol. */
export async function officeWithProvider(): Promise<OfficeWithProvider> {
  const received: string[] = [];
  const provider = createServer(async (request, answer) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    received.push(JSON.parse(Buffer.concat(chunks).toString()).text.body);
    answer.setHeader('content-type', 'application/json');
    answer.end(JSON.stringify({ messages: [{ id: `wamid.${received.length}` }] }));
  });
  await once(provider.listen(0, '127.0.0.1'), 'listening');
  const office = await ownOffice('whatsapp', {
    WHATSAPP_TOKEN: 'secret-token',
    WHATSAPP_PHONE_NUMBER_ID: NUMBER,
    WHATSAPP_API_URL: `http://127.0.0.1:${(provider.address() as AddressInfo).port}`,
    WHATSAPP_APP_SECRET: APP_SECRET,
    WHATSAPP_VERIFY_TOKEN: 'verify-me',
  });
  const { address } = office;
  return {
    address,
    received,
    say: async (mobile, text) => {
      const timestamp = String(Math.floor(Date.now() / 1000));
      const messages = [
        { id: `wamid.${mobile}`, from: `91${mobile}`, timestamp, type: 'text', text: { body: text } },
      ];
      const value = { metadata: { phone_number_id: NUMBER }, messages };
      const body = JSON.stringify({ entry: [{ changes: [{ field: 'messages', value }] }] });
      const signature = `sha256=${createHmac('sha256', APP_SECRET).update(body).digest('hex')}`;
      const headers = { 'content-type': 'application/json', 'x-hub-signature-256': signature };
      const { ok, status } = await fetch(`${address}/webhooks/whatsapp`, { method: 'POST', headers, body });
      if (!ok) throw new Error(`The office answered ${status}`);
    },
    close: async () => {
      await office.close();
      provider.closeAllConnections();
      provider.close();
    },
  };
}
