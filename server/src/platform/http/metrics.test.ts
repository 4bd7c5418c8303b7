import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { createApp } from '../../app.ts';
import { measurePrimary } from '../../cluster/worker-metrics.ts';
import { freshMobile } from '../../testing/samples.ts';
import { standaloneOptions } from '../../testing/standalone-options.ts';
import { deskForFile } from '../../testing/test-desk.ts';

const token = 'a token of thirty-two letters or more';
const desk = await deskForFile();

/** A server with metrics, and what it tells the holder of the token: the samples by name and labels. */
async function measuredDesk() {
  const app = await createApp(desk, { ...standaloneOptions, metrics: measurePrimary(token, desk) });
  onTestFinished(() => app.close());
  const ask = (authorization?: string) =>
    app.inject({ url: '/metrics', headers: { ...(authorization && { authorization }) } });
  const samples = async () => {
    const { body } = await ask(`Bearer ${token}`);
    const lines = body.split('\n').filter(line => line !== '' && !line.startsWith('#'));
    return new Map(lines.map(line => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]));
  };
  return { app, ask, samples };
}

test('there are no metrics without a token setting, and none for a caller without the token', async () => {
  for (const asked of [{}, { headers: { authorization: `Bearer ${token}` } }]) {
    expect((await fetch(`${desk.address}/metrics`, asked)).status).toBe(404);
  }
  const { ask } = await measuredDesk();
  const { token: session } = await desk.signIn('admin');
  for (const given of [undefined, token, 'Bearer ', `Bearer ${token}x`, `Bearer ${session}`]) {
    expect((await ask(given)).statusCode, given).toBe(401);
  }
  const { statusCode, headers } = await ask(`Bearer ${token}`);
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
    'no-store',
  ]);
});

test('calls are counted by pattern and status, without anything that identifies the caller', async () => {
  const { app, samples } = await measuredDesk();
  const { token: session } = await desk.signIn('admin');
  const headers = { authorization: `Bearer ${session}`, 'x-request-id': 'guptanaam-3' };
  const mobile = freshMobile();
  const payload = { name: 'Guptanaam Vyakti', mobile };
  const { id } = (await app.inject({ method: 'POST', url: '/api/citizens', headers, payload })).json();
  await app.inject({ url: `/api/citizens/${id}?q=guptanaam`, headers });
  await app.inject({ url: '/api/citizens/987654321', headers });
  await app.inject({ url: '/guptanaam/gone?mobile=9' });
  const told = await samples();
  const calls = [...told.keys()].filter(name => name.startsWith('http_request_duration_seconds_count'));
  const counted = (method: string, route: string, status: number) =>
    `http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"}`;
  expect(calls.sort()).toEqual([
    counted('GET', '(none)', 404),
    counted('GET', '/api/citizens/:id', 200),
    counted('GET', '/api/citizens/:id', 404),
    counted('POST', '/api/citizens', 201),
  ]);
  const all = [...told.keys()].join('\n');
  for (const secret of ['uptanaam', mobile, session, '987654321', token]) expect(all).not.toContain(secret);
  expect(
    told.get(
      'http_request_duration_seconds_bucket{le="+Inf",method="POST",route="/api/citizens",status="201"}',
    ),
  ).toBe(1);
});

test('the queue, the messages, the connections, the lag and the last backup are told', async () => {
  const { samples } = await measuredDesk();
  const before = await samples();
  await sql`insert into messages (channel, purpose, state, recipient, recipient_name, body)
    select 'whatsapp', 'message', state, '9826000001', 'Asha', 'x' from unnest('{queued,queued,failed,sent}'::text[]) as state`.execute(
    desk.db,
  );
  await sql`select graphile_worker.add_job('nothing', run_at := now() - interval '90 s'),
    graphile_worker.add_job('nothing', run_at := now() + interval '1 day')`.execute(desk.db);
  await desk.db
    .insertInto('backups')
    .values({ file: 'b.zip', bytes: 1, folder: '/', host: 'x', finished_at: '2026-11-20T00:00:00Z' })
    .execute();
  const after = await samples();
  const more = (name: string) => (after.get(name) ?? Number.NaN) - (before.get(name) ?? Number.NaN);
  expect(more('desk_messages{state="queued"}')).toBe(2);
  expect(more('desk_messages{state="failed"}')).toBe(1);
  expect(after.has('desk_messages{state="sent"}')).toBe(false);
  expect(more('desk_queue_jobs{state="due"}')).toBe(1);
  expect(more('desk_queue_jobs{state="later"}')).toBe(1);
  expect(after.get('desk_queue_oldest_due_seconds')).toBeGreaterThanOrEqual(90);
  expect(before.get('desk_last_backup_timestamp_seconds')).toBe(0);
  expect(after.get('desk_last_backup_timestamp_seconds')).toBe(Date.parse('2026-11-20T00:00:00Z') / 1000);
  const connections = ['idle', 'busy'].map(
    state => after.get(`desk_database_connections{state="${state}"}`) ?? 0,
  );
  expect(connections.reduce((sum, many) => sum + many)).toBe(desk.pool.totalCount);
  for (const name of [
    'desk_database_waiting',
    'nodejs_eventloop_lag_max_seconds',
    'process_resident_memory_bytes',
  ]) {
    expect(after.get(name), name).toBeGreaterThanOrEqual(0);
  }
});
