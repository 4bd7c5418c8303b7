import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { dump } from '../features/backup/dump.ts';
import { type Db, openDatabase } from '../platform/database/database.ts';
import { startEmbeddedPostgres } from '../platform/database/embedded.ts';
import { migrate } from '../platform/database/migrate.ts';
import { withSnapshot } from '../platform/database/snapshot.ts';
import { generate } from '../sample-data/generate.ts';

/**
 * `npm run keep-database`, when a release is cut: writes `upgrade-VERSION.sql`, a few rows of every table that a backup
 * holds, which `upgrade.test.ts` loads into a database with the migrations of that release and upgrades from then on.
 */
const { version } = JSON.parse(await readFile(join(import.meta.dirname, '../../../package.json'), 'utf8'));
const FILE = join(import.meta.dirname, `../platform/database/upgrade-${version}.sql`);
const DAY = '2026-11-20';

const folder = await mkdtemp(join(tmpdir(), 'rto-desk-kept-'));
const postgres = await startEmbeddedPostgres({ folder, settings: {}, log: () => undefined });
try {
  const database = openDatabase({ connection: postgres.connection });
  await migrate(database.db);
  await generate(database.db, { citizens: 12, jobs: 8, today: DAY });
  await addTheRest(database.db);
  const pieces: Buffer[] = [];
  await withSnapshot(database.pool, async snapshot => {
    for await (const piece of dump(snapshot, new Date(`${DAY}T06:00:00Z`))) pieces.push(piece);
  });
  await database.close();
  await writeFile(FILE, rowsOf(Buffer.concat(pieces).toString()));
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}

