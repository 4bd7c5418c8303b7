import { setTimeout as after } from 'node:timers/promises';
import pg from 'pg';
import { clientOf } from '../../server/src/testing/client.ts';
import { admin, type DeskMachine } from './desk-machine.ts';
import { contentOf, type Kind, type People } from './people.ts';

/** Of a kind of record: how many were acknowledged, are not there, and are there more than once. */
export interface Verdict {
  kind: Kind | 'message at the provider' | 'row written on a database machine';
  acknowledged: number;
  lost: number;
  doubled: number;
}

/** Where each kind is kept, and by which column people know it. */
const kept: Record<Kind, [table: string, column: string]> = {
  citizen: ['citizens', 'mobile'],
  vehicle: ['vehicles', 'registration_no'],
  PUCC: ['puccs', 'pucc_number'],
  document: ['learner_licenses', 'll_no'],
  message: ['messages', 'body'],
};
const kinds: readonly Kind[] = ['citizen', 'vehicle', 'PUCC', 'document', 'message'];
/** How long messages may take that wait at the end, in milliseconds. */
const PATIENCE = 90_000;

/** Holds what was acknowledged against what is kept, byte for byte, and against what the provider has got. */
export async function evaluate(
  { address, databaseUrl }: DeskMachine,
  { acknowledged }: Pick<People, 'acknowledged'>,
  received: ReadonlyMap<string, number>,
): Promise<{ verdicts: Verdict[]; notKnown: number }> {
  const namesOf = (kind: Kind) => acknowledged.filter(one => one.kind === kind).map(({ name }) => name);
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  const verdicts: Verdict[] = [];
  for (const kind of kinds) {
    const [table, column] = kept[kind];
    const { rows } = await database.query<{ name: string; count: number }>(
      `select ${column} as name, count(*)::integer as count from ${table} group by ${column}`,
    );
    const there = new Map(rows.map(({ name, count }) => [name, count]));
    verdicts.push({ kind, ...compared(namesOf(kind), there) });
  }
  await untilDelivered(database);
  const { rows: unknown } = await database.query<{ body: string }>(
    "select body from messages where state = 'unknown'",
  );
  await database.end();
  const notKnown = new Set(unknown.map(({ body }) => body));
  const told = namesOf('message').filter(body => !notKnown.has(body));
  verdicts.push({ kind: 'message at the provider', ...compared(told, received) });
  const documents = verdicts.find(({ kind }) => kind === 'document');
  if (documents) documents.lost += await unreadable(address, namesOf('document'));
  return { verdicts, notKnown: notKnown.size };
}

function compared(names: readonly string[], there: ReadonlyMap<string, number>): Omit<Verdict, 'kind'> {
  return {
    acknowledged: names.length,
    lost: names.filter(name => !there.has(name)).length,
    doubled: [...there.values()].filter(count => count > 1).length,
  };
}

async function untilDelivered(database: pg.Client): Promise<void> {
  const end = Date.now() + PATIENCE;
  while (Date.now() < end) {
    const { rows } = await database.query(
      "select from messages where state in ('queued', 'sending') limit 1",
    );
    if (rows.length === 0) return;
    await after(500);
  }
}

/** How many documents do not open with the content that they were sent with. */
async function unreadable(address: string, numbers: readonly string[]): Promise<number> {
  const { token } = (await clientOf(address, null).post('/login', admin)).body;
  const client = clientOf(address, token);
  let count = 0;
  for (const number of numbers) {
    const [found] = (await client.get(`/search/ll?ll_no=${number}`)).body.data;
    const answer = await fetch(`${address}/storage/${found?.file_path}`);
    if (!contentOf(number).equals(Buffer.from(await answer.arrayBuffer()))) count += 1;
  }
  return count;
}
