import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';
import { openMailer } from '../platform/mail/mailer.ts';

/** A real mail server on loopback; `refuse` is what it answers the next recipients, null where it takes them. */
export async function openMailServer() {
  const mails: { to: string[]; source: string }[] = [];
  const refusals: (number | null)[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: (_address, _session, done) => {
      const code = refusals.shift() ?? null;
      done(code === null ? null : Object.assign(new Error('refused'), { responseCode: code }));
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', chunk => chunks.push(chunk));
      stream.on('end', () => {
        mails.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          source: Buffer.concat(chunks).toString(),
        });
        done();
      });
    },
  });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  onTestFinished(() => server.close());
  const { port } = listening.address() as AddressInfo;
  return {
    mails,
    refuse: (...codes: (number | null)[]) => refusals.push(...codes),
    mailer: openMailer(`smtp://127.0.0.1:${port}`, 'desk@example.com', 'http://desk.example'),
  };
}
