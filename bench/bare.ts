import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import { openDatabase } from '../server/src/platform/database/database.ts';

/*
 * The limit that a call is held against: its statements, always with the same values, through the same pool, and its answer
 * as bytes that are ready. No token, no checks, no serialising.
 */
interface Recorded {
  statements: { text: string; values: unknown[] }[];
  body: string;
}
const { connection, calls } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as {
  connection: object;
  calls: Record<string, Recorded>;
};
const { pool } = openDatabase({ connection });
const bodies = new Map(Object.entries(calls).map(([name, { body }]) => [name, Buffer.from(body)]));
const app = Fastify({ logger: false });
app.get('/api/*', async (request, reply) => {
  const name = String(request.headers['x-call']);
  for (const { text, values } of calls[name]?.statements ?? []) await pool.query(text, values);
  return reply.type('application/json; charset=utf-8').send(bodies.get(name));
});
console.log(`ready at ${await app.listen({ host: '127.0.0.1', port: 0 })}`);
