import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { clientOf } from '../../testing/client.ts';
import { freshMobile } from '../../testing/samples.ts';
import { deskForFile } from '../../testing/test-desk.ts';
import { correctFutureMoments, ends, pastMoments } from './clock.ts';

const desk = await deskForFile({ limited: true });

/** Moments that nothing is decided by, or that are right however far ahead they lie. */
const others: Record<string, string> = {
  updated_at: 'is compared for equality alone',
  created_at: 'is shown and orders records; those that something is decided by are listed',
  happened_at: 'is the history, which never changes',
  'server_warnings.seen_at': 'is written by the correction',
};

test('every stored moment that something is decided by is corrected', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and data_type = 'timestamp with time zone'`.execute(desk.db);
  const known = [
    ...Object.entries(pastMoments).flatMap(([table, columns]) => columns.map(column => `${table}.${column}`)),
    ...Object.entries(ends).flatMap(([table, columns]) =>
      Object.keys(columns).map(name => `${table}.${name}`),
    ),
  ];
  const open = rows
    .map(({ name }) => name)
    .filter(name => !known.includes(name) && !(name in others) && !((name.split('.')[1] ?? '') in others));
  expect(open.toSorted()).toEqual(onlyWhether.toSorted());
});

/** Of these it counts whether they are set, or their order among each other. */
const onlyWhether = [
  'api_tokens.ended_at',
  'citizens.name_by_holder_at',
  'claims.approved_at',
  'claims.ended_at',
  'claims.refused_at',
  'contact_requests.handled_at',
  'day_closings.reopened_at',
  'deletion_requests.handled_at',
  'different_people.said_at',
  'document_inquiries.status_changed_at',
  'early_statuses.reported_at',
  'import_records.noted_at',
  'imports.erased_at',
  'imports.reminders_allowed_at',
  'imports.undone_at',
  'inbound_messages.read_at',
  'likely_pairs.found_at',
  'merges.undone_at',
  'messages.reported_at',
  'letters.state_at',
  'letter_templates.archived_at',
  'breach_persons.notified_at',
  'breaches.board_due_at',
  'breaches.board_told_at',
  'breaches.noticed_at',
  'consents.withdrawn_at',
  'payouts.cancelled_at',
  'privacy_requests.answered_at',
  'receipts.cancelled_at',
  'register_entries.state_at',
  'sending_pauses.admins_told_at',
  'sending_pauses.since',
  'service_requests.status_changed_at',
  'two_factors.confirmed_at',
  'two_factors.lost_at',
  'users.email_verified_at',
  'users.phone_verified_at',
];

test('after the clock was ahead for five years, sessions end, limits lift and what waits goes on', async () => {
  const admin = await desk.signIn('admin');
  expect(await correctFutureMoments(desk.db), 'the clock is right').toBe(false);
  const phone = freshMobile();
  const { body } = await desk.visitor.post('/register', {
    name: 'Sarla',
    phone,
    password: 'monsoon-in-korba',
  });
  const ahead = sql<string>`now() + interval '5 years'`;
  await desk.db
    .updateTable('sessions')
    .set({ created_at: ahead, last_seen_at: ahead, confirmed_at: ahead, expires_at: ahead })
    .where('user_id', '=', body.user.id)
    .execute();
  await sql`update rate_limits set expire = expire + 157680000000`.execute(desk.db);
  await sql`insert into backups (file, scheduled, folder, host, started_at, finished_at)
    values ('backup-2031.sql', true, '/srv', 'desk', ${ahead}, ${ahead})`.execute(desk.db);
  await sql`select graphile_worker.add_job('deliver', run_at => ${ahead})`.execute(desk.db);

  expect(await correctFutureMoments(desk.db)).toBe(true);
  const { rows } = await sql<{ ahead: boolean }>`
    select bool_or(moment > now() + interval '181 days') as ahead from (
      select expires_at as moment from sessions union all select last_seen_at + interval '181 days' from sessions
      union all select run_at + interval '150 days' from graphile_worker.jobs
      union all select to_timestamp(expire / 1000.0) + interval '179 days' from rate_limits
      union all select started_at + interval '181 days' from backups) as stored
    where moment > now() + interval '181 days 1 minute'`.execute(desk.db);
  expect(rows).toEqual([{ ahead: null }]);
  const client = clientOf(desk.address, body.token);
  expect((await client.get('/me')).status, 'nobody is signed out by it').toBe(200);
  expect(await correctFutureMoments(desk.db), 'once').toBe(false);

  const ready = await (await fetch(`${desk.address}/readyz`)).json();
  expect(ready).toMatchObject({ status: 'ready', clock: 'was wrong' });
  expect((await admin.get('/admin/server-warnings')).body).toMatchObject([
    { warning: 'clock', address: null },
  ]);
});

test('changes that were made while the clock was ahead are noticed once', async () => {
  await desk.db.deleteFrom('server_warnings').execute();
  await sql`insert into history (happened_at, action) values (now() + interval '1 year', 'backed_up')`.execute(
    desk.db,
  );
  expect(await correctFutureMoments(desk.db)).toBe(true);
  expect(await correctFutureMoments(desk.db)).toBe(false);
});
