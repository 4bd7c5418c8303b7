import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { openMailer } from './mailer.ts';

/** Where a mail server hangs up, or what it answers there, or says nothing for some milliseconds, or never ends its answer. */
type Fault = {
  at: 'greeting' | 'EHLO' | 'MAIL' | 'RCPT' | 'DATA' | 'text' | 'end';
  answers?: string;
  silentFor?: number;
  drips?: boolean;
};

/** Short ones, so that a test waits for none of them long: in milliseconds. */
const timeouts = { connectionTimeout: 1_500, greetingTimeout: 1_500, socketTimeout: 1_500, total: 10_000 };

/** A mail server on raw sockets that does as it should up to one point. Counts the mails that it took. */
async function openServer(fault: Fault, { total = timeouts.total } = {}) {
  let taken = 0;
  let isLeft = false;
  const server = createServer(socket => void serve(socket));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());

  async function serve(socket: Socket): Promise<void> {
    socket.on('error', () => undefined);
    const drip = (answer: string) => {
      socket.write(`${answer.slice(0, 3)}-`);
      const timer = setInterval(() => socket.write('.'), 20);
      socket.on('close', () => {
        clearInterval(timer);
        isLeft = true;
      });
    };
    const goOn = (at: Fault['at'], answer: string) => {
      if (at !== fault.at) return socket.write(`${answer}\r\n`);
      if (fault.drips) return drip(answer);
      if (fault.silentFor !== undefined)
        return setTimeout(() => socket.writable && socket.write(`${answer}\r\n`), fault.silentFor).unref();
      return fault.answers === undefined ? socket.destroy() : socket.write(`${fault.answers}\r\n`);
    };
    goOn('greeting', '220 ready');
    let isText = false;
    for await (const line of createInterface({ input: socket })) {
      if (isText) {
        if (fault.at === 'text') socket.destroy();
        if (line !== '.') continue;
        isText = false;
        if (fault.answers === undefined) taken += 1;
        goOn('end', '250 taken');
      } else if (line.startsWith('EHLO')) goOn('EHLO', '250 mail.example');
      else if (line.startsWith('MAIL')) goOn('MAIL', '250 ok');
      else if (line.startsWith('RCPT')) goOn('RCPT', '250 ok');
      else if (line === 'DATA') {
        isText = fault.at !== 'DATA';
        goOn('DATA', '354 go on');
      } else if (socket.writable) socket.end('221 bye\r\n');
    }
  }

  const { port } = server.address() as AddressInfo;
  return {
    mailer: openMailer(`smtp://127.0.0.1:${port}`, 'desk@example.com', 'http://desk.example', {
      ...timeouts,
      total,
    }),
    taken: () => taken,
    /** Whether the connection on which it dripped has ended. */
    isLeft: () => isLeft,
  };
}

const mail = { recipient: 'sunita@example.com', subject: 'x', body: 'text\n'.repeat(1000), template: null };

test.each<[string, Fault['at'], string]>([
  ['before it greets', 'greeting', 'delayed'],
  ['at the first command', 'EHLO', 'delayed'],
  ['after the sender', 'MAIL', 'unknown'],
  ['after the recipient', 'RCPT', 'unknown'],
  ['when the text is announced', 'DATA', 'unknown'],
  ['within the text', 'text', 'unknown'],
])('of a mail whose server hangs up %s it is told what is certain', async (_, at, became) => {
  const { mailer, taken } = await openServer({ at });
  expect(await mailer.send(mail)).toMatchObject({ became });
  expect(taken()).toBe(0);
});

test('a mail whose server took the text and hung up before it said so is not tried again', async () => {
  const { mailer, taken } = await openServer({ at: 'end' });
  expect(await mailer.send(mail)).toMatchObject({ became: 'unknown' });
  expect(taken()).toBe(1);
});

test.each<[Fault['at'], string, string]>([
  ['MAIL', '451 later', 'delayed'],
  ['RCPT', '450 greylisted', 'delayed'],
  ['RCPT', '550 no such person', 'failed'],
  ['DATA', '452 no room', 'delayed'],
  ['end', '421 closing', 'delayed'],
  ['end', '554 refused', 'failed'],
])('what a server answers to %s with %s has %s', async (at, answers, became) => {
  const { mailer } = await openServer({ at, answers });
  expect(await mailer.send(mail)).toMatchObject({ became, error: `SMTP ${answers.slice(0, 3)}` });
});

test.each<[Fault['at'], string]>([
  ['greeting', 'delayed'],
  ['EHLO', 'delayed'],
  ['MAIL', 'unknown'],
  ['RCPT', 'unknown'],
  ['DATA', 'unknown'],
  ['end', 'unknown'],
])('a server that hangs at %s is given up in time, and the mail is %s', async (at, became) => {
  const { mailer } = await openServer({ at, silentFor: 60_000 });
  expect(await mailer.send(mail)).toMatchObject({ became });
});

test.each<[Fault['at'], string]>([
  ['greeting', 'delayed'],
  ['EHLO', 'delayed'],
  ['MAIL', 'unknown'],
  ['RCPT', 'unknown'],
  ['DATA', 'unknown'],
  ['end', 'unknown'],
])(
  'a server whose answer at %s comes byte by byte and never ends is left, and the mail is %s',
  async (at, became) => {
    const { mailer, isLeft } = await openServer({ at, drips: true }, { total: 400 });
    expect(await mailer.send(mail)).toMatchObject({ became, error: 'SMTP EABORT' });
    await expect.poll(isLeft).toBe(true);
  },
);

test('a server that greets slowly takes the mail', async () => {
  const { mailer, taken } = await openServer({ at: 'greeting', silentFor: 100 });
  expect(await mailer.send(mail)).toMatchObject({ became: 'sent' });
  expect(taken()).toBe(1);
});

test('a mail to a server that is not there is delayed, one to no address has failed', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  const mailer = openMailer(`smtp://127.0.0.1:${port}`, 'desk@example.com', 'http://desk.example');
  expect(await mailer.send(mail)).toMatchObject({ became: 'delayed' });
  const { mailer: reached } = await openServer({ at: 'DATA' });
  expect(await reached.send({ ...mail, recipient: '' })).toMatchObject({ became: 'failed' });
});
