import { randomUUID } from 'node:crypto';
import { setTimeout as after } from 'node:timers/promises';
import { clientOf } from '../../server/src/testing/client.ts';
import { pdf } from '../../server/src/testing/samples.ts';
import { admin, type DeskMachine } from './desk-machine.ts';

/** How many people work at once, and how often each begins a call, in milliseconds: ten calls a second together. */
export const PEOPLE = 8;
const PACE = 800;
/** How long before a call that was not answered is sent again, and how long an answer is waited for, in milliseconds. */
const AGAIN = 500;
const PATIENCE = 45_000;

export type Kind = 'citizen' | 'vehicle' | 'PUCC' | 'document' | 'message';

/** What was acknowledged, by what tells it from all others: a mobile number, a plate, a number, a text. */
export interface Acknowledged {
  kind: Kind;
  name: string;
  id: number;
  /** When the call was first sent and when its answer came, in milliseconds. */
  sent: number;
  at: number;
}

export interface People {
  acknowledged: Acknowledged[];
  /** Calls that had broken off when they were sent again, and were answered 409: look whether it is there. */
  unsure: number;
  /** Answers that no caller ought to get, such as "Sign in", with what was asked. */
  strange: Set<string>;
  /** Lets all callers finish their present call. */
  stop(): Promise<void>;
}

/** Starts people at work: each call goes to the other desk when one does not take it, with the same key until it is acknowledged. */
export async function startPeople(desks: readonly DeskMachine[]): Promise<People> {
  const first = desks[0];
  if (first === undefined) throw new Error('People need a desk to work at');
  const { token } = (await clientOf(first.address, null).post('/login', admin)).body;
  const deskOf = (turn: number): DeskMachine => desks[turn % desks.length] ?? first;
  let isOver = false;
  const people: People = {
    acknowledged: [],
    unsure: 0,
    strange: new Set(),
    stop: async () => {
      isOver = true;
      await Promise.all(working);
    },
  };

  async function person(number: number): Promise<void> {
    let turn = number;
    let next = Date.now();
    let count = 0;

    /** Sends a call until it is acknowledged. */
    async function keep(
      kind: Kind,
      path: string,
      values: Record<string, string>,
      name: string,
    ): Promise<number | null> {
      next = Math.max(next + PACE, Date.now());
      await after(Math.max(0, next - Date.now()));
      const sent = Date.now();
      const key = randomUUID();
      turn += 1;
      while (!isOver || Date.now() - sent < PATIENCE) {
        const answer = await send(deskOf(turn).address, token, key, kind, path, values);
        if (answer?.status === 201) {
          people.acknowledged.push({ kind, name, id: answer.body.id ?? 0, sent, at: Date.now() });
          return answer.body.id ?? 0;
        }
        if (answer?.status === 409) {
          // The first call broke off with an unknown outcome: what is stored at the end is counted all the same.
          people.unsure += 1;
          return null;
        }
        if (answer !== null && answer.status !== 503)
          people.strange.add(`${kind}: ${answer.status} ${JSON.stringify(answer.body).slice(0, 200)}`);
        turn += 1;
        await after(AGAIN);
      }
      return null;
    }

    while (!isOver) {
      count += 1;
      const own = String(number * 1_000_000 + count).padStart(7, '0');
      const citizen = await keep(
        'citizen',
        '/citizens',
        { name: 'Durga Prasad', mobile: `900${own}` },
        `900${own}`,
      );
      if (citizen === null) continue;
      const plate = `CG04X${own}`;
      const vehicle = await keep(
        'vehicle',
        `/citizens/${citizen}/vehicles`,
        { registration_no: plate, type: 'LMV' },
        plate,
      );
      if (vehicle !== null) {
        const values = { pucc_number: `P${own}`, valid_from: '2026-01-01', valid_until: '2027-01-01' };
        await keep('PUCC', `/vehicles/${vehicle}/puccs`, values, `P${own}`);
      }
      // Half of them have no documents, and are to notice nothing of a store that is away.
      if (number % 2 === 1)
        await keep('document', `/citizens/${citizen}/ll`, { ll_no: `L${own}` }, `L${own}`);
      const message = `Message ${own}`;
      await keep('message', `/citizens/${citizen}/send-message`, { message }, message);
    }
  }
  const working = Array.from({ length: PEOPLE }, (_, number) => person(number));
  return people;
}

/** The content of the document that belongs to a licence's number. */
export const contentOf = (number: string): Buffer => Buffer.concat([pdf, Buffer.from(`%${number}\n`)]);

/** An answer, or null where none came. */
async function send(
  address: string,
  token: string,
  key: string,
  kind: Kind,
  path: string,
  values: Record<string, string>,
) {
  const client = clientOf(address, token, { 'idempotency-key': key });
  const file = {
    name: 'licence.pdf',
    content: contentOf(values.ll_no ?? ''),
    type: 'application/pdf',
  };
  const asked = kind === 'document' ? client.form('POST', path, values, file) : client.post(path, values);
  const tooLate = after(PATIENCE, null, { ref: false });
  return Promise.race([asked.catch(() => null), tooLate]);
}
