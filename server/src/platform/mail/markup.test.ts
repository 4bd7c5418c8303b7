import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { openMailer } from './mailer.ts';

/** The HTML of a mail with this text, as a mail server on loopback gets it. */
async function htmlOf(body: string): Promise<string> {
  const sources: Buffer[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, _session, done) => {
      stream.on('data', chunk => sources.push(chunk));
      stream.on('end', () => done());
    },
  });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  onTestFinished(() => server.close());
  const { port } = listening.address() as AddressInfo;
  const { send } = openMailer(`smtp://127.0.0.1:${port}`, 'desk@example.com', 'https://desk.example');
  const mail = { recipient: 'sunita@example.com', subject: 'Hello', body, template: null };
  expect((await send(mail)).became).toBe('sent');
  const [, encoding = '', content = ''] =
    /Content-Type: text\/html[^\r]*\r\nContent-Transfer-Encoding: ([\w-]+)\r\n\r\n([\s\S]*?)\r\n--/.exec(
      Buffer.concat(sources).toString(),
    ) ?? [];
  if (encoding === 'base64') return Buffer.from(content, 'base64').toString();
  const bytes = content
    .replace(/=\r\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

test('a name that is markup is read as text in a mail, and a link leads nowhere else', async () => {
  const html = await htmlOf(
    [
      'Namaste <img src=x onerror=alert(1)> & "Sunita" <script>alert(1)</script>,',
      'https://desk.example/reset?token=a&email="onmouseover="alert(1)',
    ].join('\n'),
  );
  // The only elements are those of its lines and its links.
  expect(html.match(/<\/?[a-z]+/gi)).toEqual(['<p', '<br', '<a', '</a', '</p']);
  expect(html.match(/<a [^>]*>/g)).toEqual([
    '<a href="https://desk.example/reset?token=a&#38;email=&#34;onmouseover=&#34;alert(1)">',
  ]);
  expect(html).toContain('Namaste &#60;img src=x onerror=alert(1)&#62; &#38; &#34;Sunita&#34;');
});

test('a typed address is not a link', async () => {
  const typed = ['https://evil.example/pay', 'https://desk.example.evil.example/', 'http://desk.example/'];
  const html = await htmlOf(`Namaste ${typed.join(' ')}, https://desk.example/login`);
  expect(html.match(/<a [^>]*>/g)).toEqual(['<a href="https://desk.example/login">']);
});
