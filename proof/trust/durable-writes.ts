import { createHash } from 'node:crypto';
import { expect } from 'vitest';
import { clientOf, NoAnswer } from '../../server/src/testing/client.ts';
import { type Run, runProgram } from '../../server/src/testing/process.ts';
import { freshMobile, freshNumber, pdf } from '../../server/src/testing/samples.ts';

/** What a client was told is kept: the licence's number and what its document holds. */
export interface DurableWrite {
  id: number;
  number: string;
  digest: string;
}

export type Client = ReturnType<typeof clientOf>;
const admin = { phone: '9111111111', password: 'durable-raipur-7' };

/** The server on a data folder, and an admin who is signed in to it. */
export async function startOn(folder: string): Promise<{ running: Run; address: string; client: Client }> {
  const running = runProgram('main', {
    DATA_DIR: folder,
    WORKERS: '2',
    RATE_LIMIT: 'off',
    BACKUPS: 'off',
    ADMIN_PHONE: admin.phone,
    ADMIN_PASSWORD: admin.password,
  });
  const address = await running.ready;
  if (address === null) throw new Error(running.lines.join(' '));
  const { body } = await clientOf(address, null).post('/login', admin);
  return { running, address, client: clientOf(address, body.token) };
}

/** Keeps citizens with a licence and its document, until the server is gone. */
export async function write(client: Client, written: DurableWrite[]): Promise<void> {
  for (;;) {
    try {
      const answer = await writeOne(client);
      if (typeof answer !== 'number') written.push(answer);
      // A database that is going away is no failure; what is not acknowledged may be lost.
      else if (answer < 500) throw new Error(`answered ${answer}`);
    } catch (error) {
      if (error instanceof NoAnswer) return;
      throw error;
    }
  }
}

/** One citizen with a licence and its document; the status where it was not taken. */
export async function writeOne(client: Client): Promise<DurableWrite | number> {
  const citizen = await client.post('/citizens', { name: 'Durga Prasad', mobile: freshMobile() });
  if (citizen.status !== 201) return citizen.status;
  const number = freshNumber(`D${process.pid}-`);
  const content = Buffer.concat([pdf, Buffer.from(`%${number}\n`)]);
  const { status, body } = await client.form(
    'POST',
    `/citizens/${citizen.body.id}/ll`,
    { ll_no: number },
    { name: 'licence.pdf', content, type: 'application/pdf' },
  );
  return status === 201 ? { id: body.id, number, digest: digestOf(content) } : status;
}

/** Opens accounts, each with the profile of its holder, until the server is gone; tells the mobile numbers. */
export async function register(client: Client, registered: string[]): Promise<void> {
  for (;;) {
    const phone = freshMobile();
    try {
      const values = { name: 'Durga Prasad', phone, password: admin.password };
      const { status } = await client.post('/register', values);
      if (status === 201) registered.push(phone);
      else if (status < 500) throw new Error(`answered ${status}`);
    } catch (error) {
      if (error instanceof NoAnswer) return;
      throw error;
    }
  }
}

/** Each is there with its number, and its document byte for byte. */
export async function allThere(
  address: string,
  client: Client,
  written: readonly DurableWrite[],
): Promise<void> {
  for (const { id, number, digest } of written) {
    const { body } = await client.get(`/search/ll?ll_no=${number}`);
    const [found] = body.data;
    expect(found, `acknowledged ${number}`).toMatchObject({ id, ll_no: number });
    const answer = await fetch(`${address}/storage/${found.file_path}`);
    expect(digestOf(Buffer.from(await answer.arrayBuffer())), `the document of ${number}`).toBe(digest);
  }
}

const digestOf = (content: Buffer) => createHash('sha256').update(content).digest('hex');
