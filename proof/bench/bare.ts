import { readFileSync } from 'node:fs';
import { deserialize } from 'node:v8';
import Fastify from 'fastify';
import { readConfig } from '../../server/src/config.ts';
import { openDatabase } from '../../server/src/platform/database/database.ts';
import type { Connection } from './api/data.ts';
import type { Recorded } from './api/recorded.ts';

/*
 * The limit that a call is held against: for each address its statements with their values, through the same pool,
 * and its answer as bytes that are ready. No token, no checks, no serialising.
 */
export interface BareCalls {
  connection: Connection;
  calls: ReadonlyMap<string, Recorded>;
}
const { connection, calls }: BareCalls = deserialize(readFileSync(process.argv[2] ?? ''));
// As many connections as one process of the server has.
const { connections } = readConfig({ WORKERS: '1' });
const { pool } = openDatabase({ connection, connections });
const ready = new Map(
  [...calls].map(([path, { statements, body }]) => [`/api${path}`, { statements, body: Buffer.from(body) }]),
);
const app = Fastify({ logger: false });
app.get('/api/*', async (request, reply) => {
  const call = ready.get(request.url);
  if (call === undefined) return reply.callNotFound();
  for (const statement of call.statements) await pool.query({ ...statement, values: [...statement.values] });
  return reply.type('application/json; charset=utf-8').send(call.body);
});
console.log(`ready at ${await app.listen({ host: '127.0.0.1', port: 0 })}`);