/** The rows and sequences of a backup: what migrations bring along is left out. */
function rowsOf(backup: string): string {
  const copies = backup.match(/^copy (?!kysely_migration ).+ from stdin;\n(?:.*\n)*?\\\.\n/gm) ?? [];
  const sequences = backup.match(/^select setval\(.+;\n/gm) ?? [];
  return [...copies, ...sequences].join('');
}

/** Rows of what is not among the office's records. */
async function addTheRest(db: Db): Promise<void> {
  const text = `
    insert into users (name, phone, password_hash, role, branch_id)
      values ('Manager', '9826000001', 'none', 'manager', (select min(id) from branches));
    insert into users (name, phone, password_hash, role) values ('Admin', '9826000002', 'none', 'admin');
    insert into two_factors (user_id, sealed, confirmed_at) select id, sha256('app'), now() from users where role = 'admin';
    insert into recovery_codes (user_id, code_hash) select id, sha256('code') from users where role = 'admin';
    insert into files (id, media_type, size, sha256, original_name)
      select repeat(id::text, 32), 'image/png', 10, repeat('a', 64), 'paper.png' from puccs order by id limit 2;
    update puccs set file_id = files.id from files where files.id = repeat(puccs.id::text, 32);
    insert into service_requests (reference, contact_name, contact_phone, category, services, branch_id)
      values ('SR-1', 'आशा', '9826000003', 'dl', '{RENEWAL OF DL}', (select max(id) from branches));
    insert into document_inquiries (reference, name, phone, vehicle_no, document_type)
      values ('DI-1', 'Asha', '9826000003', 'CG04AB1234', '{Insurance,Tax}');
    insert into messages (channel, purpose, state, citizen_id, recipient, recipient_name, body)
      select 'whatsapp', 'expiry', 'sent', id, mobile, name, E'a\\tb\\nc' from citizens;
    insert into messages (channel, purpose, state, user_id, recipient, recipient_name, body)
      select 'mail', 'reset', 'delivered', id, 'a@example.com', name, 'link' from users order by id limit 2;
    insert into reminders (kind, document_id, end_field, expiry_date, stage, message_id)
      select distinct on (kind) kind, document_id, end_field, expiry_date, 7, (select min(id) from messages) from expiries
        order by 1, 2, 3;
    insert into deletion_requests (user_id, name, phone, reason) select id, name, phone, 'moved' from users where role = 'user' limit 1;
    insert into contact_requests (user_id, phone, proof) select id, '9826000004', 'ID card' from users where role = 'manager' limit 1;
    insert into former_contacts (user_id, phone, expires_at) select id, '9826000005', now() from users where role = 'manager' limit 1;
    insert into early_statuses (provider_id, state, reported_at) values ('wamid.1', 'delivered', now());
    insert into message_documents (message_id, kind, document_id, end_field, expiry_date, citizen_id)
      select (select min(id) from messages), kind, document_id, end_field, expiry_date, citizen_id from expiries order by 1, 2, 3 limit 2;
    insert into bulk_notices (messages) values (2);
    insert into bulk_notice_documents (bulk_notice_id, kind, document_id, end_field, expiry_date)
      select 1, kind, document_id, end_field, expiry_date from expiries order by 1, 2, 3 limit 2;
    insert into claims (user_id, registration_no) select users.id, vehicles.registration_no from users, vehicles where role = 'user' limit 1;
    insert into different_people (one_id, other_id) select min(id), max(id) from citizens;
    insert into likely_pairs (one_id, other_id, reason, found_at) select min(id), max(id), 'mobile', now() from citizens;
    insert into pair_searches (began_at) values (now()) on conflict do nothing;
    insert into imports (name, status, shape, columns, rows) values ('list.csv', 'checked', 'wide', '[]', 1);
    insert into import_rows (import_id, line, cells, verdict) values (1, 2, '{CG04AB1234,2026-12-31}', 'create');
    insert into import_records (import_id, record, record_id, citizen_id, made, noted_at)
      select 1, 'citizens', id, id, true, now() from citizens order by id limit 1;
    insert into inbound_messages (hashed_id, mobile_no, kind, body, said_at) values ('h', '9826000003', 'text', 'STOP', now());
    insert into whatsapp_users (user_id, mobile_no) values ('IN.1', '9826000003');
    insert into stopped_numbers (mobile_no, stopped, said_at) values ('9826000003', true, now());
    insert into job_events (job_id, event) select id, 'made' from service_requests;
    insert into job_papers (job_id, name_en, name_hi, original) select id, 'Licence', 'लाइसेंस', true from service_requests;
    insert into learner_tests (ll_id, test_on) select min(id), '2026-11-20' from learner_licenses;
    insert into merges (from_id, into_id, holder_id, name) select 1000, id, id, 'Asha' from citizens order by id limit 1;
    insert into merge_records (merge_id, record, key, before) values (1, 'citizens', '{}', '{}');
    insert into transfers (vehicle_id, registration_no, from_citizen_id, to_citizen_id, kind, transferred_on)
      select vehicles.id, registration_no, (select min(id) from citizens), citizen_id, 'sale', '2026-11-01' from vehicles order by id limit 1;
    insert into api_tokens (token_hash, name, scopes, expires_on, created_by)
      select sha256('token'), 'Reports', '{expiries:read}', '2027-11-20', id from users where role = 'admin';
    insert into breaches (noticed_at, nature, extent, place, board_due_at)
      values ('2026-11-19', 'A list was sent to the wrong person', '2 persons', 'Raipur', '2026-11-22');
    insert into breach_persons (breach_id, citizen_id) select 1, id from citizens order by id limit 2;
    insert into calendars (secret_hash, user_id, what, language) select sha256('secret'), id, 'jobs', 'hi' from users where role = 'admin';
    insert into consents (citizen_id, purpose, how, given_on) select id, 'reminders', 'counter', '2026-11-01' from citizens order by id limit 2;
    insert into day_books (branch_id, opening) values (null, 500), ((select min(id) from branches), 0);
    insert into day_closings (book_id, closed_on, counted) select id, '2026-11-18', 500 from day_books;
    insert into follow_ups (citizen_id, call_on, note) select id, '2026-11-25', 'Brings the policy' from citizens order by id limit 1;
    insert into number_books (series, book, year, prefix, code, digits, last)
      values ('letter', 0, '2026-27', 'L', '', 5, 2), ('receipt', 0, '2026-27', null, null, null, 7);
    insert into number_checks (series, book) values ('receipt', 0);
    insert into issued_numbers (series, book, year, serial, number, issued_on, record_id)
      select 'letter', 0, '2026-27', 1, number, issued_on, id from letters order by id limit 1;
    insert into issued_numbers (series, book, year, serial, number, issued_on, reason)
      values ('letter', 0, '2026-27', 2, 'L/2', '2026-11-19', 'Written by hand');
    insert into payouts (number, paid_on, kind, what, amount, mode) values ('P/1', '2026-11-18', 'expense', 'Tea', 20, 'cash');
    insert into privacy_notices (version, en, hi) values (1, 'What we keep', 'हम क्या रखते हैं');
    insert into privacy_notices_given (citizen_id, notice_id, how, given_on)
      select min(id), 1, 'slip', '2026-11-01' from citizens;
    insert into privacy_requests (kind, text, name, citizen_id, due_on)
      select 'correction', 'My name is spelt otherwise', name, id, '2027-02-01' from citizens order by id limit 1;
    insert into reminders_left (kind, document_id, end_field, expiry_date, left_on)
      select kind, document_id, end_field, expiry_date, '2026-11-01' from expiries order by 1, 2, 3 limit 1;
    insert into server_warnings (warning, detail) values ('clock', '90');
    insert into transfer_copies (transfer_id, vehicle, documents, jobs) select id, '{}', '[]', '{}' from transfers;
    update office_settings set reminders_on = true, contact_en = 'Call us';
    alter table history disable trigger user;
    delete from history where id not in (select min(id) from history group by record, action)`;
  for (const statement of text.split(';')) await sql.raw(statement).execute(db);
}
