-- RTO Desk, 2026-11-20T06:00:00.000Z. Restore with: npm run restore -- FILE
-- or into an empty database with: psql --set ON_ERROR_STOP=1 --file FILE
begin;
set local client_encoding = 'UTF8';
set local standard_conforming_strings = on;
set local timezone = 'UTC';
set local statement_timeout = 0;
set local check_function_bodies = off;
do $$ begin
  if exists (select from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r') then
    raise exception 'The database is not empty.';
  end if;
end $$;

-- 0001_history.sql
-- Who did what, and what every other table rests on. Migrations are forward only: a later change is a later file.
--
-- Every change of a business table writes its own line of history, by trigger and so in the same transaction; what
-- changes no row (a login, an export, a look at a document) is written by the feature that does it.

-- Trusted extensions that come with PostgreSQL: the owner of the database may create them. Texts are searched by
-- indexes of three letters each (pg_trgm).
create extension if not exists pg_trgm;
create extension if not exists fuzzystrmatch;

-- Moves updated_at on every change, always forward, so that a stale copy can be told from a fresh one.
create function touch_updated_at() returns trigger language plpgsql as $$
begin
  new.updated_at := greatest(clock_timestamp(), old.updated_at + interval '1 millisecond');
  return new;
end $$;

-- A row is one thing that somebody did. `actor_id` is null for a visitor and for what the desk does by itself; names
-- are kept as they were then. `record` is a table, `title` what its record was called, `citizen_id` whose it was.
-- `before` and `after` hold all values of what was deleted or made, and of a change those that differ.
create table history (
  id bigint generated always as identity primary key,
  happened_at timestamptz(3) not null default now(),
  actor_id integer,
  actor_name text,
  actor_role text,
  address text,
  action text not null check (action in (
    'created', 'updated', 'deleted', 'signed_in', 'sign_in_failed', 'signed_out', 'exported', 'backed_up', 'opened')),
  record text,
  record_id integer,
  citizen_id integer,
  title text,
  before jsonb,
  after jsonb
);
create index history_by_citizen on history (citizen_id, id) where citizen_id is not null;
create index history_by_record on history (record, record_id, id);
create index history_by_actor on history (actor_id, id);
-- What was done most lately, of all, of an action, or to a kind of record, up to any day.
create index history_by_day on history (happened_at, id);
create index history_by_action on history (action, happened_at, id);
create index history_by_kind on history (record, happened_at, id);
-- A line is written with every change and seldom searched for: a short pending list is worth it here.
create index history_text on history
  using gin ((lower(' ' || coalesce(title, '') || U&'\001F ' || coalesce(actor_name, ''))) gin_trgm_ops)
  with (fastupdate = on, gin_pending_list_limit = 256);

-- Who acts in this transaction, as the server has said it (`desk.actor`, `desk.address`); nothing for the desk itself.
create function acting_user() returns integer language sql stable as $$
  select nullif(current_setting('desk.actor', true), '')::integer
$$;

-- The columns of a row that its line of history holds: neither what the database derives from the rest, nor secrets (the
-- body of a message and the values of its template may hold a link that opens an account; they can be read where the
-- message is), nor what is nobody's change: how often a message waits for its provider, how far reminders and their
-- summaries have come. When a name was last entered, and by whom, follows from the change of the name.
create function audit_payload(whole jsonb) returns jsonb language sql immutable as $$
  select whole - array['id', 'created_at', 'updated_at', 'created_by', 'search_text', 'password_hash', 'claimed_by',
    'dedup_key', 'singleton', 'body', 'template', 'deferrals', 'summary_sent_until', 'reminded_on', 'name_by_holder_at']
$$;

-- Writes the line of a change. Argument: the column that a record of the table is known by, if it has one.
create function record_history() returns trigger language plpgsql as $$
declare
  old_row jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  new_row jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  whole jsonb := coalesce(new_row, old_row);
  payload_before jsonb := audit_payload(old_row);
  payload_after jsonb := audit_payload(new_row);
begin
  if tg_op = 'UPDATE' then
    select jsonb_object_agg(key, payload_before -> key), jsonb_object_agg(key, value)
      into payload_before, payload_after
      from jsonb_each(payload_after) where value is distinct from payload_before -> key;
    if old_row ->> 'password_hash' is distinct from new_row ->> 'password_hash' then
      payload_after := coalesce(payload_after, '{}') || '{"password": "changed"}';
    end if;
    if payload_after is null then return null; end if;
  end if;
  insert into history (actor_id, actor_name, actor_role, address, action, record, record_id, citizen_id, title, before, after)
  select acting_user(), actor.name, actor.role, nullif(current_setting('desk.address', true), ''),
    case tg_op when 'INSERT' then 'created' when 'UPDATE' then 'updated' else 'deleted' end,
    tg_table_name, (whole ->> 'id')::integer,
    case when tg_table_name = 'citizens' then (whole ->> 'id')::integer else (whole ->> 'citizen_id')::integer end,
    whole ->> tg_argv[0], payload_before, payload_after
  from (select) as once left join users as actor on actor.id = acting_user();
  return null;
end $$;

-- Lines are only added. Who is deleted at their own request leaves nothing of themself in them, though: that something was
-- done, when, and by which of the staff stays; what it was about goes.

create function refuse_rewriting() returns trigger language plpgsql as $$
begin
  -- What `forget_in_history` says while it is at work; the next trigger sees to it that lines only lose.
  if tg_op = 'UPDATE' and current_setting('desk.forgetting', true) = 'on' then return null; end if;
  raise exception 'history is only added to';
end $$;
create trigger history_is_kept before update or delete or truncate on history
  for each statement execute function refuse_rewriting();

create function refuse_changing() returns trigger language plpgsql as $$
declare
  lost constant text[] := array['title', 'before', 'after', 'address', 'actor_name'];
begin
  if to_jsonb(new) - lost <> to_jsonb(old) - lost or not to_jsonb(old) @> jsonb_strip_nulls(to_jsonb(new)) then
    raise exception 'history is only added to';
  end if;
  return new;
end $$;
create trigger history_only_loses before update on history for each row execute function refuse_changing();

-- Takes a person out of the history: what they did, what was done to the account, to those of the citizens that are
-- gone, to the messages and to whatever else this transaction has touched for the request. Only the transaction that
-- fulfils the request may call it, when the account is gone.
create function forget_in_history(request integer, account integer, citizens integer[], messages integer[])
returns void language plpgsql as $$
begin
  if exists (select from users where id = account) or not exists (
    select from deletion_requests where deletion_requests.id = request and status = 'done' and xmin = pg_current_xact_id()::xid) then
    raise exception 'only who is deleted at their request is forgotten';
  end if;
  perform set_config('desk.forgetting', 'on', true);
  with touched as materialized (
    select record, record_id from history
    where happened_at = now()::timestamptz(3) and xmin = pg_current_xact_id()::xid and record <> 'citizens'),
  gone as materialized (
    select id from unnest(citizens) as listed (id)
    where not exists (select from citizens as kept where kept.id = listed.id))
  update history set title = null, before = null, after = null,
    actor_name = case when actor_id is distinct from account then actor_name end,
    address = case when actor_id <> account then address end
  where actor_id = account
    or record = 'users' and record_id = account
    or record = 'messages' and record_id = any (messages)
    or citizen_id in (select id from gone)
    or (record, record_id) in (select record, record_id from touched);
  perform set_config('desk.forgetting', '', true);
end $$;

-- Counts, here and in later files (`record_counts`, `expiry_counts`, `message_counts`). A change adds a row that is not
-- `compacted`, so that no clerk waits for another's count; every thousand changes are compacted into one row for each
-- group. The sum over both is the count. Compacted rows tell besides of all branches together (-1), of months, or of all
-- days ('-infinity'), so that a sum reads few of them. Whoever adds every thousandth change compacts, unless somebody else
-- is at it; the test stands where the change is added, since calling a function takes as long as adding the row.

-- How many lines there are of an action on a kind of record ('' for none) on a day of India.
create table history_counts (
  id bigint generated always as identity,
  compacted boolean not null default false,
  day date not null,
  action text not null,
  record text not null,
  lines integer not null
);
create unique index history_counts_compacted on history_counts (day, action, record) include (lines) where compacted;
create index history_counts_changes on history_counts (id) where not compacted;

create function compact_history_counts() returns void language sql as $$
  with changes as (delete from history_counts where not compacted returning day, action, record, lines)
  insert into history_counts as kept (compacted, day, action, record, lines)
  select true, span.day, action, record, sum(lines)
  from changes, lateral (values (changes.day), (date '-infinity')) as span (day)
  group by span.day, action, record
  on conflict (day, action, record) where compacted do update set lines = kept.lines + excluded.lines
$$;

create function count_history() returns trigger language plpgsql as $$
declare
  change bigint;
begin
  insert into history_counts (day, action, record, lines)
  values ((new.happened_at at time zone 'Asia/Kolkata')::date, new.action, coalesce(new.record, ''), 1)
  returning id into change;
  if change % 1024 = 0 and pg_try_advisory_xact_lock('history_counts'::regclass::oid::bigint) then
    perform compact_history_counts();
  end if;
  return null;
end $$;
create trigger history_counted after insert on history for each row execute function count_history();


-- 0002_accounts.sql
-- Who works with the desk: branches, accounts, their sessions and second factors, and how accounts are reached.

-- A row is a branch office. `code` is the district office's registration code ('04') that places citizens in it.
create table branches (
  id integer generated always as identity primary key,
  name text not null constraint branches_name_unique unique check (length(name) between 1 and 255),
  code text constraint branches_code_unique unique
);
create trigger branches_history after insert or update or delete on branches
  for each row execute function record_history('name');

-- A row is an account that signs in. `branch_id` is the branch that a manager is tied to, `citizen_id` the person's own
-- citizen profile.
create table users (
  id integer generated always as identity primary key,
  name text not null,
  -- The mobile and the e-mail address are the holder's only once somebody has seen it: a code or link that went there
  -- came back, or staff looked at the counter (`..._verified_by`, null for a code or link). Only then does the office
  -- rely on them. `phone` signs in whether verified or not. `email` is a verified address: it signs in and is unique; one
  -- that was typed and nobody has seen yet stands in `unverified_email`.
  phone text not null constraint users_phone_unique unique check (phone ~ '^[0-9]{10}$'),
  phone_verified_at timestamptz(3),
  phone_verified_by integer references users (id) on delete set null,
  email text,
  email_verified_at timestamptz(3),
  email_verified_by integer references users (id) on delete set null,
  unverified_email text,
  password_hash text not null,
  -- When staff gave the account a password that its holder has not changed yet.
  password_given_at timestamptz(3),
  role text not null default 'user' check (role in ('admin', 'manager', 'user')),
  branch_id integer references branches (id),
  citizen_id integer constraint users_citizen_unique unique,
  -- The branch whose manager added the account. As long as its holder belongs to no branch, by a profile of their own or
  -- as a manager, the account is that branch's.
  added_branch_id integer references branches (id) on delete set null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint users_branch_is_a_managers check (branch_id is null or role = 'manager'),
  constraint users_email_is_verified check ((email is null) = (email_verified_at is null))
);
create unique index users_email_unique on users (lower(email));
create index users_by_unverified_email on users (lower(unverified_email)) where unverified_email is not null;
create index users_by_branch on users (branch_id);
create index users_by_added_branch on users (added_branch_id) where added_branch_id is not null;
create index users_by_phone_verifier on users (phone_verified_by) where phone_verified_by is not null;
create index users_by_email_verifier on users (email_verified_by) where email_verified_by is not null;
-- The orders of the list, and what is looked for in it.
create index users_by_name on users (name collate "und-x-icu", id);
create index users_of_role_by_name on users (role, name collate "und-x-icu", id);
create index users_text on users
  using gin ((lower(' ' || name || U&'\001F ' || phone || U&'\001F ' || coalesce(email, ''))) gin_trgm_ops) with (fastupdate = off);
create trigger users_touch before update on users for each row execute function touch_updated_at();
create trigger users_history after insert or update or delete on users
  for each row execute function record_history('name');

-- A row is a signed-in device: where it signed in from, and what the browser calls itself. Only the SHA-256 of its token
-- is kept.
create table sessions (
  id integer generated always as identity constraint sessions_id_unique unique,
  token_hash bytea primary key,
  user_id integer not null references users (id) on delete cascade,
  address text,
  device text check (length(device) <= 300),
  created_at timestamptz(3) not null default now(),
  last_seen_at timestamptz(3) not null default now(),
  -- When its holder last gave the password: at sign-in, or since. What is sensitive asks for it again.
  confirmed_at timestamptz(3) not null default now(),
  idle_seconds integer not null check (idle_seconds > 0),
  expires_at timestamptz(3) not null
);
create index sessions_by_user on sessions (user_id);
create index sessions_by_expiry on sessions (expires_at);

-- A row is an authenticator app of an account: its secret, encrypted with a key that is neither in the database nor in a
-- backup, and the last half minute whose code was used, so that none is used twice. Until `confirmed_at` it is being set
-- up and asked for by nobody. An app whose secret cannot be read any more is lost: its holder sets up another one before
-- anything else.
create table two_factors (
  user_id integer primary key references users (id) on delete cascade,
  sealed bytea,
  confirmed_at timestamptz(3),
  last_step bigint not null default 0,
  lost_at timestamptz(3),
  constraint two_factors_sealed check (confirmed_at is null or sealed is not null)
);

-- A row is a code that stands in for the app once. Only its SHA-256 is kept.
create table recovery_codes (
  user_id integer not null references users (id) on delete cascade,
  code_hash bytea not null,
  primary key (user_id, code_hash)
);

-- A row is a network from which an account has signed in lately. Of the network only what a secret makes of it is kept:
-- the rows tell of nobody's address. Wrong passwords from there are counted apart from those of anybody else.
create table known_networks (
  user_id integer not null references users (id) on delete cascade,
  network bytea not null,
  seen_at timestamptz(3) not null default now(),
  primary key (user_id, network)
);
create index known_networks_by_age on known_networks (seen_at);

-- A row is a link that sets a new password, bound to the `contact` that it went to and to what the account was then.
-- Only the SHA-256 of its token is kept; using it, or asking for another, removes it.
create table password_resets (
  token_hash bytea primary key,
  user_id integer not null references users (id) on delete cascade,
  contact text not null,
  account_hash bytea not null,
  expires_at timestamptz(3) not null
);
create index password_resets_by_user on password_resets (user_id);

-- A row is the code or link that was sent last to a contact of an account, `value`, to see that it is the holder's. Only
-- its SHA-256 is kept; a code is dead after a few wrong ones.
create table contact_codes (
  user_id integer not null references users (id) on delete cascade,
  contact text not null constraint contact_codes_contact check (contact in ('phone', 'email')),
  value text not null,
  code_hash bytea not null,
  failures integer not null default 0,
  expires_at timestamptz(3) not null,
  primary key (user_id, contact)
);
create unique index contact_codes_by_link on contact_codes (code_hash) where contact = 'email';

-- A row is how an account was reached before what signs in changed, while that is recent: the verified contacts of then.
-- Until `expires_at` a link that sets a new password goes there.
create table former_contacts (
  user_id integer primary key references users (id) on delete cascade,
  phone text,
  email text,
  expires_at timestamptz(3) not null,
  constraint former_contacts_lead_somewhere check (phone is not null or email is not null)
);

-- A row is a request of staff that an admin change what signs in to an account, because its holder has lost the phone or the
-- address: the new `phone` or `email`, and what `proof` of it they saw. Each account has one open.
create table contact_requests (
  id integer generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  phone text constraint contact_requests_phone check (phone ~ '^[0-9]{10}$'),
  email text,
  proof text not null,
  status text not null default 'open' constraint contact_requests_status check (status in ('open', 'done', 'refused')),
  created_by integer references users (id) on delete set null,
  handled_by integer references users (id) on delete set null,
  handled_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint contact_requests_change_something check (phone is not null or email is not null)
);
create unique index contact_requests_one_open on contact_requests (user_id) where status = 'open';
create index contact_requests_by_user on contact_requests (user_id);
create index contact_requests_by_creator on contact_requests (created_by) where created_by is not null;
create index contact_requests_by_handler on contact_requests (handled_by) where handled_by is not null;
create trigger contact_requests_touch before update on contact_requests
  for each row execute function touch_updated_at();
create trigger contact_requests_history after insert or update or delete on contact_requests
  for each row execute function record_history('phone');

-- A row is somebody's request that their account and what they keep in it be deleted. Name and number are kept as they were
-- then, since the account goes. A request that was taken back has no row.
create table deletion_requests (
  id integer generated always as identity primary key,
  user_id integer references users (id) on delete set null,
  name text not null,
  phone text not null,
  reason text check (length(reason) <= 1000),
  status text not null default 'pending' check (status in ('pending', 'done', 'declined')),
  answer text check (length(answer) <= 1000),
  handled_by integer references users (id) on delete set null,
  handled_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint deletion_requests_answered check (status <> 'declined' or answer is not null)
);
create unique index deletion_requests_one_pending on deletion_requests (user_id) where status = 'pending';
create index deletion_requests_by_status on deletion_requests (status, id);
create index deletion_requests_by_user on deletion_requests (user_id, id);
create trigger deletion_requests_touch before update on deletion_requests
  for each row execute function touch_updated_at();
create trigger deletion_requests_history after insert or update or delete on deletion_requests
  for each row execute function record_history('name');


-- 0003_records.sql
-- Whom and what the office keeps on record: citizens and their vehicles. Their documents follow in a later file.

-- How a number is compared: upper case, without spaces and hyphens.
create function number_key(typed text) returns text language sql immutable strict parallel safe as $$
  select regexp_replace(upper(typed), '[\s-]', '', 'g')
$$;

-- A row is a citizen profile. `owner_id` is the account that keeps it, null where the office does.
create table citizens (
  id integer generated always as identity primary key,
  name text not null check (length(name) between 1 and 255),
  -- Who has entered the name: null for the office, whose word it is; otherwise when its holder did, until staff save the
  -- profile.
  name_by_holder_at timestamptz(3),
  relation_type text check (relation_type in ('Son of', 'Wife of', 'Daughter of')),
  relation_name text,
  father_name text,
  mobile text not null check (mobile ~ '^[0-9]{10}$'),
  email text,
  dob date check (dob >= '1900-01-01'),
  address text,
  state text,
  city text,
  -- Whether they do not want to be reminded.
  reminders_off boolean not null default false,
  branch_id integer references branches (id),
  owner_id integer references users (id) on delete set null,
  created_by integer references users (id) on delete set null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  -- What is searched for, each text behind a separator that nobody types and a space, so that '% ra%' finds what begins
  -- with 'ra'. A text typed as part of one field cannot run into the next.
  search_text text generated always as (
    ' ' || lower(name) || U&'\001F ' || lower(coalesce(father_name, '')) || U&'\001F ' ||
    lower(coalesce(relation_name, '')) || U&'\001F ' || lower(coalesce(email, ''))) stored
);
create index citizens_by_branch on citizens (branch_id, id);
create index citizens_by_owner on citizens (owner_id);
create index citizens_by_creator on citizens (created_by);
-- 0 stands for no branch, so that "this branch or none" is two ordered ranges of one index.
create index citizens_newest_of_branch on citizens (coalesce(branch_id, 0), id);
-- Without a pending list, which every reader would have to go through.
create index citizens_text on citizens using gin (search_text gin_trgm_ops, mobile gin_trgm_ops) with (fastupdate = off);
-- The search box reads what begins with a text from the index alone, with what says who may see it: a thousand such
-- records lie all over the table.
create index citizens_name on citizens (lower(name) text_pattern_ops, id) include (name, branch_id, owner_id);
create index citizens_whole_mobile on citizens (mobile text_pattern_ops, id);
-- How frequent texts are in names alone, which PostgreSQL cannot tell from the whole.
create statistics citizens_names on (' ' || lower(name)) from citizens;
create trigger citizens_touch before update on citizens for each row execute function touch_updated_at();
create trigger citizens_history after insert or update or delete on citizens
  for each row execute function record_history('name');

-- An account has a citizen, a citizen has an account: one of the two references has to come after both tables.
alter table users add constraint users_citizen_fk
  foreign key (citizen_id) references citizens (id) on delete set null;

-- A row is a vehicle of a citizen. `origin` says whether the office or the owner entered it.
create table vehicles (
  id integer generated always as identity primary key,
  citizen_id integer not null references citizens (id) on delete cascade,
  registration_no text not null check (length(registration_no) between 1 and 20),
  type text,
  make_model text,
  chassis_no text,
  engine_no text,
  origin text not null check (origin in ('office', 'self')),
  created_by integer references users (id) on delete set null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  -- What a vehicle's documents refer to, so that they can never belong to another citizen than the vehicle.
  constraint vehicles_of_citizen unique (id, citizen_id)
);
create unique index vehicles_registration_no_office on vehicles (number_key(registration_no)) where origin = 'office';
create unique index vehicles_registration_no_own on vehicles (citizen_id, number_key(registration_no));
create index vehicles_by_creator on vehicles (created_by);
create trigger vehicles_touch before update on vehicles for each row execute function touch_updated_at();
create trigger vehicles_history after insert or update or delete on vehicles
  for each row execute function record_history('registration_no');


-- 0004_messages.sql
-- What the office tells people. Every message is a row here first, written in the transaction that causes it, and is
-- delivered afterwards by a worker.

-- A row is a message to one person. `claimed_by` is the worker that is sending it (see workers).
create table messages (
  id integer generated always as identity primary key,
  channel text not null check (channel in ('whatsapp', 'mail')),
  purpose text not null check (purpose in ('message', 'expiry', 'reset', 'reminder', 'summary', 'security', 'verify')),
  state text not null
    check (state in ('queued', 'sending', 'sent', 'delivered', 'failed', 'unknown', 'manual', 'cancelled')),
  citizen_id integer references citizens (id) on delete set null,
  user_id integer references users (id) on delete set null,
  -- That of the citizen, whom the message follows from branch to branch, so that what a branch sees is found by an index.
  -- What goes to an account without a profile keeps the branch that it was written for.
  branch_id integer references branches (id),
  recipient text not null,
  recipient_name text not null,
  subject text,
  body text not null,
  -- The template that the message goes by, with its values: {"name", "language", "parameters"}; null for plain text.
  template jsonb,
  -- Two messages of a day with the same key are duplicates: nobody gets the second one unasked.
  dedup_key text,
  attempts integer not null default 0,
  -- How many times in a row it has waited for the account with the provider rather than for its own sake.
  deferrals integer not null default 0,
  error text,
  provider_id text,
  -- When the provider reported the latest status, by its own clock: an earlier report changes nothing, however late or
  -- often it arrives.
  reported_at timestamptz(3),
  claimed_by integer,
  created_by integer references users (id) on delete set null,
  sent_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint messages_claimed check ((state = 'sending') = (claimed_by is not null))
);
create index messages_by_citizen on messages (citizen_id, id);
create index messages_by_user on messages (user_id);
create index messages_by_branch on messages (branch_id, id);
create index messages_by_creator on messages (created_by);
-- Those written most lately, of all or in a state.
create index messages_by_day on messages (created_at, id);
create index messages_by_state on messages (state, created_at, id);
create index messages_by_dedup_key on messages (dedup_key, created_at) where dedup_key is not null;
create unique index messages_provider_id on messages (provider_id) where provider_id is not null;
create trigger messages_touch before update on messages for each row execute function touch_updated_at();
-- The delivery of a message tells its own tale in its state; the history has its writing and what staff did with it.
create trigger messages_written after insert on messages
  for each row execute function record_history('recipient_name');
create trigger messages_handled after update on messages
  for each row when (acting_user() is not null and old.state <> new.state)
  execute function record_history('recipient_name');

-- Holds the citizen while the message is written, so that no move goes past it.
create function take_branch_of_citizen() returns trigger language plpgsql as $$
begin
  select branch_id into new.branch_id from citizens where id = new.citizen_id for share;
  return new;
end $$;
create trigger messages_branch before insert on messages
  for each row when (new.citizen_id is not null) execute function take_branch_of_citizen();

-- A row is a status that a provider has reported under an id that no message has yet; the message that gets the id within a
-- day takes it over. `state` is what the message becomes, `error` why it failed, `reported_at` the provider's own time.
create table early_statuses (
  provider_id text not null,
  state text not null check (state in ('delivered', 'failed')),
  error text,
  reported_at timestamptz(3) not null,
  received_at timestamptz(3) not null default now(),
  primary key (provider_id, state)
);
create index early_statuses_by_age on early_statuses (received_at);

-- A row is a process that delivers. It holds the advisory lock (7351, id) while it lives, so that others can tell when
-- it has died; `queue_workers` are its names in the job queue.
create table workers (
  id integer generated always as identity primary key,
  queue_workers text[] not null default '{}',
  started_at timestamptz(3) not null default now()
);

-- How many messages of a state were written on a day of India in a branch, 0 for none. Whether they are `of_citizen` or
-- `for_admins` alone decides who sees them. How the counts are kept: see `history_counts`.
create table message_counts (
  id bigint generated always as identity,
  compacted boolean not null default false,
  branch_id integer not null,
  day date not null,
  for_admins boolean not null,
  of_citizen boolean not null,
  state text not null,
  messages integer not null
);
create unique index message_counts_compacted on message_counts (branch_id, day, for_admins, of_citizen, state)
  include (messages) where compacted;
create index message_counts_changes on message_counts (id) where not compacted;

create function compact_message_counts() returns void language sql as $$
  with changes as (
    delete from message_counts where not compacted returning branch_id, day, for_admins, of_citizen, state, messages)
  insert into message_counts as kept (compacted, branch_id, day, for_admins, of_citizen, state, messages)
  select true, counted.branch_id, span.day, for_admins, of_citizen, state, sum(messages)
  from changes,
    lateral (values (changes.branch_id), (-1)) as counted (branch_id),
    lateral (values (changes.day), (date '-infinity')) as span (day)
  group by counted.branch_id, span.day, for_admins, of_citizen, state having sum(messages) <> 0
  on conflict (branch_id, day, for_admins, of_citizen, state) where compacted
    do update set messages = kept.messages + excluded.messages
$$;

-- What a message of a branch, a time, a purpose and a citizen is counted as. Codes, links that set a password, and
-- summaries of the office are for admins.
create function message_count_group(integer, timestamptz, text, integer)
returns table (branch_id integer, day date, for_admins boolean, of_citizen boolean) language sql stable as $$
  select coalesce($1, 0), ($2 at time zone 'Asia/Kolkata')::date, $3 in ('reset', 'summary', 'verify'), $4 is not null
$$;

create function count_message() returns trigger language plpgsql as $$
declare
  change bigint;
begin
  if tg_op <> 'INSERT' then
    insert into message_counts (branch_id, day, for_admins, of_citizen, state, messages)
    select counted.*, old.state, -1 from message_count_group(old.branch_id, old.created_at, old.purpose, old.citizen_id) as counted
    returning id into change;
  end if;
  if tg_op <> 'DELETE' then
    insert into message_counts (branch_id, day, for_admins, of_citizen, state, messages)
    select counted.*, new.state, 1 from message_count_group(new.branch_id, new.created_at, new.purpose, new.citizen_id) as counted
    returning id into change;
  end if;
  if change % 1024 = 0 and pg_try_advisory_xact_lock('message_counts'::regclass::oid::bigint) then
    perform compact_message_counts();
  end if;
  return null;
end $$;
create trigger messages_counted after insert or delete or update of state, branch_id, citizen_id, purpose on messages
  for each row execute function count_message();


-- 0005_requests.sql
-- What people ask the office for, with or without an account.

-- A row is a request for services. `user_id` is the account it was made with, if one. `reference` is told to whoever
-- asked, and to nobody else.
create table service_requests (
  id integer generated always as identity primary key,
  reference text not null constraint service_requests_reference_unique unique,
  user_id integer references users (id) on delete set null,
  branch_id integer references branches (id),
  contact_name text not null check (length(contact_name) between 1 and 255),
  contact_phone text not null check (contact_phone ~ '^[0-9]{10}$'),
  category text not null check (category in ('dl', 'vehicle', 'other')),
  services text[] not null,
  query text check (length(query) <= 2000),
  status text not null default 'pending' check (status in ('pending', 'contacted', 'completed', 'rejected')),
  status_changed_by integer references users (id) on delete set null,
  status_changed_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index service_requests_by_status on service_requests (status, branch_id, id);
create index service_requests_by_branch on service_requests (branch_id, id);
create index service_requests_by_user on service_requests (user_id, id);
create index service_requests_by_day on service_requests (created_at);
create index service_requests_by_changer on service_requests (status_changed_by);
create trigger service_requests_touch before update on service_requests
  for each row execute function touch_updated_at();
create trigger service_requests_history after insert or update or delete on service_requests
  for each row execute function record_history('contact_name');

-- A row is a question whether the documents of a vehicle are valid, mostly asked by visitors.
create table document_inquiries (
  id integer generated always as identity primary key,
  reference text not null constraint document_inquiries_reference_unique unique,
  user_id integer references users (id) on delete set null,
  branch_id integer references branches (id),
  name text not null check (length(name) between 1 and 255),
  phone text not null check (phone ~ '^[0-9]{10}$'),
  vehicle_no text,
  document_type text[] not null check (cardinality(document_type) > 0),
  status text not null default 'new' check (status in ('new', 'contacted', 'resolved')),
  status_changed_by integer references users (id) on delete set null,
  status_changed_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index document_inquiries_by_status on document_inquiries (status, branch_id, id);
create index document_inquiries_by_branch on document_inquiries (branch_id, id);
create index document_inquiries_by_user on document_inquiries (user_id);
create index document_inquiries_by_changer on document_inquiries (status_changed_by);
create trigger document_inquiries_touch before update on document_inquiries
  for each row execute function touch_updated_at();
create trigger document_inquiries_history after insert or update or delete on document_inquiries
  for each row execute function record_history('name');


-- 0006_settings.sql
-- What the office has set, and what the server keeps for itself.

-- The one row holds how the office tells people: whether and when it reminds, and how it is called in what it writes.
create table office_settings (
  singleton boolean primary key default true check (singleton),
  office_name_hi text check (length(office_name_hi) <= 100),
  office_name_en text check (length(office_name_en) <= 100),
  contact_hi text check (length(contact_hi) <= 300),
  contact_en text check (length(contact_en) <= 300),
  -- Off until an admin turns it on.
  reminders_on boolean not null default false,
  -- So many days before its end a document is reminded of.
  stages integer[] not null default '{30,15,7,1,0}' check (cardinality(stages) between 1 and 10),
  -- The hour of the day in India from which reminders go out.
  hour integer not null default 9 check (hour between 0 and 23),
  -- The last day whose reminders have all been written.
  reminded_on date,
  -- Admins have been mailed what became of the reminders of all days up to this one.
  summary_sent_until date,
  -- WhatsApp takes plain text only within a day of somebody's own message; what the office writes by itself goes by
  -- templates that Meta has approved: their names by what they are for, null where plain text is sent, and their language.
  template_notice text check (template_notice ~ '^[a-z0-9_]+$' and length(template_notice) <= 512),
  template_message text check (template_message ~ '^[a-z0-9_]+$' and length(template_message) <= 512),
  template_reset text check (template_reset ~ '^[a-z0-9_]+$' and length(template_reset) <= 512),
  template_language text not null default 'hi' check (template_language ~ '^[a-z]{2}(_[A-Z]{2})?$'),
  -- Whether staff must have a second factor.
  two_factor_required boolean not null default false,
  updated_at timestamptz(3) not null default now()
);
insert into office_settings default values;
create trigger office_settings_touch before update on office_settings
  for each row execute function touch_updated_at();
create trigger office_settings_history after update on office_settings
  for each row when (old.reminded_on is not distinct from new.reminded_on) execute function record_history();

-- A row is a backup that the desk made, or tried to. One without `finished_at` and `error` was interrupted. It lies in
-- `folder` on the machine `host`; one that is not `scheduled` was asked for at the machine.
create table backups (
  id integer generated always as identity primary key,
  file text not null,
  folder text,
  host text,
  bytes bigint,
  scheduled boolean not null default true,
  started_at timestamptz(3) not null default now(),
  finished_at timestamptz(3),
  error text
);
create index backups_finished on backups (finished_at);

-- A row is a secret that all processes share, made at first need.
create table secrets (
  name text primary key,
  value bytea not null
);

-- A row counts recent attempts under a key (see the rate limits). Losing it in a crash only forgives.
create unlogged table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

-- A row is a call that keeps something, with the key under which its sender may send it again, and what was answered:
-- null while it is at work, and for ever where it broke off before its answer was known. A key stands for one call:
-- `content`, a hash of what was sent under it, tells another one, which is refused. Kept for a day.
create table idempotency_keys (
  -- 0 for visitors.
  caller integer not null,
  path text not null,
  key text not null,
  content text not null,
  answer text,
  created_at timestamptz not null default now(),
  primary key (caller, path, key)
);
create index idempotency_keys_by_age on idempotency_keys (created_at);


-- 0007_search.sql
-- Finding and listing records at the size of a state. What is derived here and in the next file is kept by triggers in the
-- transaction of the change; `select rebuild_search()` makes it anew, after a restore for instance. In these tables branch
-- 0 stands for no branch, so that "this branch or none" is two values of one column.

-- How a name sounds, in Latin and Devanagari letters alike: each word behind a space, without the vowel a,
-- aspiration, length and doubling. 'Choudhary', 'Chaudhari' and 'चौधरी' are all ' cudri'.
create function phonetic_key(name text) returns text language sql immutable strict parallel safe as $$
  select regexp_replace(regexp_replace(
    translate(
      replace(replace(replace(replace(replace(replace(replace(replace(replace(
      replace(replace(replace(replace(replace(replace(replace(replace(replace(
        regexp_replace(regexp_replace(
          translate(
            replace(replace(replace(replace(' ' || lower(normalize(name, NFC)),
              'क्ष', 'ks'), 'ज्ञ', 'gi'), 'ृ', 'ri'), 'ऋ', 'ri'),
            'कखगघङचछजझञटठडढणतथदधनपफबभमयरऱलळवशषसहिीइईुूउऊेएॅऍैऐोओॉऑौऔअआँं' || U&'\0903\093E\093C\094D\200C\200D',
            'kkggnCCjjnttddnttddnpfbbmyrrllvsssHiiiiuuuueeeeiioooouuaann'),
          '[^a-zCH0-9]+', ' ', 'g'),
        'n(?=[pbm])', 'm', 'g'),
      'chh', 'C'), 'ch', 'C'), 'kh', 'k'), 'gh', 'g'), 'jh', 'j'), 'th', 't'), 'dh', 'd'), 'ph', 'f'), 'bh', 'b'),
      'sh', 's'), 'rh', 'r'), 'nH', 'nh'), 'nh', 'ng'), 'ee', 'i'), 'oo', 'u'), 'ou', 'u'), 'ai', 'i'), 'x', 'ks'),
    'cwzqyCH', 'kvjkich'),
  '(?<=[a-z0-9])a', '', 'g'), '([a-z0-9])\1+', '\1', 'g')
$$;

-- A row is a word of somebody's name in small letters, and a word that it sounds like (`phonetic_key`), empty where it has
-- no sound, and no longer than `levenshtein` takes. Words stay when their last bearer has gone, until `rebuild_search()`.
create table name_vocabulary (
  word text not null,
  sound text collate "C" not null,
  primary key (word, sound)
);
create index name_vocabulary_by_sound on name_vocabulary (sound);
create index name_vocabulary_parts on name_vocabulary using gin (word gin_trgm_ops) with (fastupdate = off);

-- Adds the words of names that nobody had until now.
create function sync_name_vocabulary(called text) returns void language sql as $$
  insert into name_vocabulary (word, sound)
  select word, left(sound, 255)
  from (select distinct word from string_to_table(lower(called), ' ') as word) as words,
    regexp_split_to_table(btrim(phonetic_key(word)), ' ') as sound
  where word <> '' and not exists (select from name_vocabulary as kept where kept.word = words.word)
  order by 1, 2 on conflict do nothing
$$;

-- How many records of a table there are in a branch. Accounts go by their role. How the counts are kept: see
-- `history_counts`; these few need no column that tells sums from changes.
create table record_counts (
  id bigint generated always as identity,
  record text not null,
  branch_id integer not null,
  records integer not null
);

create function compact_record_counts() returns void language sql as $$
  with changes as (delete from record_counts returning record, branch_id, records)
  insert into record_counts (record, branch_id, records)
  select record, branch_id, sum(records) from changes group by record, branch_id having sum(records) <> 0
$$;

create function compact_when_due() returns trigger language plpgsql as $$
begin
  if pg_try_advisory_xact_lock('record_counts'::regclass::oid::bigint) then perform compact_record_counts(); end if;
  return null;
end $$;
create trigger record_counts_compacted after insert on record_counts
  for each row when (new.id % 1024 = 0) execute function compact_when_due();

-- A row is a licence or a vehicle with its numbers as they are compared.
create table searchable_numbers (
  record text not null,
  record_id integer not null,
  citizen_id integer not null,
  branch_id integer not null,
  number text not null,
  application text,
  constraint searchable_numbers_pkey primary key (record, record_id)
);
create index searchable_numbers_newest on searchable_numbers (record, branch_id, record_id);
create index searchable_numbers_by_citizen on searchable_numbers (citizen_id);
-- The search box asks first for the very number and for what begins with it, which thousands may share letters with.
create index searchable_numbers_number on searchable_numbers (record, number text_pattern_ops);
create index searchable_numbers_application on searchable_numbers (record, application text_pattern_ops)
  where application is not null;
create index searchable_numbers_text on searchable_numbers
  using gin (number gin_trgm_ops, application gin_trgm_ops) with (fastupdate = off);

create function count_searchable_number() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into record_counts (record, branch_id, records) values (old.record, old.branch_id, -1);
  end if;
  if tg_op <> 'DELETE' then
    insert into record_counts (record, branch_id, records) values (new.record, new.branch_id, 1);
  end if;
  return null;
end $$;
create trigger searchable_numbers_counted after insert or delete or update of branch_id on searchable_numbers
  for each row execute function count_searchable_number();

-- A row is a table whose records are found by number: the columns of the number and of the application number, 'null' for
-- none. Licences add theirs (see `create_document_kind`).
create table numbered_records (
  record text primary key,
  number text not null,
  application text not null
);
insert into numbered_records (record, number, application) values ('vehicles', 'registration_no', 'null');

-- Keeps `searchable_numbers` in step with a table. Arguments: the column of the record's number, and that of its
-- application number, if it has one. A new record locks its citizen, who cannot change branch unseen meanwhile.
create function sync_searchable_number() returns trigger language plpgsql as $$
declare
  old_row constant jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  new_row constant jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
begin
  if tg_op = 'UPDATE' and old_row ->> tg_argv[0] = new_row ->> tg_argv[0] and old.citizen_id = new.citizen_id
    and old_row ->> tg_argv[1] is not distinct from new_row ->> tg_argv[1] then return null; end if;
  if tg_op <> 'INSERT' then
    delete from searchable_numbers where record = tg_table_name and record_id = old.id;
  end if;
  if tg_op <> 'DELETE' then
    insert into searchable_numbers (record, record_id, citizen_id, branch_id, number, application)
    select tg_table_name, new.id, new.citizen_id, coalesce(branch_id, 0),
      number_key(new_row ->> tg_argv[0]), number_key(new_row ->> tg_argv[1])
    from citizens where id = new.citizen_id for share;
  end if;
  return null;
end $$;
create trigger vehicles_numbers after insert or update or delete on vehicles
  for each row execute function sync_searchable_number('registration_no', 'null');

-- Which branches see an account: the one that it manages, that of its holder's own profile, and, while the holder belongs
-- to none, the one that added it; but none that does not see everybody whom the account keeps.
create view account_branches as
  select user_id, branch_id from (
    select id as user_id, branch_id from users where branch_id is not null
    union
    select users.id, citizens.branch_id from users join citizens on citizens.id = users.citizen_id
    where citizens.branch_id is not null
    union
    select users.id, added_branch_id from users left join citizens on citizens.id = users.citizen_id
    where added_branch_id is not null and role = 'user' and citizens.branch_id is null) as belonging
  where not exists (
    select from citizens where owner_id = belonging.user_id and citizens.branch_id <> belonging.branch_id)
  and not exists (
    select from users join citizens on citizens.id = users.citizen_id
    where users.id = belonging.user_id and citizens.branch_id <> belonging.branch_id);

-- The same, materialised: a row says that the managers of a branch see an account, and has its name for the order of
-- their list.
create table branch_account_visibility (
  branch_id integer not null references branches (id) on delete cascade,
  user_id integer not null references users (id) on delete cascade,
  name text not null,
  primary key (branch_id, user_id)
);
create index branch_account_visibility_by_user on branch_account_visibility (user_id);
create index branch_account_visibility_by_name on branch_account_visibility (branch_id, name collate "und-x-icu", user_id);

create function sync_account_visibility(account integer) returns void language sql as $$
  -- One after the other: each sees what the one before has done.
  select pg_advisory_xact_lock(hashtext('branch_account_visibility'), account);
  delete from branch_account_visibility where user_id = account
    and branch_id not in (select branch_id from account_branches where user_id = account);
  insert into branch_account_visibility as kept (user_id, branch_id, name)
  select user_id, account_branches.branch_id, name from account_branches join users on users.id = user_id
  where user_id = account
  on conflict (branch_id, user_id) do update set name = excluded.name where kept.name <> excluded.name
$$;

-- What is derived from an account: counts, and which branches see it.
create function propagate_account() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into record_counts (record, branch_id, records) values (old.role, coalesce(old.branch_id, 0), -1);
  end if;
  if tg_op = 'DELETE' then return null; end if;
  insert into record_counts (record, branch_id, records) values (new.role, coalesce(new.branch_id, 0), 1);
  -- Whoever moves the holder to another branch comes before or after this.
  perform from citizens where id = new.citizen_id for share;
  perform sync_account_visibility(new.id);
  return null;
end $$;
create trigger users_propagated
  after insert or delete or update of name, role, branch_id, citizen_id, added_branch_id on users
  for each row execute function propagate_account();

-- The account that keeps a citizen is seen by fewer or more branches when that citizen comes, moves or goes: one trigger
-- for all three.
create function propagate_keeper() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.branch_id is not distinct from new.branch_id and old.owner_id is not distinct from new.owner_id then
    return null;
  end if;
  if tg_op <> 'INSERT' and old.owner_id is not null and old.branch_id is not null then
    perform sync_account_visibility(id) from users where id = old.owner_id;
  end if;
  if tg_op <> 'DELETE' and new.owner_id is not null and new.branch_id is not null then
    perform sync_account_visibility(id) from users where id = new.owner_id;
  end if;
  return null;
end $$;
create trigger citizens_keeper_propagated after insert or delete or update of branch_id, owner_id on citizens
  for each row execute function propagate_keeper();

-- What is derived from a citizen: counts, words of names, and the branch of all that belongs to them.
create function propagate_citizen() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and (tg_op = 'DELETE' or new.branch_id is distinct from old.branch_id) then
    insert into record_counts (record, branch_id, records) values ('citizens', coalesce(old.branch_id, 0), -1);
  end if;
  if tg_op = 'DELETE' then return null; end if;
  if tg_op = 'INSERT' or new.name <> old.name then
    if exists (
      select from unnest(string_to_array(lower(new.name), ' ')) as called (word)
      where called.word <> '' and not exists (select from name_vocabulary as kept where kept.word = called.word)) then
      perform sync_name_vocabulary(new.name);
    end if;
  end if;
  if tg_op = 'INSERT' or new.branch_id is distinct from old.branch_id then
    insert into record_counts (record, branch_id, records) values ('citizens', coalesce(new.branch_id, 0), 1);
  end if;
  if tg_op = 'UPDATE' and new.branch_id is distinct from old.branch_id then
    update searchable_numbers set branch_id = coalesce(new.branch_id, 0) where citizen_id = new.id;
    update expiries set branch_id = coalesce(new.branch_id, 0) where citizen_id = new.id;
    update messages set branch_id = new.branch_id where citizen_id = new.id and branch_id is distinct from new.branch_id;
    perform sync_account_visibility(id) from users where citizen_id = new.id;
  end if;
  return null;
end $$;
create trigger citizens_propagated after insert or delete or update of name, branch_id on citizens
  for each row execute function propagate_citizen();


-- 0008_expiries.sql
-- What expires: every document of every kind that ends, as the report, the lists and the reminders read it.

-- A row is a document kind as the database has to know it; `create_document_kind` adds it as the last. Reports and menus
-- name kinds in the order of `place`; a test holds the rows in that order against the declarations. A kind has one name,
-- its slug, wherever a row says which kind it is of: no text that people read is a key. Reports show documents of a day in
-- the order of these names.
create table document_kinds (
  kind text collate "C" primary key,
  place integer not null unique,
  collection text not null,
  until text not null,
  of_vehicle boolean not null,
  succession boolean not null
);

-- A row is a document that ends, of any kind. `superseded` says that a later one of its kind has taken its place on the
-- vehicle; only kinds with a succession have such.
create table expiries (
  kind text collate "C" not null references document_kinds (kind),
  document_id integer not null,
  citizen_id integer not null,
  vehicle_id integer,
  branch_id integer not null,
  expiry_date date not null,
  origin text not null check (origin in ('office', 'self')),
  superseded boolean not null default false,
  constraint expiries_pkey primary key (kind, document_id)
);
-- The report looks through very many of them for those of some owners or vehicles, from an index alone.
create index expiries_by_day on expiries (expiry_date, superseded, kind, document_id) include (citizen_id, vehicle_id);
create index expiries_by_branch on expiries (branch_id, expiry_date, superseded, kind, document_id)
  include (citizen_id, vehicle_id);
create index expiries_by_citizen on expiries (citizen_id, expiry_date)
  include (kind, document_id, vehicle_id, branch_id, superseded);
create index expiries_by_vehicle on expiries (vehicle_id, kind, expiry_date, document_id)
  include (citizen_id, branch_id, superseded, origin);

-- How many documents of a kind and state end on a day, or `monthly` in the month that begins with it. How the counts are
-- kept: see `history_counts`.
create table expiry_counts (
  id bigint generated always as identity,
  compacted boolean not null default false,
  branch_id integer not null,
  monthly boolean not null default false,
  day date not null,
  kind text collate "C" not null,
  superseded boolean not null,
  documents integer not null
);
create unique index expiry_counts_compacted on expiry_counts (branch_id, monthly, day, kind, superseded)
  include (documents) where compacted;
create index expiry_counts_changes on expiry_counts (id) where not compacted;

create function compact_expiry_counts() returns void language sql as $$
  with changes as (delete from expiry_counts where not compacted returning branch_id, day, kind, superseded, documents)
  insert into expiry_counts as kept (compacted, branch_id, monthly, day, kind, superseded, documents)
  select true, counted.branch_id, span.monthly, span.day, kind, superseded, sum(documents)
  from changes,
    lateral (values (changes.branch_id), (-1)) as counted (branch_id),
    lateral (values (false, changes.day), (true, date_trunc('month', changes.day)::date)) as span (monthly, day)
  group by counted.branch_id, span.monthly, span.day, kind, superseded having sum(documents) <> 0
  on conflict (branch_id, monthly, day, kind, superseded) where compacted
    do update set documents = kept.documents + excluded.documents
$$;

create function count_expiry() returns trigger language plpgsql as $$
declare
  change bigint;
begin
  if tg_op <> 'INSERT' then
    insert into expiry_counts (branch_id, day, kind, superseded, documents)
    values (old.branch_id, old.expiry_date, old.kind, old.superseded, -1) returning id into change;
  end if;
  if tg_op <> 'DELETE' then
    insert into expiry_counts (branch_id, day, kind, superseded, documents)
    values (new.branch_id, new.expiry_date, new.kind, new.superseded, 1) returning id into change;
  end if;
  if change % 1024 = 0 and pg_try_advisory_xact_lock('expiry_counts'::regclass::oid::bigint) then
    perform compact_expiry_counts();
  end if;
  return null;
end $$;
create trigger expiries_counted after insert or update or delete on expiries
  for each row execute function count_expiry();

-- Marks which documents of a kind on a vehicle, which the caller has locked, are superseded. What the office has recorded
-- is followed by the office's records alone, a self-declared document takes the place of self-declared ones: nobody hides
-- what has expired by saying that it has been renewed.
create function update_superseded(of_kind text, of_vehicle integer) returns void language sql as $$
  update expiries as document set superseded = not superseded
  where kind = of_kind and vehicle_id = of_vehicle and superseded <> exists (
    select from expiries as later
    where later.kind = of_kind and later.vehicle_id = of_vehicle
      and (later.origin = 'office' or document.origin = 'self')
      and (later.expiry_date, later.document_id) > (document.expiry_date, document.document_id))
$$;

-- Keeps `expiries` in step with the table of a kind. Arguments: the kind, the column of its last day, and whether its documents
-- succeed each other. Whoever changes when documents of a vehicle end locks the vehicle before anything else, so that of
-- two documents added at once one sees the other; a new document locks its citizen, whose branch it bears.
create function sync_expiry() returns trigger language plpgsql as $$
declare
  of_kind constant text := tg_argv[0];
  succeeds constant boolean := tg_argv[2];
  old_row constant jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  new_row constant jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  vehicle_before constant integer := old_row ->> 'vehicle_id';
  vehicle_now constant integer := new_row ->> 'vehicle_id';
begin
  if tg_op = 'UPDATE' and old_row ->> tg_argv[1] is not distinct from new_row ->> tg_argv[1]
    and vehicle_before is not distinct from vehicle_now and old.citizen_id = new.citizen_id
    and old.origin = new.origin then return null; end if;
  if vehicle_before is not null or vehicle_now is not null then
    perform from vehicles where id in (vehicle_before, vehicle_now) order by id for no key update;
  end if;
  if tg_op <> 'INSERT' then
    delete from expiries where kind = of_kind and document_id = old.id;
    if succeeds and vehicle_before is distinct from vehicle_now then
      perform update_superseded(of_kind, vehicle_before);
    end if;
  end if;
  if tg_op <> 'DELETE' then
    insert into expiries (kind, document_id, citizen_id, vehicle_id, branch_id, expiry_date, origin)
    select of_kind, new.id, new.citizen_id, vehicle_now, coalesce(branch_id, 0), (new_row ->> tg_argv[1])::date, new.origin
    from citizens where id = new.citizen_id and new_row ->> tg_argv[1] is not null for share;
    if succeeds then perform update_superseded(of_kind, vehicle_now); end if;
  end if;
  return null;
end $$;

-- A row says that a document was reminded of at a stage; the date is part of it, since a corrected one counts anew.
create table reminders (
  kind text collate "C" not null references document_kinds (kind),
  document_id integer not null,
  expiry_date date not null,
  stage integer not null,
  message_id integer references messages (id) on delete set null,
  created_at timestamptz(3) not null default now(),
  primary key (kind, document_id, expiry_date, stage)
);
create index reminders_by_message on reminders (message_id);

-- Makes what searches and reports read anew from the records.
create function rebuild_search() returns void language plpgsql as $$
declare
  found numbered_records;
  known document_kinds;
begin
  truncate name_vocabulary, searchable_numbers, expiries, branch_account_visibility,
    record_counts, expiry_counts, message_counts, history_counts;
  alter table searchable_numbers disable trigger user;
  alter table expiries disable trigger user;
  perform sync_name_vocabulary(string_agg(name, ' ')) from (select distinct name from citizens) as called;
  for found in select * from numbered_records loop
    execute format($f$
      insert into searchable_numbers (record, record_id, citizen_id, branch_id, number, application)
      select %1$L, record.id, citizens.id, coalesce(citizens.branch_id, 0), number_key(%2$s), number_key(%3$s)
      from %1$I as record join citizens on citizens.id = record.citizen_id order by record.id $f$,
      found.record, found.number, found.application);
  end loop;
  for known in select * from document_kinds order by place loop
    execute format($f$
      insert into expiries (kind, document_id, citizen_id, vehicle_id, branch_id, expiry_date, origin, superseded)
      select %1$L, document.id, citizens.id, %4$s, coalesce(citizens.branch_id, 0), %3$s, origin,
        %5$L and case origin when 'office' then count(*) filter (where origin = 'office') over later
          else count(*) over later end > 0
      from %2$I as document join citizens on citizens.id = document.citizen_id where %3$s is not null
      window later as (partition by %4$s order by %3$s desc, document.id desc
        rows between unbounded preceding and 1 preceding) $f$,
      known.kind, known.collection, known.until,
      case when known.of_vehicle then 'vehicle_id' else 'null::integer' end, known.succession);
  end loop;
  insert into branch_account_visibility (user_id, branch_id, name)
  select user_id, account_branches.branch_id, name from account_branches join users on users.id = user_id;
  alter table searchable_numbers enable trigger user;
  alter table expiries enable trigger user;

  insert into record_counts (record, branch_id, records)
  select 'citizens', coalesce(branch_id, 0), count(*) from citizens group by branch_id
  union all select role, coalesce(branch_id, 0), count(*) from users group by role, branch_id
  union all select record, branch_id, count(*) from searchable_numbers group by record, branch_id;
  insert into expiry_counts (branch_id, day, kind, superseded, documents)
  select branch_id, expiry_date, kind, superseded, count(*) from expiries group by branch_id, expiry_date, kind, superseded;
  insert into message_counts (branch_id, day, for_admins, of_citizen, state, messages)
  select counted.*, state, count(*)
  from messages, message_count_group(messages.branch_id, created_at, purpose, citizen_id) as counted
  group by counted.branch_id, day, for_admins, of_citizen, state;
  insert into history_counts (day, action, record, lines)
  select (happened_at at time zone 'Asia/Kolkata')::date, action, coalesce(record, ''), count(*) from history group by 1, 2, 3;
  perform compact_expiry_counts(), compact_message_counts(), compact_history_counts();
end $$;


-- 0009_documents.sql
-- Documents: the papers that are uploaded, and a table for each of the nine kinds.

-- A row is an uploaded document, in a folder or a bucket. One with `removed_at` is gone for everybody and awaits the sweep.
create table files (
  id text primary key check (length(id) >= 32),
  media_type text not null,
  size integer not null check (size > 0),
  sha256 text not null,
  original_name text,
  created_by integer,
  created_at timestamptz(3) not null default now(),
  removed_at timestamptz(3)
);
create index files_removed on files (removed_at) where removed_at is not null;
create index files_young on files (created_at) where removed_at is null;

-- The file of a deleted or changed record goes with it, in the same transaction.
create function remove_replaced_file() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or new.file_id is distinct from old.file_id then
    update files set removed_at = now() where id = old.file_id and removed_at is null;
  end if;
  return null;
end $$;

-- Makes a kind of documents of a table that has the columns of its own, and `vehicle_id` where it is a vehicle's document:
-- gives it the columns that all kinds have, their checks and indexes, and every trigger that follows it.
--   kind        its slug
--   collection  the table
--   numbers     the column of its number, unique among the office's and in one's own, and that of its application number;
--               '{}' where it has none
--   period      the columns of its first and its last day
--   succession  whether a later one on the same vehicle takes the place of an earlier one
create function create_document_kind(kind text, collection text, numbers text[], period text[], succession boolean)
returns void language plpgsql as $$
declare
  until constant text := period[2];
  of_vehicle constant boolean := exists (
    select from pg_attribute where attrelid = collection::regclass and attname = 'vehicle_id');
  owner constant text := case when of_vehicle then 'vehicle_id' else 'citizen_id' end;
begin
  execute format('alter table %1$I
    add column id integer generated always as identity primary key,
    add column citizen_id integer not null references citizens (id) on delete cascade,
    add column file_id text constraint %2$I unique references files (id),
    add column origin text not null check (origin in (''office'', ''self'')),
    add column created_by integer references users (id) on delete set null,
    add column created_at timestamptz(3) not null default now(),
    add column updated_at timestamptz(3) not null default now(),
    add constraint %3$I check (%4$I >= %5$I)',
    collection, collection || '_file_unique', collection || '_period', until, period[1]);
  execute format('create index %I on %I (created_by)', collection || '_by_creator', collection);
  if of_vehicle then
    execute format('alter table %I add constraint %I
      foreign key (vehicle_id, citizen_id) references vehicles (id, citizen_id)', collection, collection || '_of_vehicle');
    execute format('create index %I on %I (vehicle_id, %I desc, id desc)', collection || '_by_vehicle', collection, until);
    execute format('create index %I on %I (citizen_id)', collection || '_by_citizen', collection);
  else
    execute format('create index %I on %I (citizen_id, id desc)', collection || '_by_citizen', collection);
  end if;
  if numbers[1] is not null then
    execute format('create unique index %I on %I (number_key(%I)) where origin = %L',
      collection || '_' || numbers[1] || '_office', collection, numbers[1], 'office');
    execute format('create unique index %I on %I (%I, number_key(%I))',
      collection || '_' || numbers[1] || '_own', collection, owner, numbers[1]);
  end if;

  insert into document_kinds (kind, place, collection, until, of_vehicle, succession)
  values (kind, (select coalesce(max(place), 0) + 1 from document_kinds), collection, until, of_vehicle, succession);
  execute format('create trigger %I before update on %I for each row execute function touch_updated_at()',
    collection || '_touch', collection);
  execute format('create trigger %I after delete or update of file_id on %I
    for each row when (old.file_id is not null) execute function remove_replaced_file()',
    collection || '_file_removed', collection);
  execute format('create trigger %I after insert or update or delete on %I
    for each row execute function record_history(%s)',
    collection || '_history', collection, coalesce(quote_literal(numbers[1]), ''));
  execute format('create trigger %I after insert or update or delete on %I
    for each row execute function sync_expiry(%L, %L, %L)',
    collection || '_expiries', collection, kind, until, succession);
  -- People look for licences by their numbers; documents of a vehicle are found by the vehicle's.
  if not of_vehicle then
    insert into numbered_records (record, number, application)
    values (collection, numbers[1], coalesce(numbers[2], 'null'));
    execute format('create trigger %I after insert or update or delete on %I
      for each row execute function sync_searchable_number(%L, %L)',
      collection || '_numbers', collection, numbers[1], coalesce(numbers[2], 'null'));
  end if;
end $$;

-- The kinds. Below stands what is a kind's own; everything else comes by `create_document_kind`.

-- A row is a learner licence of a citizen. `vehicle_class` is a comma-and-space separated list.
create table learner_licenses (
  ll_no text not null check (length(ll_no) between 1 and 100),
  application_no text,
  issue_date date,
  expiry_date date,
  vehicle_class text,
  office text
);
select create_document_kind('ll', 'learner_licenses', '{ll_no,application_no}', '{issue_date,expiry_date}', false);

-- A row is a driving licence of a citizen.
create table driving_licenses (
  dl_no text not null check (length(dl_no) between 1 and 100),
  application_no text,
  issue_date date,
  expiry_date date,
  vehicle_class text,
  office text
);
select create_document_kind('dl', 'driving_licenses', '{dl_no,application_no}', '{issue_date,expiry_date}', false);

-- A row is an insurance of a vehicle. `status` is what staff set by hand; the dates speak for themselves.
create table insurances (
  vehicle_id integer not null,
  insurance_type text not null,
  company_name text not null,
  policy_number text not null,
  start_date date not null,
  end_date date not null,
  status text not null default 'active' check (status in ('active', 'expired'))
);
select create_document_kind('insurances', 'insurances', '{policy_number}', '{start_date,end_date}', true);

-- A row is a pollution-under-control certificate of a vehicle.
create table puccs (
  vehicle_id integer not null,
  pucc_number text not null,
  valid_from date not null,
  valid_until date not null,
  status text not null default 'active' check (status in ('active', 'expired'))
);
select create_document_kind('puccs', 'puccs', '{pucc_number}', '{valid_from,valid_until}', true);

-- A row is a fitness certificate of a vehicle.
create table fitnesses (
  vehicle_id integer not null,
  certificate_number text not null,
  issue_date date not null,
  expiry_date date not null
);
select create_document_kind('fitnesses', 'fitnesses', '{certificate_number}', '{issue_date,expiry_date}', true);

-- A row is a permit of a vehicle; a vehicle may hold several at once.
create table permits (
  vehicle_id integer not null,
  permit_number text not null,
  issue_date date not null,
  expiry_date date not null
);
select create_document_kind('permits', 'permits', '{permit_number}', '{issue_date,expiry_date}', false);

-- A row is a certificate of a vehicle's location tracking device.
create table vltds (
  vehicle_id integer not null,
  certificate_number text not null,
  issue_date date not null,
  expiry_date date not null
);
select create_document_kind('vltds', 'vltds', '{certificate_number}', '{issue_date,expiry_date}', true);

-- A row is a certificate of a vehicle's speed governor.
create table speed_governors (
  vehicle_id integer not null,
  certificate_number text not null,
  issue_date date not null,
  expiry_date date not null
);
select create_document_kind(
  'speed-governors', 'speed_governors', '{certificate_number}', '{issue_date,expiry_date}', true);

-- A row is a payment of road tax for a vehicle, in rupees.
create table taxes (
  vehicle_id integer not null,
  vehicle_type text,
  tax_mode text not null,
  tax_from date not null,
  tax_upto date not null,
  amount numeric(10, 2) check (amount >= 0)
);
select create_document_kind('taxes', 'taxes', '{}', '{tax_from,tax_upto}', true);


create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null);
alter table branch_account_visibility drop constraint branch_account_visibility_branch_id_fkey;
alter table branch_account_visibility drop constraint branch_account_visibility_user_id_fkey;
alter table citizens drop constraint citizens_branch_id_fkey;
alter table citizens drop constraint citizens_created_by_fkey;
alter table citizens drop constraint citizens_owner_id_fkey;
alter table contact_codes drop constraint contact_codes_user_id_fkey;
alter table contact_requests drop constraint contact_requests_created_by_fkey;
alter table contact_requests drop constraint contact_requests_handled_by_fkey;
alter table contact_requests drop constraint contact_requests_user_id_fkey;
alter table deletion_requests drop constraint deletion_requests_handled_by_fkey;
alter table deletion_requests drop constraint deletion_requests_user_id_fkey;
alter table document_inquiries drop constraint document_inquiries_branch_id_fkey;
alter table document_inquiries drop constraint document_inquiries_status_changed_by_fkey;
alter table document_inquiries drop constraint document_inquiries_user_id_fkey;
alter table driving_licenses drop constraint driving_licenses_citizen_id_fkey;
alter table driving_licenses drop constraint driving_licenses_created_by_fkey;
alter table driving_licenses drop constraint driving_licenses_file_id_fkey;
alter table expiries drop constraint expiries_kind_fkey;
alter table fitnesses drop constraint fitnesses_citizen_id_fkey;
alter table fitnesses drop constraint fitnesses_created_by_fkey;
alter table fitnesses drop constraint fitnesses_file_id_fkey;
alter table fitnesses drop constraint fitnesses_of_vehicle;
alter table former_contacts drop constraint former_contacts_user_id_fkey;
alter table insurances drop constraint insurances_citizen_id_fkey;
alter table insurances drop constraint insurances_created_by_fkey;
alter table insurances drop constraint insurances_file_id_fkey;
alter table insurances drop constraint insurances_of_vehicle;
alter table known_networks drop constraint known_networks_user_id_fkey;
alter table learner_licenses drop constraint learner_licenses_citizen_id_fkey;
alter table learner_licenses drop constraint learner_licenses_created_by_fkey;
alter table learner_licenses drop constraint learner_licenses_file_id_fkey;
alter table messages drop constraint messages_branch_id_fkey;
alter table messages drop constraint messages_citizen_id_fkey;
alter table messages drop constraint messages_created_by_fkey;
alter table messages drop constraint messages_user_id_fkey;
alter table password_resets drop constraint password_resets_user_id_fkey;
alter table permits drop constraint permits_citizen_id_fkey;
alter table permits drop constraint permits_created_by_fkey;
alter table permits drop constraint permits_file_id_fkey;
alter table permits drop constraint permits_of_vehicle;
alter table puccs drop constraint puccs_citizen_id_fkey;
alter table puccs drop constraint puccs_created_by_fkey;
alter table puccs drop constraint puccs_file_id_fkey;
alter table puccs drop constraint puccs_of_vehicle;
alter table recovery_codes drop constraint recovery_codes_user_id_fkey;
alter table reminders drop constraint reminders_kind_fkey;
alter table reminders drop constraint reminders_message_id_fkey;
alter table service_requests drop constraint service_requests_branch_id_fkey;
alter table service_requests drop constraint service_requests_status_changed_by_fkey;
alter table service_requests drop constraint service_requests_user_id_fkey;
alter table sessions drop constraint sessions_user_id_fkey;
alter table speed_governors drop constraint speed_governors_citizen_id_fkey;
alter table speed_governors drop constraint speed_governors_created_by_fkey;
alter table speed_governors drop constraint speed_governors_file_id_fkey;
alter table speed_governors drop constraint speed_governors_of_vehicle;
alter table taxes drop constraint taxes_citizen_id_fkey;
alter table taxes drop constraint taxes_created_by_fkey;
alter table taxes drop constraint taxes_file_id_fkey;
alter table taxes drop constraint taxes_of_vehicle;
alter table two_factors drop constraint two_factors_user_id_fkey;
alter table users drop constraint users_added_branch_id_fkey;
alter table users drop constraint users_branch_id_fkey;
alter table users drop constraint users_citizen_fk;
alter table users drop constraint users_email_verified_by_fkey;
alter table users drop constraint users_phone_verified_by_fkey;
alter table vehicles drop constraint vehicles_citizen_id_fkey;
alter table vehicles drop constraint vehicles_created_by_fkey;
alter table vltds drop constraint vltds_citizen_id_fkey;
alter table vltds drop constraint vltds_created_by_fkey;
alter table vltds drop constraint vltds_file_id_fkey;
alter table vltds drop constraint vltds_of_vehicle;
drop index citizens_by_branch;
drop index citizens_by_creator;
drop index citizens_by_owner;
drop index citizens_name;
drop index citizens_newest_of_branch;
drop index citizens_text;
drop index citizens_whole_mobile;
drop index contact_requests_by_creator;
drop index contact_requests_by_handler;
drop index contact_requests_by_user;
drop index contact_requests_one_open;
drop index deletion_requests_by_status;
drop index deletion_requests_by_user;
drop index deletion_requests_one_pending;
drop index document_inquiries_by_branch;
drop index document_inquiries_by_changer;
drop index document_inquiries_by_status;
drop index document_inquiries_by_user;
drop index driving_licenses_by_citizen;
drop index driving_licenses_by_creator;
drop index driving_licenses_dl_no_office;
drop index driving_licenses_dl_no_own;
drop index early_statuses_by_age;
drop index expiries_by_branch;
drop index expiries_by_citizen;
drop index expiries_by_day;
drop index expiries_by_vehicle;
drop index files_removed;
drop index files_young;
drop index fitnesses_by_citizen;
drop index fitnesses_by_creator;
drop index fitnesses_by_vehicle;
drop index fitnesses_certificate_number_office;
drop index fitnesses_certificate_number_own;
drop index history_by_action;
drop index history_by_actor;
drop index history_by_citizen;
drop index history_by_day;
drop index history_by_kind;
drop index history_by_record;
drop index history_text;
drop index insurances_by_citizen;
drop index insurances_by_creator;
drop index insurances_by_vehicle;
drop index insurances_policy_number_office;
drop index insurances_policy_number_own;
drop index learner_licenses_by_citizen;
drop index learner_licenses_by_creator;
drop index learner_licenses_ll_no_office;
drop index learner_licenses_ll_no_own;
drop index messages_by_branch;
drop index messages_by_citizen;
drop index messages_by_creator;
drop index messages_by_day;
drop index messages_by_dedup_key;
drop index messages_by_state;
drop index messages_by_user;
drop index messages_provider_id;
drop index permits_by_citizen;
drop index permits_by_creator;
drop index permits_by_vehicle;
drop index permits_permit_number_office;
drop index permits_permit_number_own;
drop index puccs_by_citizen;
drop index puccs_by_creator;
drop index puccs_by_vehicle;
drop index puccs_pucc_number_office;
drop index puccs_pucc_number_own;
drop index reminders_by_message;
drop index searchable_numbers_application;
drop index searchable_numbers_by_citizen;
drop index searchable_numbers_newest;
drop index searchable_numbers_number;
drop index searchable_numbers_text;
drop index service_requests_by_branch;
drop index service_requests_by_changer;
drop index service_requests_by_day;
drop index service_requests_by_status;
drop index service_requests_by_user;
drop index speed_governors_by_citizen;
drop index speed_governors_by_creator;
drop index speed_governors_by_vehicle;
drop index speed_governors_certificate_number_office;
drop index speed_governors_certificate_number_own;
drop index taxes_by_citizen;
drop index taxes_by_creator;
drop index taxes_by_vehicle;
drop index users_by_added_branch;
drop index users_by_branch;
drop index users_by_email_verifier;
drop index users_by_name;
drop index users_by_phone_verifier;
drop index users_by_unverified_email;
drop index users_email_unique;
drop index users_of_role_by_name;
drop index users_text;
drop index vehicles_by_creator;
drop index vehicles_registration_no_office;
drop index vehicles_registration_no_own;
drop index vltds_by_citizen;
drop index vltds_by_creator;
drop index vltds_by_vehicle;
drop index vltds_certificate_number_office;
drop index vltds_certificate_number_own;
alter table branches disable trigger user;
alter table citizens disable trigger user;
alter table contact_requests disable trigger user;
alter table deletion_requests disable trigger user;
alter table document_inquiries disable trigger user;
alter table driving_licenses disable trigger user;
alter table early_statuses disable trigger user;
alter table files disable trigger user;
alter table fitnesses disable trigger user;
alter table former_contacts disable trigger user;
alter table history disable trigger user;
alter table insurances disable trigger user;
alter table kysely_migration disable trigger user;
alter table learner_licenses disable trigger user;
alter table messages disable trigger user;
alter table office_settings disable trigger user;
alter table permits disable trigger user;
alter table puccs disable trigger user;
alter table recovery_codes disable trigger user;
alter table reminders disable trigger user;
alter table service_requests disable trigger user;
alter table speed_governors disable trigger user;
alter table taxes disable trigger user;
alter table two_factors disable trigger user;
alter table users disable trigger user;
alter table vehicles disable trigger user;
alter table vltds disable trigger user;
truncate branches, citizens, contact_requests, deletion_requests, document_inquiries, driving_licenses, early_statuses, files, fitnesses, former_contacts, history, insurances, kysely_migration, learner_licenses, messages, office_settings, permits, puccs, recovery_codes, reminders, service_requests, speed_governors, taxes, two_factors, users, vehicles, vltds;

copy branches (id, name, code) from stdin;
1	CG-04: Raipur	04
2	CG-05: Dhamtari	05
3	CG-06: Mahasamund	06
4	CG-07: Durg	07
5	CG-08: Rajnandgaon	08
6	CG-09: Kabirdham (Kawardha)	09
7	CG-10: Bilaspur	10
8	CG-11: Janjgir-Champa	11
9	CG-12: Korba	12
10	CG-13: Raigarh	13
11	CG-14: Jashpur	14
12	CG-15: Surguja (Ambikapur)	15
13	CG-16: Koriya (Baikunthpur)	16
14	CG-17: Bastar (Jagdalpur)	17
15	CG-18: Dantewada	18
16	CG-19: Kanker	19
17	CG-20: Bijapur	20
18	CG-21: Narayanpur	21
19	CG-22: Baloda Bazar	22
20	CG-23: Gariaband	23
21	CG-24: Balod	24
22	CG-25: Bemetara	25
23	CG-26: Sukma	26
24	CG-27: Kondagaon	27
25	CG-28: Mungeli	28
26	CG-29: Surajpur	29
27	CG-30: Balrampur-Ramanujganj	30
28	CG-31: Gaurela-Pendra-Marwahi	31
\.

copy citizens (id, name, name_by_holder_at, relation_type, relation_name, father_name, mobile, email, dob, address, state, city, reminders_off, branch_id, owner_id, created_by, created_at, updated_at) from stdin;
1	Rajesh Choudhary	\N	Wife of	Phulbai Bai Choudhary	\N	6872308335	person1@example.com	1976-11-03	Ward 5	Chhattisgarh	Mahasamund	f	3	1	1	2026-11-23 12:09:56.241+00	2026-11-23 12:09:56.241+00
2	Ghanshyam Bai Mandavi	\N	Wife of	रमेश Prasad Mandavi	Pradeep Mandavi	6154391543	person2@example.com	1965-07-16	Ward 17	Chhattisgarh	Surajpur	f	26	1	1	2026-11-23 12:09:56.241+00	2026-11-23 12:09:56.241+00
3	Parvati Lal Soni	\N	Daughter of	Chandra Soni	\N	6163942887	person3@example.com	1954-02-11	Ward 20	Chhattisgarh	Narayanpur	f	18	2	2	2026-11-23 12:09:56.241+00	2026-11-23 12:09:56.241+00
4	Seema Lal Kashyap	\N	Wife of	Ayesha Kashyap	Narendra Kashyap	6036759179	\N	1990-06-07	Ward 15	Chhattisgarh	Balrampur-Ramanujganj	f	27	2	2	2026-11-23 12:09:56.241+00	2026-11-23 12:09:56.241+00
5	Ramesh Gupta	\N	Daughter of	Ramesh Prasad Gupta	\N	6571400021	person5@example.com	1970-03-14	Ward 4	Chhattisgarh	Bastar	f	14	\N	\N	2026-11-23 12:09:56.241+00	2026-11-23 12:09:56.241+00
6	Ramesh Kumar Rajwade	\N	Wife of	Rajesh Singh Rajwade	रमेश Singh Rajwade	6063650544	\N	1987-05-29	Ward 17	Chhattisgarh	Gaurela-Pendra-Marwahi	f	28	\N	\N	2026-11-23 12:09:56.241+00	2026-11-23 12:09:56.241+00
7	Champa Sahu	\N	Daughter of	लक्ष्मी Kumar Sahu	Deepak Kumari Sahu	6750860015	\N	1969-08-04	Ward 2	Chhattisgarh	Bijapur	f	17	\N	\N	2026-11-23 12:09:56.241+00	2026-11-23 12:09:56.241+00
8	Zakir Baghel	\N	Wife of	Yogesh Kumari Baghel	\N	6708194667	\N	1972-04-05	Ward 20	Chhattisgarh	Korba	f	9	\N	\N	2026-11-23 12:09:56.241+00	2026-11-23 12:09:56.241+00
9	Parvati Gond	\N	Son of	Ramesh Devi Gond	\N	6333376493	person9@example.com	2003-01-15	Ward 1	Chhattisgarh	Raipur	f	1	\N	\N	2026-11-23 12:09:56.241+00	2026-11-23 12:09:56.241+00
10	Amit Kashyap	\N	Daughter of	Geeta Devi Kashyap	\N	6126992664	person10@example.com	1978-05-17	Ward 1	Chhattisgarh	Sakti	f	8	\N	\N	2026-11-23 12:09:56.241+00	2026-11-23 12:09:56.241+00
11	Usha Singh	\N	Son of	Amit Bai Singh	\N	6242441905	\N	2003-05-21	Ward 34	Chhattisgarh	Baloda Bazar	f	19	\N	\N	2026-11-23 12:09:56.241+00	2026-11-23 12:09:56.241+00
12	मुकेश Manikpuri	\N	Daughter of	Joseph Manikpuri	\N	6354431304	\N	1978-04-23	Ward 11	Chhattisgarh	Kanker	f	16	\N	\N	2026-11-23 12:09:56.241+00	2026-11-23 12:09:56.241+00
\.

copy contact_requests (id, user_id, phone, email, proof, status, created_by, handled_by, handled_at, created_at, updated_at) from stdin;
1	3	9826000004	\N	ID card	open	\N	\N	\N	2026-11-23 12:09:57.772+00	2026-11-23 12:09:57.772+00
\.

copy deletion_requests (id, user_id, name, phone, reason, status, answer, handled_by, handled_at, created_at, updated_at) from stdin;
1	1	Account 1	7618033989	moved	pending	\N	\N	\N	2026-11-23 12:09:57.763+00	2026-11-23 12:09:57.763+00
\.

copy document_inquiries (id, reference, user_id, branch_id, name, phone, vehicle_no, document_type, status, status_changed_by, status_changed_at, created_at, updated_at) from stdin;
1	DI-1	\N	\N	Asha	9826000003	CG04AB1234	{Insurance,Tax}	new	\N	\N	2026-11-23 12:09:57.715+00	2026-11-23 12:09:57.715+00
\.

copy driving_licenses (dl_no, application_no, issue_date, expiry_date, vehicle_class, office, id, citizen_id, file_id, origin, created_by, created_at, updated_at) from stdin;
CG09 20050000001	2021000000001	2024-05-03	2044-04-28	E-Rikshaw	CG-29: Surajpur	1	3	\N	office	\N	2026-11-23 12:09:56.521+00	2026-11-23 12:09:56.521+00
CG27 20060000002	2022000000002	2020-10-25	2040-10-20	MCWOG	CG-06: Mahasamund	2	5	\N	office	\N	2026-11-23 12:09:56.521+00	2026-11-23 12:09:56.521+00
CG12 20070000003	2023000000003	2007-08-21	2027-08-16	E-Cart	CG-08: Rajnandgaon	3	8	\N	office	\N	2026-11-23 12:09:56.521+00	2026-11-23 12:09:56.521+00
CG05 20080000004	2024000000004	2025-06-14	2045-06-09	MCWOG	CG-08: Rajnandgaon	4	1	\N	office	\N	2026-11-23 12:09:56.521+00	2026-11-23 12:09:56.521+00
CG04 20090000005	2025000000005	2024-08-12	2044-08-07	E-Cart	CG-05: Dhamtari	5	7	\N	office	\N	2026-11-23 12:09:56.521+00	2026-11-23 12:09:56.521+00
CG11 20100000006	2020000000006	2014-01-09	2034-01-04	MCWG	CG-05: Dhamtari	6	9	\N	office	\N	2026-11-23 12:09:56.521+00	2026-11-23 12:09:56.521+00
CG22 20110000007	2021000000007	2006-12-12	2026-12-07	E-Cart	CG-22: Baloda Bazar	7	3	\N	office	\N	2026-11-23 12:09:56.521+00	2026-11-23 12:09:56.521+00
CG10 20120000008	2022000000008	2023-11-25	2043-11-20	Articulated Vehicle	CG-05: Dhamtari	8	8	\N	office	\N	2026-11-23 12:09:56.521+00	2026-11-23 12:09:56.521+00
\.

copy early_statuses (provider_id, state, error, reported_at, received_at) from stdin;
wamid.1	delivered	\N	2026-11-23 12:09:57.798+00	2026-11-23 12:09:57.798+00
\.

copy files (id, media_type, size, sha256, original_name, created_by, created_at, removed_at) from stdin;
11111111111111111111111111111111	image/png	10	aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	paper.png	\N	2026-11-23 12:09:57.614+00	\N
22222222222222222222222222222222	image/png	10	aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	paper.png	\N	2026-11-23 12:09:57.614+00	\N
\.

copy fitnesses (vehicle_id, certificate_number, issue_date, expiry_date, id, citizen_id, file_id, origin, created_by, created_at, updated_at) from stdin;
1	FIT-0000000005	2025-05-27	2026-05-26	1	12	\N	office	\N	2026-11-23 12:09:56.641+00	2026-11-23 12:09:56.641+00
1	FIT-0000000004	2026-05-27	2027-05-26	2	12	\N	office	\N	2026-11-23 12:09:56.641+00	2026-11-23 12:09:56.641+00
3	FIT-0000000014	2025-02-05	2026-02-04	3	4	\N	self	\N	2026-11-23 12:09:56.641+00	2026-11-23 12:09:56.641+00
3	FIT-0000000013	2026-02-05	2027-02-04	4	4	\N	office	\N	2026-11-23 12:09:56.641+00	2026-11-23 12:09:56.641+00
3	FIT-0000000012	2027-02-05	2028-02-04	5	4	\N	office	\N	2026-11-23 12:09:56.641+00	2026-11-23 12:09:56.641+00
4	FIT-0000000016	2026-09-19	2027-09-18	6	8	\N	office	\N	2026-11-23 12:09:56.641+00	2026-11-23 12:09:56.641+00
5	FIT-0000000020	2025-06-13	2026-06-12	7	11	\N	office	\N	2026-11-23 12:09:56.641+00	2026-11-23 12:09:56.641+00
6	FIT-0000000024	2025-12-14	2026-12-13	8	1	\N	office	\N	2026-11-23 12:09:56.641+00	2026-11-23 12:09:56.641+00
7	FIT-0000000028	2025-11-17	2026-11-16	9	12	\N	office	\N	2026-11-23 12:09:56.641+00	2026-11-23 12:09:56.641+00
8	FIT-0000000033	2026-02-10	2027-02-09	10	7	\N	office	\N	2026-11-23 12:09:56.641+00	2026-11-23 12:09:56.641+00
8	FIT-0000000032	2027-02-10	2028-02-09	11	7	\N	office	\N	2026-11-23 12:09:56.641+00	2026-11-23 12:09:56.641+00
9	FIT-0000000036	2025-05-05	2026-05-04	12	3	\N	office	\N	2026-11-23 12:09:56.641+00	2026-11-23 12:09:56.641+00
10	FIT-0000000041	2024-07-19	2025-07-18	13	2	\N	office	\N	2026-11-23 12:09:56.641+00	2026-11-23 12:09:56.641+00
10	FIT-0000000040	2025-07-19	2026-07-18	14	2	\N	office	\N	2026-11-23 12:09:56.641+00	2026-11-23 12:09:56.641+00
11	FIT-0000000044	2025-12-13	2026-12-12	15	3	\N	office	\N	2026-11-23 12:09:56.641+00	2026-11-23 12:09:56.641+00
12	FIT-0000000048	2026-02-20	2027-02-19	16	4	\N	office	\N	2026-11-23 12:09:56.641+00	2026-11-23 12:09:56.641+00
\.

copy former_contacts (user_id, phone, email, expires_at) from stdin;
3	9826000005	\N	2026-11-23 12:09:57.793+00
\.

copy history (id, happened_at, actor_id, actor_name, actor_role, address, action, record, record_id, citizen_id, title, before, after) from stdin;
1	2026-11-23 12:09:56.066+00	\N	\N	\N	\N	created	branches	1	\N	CG-04: Raipur	\N	{"code": "04", "name": "CG-04: Raipur"}
2	2026-11-23 12:09:56.066+00	\N	\N	\N	\N	created	branches	2	\N	CG-05: Dhamtari	\N	{"code": "05", "name": "CG-05: Dhamtari"}
3	2026-11-23 12:09:56.066+00	\N	\N	\N	\N	created	branches	3	\N	CG-06: Mahasamund	\N	{"code": "06", "name": "CG-06: Mahasamund"}
4	2026-11-23 12:09:56.066+00	\N	\N	\N	\N	created	branches	4	\N	CG-07: Durg	\N	{"code": "07", "name": "CG-07: Durg"}
5	2026-11-23 12:09:56.066+00	\N	\N	\N	\N	created	branches	5	\N	CG-08: Rajnandgaon	\N	{"code": "08", "name": "CG-08: Rajnandgaon"}
6	2026-11-23 12:09:56.066+00	\N	\N	\N	\N	created	branches	6	\N	CG-09: Kabirdham (Kawardha)	\N	{"code": "09", "name": "CG-09: Kabirdham (Kawardha)"}
7	2026-11-23 12:09:56.066+00	\N	\N	\N	\N	created	branches	7	\N	CG-10: Bilaspur	\N	{"code": "10", "name": "CG-10: Bilaspur"}
8	2026-11-23 12:09:56.066+00	\N	\N	\N	\N	created	branches	8	\N	CG-11: Janjgir-Champa	\N	{"code": "11", "name": "CG-11: Janjgir-Champa"}
9	2026-11-23 12:09:56.066+00	\N	\N	\N	\N	created	branches	9	\N	CG-12: Korba	\N	{"code": "12", "name": "CG-12: Korba"}
10	2026-11-23 12:09:56.066+00	\N	\N	\N	\N	created	branches	10	\N	CG-13: Raigarh	\N	{"code": "13", "name": "CG-13: Raigarh"}
11	2026-11-23 12:09:56.066+00	\N	\N	\N	\N	created	branches	11	\N	CG-14: Jashpur	\N	{"code": "14", "name": "CG-14: Jashpur"}
12	2026-11-23 12:09:56.066+00	\N	\N	\N	\N	created	branches	12	\N	CG-15: Surguja (Ambikapur)	\N	{"code": "15", "name": "CG-15: Surguja (Ambikapur)"}
13	2026-11-23 12:09:56.066+00	\N	\N	\N	\N	created	branches	13	\N	CG-16: Koriya (Baikunthpur)	\N	{"code": "16", "name": "CG-16: Koriya (Baikunthpur)"}
14	2026-11-23 12:09:56.066+00	\N	\N	\N	\N	created	branches	14	\N	CG-17: Bastar (Jagdalpur)	\N	{"code": "17", "name": "CG-17: Bastar (Jagdalpur)"}
15	2026-11-23 12:09:56.066+00	\N	\N	\N	\N	created	branches	15	\N	CG-18: Dantewada	\N	{"code": "18", "name": "CG-18: Dantewada"}
16	2026-11-23 12:09:56.066+00	\N	\N	\N	\N	created	branches	16	\N	CG-19: Kanker	\N	{"code": "19", "name": "CG-19: Kanker"}
17	2026-11-23 12:09:56.066+00	\N	\N	\N	\N	created	branches	17	\N	CG-20: Bijapur	\N	{"code": "20", "name": "CG-20: Bijapur"}
18	2026-11-23 12:09:56.066+00	\N	\N	\N	\N	created	branches	18	\N	CG-21: Narayanpur	\N	{"code": "21", "name": "CG-21: Narayanpur"}
19	2026-11-23 12:09:56.066+00	\N	\N	\N	\N	created	branches	19	\N	CG-22: Baloda Bazar	\N	{"code": "22", "name": "CG-22: Baloda Bazar"}
20	2026-11-23 12:09:56.066+00	\N	\N	\N	\N	created	branches	20	\N	CG-23: Gariaband	\N	{"code": "23", "name": "CG-23: Gariaband"}
21	2026-11-23 12:09:56.066+00	\N	\N	\N	\N	created	branches	21	\N	CG-24: Balod	\N	{"code": "24", "name": "CG-24: Balod"}
22	2026-11-23 12:09:56.066+00	\N	\N	\N	\N	created	branches	22	\N	CG-25: Bemetara	\N	{"code": "25", "name": "CG-25: Bemetara"}
23	2026-11-23 12:09:56.066+00	\N	\N	\N	\N	created	branches	23	\N	CG-26: Sukma	\N	{"code": "26", "name": "CG-26: Sukma"}
24	2026-11-23 12:09:56.066+00	\N	\N	\N	\N	created	branches	24	\N	CG-27: Kondagaon	\N	{"code": "27", "name": "CG-27: Kondagaon"}
25	2026-11-23 12:09:56.066+00	\N	\N	\N	\N	created	branches	25	\N	CG-28: Mungeli	\N	{"code": "28", "name": "CG-28: Mungeli"}
26	2026-11-23 12:09:56.066+00	\N	\N	\N	\N	created	branches	26	\N	CG-29: Surajpur	\N	{"code": "29", "name": "CG-29: Surajpur"}
27	2026-11-23 12:09:56.066+00	\N	\N	\N	\N	created	branches	27	\N	CG-30: Balrampur-Ramanujganj	\N	{"code": "30", "name": "CG-30: Balrampur-Ramanujganj"}
28	2026-11-23 12:09:56.066+00	\N	\N	\N	\N	created	branches	28	\N	CG-31: Gaurela-Pendra-Marwahi	\N	{"code": "31", "name": "CG-31: Gaurela-Pendra-Marwahi"}
29	2026-11-23 12:09:56.166+00	\N	\N	\N	\N	created	users	1	\N	Account 1	\N	{"name": "Account 1", "role": "user", "email": null, "phone": "7618033989", "branch_id": null, "citizen_id": null, "added_branch_id": null, "unverified_email": null, "email_verified_at": null, "email_verified_by": null, "password_given_at": null, "phone_verified_at": "2026-11-23T12:09:56.166+00:00", "phone_verified_by": null}
30	2026-11-23 12:09:56.166+00	\N	\N	\N	\N	created	users	2	\N	Account 2	\N	{"name": "Account 2", "role": "user", "email": null, "phone": "7236068041", "branch_id": null, "citizen_id": null, "added_branch_id": null, "unverified_email": null, "email_verified_at": null, "email_verified_by": null, "password_given_at": null, "phone_verified_at": "2026-11-23T12:09:56.166+00:00", "phone_verified_by": null}
31	2026-11-23 12:09:56.241+00	\N	\N	\N	\N	created	citizens	1	1	Rajesh Choudhary	\N	{"dob": "1976-11-03", "city": "Mahasamund", "name": "Rajesh Choudhary", "email": "person1@example.com", "state": "Chhattisgarh", "mobile": "6872308335", "address": "Ward 5", "owner_id": 1, "branch_id": 3, "father_name": null, "relation_name": "Phulbai Bai Choudhary", "relation_type": "Wife of", "reminders_off": false}
32	2026-11-23 12:09:56.241+00	\N	\N	\N	\N	created	citizens	2	2	Ghanshyam Bai Mandavi	\N	{"dob": "1965-07-16", "city": "Surajpur", "name": "Ghanshyam Bai Mandavi", "email": "person2@example.com", "state": "Chhattisgarh", "mobile": "6154391543", "address": "Ward 17", "owner_id": 1, "branch_id": 26, "father_name": "Pradeep Mandavi", "relation_name": "रमेश Prasad Mandavi", "relation_type": "Wife of", "reminders_off": false}
33	2026-11-23 12:09:56.241+00	\N	\N	\N	\N	created	citizens	3	3	Parvati Lal Soni	\N	{"dob": "1954-02-11", "city": "Narayanpur", "name": "Parvati Lal Soni", "email": "person3@example.com", "state": "Chhattisgarh", "mobile": "6163942887", "address": "Ward 20", "owner_id": 2, "branch_id": 18, "father_name": null, "relation_name": "Chandra Soni", "relation_type": "Daughter of", "reminders_off": false}
34	2026-11-23 12:09:56.241+00	\N	\N	\N	\N	created	citizens	4	4	Seema Lal Kashyap	\N	{"dob": "1990-06-07", "city": "Balrampur-Ramanujganj", "name": "Seema Lal Kashyap", "email": null, "state": "Chhattisgarh", "mobile": "6036759179", "address": "Ward 15", "owner_id": 2, "branch_id": 27, "father_name": "Narendra Kashyap", "relation_name": "Ayesha Kashyap", "relation_type": "Wife of", "reminders_off": false}
35	2026-11-23 12:09:56.241+00	\N	\N	\N	\N	created	citizens	5	5	Ramesh Gupta	\N	{"dob": "1970-03-14", "city": "Bastar", "name": "Ramesh Gupta", "email": "person5@example.com", "state": "Chhattisgarh", "mobile": "6571400021", "address": "Ward 4", "owner_id": null, "branch_id": 14, "father_name": null, "relation_name": "Ramesh Prasad Gupta", "relation_type": "Daughter of", "reminders_off": false}
36	2026-11-23 12:09:56.241+00	\N	\N	\N	\N	created	citizens	6	6	Ramesh Kumar Rajwade	\N	{"dob": "1987-05-29", "city": "Gaurela-Pendra-Marwahi", "name": "Ramesh Kumar Rajwade", "email": null, "state": "Chhattisgarh", "mobile": "6063650544", "address": "Ward 17", "owner_id": null, "branch_id": 28, "father_name": "रमेश Singh Rajwade", "relation_name": "Rajesh Singh Rajwade", "relation_type": "Wife of", "reminders_off": false}
37	2026-11-23 12:09:56.241+00	\N	\N	\N	\N	created	citizens	7	7	Champa Sahu	\N	{"dob": "1969-08-04", "city": "Bijapur", "name": "Champa Sahu", "email": null, "state": "Chhattisgarh", "mobile": "6750860015", "address": "Ward 2", "owner_id": null, "branch_id": 17, "father_name": "Deepak Kumari Sahu", "relation_name": "लक्ष्मी Kumar Sahu", "relation_type": "Daughter of", "reminders_off": false}
38	2026-11-23 12:09:56.241+00	\N	\N	\N	\N	created	citizens	8	8	Zakir Baghel	\N	{"dob": "1972-04-05", "city": "Korba", "name": "Zakir Baghel", "email": null, "state": "Chhattisgarh", "mobile": "6708194667", "address": "Ward 20", "owner_id": null, "branch_id": 9, "father_name": null, "relation_name": "Yogesh Kumari Baghel", "relation_type": "Wife of", "reminders_off": false}
39	2026-11-23 12:09:56.241+00	\N	\N	\N	\N	created	citizens	9	9	Parvati Gond	\N	{"dob": "2003-01-15", "city": "Raipur", "name": "Parvati Gond", "email": "person9@example.com", "state": "Chhattisgarh", "mobile": "6333376493", "address": "Ward 1", "owner_id": null, "branch_id": 1, "father_name": null, "relation_name": "Ramesh Devi Gond", "relation_type": "Son of", "reminders_off": false}
40	2026-11-23 12:09:56.241+00	\N	\N	\N	\N	created	citizens	10	10	Amit Kashyap	\N	{"dob": "1978-05-17", "city": "Sakti", "name": "Amit Kashyap", "email": "person10@example.com", "state": "Chhattisgarh", "mobile": "6126992664", "address": "Ward 1", "owner_id": null, "branch_id": 8, "father_name": null, "relation_name": "Geeta Devi Kashyap", "relation_type": "Daughter of", "reminders_off": false}
41	2026-11-23 12:09:56.241+00	\N	\N	\N	\N	created	citizens	11	11	Usha Singh	\N	{"dob": "2003-05-21", "city": "Baloda Bazar", "name": "Usha Singh", "email": null, "state": "Chhattisgarh", "mobile": "6242441905", "address": "Ward 34", "owner_id": null, "branch_id": 19, "father_name": null, "relation_name": "Amit Bai Singh", "relation_type": "Son of", "reminders_off": false}
42	2026-11-23 12:09:56.241+00	\N	\N	\N	\N	created	citizens	12	12	मुकेश Manikpuri	\N	{"dob": "1978-04-23", "city": "Kanker", "name": "मुकेश Manikpuri", "email": null, "state": "Chhattisgarh", "mobile": "6354431304", "address": "Ward 11", "owner_id": null, "branch_id": 16, "father_name": null, "relation_name": "Joseph Manikpuri", "relation_type": "Daughter of", "reminders_off": false}
43	2026-11-23 12:09:56.33+00	\N	\N	\N	\N	updated	users	1	1	Account 1	{"citizen_id": null}	{"citizen_id": 1}
44	2026-11-23 12:09:56.33+00	\N	\N	\N	\N	updated	users	2	3	Account 2	{"citizen_id": null}	{"citizen_id": 3}
45	2026-11-23 12:09:56.424+00	\N	\N	\N	\N	created	vehicles	1	12	CG09AA0002	\N	{"type": "Construction Equipment Vehicle", "origin": "office", "engine_no": "EN0000000001", "chassis_no": "MA000000000000001", "citizen_id": 12, "make_model": "Honda Activa", "registration_no": "CG09AA0002"}
46	2026-11-23 12:09:56.424+00	\N	\N	\N	\N	created	vehicles	2	2	CG27AA0003	\N	{"type": "Agriculture Tractor", "origin": "office", "engine_no": "EN0000000002", "chassis_no": "MA000000000000002", "citizen_id": 2, "make_model": "Honda Activa", "registration_no": "CG27AA0003"}
47	2026-11-23 12:09:56.424+00	\N	\N	\N	\N	created	vehicles	3	4	CG12AA0004	\N	{"type": "MCWG", "origin": "office", "engine_no": "EN0000000003", "chassis_no": "MA000000000000003", "citizen_id": 4, "make_model": "Honda Activa", "registration_no": "CG12AA0004"}
48	2026-11-23 12:09:56.424+00	\N	\N	\N	\N	created	vehicles	4	8	CG05AA0005	\N	{"type": "LGV", "origin": "office", "engine_no": "EN0000000004", "chassis_no": "MA000000000000004", "citizen_id": 8, "make_model": "Maruti Alto", "registration_no": "CG05AA0005"}
49	2026-11-23 12:09:56.424+00	\N	\N	\N	\N	created	vehicles	5	11	CG04AA0006	\N	{"type": "Road Roller", "origin": "office", "engine_no": "EN0000000005", "chassis_no": "MA000000000000005", "citizen_id": 11, "make_model": "Maruti Alto", "registration_no": "CG04AA0006"}
50	2026-11-23 12:09:56.424+00	\N	\N	\N	\N	created	vehicles	6	1	CG11AA0007	\N	{"type": "E-Rikshaw/E-Cart", "origin": "office", "engine_no": "EN0000000006", "chassis_no": "MA000000000000006", "citizen_id": 1, "make_model": "Honda Activa", "registration_no": "CG11AA0007"}
51	2026-11-23 12:09:56.424+00	\N	\N	\N	\N	created	vehicles	7	12	CG22AA0008	\N	{"type": "MCWG", "origin": "office", "engine_no": "EN0000000007", "chassis_no": "MA000000000000007", "citizen_id": 12, "make_model": "Honda Activa", "registration_no": "CG22AA0008"}
52	2026-11-23 12:09:56.424+00	\N	\N	\N	\N	created	vehicles	8	7	CG10AA0009	\N	{"type": "Construction Equipment Vehicle", "origin": "office", "engine_no": "EN0000000008", "chassis_no": "MA000000000000008", "citizen_id": 7, "make_model": "Hero Splendor", "registration_no": "CG10AA0009"}
53	2026-11-23 12:09:56.424+00	\N	\N	\N	\N	created	vehicles	9	3	CG23AA0010	\N	{"type": "MGV", "origin": "self", "engine_no": "EN0000000009", "chassis_no": "MA000000000000009", "citizen_id": 3, "make_model": "Mahindra Bolero", "registration_no": "CG23AA0010"}
54	2026-11-23 12:09:56.424+00	\N	\N	\N	\N	created	vehicles	10	2	CG21AA0011	\N	{"type": "LGV", "origin": "office", "engine_no": "EN0000000010", "chassis_no": "MA000000000000010", "citizen_id": 2, "make_model": "Hero Splendor", "registration_no": "CG21AA0011"}
55	2026-11-23 12:09:56.424+00	\N	\N	\N	\N	created	vehicles	11	3	CG08AA0012	\N	{"type": "MGV", "origin": "self", "engine_no": "EN0000000011", "chassis_no": "MA000000000000011", "citizen_id": 3, "make_model": "Hero Splendor", "registration_no": "CG08AA0012"}
56	2026-11-23 12:09:56.424+00	\N	\N	\N	\N	created	vehicles	12	4	CG07AA0013	\N	{"type": "MGV", "origin": "office", "engine_no": "EN0000000012", "chassis_no": "MA000000000000012", "citizen_id": 4, "make_model": "Honda Activa", "registration_no": "CG07AA0013"}
57	2026-11-23 12:09:56.449+00	\N	\N	\N	\N	created	learner_licenses	1	12	CG09 20050000001	\N	{"ll_no": "CG09 20050000001", "office": "CG-29: Surajpur", "origin": "office", "file_id": null, "citizen_id": 12, "issue_date": "2026-07-15", "expiry_date": "2027-01-11", "vehicle_class": "E-Rikshaw", "application_no": "2021000000001"}
58	2026-11-23 12:09:56.449+00	\N	\N	\N	\N	created	learner_licenses	2	1	CG27 20060000002	\N	{"ll_no": "CG27 20060000002", "office": "CG-06: Mahasamund", "origin": "office", "file_id": null, "citizen_id": 1, "issue_date": "2024-12-06", "expiry_date": "2025-06-04", "vehicle_class": "MCWOG", "application_no": "2022000000002"}
59	2026-11-23 12:09:56.449+00	\N	\N	\N	\N	created	learner_licenses	3	6	CG12 20070000003	\N	{"ll_no": "CG12 20070000003", "office": "CG-08: Rajnandgaon", "origin": "office", "file_id": null, "citizen_id": 6, "issue_date": "2025-09-20", "expiry_date": "2026-03-19", "vehicle_class": "E-Cart", "application_no": "2023000000003"}
60	2026-11-23 12:09:56.449+00	\N	\N	\N	\N	created	learner_licenses	4	4	CG05 20080000004	\N	{"ll_no": "CG05 20080000004", "office": "CG-08: Rajnandgaon", "origin": "office", "file_id": null, "citizen_id": 4, "issue_date": "2024-08-08", "expiry_date": "2025-02-04", "vehicle_class": "MCWOG", "application_no": "2024000000004"}
61	2026-11-23 12:09:56.449+00	\N	\N	\N	\N	created	learner_licenses	5	5	CG04 20090000005	\N	{"ll_no": "CG04 20090000005", "office": "CG-05: Dhamtari", "origin": "office", "file_id": null, "citizen_id": 5, "issue_date": "2024-05-28", "expiry_date": "2024-11-24", "vehicle_class": "E-Cart", "application_no": "2025000000005"}
62	2026-11-23 12:09:56.449+00	\N	\N	\N	\N	created	learner_licenses	6	9	CG11 20100000006	\N	{"ll_no": "CG11 20100000006", "office": "CG-05: Dhamtari", "origin": "office", "file_id": null, "citizen_id": 9, "issue_date": "2026-03-20", "expiry_date": "2026-09-16", "vehicle_class": "MCWG", "application_no": "2020000000006"}
63	2026-11-23 12:09:56.521+00	\N	\N	\N	\N	created	driving_licenses	1	3	CG09 20050000001	\N	{"dl_no": "CG09 20050000001", "office": "CG-29: Surajpur", "origin": "office", "file_id": null, "citizen_id": 3, "issue_date": "2024-05-03", "expiry_date": "2044-04-28", "vehicle_class": "E-Rikshaw", "application_no": "2021000000001"}
64	2026-11-23 12:09:56.521+00	\N	\N	\N	\N	created	driving_licenses	2	5	CG27 20060000002	\N	{"dl_no": "CG27 20060000002", "office": "CG-06: Mahasamund", "origin": "office", "file_id": null, "citizen_id": 5, "issue_date": "2020-10-25", "expiry_date": "2040-10-20", "vehicle_class": "MCWOG", "application_no": "2022000000002"}
65	2026-11-23 12:09:56.521+00	\N	\N	\N	\N	created	driving_licenses	3	8	CG12 20070000003	\N	{"dl_no": "CG12 20070000003", "office": "CG-08: Rajnandgaon", "origin": "office", "file_id": null, "citizen_id": 8, "issue_date": "2007-08-21", "expiry_date": "2027-08-16", "vehicle_class": "E-Cart", "application_no": "2023000000003"}
66	2026-11-23 12:09:56.521+00	\N	\N	\N	\N	created	driving_licenses	4	1	CG05 20080000004	\N	{"dl_no": "CG05 20080000004", "office": "CG-08: Rajnandgaon", "origin": "office", "file_id": null, "citizen_id": 1, "issue_date": "2025-06-14", "expiry_date": "2045-06-09", "vehicle_class": "MCWOG", "application_no": "2024000000004"}
67	2026-11-23 12:09:56.521+00	\N	\N	\N	\N	created	driving_licenses	5	7	CG04 20090000005	\N	{"dl_no": "CG04 20090000005", "office": "CG-05: Dhamtari", "origin": "office", "file_id": null, "citizen_id": 7, "issue_date": "2024-08-12", "expiry_date": "2044-08-07", "vehicle_class": "E-Cart", "application_no": "2025000000005"}
68	2026-11-23 12:09:56.521+00	\N	\N	\N	\N	created	driving_licenses	6	9	CG11 20100000006	\N	{"dl_no": "CG11 20100000006", "office": "CG-05: Dhamtari", "origin": "office", "file_id": null, "citizen_id": 9, "issue_date": "2014-01-09", "expiry_date": "2034-01-04", "vehicle_class": "MCWG", "application_no": "2020000000006"}
69	2026-11-23 12:09:56.521+00	\N	\N	\N	\N	created	driving_licenses	7	3	CG22 20110000007	\N	{"dl_no": "CG22 20110000007", "office": "CG-22: Baloda Bazar", "origin": "office", "file_id": null, "citizen_id": 3, "issue_date": "2006-12-12", "expiry_date": "2026-12-07", "vehicle_class": "E-Cart", "application_no": "2021000000007"}
70	2026-11-23 12:09:56.521+00	\N	\N	\N	\N	created	driving_licenses	8	8	CG10 20120000008	\N	{"dl_no": "CG10 20120000008", "office": "CG-05: Dhamtari", "origin": "office", "file_id": null, "citizen_id": 8, "issue_date": "2023-11-25", "expiry_date": "2043-11-20", "vehicle_class": "Articulated Vehicle", "application_no": "2022000000008"}
71	2026-11-23 12:09:56.557+00	\N	\N	\N	\N	created	insurances	1	12	INS-0000000004	\N	{"origin": "office", "status": "active", "file_id": null, "end_date": "2027-07-22", "citizen_id": 12, "start_date": "2026-07-23", "vehicle_id": 1, "company_name": "ICICI Lombard", "policy_number": "INS-0000000004", "insurance_type": "Third Party"}
72	2026-11-23 12:09:56.557+00	\N	\N	\N	\N	created	insurances	2	4	INS-0000000013	\N	{"origin": "office", "status": "active", "file_id": null, "end_date": "2025-07-18", "citizen_id": 4, "start_date": "2024-07-19", "vehicle_id": 3, "company_name": "National Insurance", "policy_number": "INS-0000000013", "insurance_type": "Comprehensive"}
73	2026-11-23 12:09:56.557+00	\N	\N	\N	\N	created	insurances	3	4	INS-0000000012	\N	{"origin": "office", "status": "active", "file_id": null, "end_date": "2026-07-18", "citizen_id": 4, "start_date": "2025-07-19", "vehicle_id": 3, "company_name": "National Insurance", "policy_number": "INS-0000000012", "insurance_type": "Comprehensive"}
74	2026-11-23 12:09:56.557+00	\N	\N	\N	\N	created	insurances	4	8	INS-0000000017	\N	{"origin": "office", "status": "expired", "file_id": null, "end_date": "2025-06-26", "citizen_id": 8, "start_date": "2024-06-27", "vehicle_id": 4, "company_name": "New India Assurance", "policy_number": "INS-0000000017", "insurance_type": "Third Party"}
75	2026-11-23 12:09:56.557+00	\N	\N	\N	\N	created	insurances	5	8	INS-0000000016	\N	{"origin": "office", "status": "expired", "file_id": null, "end_date": "2026-06-26", "citizen_id": 8, "start_date": "2025-06-27", "vehicle_id": 4, "company_name": "बीमा निगम", "policy_number": "INS-0000000016", "insurance_type": "Third Party"}
76	2026-11-23 12:09:56.557+00	\N	\N	\N	\N	created	insurances	6	11	INS-0000000020	\N	{"origin": "office", "status": "active", "file_id": null, "end_date": "2026-08-13", "citizen_id": 11, "start_date": "2025-08-14", "vehicle_id": 5, "company_name": "बीमा निगम", "policy_number": "INS-0000000020", "insurance_type": "Comprehensive"}
77	2026-11-23 12:09:56.557+00	\N	\N	\N	\N	created	insurances	7	1	INS-0000000024	\N	{"origin": "office", "status": "active", "file_id": null, "end_date": "2027-06-26", "citizen_id": 1, "start_date": "2026-06-27", "vehicle_id": 6, "company_name": "New India Assurance", "policy_number": "INS-0000000024", "insurance_type": "Third Party"}
78	2026-11-23 12:09:56.557+00	\N	\N	\N	\N	created	insurances	8	12	INS-0000000029	\N	{"origin": "office", "status": "active", "file_id": null, "end_date": "2025-07-18", "citizen_id": 12, "start_date": "2024-07-19", "vehicle_id": 7, "company_name": "ICICI Lombard", "policy_number": "INS-0000000029", "insurance_type": "Third Party"}
79	2026-11-23 12:09:56.557+00	\N	\N	\N	\N	created	insurances	9	12	INS-0000000028	\N	{"origin": "office", "status": "expired", "file_id": null, "end_date": "2026-07-18", "citizen_id": 12, "start_date": "2025-07-19", "vehicle_id": 7, "company_name": "बीमा निगम", "policy_number": "INS-0000000028", "insurance_type": "Third Party"}
80	2026-11-23 12:09:56.557+00	\N	\N	\N	\N	created	insurances	10	7	INS-0000000033	\N	{"origin": "office", "status": "active", "file_id": null, "end_date": "2025-09-20", "citizen_id": 7, "start_date": "2024-09-21", "vehicle_id": 8, "company_name": "बीमा निगम", "policy_number": "INS-0000000033", "insurance_type": "Third Party"}
81	2026-11-23 12:09:56.557+00	\N	\N	\N	\N	created	insurances	11	7	INS-0000000032	\N	{"origin": "office", "status": "expired", "file_id": null, "end_date": "2026-09-20", "citizen_id": 7, "start_date": "2025-09-21", "vehicle_id": 8, "company_name": "बीमा निगम", "policy_number": "INS-0000000032", "insurance_type": "Third Party"}
82	2026-11-23 12:09:56.557+00	\N	\N	\N	\N	created	insurances	12	3	INS-0000000036	\N	{"origin": "office", "status": "active", "file_id": null, "end_date": "2027-04-03", "citizen_id": 3, "start_date": "2026-04-04", "vehicle_id": 9, "company_name": "New India Assurance", "policy_number": "INS-0000000036", "insurance_type": "Third Party"}
83	2026-11-23 12:09:56.557+00	\N	\N	\N	\N	created	insurances	13	2	INS-0000000041	\N	{"origin": "office", "status": "expired", "file_id": null, "end_date": "2025-06-22", "citizen_id": 2, "start_date": "2024-06-23", "vehicle_id": 10, "company_name": "बीमा निगम", "policy_number": "INS-0000000041", "insurance_type": "Comprehensive"}
111	2026-11-23 12:09:56.711+00	\N	\N	\N	\N	created	permits	1	12	PER-0000000005	\N	{"origin": "office", "file_id": null, "citizen_id": 12, "issue_date": "2025-11-23", "vehicle_id": 1, "expiry_date": "2026-11-22", "permit_number": "PER-0000000005"}
84	2026-11-23 12:09:56.557+00	\N	\N	\N	\N	created	insurances	14	2	INS-0000000040	\N	{"origin": "office", "status": "expired", "file_id": null, "end_date": "2026-06-22", "citizen_id": 2, "start_date": "2025-06-23", "vehicle_id": 10, "company_name": "New India Assurance", "policy_number": "INS-0000000040", "insurance_type": "Third Party"}
85	2026-11-23 12:09:56.557+00	\N	\N	\N	\N	created	insurances	15	4	INS-0000000048	\N	{"origin": "office", "status": "expired", "file_id": null, "end_date": "2026-04-08", "citizen_id": 4, "start_date": "2025-04-09", "vehicle_id": 12, "company_name": "बीमा निगम", "policy_number": "INS-0000000048", "insurance_type": "Comprehensive"}
86	2026-11-23 12:09:56.594+00	\N	\N	\N	\N	created	puccs	1	12	PUC-0000000004	\N	{"origin": "office", "status": "active", "file_id": null, "citizen_id": 12, "valid_from": "2025-11-01", "vehicle_id": 1, "pucc_number": "PUC-0000000004", "valid_until": "2026-10-31"}
87	2026-11-23 12:09:56.594+00	\N	\N	\N	\N	created	puccs	2	4	PUC-0000000012	\N	{"origin": "office", "status": "active", "file_id": null, "citizen_id": 4, "valid_from": "2026-11-28", "vehicle_id": 3, "pucc_number": "PUC-0000000012", "valid_until": "2027-11-27"}
88	2026-11-23 12:09:56.594+00	\N	\N	\N	\N	created	puccs	3	1	PUC-0000000024	\N	{"origin": "office", "status": "active", "file_id": null, "citizen_id": 1, "valid_from": "2026-12-10", "vehicle_id": 6, "pucc_number": "PUC-0000000024", "valid_until": "2027-12-09"}
89	2026-11-23 12:09:56.594+00	\N	\N	\N	\N	created	puccs	4	12	PUC-0000000030	\N	{"origin": "office", "status": "active", "file_id": null, "citizen_id": 12, "valid_from": "2024-02-23", "vehicle_id": 7, "pucc_number": "PUC-0000000030", "valid_until": "2025-02-21"}
90	2026-11-23 12:09:56.594+00	\N	\N	\N	\N	created	puccs	5	12	PUC-0000000029	\N	{"origin": "office", "status": "active", "file_id": null, "citizen_id": 12, "valid_from": "2025-02-22", "vehicle_id": 7, "pucc_number": "PUC-0000000029", "valid_until": "2026-02-21"}
91	2026-11-23 12:09:56.594+00	\N	\N	\N	\N	created	puccs	6	12	PUC-0000000028	\N	{"origin": "office", "status": "expired", "file_id": null, "citizen_id": 12, "valid_from": "2026-02-22", "vehicle_id": 7, "pucc_number": "PUC-0000000028", "valid_until": "2027-02-21"}
92	2026-11-23 12:09:56.594+00	\N	\N	\N	\N	created	puccs	7	7	PUC-0000000032	\N	{"origin": "office", "status": "expired", "file_id": null, "citizen_id": 7, "valid_from": "2025-04-15", "vehicle_id": 8, "pucc_number": "PUC-0000000032", "valid_until": "2026-04-14"}
93	2026-11-23 12:09:56.594+00	\N	\N	\N	\N	created	puccs	8	3	PUC-0000000037	\N	{"origin": "office", "status": "active", "file_id": null, "citizen_id": 3, "valid_from": "2024-10-26", "vehicle_id": 9, "pucc_number": "PUC-0000000037", "valid_until": "2025-10-25"}
94	2026-11-23 12:09:56.594+00	\N	\N	\N	\N	created	puccs	9	3	PUC-0000000036	\N	{"origin": "office", "status": "active", "file_id": null, "citizen_id": 3, "valid_from": "2025-10-26", "vehicle_id": 9, "pucc_number": "PUC-0000000036", "valid_until": "2026-10-25"}
95	2026-11-23 12:09:56.641+00	\N	\N	\N	\N	created	fitnesses	1	12	FIT-0000000005	\N	{"origin": "office", "file_id": null, "citizen_id": 12, "issue_date": "2025-05-27", "vehicle_id": 1, "expiry_date": "2026-05-26", "certificate_number": "FIT-0000000005"}
96	2026-11-23 12:09:56.641+00	\N	\N	\N	\N	created	fitnesses	2	12	FIT-0000000004	\N	{"origin": "office", "file_id": null, "citizen_id": 12, "issue_date": "2026-05-27", "vehicle_id": 1, "expiry_date": "2027-05-26", "certificate_number": "FIT-0000000004"}
97	2026-11-23 12:09:56.641+00	\N	\N	\N	\N	created	fitnesses	3	4	FIT-0000000014	\N	{"origin": "self", "file_id": null, "citizen_id": 4, "issue_date": "2025-02-05", "vehicle_id": 3, "expiry_date": "2026-02-04", "certificate_number": "FIT-0000000014"}
98	2026-11-23 12:09:56.641+00	\N	\N	\N	\N	created	fitnesses	4	4	FIT-0000000013	\N	{"origin": "office", "file_id": null, "citizen_id": 4, "issue_date": "2026-02-05", "vehicle_id": 3, "expiry_date": "2027-02-04", "certificate_number": "FIT-0000000013"}
99	2026-11-23 12:09:56.641+00	\N	\N	\N	\N	created	fitnesses	5	4	FIT-0000000012	\N	{"origin": "office", "file_id": null, "citizen_id": 4, "issue_date": "2027-02-05", "vehicle_id": 3, "expiry_date": "2028-02-04", "certificate_number": "FIT-0000000012"}
100	2026-11-23 12:09:56.641+00	\N	\N	\N	\N	created	fitnesses	6	8	FIT-0000000016	\N	{"origin": "office", "file_id": null, "citizen_id": 8, "issue_date": "2026-09-19", "vehicle_id": 4, "expiry_date": "2027-09-18", "certificate_number": "FIT-0000000016"}
101	2026-11-23 12:09:56.641+00	\N	\N	\N	\N	created	fitnesses	7	11	FIT-0000000020	\N	{"origin": "office", "file_id": null, "citizen_id": 11, "issue_date": "2025-06-13", "vehicle_id": 5, "expiry_date": "2026-06-12", "certificate_number": "FIT-0000000020"}
102	2026-11-23 12:09:56.641+00	\N	\N	\N	\N	created	fitnesses	8	1	FIT-0000000024	\N	{"origin": "office", "file_id": null, "citizen_id": 1, "issue_date": "2025-12-14", "vehicle_id": 6, "expiry_date": "2026-12-13", "certificate_number": "FIT-0000000024"}
103	2026-11-23 12:09:56.641+00	\N	\N	\N	\N	created	fitnesses	9	12	FIT-0000000028	\N	{"origin": "office", "file_id": null, "citizen_id": 12, "issue_date": "2025-11-17", "vehicle_id": 7, "expiry_date": "2026-11-16", "certificate_number": "FIT-0000000028"}
104	2026-11-23 12:09:56.641+00	\N	\N	\N	\N	created	fitnesses	10	7	FIT-0000000033	\N	{"origin": "office", "file_id": null, "citizen_id": 7, "issue_date": "2026-02-10", "vehicle_id": 8, "expiry_date": "2027-02-09", "certificate_number": "FIT-0000000033"}
105	2026-11-23 12:09:56.641+00	\N	\N	\N	\N	created	fitnesses	11	7	FIT-0000000032	\N	{"origin": "office", "file_id": null, "citizen_id": 7, "issue_date": "2027-02-10", "vehicle_id": 8, "expiry_date": "2028-02-09", "certificate_number": "FIT-0000000032"}
106	2026-11-23 12:09:56.641+00	\N	\N	\N	\N	created	fitnesses	12	3	FIT-0000000036	\N	{"origin": "office", "file_id": null, "citizen_id": 3, "issue_date": "2025-05-05", "vehicle_id": 9, "expiry_date": "2026-05-04", "certificate_number": "FIT-0000000036"}
107	2026-11-23 12:09:56.641+00	\N	\N	\N	\N	created	fitnesses	13	2	FIT-0000000041	\N	{"origin": "office", "file_id": null, "citizen_id": 2, "issue_date": "2024-07-19", "vehicle_id": 10, "expiry_date": "2025-07-18", "certificate_number": "FIT-0000000041"}
108	2026-11-23 12:09:56.641+00	\N	\N	\N	\N	created	fitnesses	14	2	FIT-0000000040	\N	{"origin": "office", "file_id": null, "citizen_id": 2, "issue_date": "2025-07-19", "vehicle_id": 10, "expiry_date": "2026-07-18", "certificate_number": "FIT-0000000040"}
109	2026-11-23 12:09:56.641+00	\N	\N	\N	\N	created	fitnesses	15	3	FIT-0000000044	\N	{"origin": "office", "file_id": null, "citizen_id": 3, "issue_date": "2025-12-13", "vehicle_id": 11, "expiry_date": "2026-12-12", "certificate_number": "FIT-0000000044"}
110	2026-11-23 12:09:56.641+00	\N	\N	\N	\N	created	fitnesses	16	4	FIT-0000000048	\N	{"origin": "office", "file_id": null, "citizen_id": 4, "issue_date": "2026-02-20", "vehicle_id": 12, "expiry_date": "2027-02-19", "certificate_number": "FIT-0000000048"}
112	2026-11-23 12:09:56.711+00	\N	\N	\N	\N	created	permits	2	12	PER-0000000004	\N	{"origin": "office", "file_id": null, "citizen_id": 12, "issue_date": "2026-11-23", "vehicle_id": 1, "expiry_date": "2027-11-22", "permit_number": "PER-0000000004"}
113	2026-11-23 12:09:56.711+00	\N	\N	\N	\N	created	permits	3	1	PER-0000000025	\N	{"origin": "office", "file_id": null, "citizen_id": 1, "issue_date": "2026-02-02", "vehicle_id": 6, "expiry_date": "2027-02-01", "permit_number": "PER-0000000025"}
114	2026-11-23 12:09:56.711+00	\N	\N	\N	\N	created	permits	4	1	PER-0000000024	\N	{"origin": "office", "file_id": null, "citizen_id": 1, "issue_date": "2027-02-02", "vehicle_id": 6, "expiry_date": "2028-02-01", "permit_number": "PER-0000000024"}
115	2026-11-23 12:09:56.711+00	\N	\N	\N	\N	created	permits	5	12	PER-0000000029	\N	{"origin": "office", "file_id": null, "citizen_id": 12, "issue_date": "2024-10-30", "vehicle_id": 7, "expiry_date": "2025-10-29", "permit_number": "PER-0000000029"}
116	2026-11-23 12:09:56.711+00	\N	\N	\N	\N	created	permits	6	12	PER-0000000028	\N	{"origin": "office", "file_id": null, "citizen_id": 12, "issue_date": "2025-10-30", "vehicle_id": 7, "expiry_date": "2026-10-29", "permit_number": "PER-0000000028"}
117	2026-11-23 12:09:56.711+00	\N	\N	\N	\N	created	permits	7	7	PER-0000000033	\N	{"origin": "office", "file_id": null, "citizen_id": 7, "issue_date": "2025-10-10", "vehicle_id": 8, "expiry_date": "2026-10-09", "permit_number": "PER-0000000033"}
118	2026-11-23 12:09:56.711+00	\N	\N	\N	\N	created	permits	8	7	PER-0000000032	\N	{"origin": "office", "file_id": null, "citizen_id": 7, "issue_date": "2026-10-10", "vehicle_id": 8, "expiry_date": "2027-10-09", "permit_number": "PER-0000000032"}
119	2026-11-23 12:09:56.711+00	\N	\N	\N	\N	created	permits	9	3	PER-0000000036	\N	{"origin": "office", "file_id": null, "citizen_id": 3, "issue_date": "2026-05-31", "vehicle_id": 9, "expiry_date": "2027-05-30", "permit_number": "PER-0000000036"}
120	2026-11-23 12:09:56.711+00	\N	\N	\N	\N	created	permits	10	4	PER-0000000048	\N	{"origin": "office", "file_id": null, "citizen_id": 4, "issue_date": "2026-04-22", "vehicle_id": 12, "expiry_date": "2027-04-21", "permit_number": "PER-0000000048"}
121	2026-11-23 12:09:56.732+00	\N	\N	\N	\N	created	vltds	1	12	VLT-0000000005	\N	{"origin": "office", "file_id": null, "citizen_id": 12, "issue_date": "2025-04-21", "vehicle_id": 1, "expiry_date": "2026-04-20", "certificate_number": "VLT-0000000005"}
122	2026-11-23 12:09:56.732+00	\N	\N	\N	\N	created	vltds	2	12	VLT-0000000004	\N	{"origin": "office", "file_id": null, "citizen_id": 12, "issue_date": "2026-04-21", "vehicle_id": 1, "expiry_date": "2027-04-20", "certificate_number": "VLT-0000000004"}
123	2026-11-23 12:09:56.732+00	\N	\N	\N	\N	created	vltds	3	2	VLT-0000000009	\N	{"origin": "self", "file_id": null, "citizen_id": 2, "issue_date": "2024-06-20", "vehicle_id": 2, "expiry_date": "2025-06-19", "certificate_number": "VLT-0000000009"}
124	2026-11-23 12:09:56.732+00	\N	\N	\N	\N	created	vltds	4	2	VLT-0000000008	\N	{"origin": "office", "file_id": null, "citizen_id": 2, "issue_date": "2025-06-20", "vehicle_id": 2, "expiry_date": "2026-06-19", "certificate_number": "VLT-0000000008"}
125	2026-11-23 12:09:56.732+00	\N	\N	\N	\N	created	vltds	5	4	VLT-0000000012	\N	{"origin": "office", "file_id": null, "citizen_id": 4, "issue_date": "2025-04-30", "vehicle_id": 3, "expiry_date": "2026-04-29", "certificate_number": "VLT-0000000012"}
126	2026-11-23 12:09:56.732+00	\N	\N	\N	\N	created	vltds	6	11	VLT-0000000021	\N	{"origin": "office", "file_id": null, "citizen_id": 11, "issue_date": "2026-01-02", "vehicle_id": 5, "expiry_date": "2027-01-01", "certificate_number": "VLT-0000000021"}
127	2026-11-23 12:09:56.732+00	\N	\N	\N	\N	created	vltds	7	11	VLT-0000000020	\N	{"origin": "office", "file_id": null, "citizen_id": 11, "issue_date": "2027-01-02", "vehicle_id": 5, "expiry_date": "2028-01-01", "certificate_number": "VLT-0000000020"}
128	2026-11-23 12:09:56.732+00	\N	\N	\N	\N	created	vltds	8	1	VLT-0000000024	\N	{"origin": "office", "file_id": null, "citizen_id": 1, "issue_date": "2025-05-24", "vehicle_id": 6, "expiry_date": "2026-05-23", "certificate_number": "VLT-0000000024"}
129	2026-11-23 12:09:56.732+00	\N	\N	\N	\N	created	vltds	9	12	VLT-0000000028	\N	{"origin": "office", "file_id": null, "citizen_id": 12, "issue_date": "2026-11-19", "vehicle_id": 7, "expiry_date": "2027-11-18", "certificate_number": "VLT-0000000028"}
130	2026-11-23 12:09:56.732+00	\N	\N	\N	\N	created	vltds	10	7	VLT-0000000033	\N	{"origin": "office", "file_id": null, "citizen_id": 7, "issue_date": "2025-07-04", "vehicle_id": 8, "expiry_date": "2026-07-03", "certificate_number": "VLT-0000000033"}
131	2026-11-23 12:09:56.732+00	\N	\N	\N	\N	created	vltds	11	7	VLT-0000000032	\N	{"origin": "office", "file_id": null, "citizen_id": 7, "issue_date": "2026-07-04", "vehicle_id": 8, "expiry_date": "2027-07-03", "certificate_number": "VLT-0000000032"}
132	2026-11-23 12:09:56.732+00	\N	\N	\N	\N	created	vltds	12	3	VLT-0000000037	\N	{"origin": "office", "file_id": null, "citizen_id": 3, "issue_date": "2024-10-03", "vehicle_id": 9, "expiry_date": "2025-10-02", "certificate_number": "VLT-0000000037"}
133	2026-11-23 12:09:56.732+00	\N	\N	\N	\N	created	vltds	13	3	VLT-0000000036	\N	{"origin": "office", "file_id": null, "citizen_id": 3, "issue_date": "2025-10-03", "vehicle_id": 9, "expiry_date": "2026-10-02", "certificate_number": "VLT-0000000036"}
134	2026-11-23 12:09:56.732+00	\N	\N	\N	\N	created	vltds	14	2	VLT-0000000040	\N	{"origin": "office", "file_id": null, "citizen_id": 2, "issue_date": "2025-08-27", "vehicle_id": 10, "expiry_date": "2026-08-26", "certificate_number": "VLT-0000000040"}
135	2026-11-23 12:09:56.732+00	\N	\N	\N	\N	created	vltds	15	3	VLT-0000000044	\N	{"origin": "office", "file_id": null, "citizen_id": 3, "issue_date": "2026-12-21", "vehicle_id": 11, "expiry_date": "2027-12-20", "certificate_number": "VLT-0000000044"}
136	2026-11-23 12:09:56.816+00	\N	\N	\N	\N	created	speed_governors	1	2	SPE-0000000008	\N	{"origin": "office", "file_id": null, "citizen_id": 2, "issue_date": "2026-08-31", "vehicle_id": 2, "expiry_date": "2027-08-30", "certificate_number": "SPE-0000000008"}
137	2026-11-23 12:09:56.816+00	\N	\N	\N	\N	created	speed_governors	2	4	SPE-0000000013	\N	{"origin": "office", "file_id": null, "citizen_id": 4, "issue_date": "2025-08-22", "vehicle_id": 3, "expiry_date": "2026-08-21", "certificate_number": "SPE-0000000013"}
138	2026-11-23 12:09:56.816+00	\N	\N	\N	\N	created	speed_governors	3	4	SPE-0000000012	\N	{"origin": "office", "file_id": null, "citizen_id": 4, "issue_date": "2026-08-22", "vehicle_id": 3, "expiry_date": "2027-08-21", "certificate_number": "SPE-0000000012"}
139	2026-11-23 12:09:56.816+00	\N	\N	\N	\N	created	speed_governors	4	3	SPE-0000000036	\N	{"origin": "office", "file_id": null, "citizen_id": 3, "issue_date": "2026-12-14", "vehicle_id": 9, "expiry_date": "2027-12-13", "certificate_number": "SPE-0000000036"}
140	2026-11-23 12:09:56.816+00	\N	\N	\N	\N	created	speed_governors	5	2	SPE-0000000041	\N	{"origin": "office", "file_id": null, "citizen_id": 2, "issue_date": "2024-07-19", "vehicle_id": 10, "expiry_date": "2025-07-18", "certificate_number": "SPE-0000000041"}
141	2026-11-23 12:09:56.816+00	\N	\N	\N	\N	created	speed_governors	6	2	SPE-0000000040	\N	{"origin": "office", "file_id": null, "citizen_id": 2, "issue_date": "2025-07-19", "vehicle_id": 10, "expiry_date": "2026-07-18", "certificate_number": "SPE-0000000040"}
142	2026-11-23 12:09:56.816+00	\N	\N	\N	\N	created	speed_governors	7	4	SPE-0000000048	\N	{"origin": "office", "file_id": null, "citizen_id": 4, "issue_date": "2026-12-09", "vehicle_id": 12, "expiry_date": "2027-12-08", "certificate_number": "SPE-0000000048"}
143	2026-11-23 12:09:56.876+00	\N	\N	\N	\N	created	taxes	1	12	\N	\N	{"amount": 2976.82, "origin": "office", "file_id": null, "tax_from": "2026-01-23", "tax_mode": "Quarterly", "tax_upto": "2027-01-22", "citizen_id": 12, "vehicle_id": 1, "vehicle_type": "LGV"}
144	2026-11-23 12:09:56.876+00	\N	\N	\N	\N	created	taxes	2	2	\N	\N	{"amount": 4497.06, "origin": "office", "file_id": null, "tax_from": "2024-07-16", "tax_mode": "Monthly", "tax_upto": "2025-07-15", "citizen_id": 2, "vehicle_id": 2, "vehicle_type": "Construction Equipment Vehicle"}
145	2026-11-23 12:09:56.876+00	\N	\N	\N	\N	created	taxes	3	2	\N	\N	{"amount": 5756.52, "origin": "self", "file_id": null, "tax_from": "2025-07-16", "tax_mode": "Yearly", "tax_upto": "2026-07-15", "citizen_id": 2, "vehicle_id": 2, "vehicle_type": "MGV"}
146	2026-11-23 12:09:56.876+00	\N	\N	\N	\N	created	taxes	4	2	\N	\N	{"amount": 7740.88, "origin": "office", "file_id": null, "tax_from": "2026-07-16", "tax_mode": "OneTime", "tax_upto": "2027-07-15", "citizen_id": 2, "vehicle_id": 2, "vehicle_type": "LGV"}
147	2026-11-23 12:09:56.876+00	\N	\N	\N	\N	created	taxes	5	4	\N	\N	{"amount": 4586.50, "origin": "office", "file_id": null, "tax_from": "2025-09-19", "tax_mode": "HalfYearly", "tax_upto": "2026-09-18", "citizen_id": 4, "vehicle_id": 3, "vehicle_type": "LMV"}
148	2026-11-23 12:09:56.876+00	\N	\N	\N	\N	created	taxes	6	8	\N	\N	{"amount": 7042.66, "origin": "office", "file_id": null, "tax_from": "2025-07-14", "tax_mode": "Yearly", "tax_upto": "2026-07-13", "citizen_id": 8, "vehicle_id": 4, "vehicle_type": "LMV"}
149	2026-11-23 12:09:56.876+00	\N	\N	\N	\N	created	taxes	7	8	\N	\N	{"amount": 2486.44, "origin": "office", "file_id": null, "tax_from": "2026-07-14", "tax_mode": "Yearly", "tax_upto": "2027-07-13", "citizen_id": 8, "vehicle_id": 4, "vehicle_type": "E-Rikshaw/E-Cart"}
150	2026-11-23 12:09:56.876+00	\N	\N	\N	\N	created	taxes	8	1	\N	\N	{"amount": 8405.44, "origin": "office", "file_id": null, "tax_from": "2026-01-29", "tax_mode": "HalfYearly", "tax_upto": "2027-01-28", "citizen_id": 1, "vehicle_id": 6, "vehicle_type": "Agriculture Tractor"}
151	2026-11-23 12:09:56.876+00	\N	\N	\N	\N	created	taxes	9	3	\N	\N	{"amount": 3497.33, "origin": "office", "file_id": null, "tax_from": "2026-08-08", "tax_mode": "Yearly", "tax_upto": "2027-08-07", "citizen_id": 3, "vehicle_id": 9, "vehicle_type": "MCWG"}
152	2026-11-23 12:09:56.876+00	\N	\N	\N	\N	created	taxes	10	2	\N	\N	{"amount": 3655.03, "origin": "office", "file_id": null, "tax_from": "2025-07-18", "tax_mode": "Monthly", "tax_upto": "2026-07-17", "citizen_id": 2, "vehicle_id": 10, "vehicle_type": "MCWG"}
153	2026-11-23 12:09:56.876+00	\N	\N	\N	\N	created	taxes	11	2	\N	\N	{"amount": 2571.05, "origin": "office", "file_id": null, "tax_from": "2026-07-18", "tax_mode": "Yearly", "tax_upto": "2027-07-17", "citizen_id": 2, "vehicle_id": 10, "vehicle_type": "Agriculture Tractor"}
154	2026-11-23 12:09:56.876+00	\N	\N	\N	\N	created	taxes	12	3	\N	\N	{"amount": 3875.92, "origin": "office", "file_id": null, "tax_from": "2026-10-30", "tax_mode": "Monthly", "tax_upto": "2027-10-29", "citizen_id": 3, "vehicle_id": 11, "vehicle_type": "TRANS(HGV)"}
155	2026-11-23 12:09:56.876+00	\N	\N	\N	\N	created	taxes	13	4	\N	\N	{"amount": 499.81, "origin": "office", "file_id": null, "tax_from": "2026-08-28", "tax_mode": "Monthly", "tax_upto": "2027-08-27", "citizen_id": 4, "vehicle_id": 12, "vehicle_type": "Agriculture Trailer"}
156	2026-11-23 12:09:57.572+00	\N	\N	\N	\N	created	users	3	\N	Manager	\N	{"name": "Manager", "role": "manager", "email": null, "phone": "9826000001", "branch_id": 1, "citizen_id": null, "added_branch_id": null, "unverified_email": null, "email_verified_at": null, "email_verified_by": null, "password_given_at": null, "phone_verified_at": null, "phone_verified_by": null}
157	2026-11-23 12:09:57.599+00	\N	\N	\N	\N	created	users	4	\N	Admin	\N	{"name": "Admin", "role": "admin", "email": null, "phone": "9826000002", "branch_id": null, "citizen_id": null, "added_branch_id": null, "unverified_email": null, "email_verified_at": null, "email_verified_by": null, "password_given_at": null, "phone_verified_at": null, "phone_verified_by": null}
158	2026-11-23 12:09:57.622+00	\N	\N	\N	\N	updated	puccs	1	12	PUC-0000000004	{"file_id": null}	{"file_id": "11111111111111111111111111111111"}
159	2026-11-23 12:09:57.622+00	\N	\N	\N	\N	updated	puccs	2	4	PUC-0000000012	{"file_id": null}	{"file_id": "22222222222222222222222222222222"}
160	2026-11-23 12:09:57.636+00	\N	\N	\N	\N	created	service_requests	1	\N	आशा	\N	{"query": null, "status": "pending", "user_id": null, "category": "dl", "services": ["RENEWAL OF DL"], "branch_id": 28, "reference": "SR-1", "contact_name": "आशा", "contact_phone": "9826000003", "status_changed_at": null, "status_changed_by": null}
161	2026-11-23 12:09:57.715+00	\N	\N	\N	\N	created	document_inquiries	1	\N	Asha	\N	{"name": "Asha", "phone": "9826000003", "status": "new", "user_id": null, "branch_id": null, "reference": "DI-1", "vehicle_no": "CG04AB1234", "document_type": ["Insurance", "Tax"], "status_changed_at": null, "status_changed_by": null}
162	2026-11-23 12:09:57.721+00	\N	\N	\N	\N	created	messages	1	1	Rajesh Choudhary	\N	{"error": null, "state": "sent", "channel": "whatsapp", "purpose": "expiry", "sent_at": null, "subject": null, "user_id": null, "attempts": 0, "branch_id": 3, "recipient": "6872308335", "citizen_id": 1, "provider_id": null, "reported_at": null, "recipient_name": "Rajesh Choudhary"}
163	2026-11-23 12:09:57.721+00	\N	\N	\N	\N	created	messages	2	2	Ghanshyam Bai Mandavi	\N	{"error": null, "state": "sent", "channel": "whatsapp", "purpose": "expiry", "sent_at": null, "subject": null, "user_id": null, "attempts": 0, "branch_id": 26, "recipient": "6154391543", "citizen_id": 2, "provider_id": null, "reported_at": null, "recipient_name": "Ghanshyam Bai Mandavi"}
164	2026-11-23 12:09:57.721+00	\N	\N	\N	\N	created	messages	3	3	Parvati Lal Soni	\N	{"error": null, "state": "sent", "channel": "whatsapp", "purpose": "expiry", "sent_at": null, "subject": null, "user_id": null, "attempts": 0, "branch_id": 18, "recipient": "6163942887", "citizen_id": 3, "provider_id": null, "reported_at": null, "recipient_name": "Parvati Lal Soni"}
165	2026-11-23 12:09:57.721+00	\N	\N	\N	\N	created	messages	4	4	Seema Lal Kashyap	\N	{"error": null, "state": "sent", "channel": "whatsapp", "purpose": "expiry", "sent_at": null, "subject": null, "user_id": null, "attempts": 0, "branch_id": 27, "recipient": "6036759179", "citizen_id": 4, "provider_id": null, "reported_at": null, "recipient_name": "Seema Lal Kashyap"}
166	2026-11-23 12:09:57.721+00	\N	\N	\N	\N	created	messages	5	5	Ramesh Gupta	\N	{"error": null, "state": "sent", "channel": "whatsapp", "purpose": "expiry", "sent_at": null, "subject": null, "user_id": null, "attempts": 0, "branch_id": 14, "recipient": "6571400021", "citizen_id": 5, "provider_id": null, "reported_at": null, "recipient_name": "Ramesh Gupta"}
167	2026-11-23 12:09:57.721+00	\N	\N	\N	\N	created	messages	6	6	Ramesh Kumar Rajwade	\N	{"error": null, "state": "sent", "channel": "whatsapp", "purpose": "expiry", "sent_at": null, "subject": null, "user_id": null, "attempts": 0, "branch_id": 28, "recipient": "6063650544", "citizen_id": 6, "provider_id": null, "reported_at": null, "recipient_name": "Ramesh Kumar Rajwade"}
168	2026-11-23 12:09:57.721+00	\N	\N	\N	\N	created	messages	7	7	Champa Sahu	\N	{"error": null, "state": "sent", "channel": "whatsapp", "purpose": "expiry", "sent_at": null, "subject": null, "user_id": null, "attempts": 0, "branch_id": 17, "recipient": "6750860015", "citizen_id": 7, "provider_id": null, "reported_at": null, "recipient_name": "Champa Sahu"}
169	2026-11-23 12:09:57.721+00	\N	\N	\N	\N	created	messages	8	8	Zakir Baghel	\N	{"error": null, "state": "sent", "channel": "whatsapp", "purpose": "expiry", "sent_at": null, "subject": null, "user_id": null, "attempts": 0, "branch_id": 9, "recipient": "6708194667", "citizen_id": 8, "provider_id": null, "reported_at": null, "recipient_name": "Zakir Baghel"}
170	2026-11-23 12:09:57.721+00	\N	\N	\N	\N	created	messages	9	9	Parvati Gond	\N	{"error": null, "state": "sent", "channel": "whatsapp", "purpose": "expiry", "sent_at": null, "subject": null, "user_id": null, "attempts": 0, "branch_id": 1, "recipient": "6333376493", "citizen_id": 9, "provider_id": null, "reported_at": null, "recipient_name": "Parvati Gond"}
171	2026-11-23 12:09:57.721+00	\N	\N	\N	\N	created	messages	10	10	Amit Kashyap	\N	{"error": null, "state": "sent", "channel": "whatsapp", "purpose": "expiry", "sent_at": null, "subject": null, "user_id": null, "attempts": 0, "branch_id": 8, "recipient": "6126992664", "citizen_id": 10, "provider_id": null, "reported_at": null, "recipient_name": "Amit Kashyap"}
172	2026-11-23 12:09:57.721+00	\N	\N	\N	\N	created	messages	11	11	Usha Singh	\N	{"error": null, "state": "sent", "channel": "whatsapp", "purpose": "expiry", "sent_at": null, "subject": null, "user_id": null, "attempts": 0, "branch_id": 19, "recipient": "6242441905", "citizen_id": 11, "provider_id": null, "reported_at": null, "recipient_name": "Usha Singh"}
173	2026-11-23 12:09:57.721+00	\N	\N	\N	\N	created	messages	12	12	मुकेश Manikpuri	\N	{"error": null, "state": "sent", "channel": "whatsapp", "purpose": "expiry", "sent_at": null, "subject": null, "user_id": null, "attempts": 0, "branch_id": 16, "recipient": "6354431304", "citizen_id": 12, "provider_id": null, "reported_at": null, "recipient_name": "मुकेश Manikpuri"}
174	2026-11-23 12:09:57.75+00	\N	\N	\N	\N	created	messages	13	\N	Account 1	\N	{"error": null, "state": "delivered", "channel": "mail", "purpose": "reset", "sent_at": null, "subject": null, "user_id": 1, "attempts": 0, "branch_id": null, "recipient": "a@example.com", "citizen_id": null, "provider_id": null, "reported_at": null, "recipient_name": "Account 1"}
175	2026-11-23 12:09:57.75+00	\N	\N	\N	\N	created	messages	14	\N	Account 2	\N	{"error": null, "state": "delivered", "channel": "mail", "purpose": "reset", "sent_at": null, "subject": null, "user_id": 2, "attempts": 0, "branch_id": null, "recipient": "a@example.com", "citizen_id": null, "provider_id": null, "reported_at": null, "recipient_name": "Account 2"}
176	2026-11-23 12:09:57.75+00	\N	\N	\N	\N	created	messages	15	\N	Manager	\N	{"error": null, "state": "delivered", "channel": "mail", "purpose": "reset", "sent_at": null, "subject": null, "user_id": 3, "attempts": 0, "branch_id": null, "recipient": "a@example.com", "citizen_id": null, "provider_id": null, "reported_at": null, "recipient_name": "Manager"}
177	2026-11-23 12:09:57.75+00	\N	\N	\N	\N	created	messages	16	\N	Admin	\N	{"error": null, "state": "delivered", "channel": "mail", "purpose": "reset", "sent_at": null, "subject": null, "user_id": 4, "attempts": 0, "branch_id": null, "recipient": "a@example.com", "citizen_id": null, "provider_id": null, "reported_at": null, "recipient_name": "Admin"}
178	2026-11-23 12:09:57.763+00	\N	\N	\N	\N	created	deletion_requests	1	\N	Account 1	\N	{"name": "Account 1", "phone": "7618033989", "answer": null, "reason": "moved", "status": "pending", "user_id": 1, "handled_at": null, "handled_by": null}
179	2026-11-23 12:09:57.772+00	\N	\N	\N	\N	created	contact_requests	1	\N	9826000004	\N	{"email": null, "phone": "9826000004", "proof": "ID card", "status": "open", "user_id": 3, "handled_at": null, "handled_by": null}
180	2026-11-23 12:09:57.801+00	\N	\N	\N	\N	updated	office_settings	\N	\N	\N	{"contact_en": null, "reminders_on": false}	{"contact_en": "Call us", "reminders_on": true}
\.

copy insurances (vehicle_id, insurance_type, company_name, policy_number, start_date, end_date, status, id, citizen_id, file_id, origin, created_by, created_at, updated_at) from stdin;
1	Third Party	ICICI Lombard	INS-0000000004	2026-07-23	2027-07-22	active	1	12	\N	office	\N	2026-11-23 12:09:56.557+00	2026-11-23 12:09:56.557+00
3	Comprehensive	National Insurance	INS-0000000013	2024-07-19	2025-07-18	active	2	4	\N	office	\N	2026-11-23 12:09:56.557+00	2026-11-23 12:09:56.557+00
3	Comprehensive	National Insurance	INS-0000000012	2025-07-19	2026-07-18	active	3	4	\N	office	\N	2026-11-23 12:09:56.557+00	2026-11-23 12:09:56.557+00
4	Third Party	New India Assurance	INS-0000000017	2024-06-27	2025-06-26	expired	4	8	\N	office	\N	2026-11-23 12:09:56.557+00	2026-11-23 12:09:56.557+00
4	Third Party	बीमा निगम	INS-0000000016	2025-06-27	2026-06-26	expired	5	8	\N	office	\N	2026-11-23 12:09:56.557+00	2026-11-23 12:09:56.557+00
5	Comprehensive	बीमा निगम	INS-0000000020	2025-08-14	2026-08-13	active	6	11	\N	office	\N	2026-11-23 12:09:56.557+00	2026-11-23 12:09:56.557+00
6	Third Party	New India Assurance	INS-0000000024	2026-06-27	2027-06-26	active	7	1	\N	office	\N	2026-11-23 12:09:56.557+00	2026-11-23 12:09:56.557+00
7	Third Party	ICICI Lombard	INS-0000000029	2024-07-19	2025-07-18	active	8	12	\N	office	\N	2026-11-23 12:09:56.557+00	2026-11-23 12:09:56.557+00
7	Third Party	बीमा निगम	INS-0000000028	2025-07-19	2026-07-18	expired	9	12	\N	office	\N	2026-11-23 12:09:56.557+00	2026-11-23 12:09:56.557+00
8	Third Party	बीमा निगम	INS-0000000033	2024-09-21	2025-09-20	active	10	7	\N	office	\N	2026-11-23 12:09:56.557+00	2026-11-23 12:09:56.557+00
8	Third Party	बीमा निगम	INS-0000000032	2025-09-21	2026-09-20	expired	11	7	\N	office	\N	2026-11-23 12:09:56.557+00	2026-11-23 12:09:56.557+00
9	Third Party	New India Assurance	INS-0000000036	2026-04-04	2027-04-03	active	12	3	\N	office	\N	2026-11-23 12:09:56.557+00	2026-11-23 12:09:56.557+00
10	Comprehensive	बीमा निगम	INS-0000000041	2024-06-23	2025-06-22	expired	13	2	\N	office	\N	2026-11-23 12:09:56.557+00	2026-11-23 12:09:56.557+00
10	Third Party	New India Assurance	INS-0000000040	2025-06-23	2026-06-22	expired	14	2	\N	office	\N	2026-11-23 12:09:56.557+00	2026-11-23 12:09:56.557+00
12	Comprehensive	बीमा निगम	INS-0000000048	2025-04-09	2026-04-08	expired	15	4	\N	office	\N	2026-11-23 12:09:56.557+00	2026-11-23 12:09:56.557+00
\.

copy kysely_migration (name, "timestamp") from stdin;
0001_history.sql	2026-11-23T12:09:54.904Z
0002_accounts.sql	2026-11-23T12:09:55.020Z
0003_records.sql	2026-11-23T12:09:55.092Z
0004_messages.sql	2026-11-23T12:09:55.132Z
0005_requests.sql	2026-11-23T12:09:55.154Z
0006_settings.sql	2026-11-23T12:09:55.269Z
0007_search.sql	2026-11-23T12:09:55.432Z
0008_expiries.sql	2026-11-23T12:09:55.553Z
0009_documents.sql	2026-11-23T12:09:56.005Z
\.

copy learner_licenses (ll_no, application_no, issue_date, expiry_date, vehicle_class, office, id, citizen_id, file_id, origin, created_by, created_at, updated_at) from stdin;
CG09 20050000001	2021000000001	2026-07-15	2027-01-11	E-Rikshaw	CG-29: Surajpur	1	12	\N	office	\N	2026-11-23 12:09:56.449+00	2026-11-23 12:09:56.449+00
CG27 20060000002	2022000000002	2024-12-06	2025-06-04	MCWOG	CG-06: Mahasamund	2	1	\N	office	\N	2026-11-23 12:09:56.449+00	2026-11-23 12:09:56.449+00
CG12 20070000003	2023000000003	2025-09-20	2026-03-19	E-Cart	CG-08: Rajnandgaon	3	6	\N	office	\N	2026-11-23 12:09:56.449+00	2026-11-23 12:09:56.449+00
CG05 20080000004	2024000000004	2024-08-08	2025-02-04	MCWOG	CG-08: Rajnandgaon	4	4	\N	office	\N	2026-11-23 12:09:56.449+00	2026-11-23 12:09:56.449+00
CG04 20090000005	2025000000005	2024-05-28	2024-11-24	E-Cart	CG-05: Dhamtari	5	5	\N	office	\N	2026-11-23 12:09:56.449+00	2026-11-23 12:09:56.449+00
CG11 20100000006	2020000000006	2026-03-20	2026-09-16	MCWG	CG-05: Dhamtari	6	9	\N	office	\N	2026-11-23 12:09:56.449+00	2026-11-23 12:09:56.449+00
\.

copy messages (id, channel, purpose, state, citizen_id, user_id, branch_id, recipient, recipient_name, subject, body, template, dedup_key, attempts, deferrals, error, provider_id, reported_at, claimed_by, created_by, sent_at, created_at, updated_at) from stdin;
1	whatsapp	expiry	sent	1	\N	3	6872308335	Rajesh Choudhary	\N	a\tb\nc	\N	\N	0	0	\N	\N	\N	\N	\N	\N	2026-11-23 12:09:57.721+00	2026-11-23 12:09:57.721+00
2	whatsapp	expiry	sent	2	\N	26	6154391543	Ghanshyam Bai Mandavi	\N	a\tb\nc	\N	\N	0	0	\N	\N	\N	\N	\N	\N	2026-11-23 12:09:57.721+00	2026-11-23 12:09:57.721+00
3	whatsapp	expiry	sent	3	\N	18	6163942887	Parvati Lal Soni	\N	a\tb\nc	\N	\N	0	0	\N	\N	\N	\N	\N	\N	2026-11-23 12:09:57.721+00	2026-11-23 12:09:57.721+00
4	whatsapp	expiry	sent	4	\N	27	6036759179	Seema Lal Kashyap	\N	a\tb\nc	\N	\N	0	0	\N	\N	\N	\N	\N	\N	2026-11-23 12:09:57.721+00	2026-11-23 12:09:57.721+00
5	whatsapp	expiry	sent	5	\N	14	6571400021	Ramesh Gupta	\N	a\tb\nc	\N	\N	0	0	\N	\N	\N	\N	\N	\N	2026-11-23 12:09:57.721+00	2026-11-23 12:09:57.721+00
6	whatsapp	expiry	sent	6	\N	28	6063650544	Ramesh Kumar Rajwade	\N	a\tb\nc	\N	\N	0	0	\N	\N	\N	\N	\N	\N	2026-11-23 12:09:57.721+00	2026-11-23 12:09:57.721+00
7	whatsapp	expiry	sent	7	\N	17	6750860015	Champa Sahu	\N	a\tb\nc	\N	\N	0	0	\N	\N	\N	\N	\N	\N	2026-11-23 12:09:57.721+00	2026-11-23 12:09:57.721+00
8	whatsapp	expiry	sent	8	\N	9	6708194667	Zakir Baghel	\N	a\tb\nc	\N	\N	0	0	\N	\N	\N	\N	\N	\N	2026-11-23 12:09:57.721+00	2026-11-23 12:09:57.721+00
9	whatsapp	expiry	sent	9	\N	1	6333376493	Parvati Gond	\N	a\tb\nc	\N	\N	0	0	\N	\N	\N	\N	\N	\N	2026-11-23 12:09:57.721+00	2026-11-23 12:09:57.721+00
10	whatsapp	expiry	sent	10	\N	8	6126992664	Amit Kashyap	\N	a\tb\nc	\N	\N	0	0	\N	\N	\N	\N	\N	\N	2026-11-23 12:09:57.721+00	2026-11-23 12:09:57.721+00
11	whatsapp	expiry	sent	11	\N	19	6242441905	Usha Singh	\N	a\tb\nc	\N	\N	0	0	\N	\N	\N	\N	\N	\N	2026-11-23 12:09:57.721+00	2026-11-23 12:09:57.721+00
12	whatsapp	expiry	sent	12	\N	16	6354431304	मुकेश Manikpuri	\N	a\tb\nc	\N	\N	0	0	\N	\N	\N	\N	\N	\N	2026-11-23 12:09:57.721+00	2026-11-23 12:09:57.721+00
13	mail	reset	delivered	\N	1	\N	a@example.com	Account 1	\N		\N	\N	0	0	\N	\N	\N	\N	\N	\N	2026-11-23 12:09:57.75+00	2026-11-23 12:09:57.75+00
14	mail	reset	delivered	\N	2	\N	a@example.com	Account 2	\N		\N	\N	0	0	\N	\N	\N	\N	\N	\N	2026-11-23 12:09:57.75+00	2026-11-23 12:09:57.75+00
15	mail	reset	delivered	\N	3	\N	a@example.com	Manager	\N		\N	\N	0	0	\N	\N	\N	\N	\N	\N	2026-11-23 12:09:57.75+00	2026-11-23 12:09:57.75+00
16	mail	reset	delivered	\N	4	\N	a@example.com	Admin	\N		\N	\N	0	0	\N	\N	\N	\N	\N	\N	2026-11-23 12:09:57.75+00	2026-11-23 12:09:57.75+00
\.

copy office_settings (singleton, office_name_hi, office_name_en, contact_hi, contact_en, reminders_on, stages, hour, reminded_on, summary_sent_until, template_notice, template_message, template_reset, template_language, two_factor_required, updated_at) from stdin;
t	\N	\N	\N	Call us	t	{30,15,7,1,0}	9	\N	\N	\N	\N	\N	hi	f	2026-11-23 12:09:57.802+00
\.

copy permits (vehicle_id, permit_number, issue_date, expiry_date, id, citizen_id, file_id, origin, created_by, created_at, updated_at) from stdin;
1	PER-0000000005	2025-11-23	2026-11-22	1	12	\N	office	\N	2026-11-23 12:09:56.711+00	2026-11-23 12:09:56.711+00
1	PER-0000000004	2026-11-23	2027-11-22	2	12	\N	office	\N	2026-11-23 12:09:56.711+00	2026-11-23 12:09:56.711+00
6	PER-0000000025	2026-02-02	2027-02-01	3	1	\N	office	\N	2026-11-23 12:09:56.711+00	2026-11-23 12:09:56.711+00
6	PER-0000000024	2027-02-02	2028-02-01	4	1	\N	office	\N	2026-11-23 12:09:56.711+00	2026-11-23 12:09:56.711+00
7	PER-0000000029	2024-10-30	2025-10-29	5	12	\N	office	\N	2026-11-23 12:09:56.711+00	2026-11-23 12:09:56.711+00
7	PER-0000000028	2025-10-30	2026-10-29	6	12	\N	office	\N	2026-11-23 12:09:56.711+00	2026-11-23 12:09:56.711+00
8	PER-0000000033	2025-10-10	2026-10-09	7	7	\N	office	\N	2026-11-23 12:09:56.711+00	2026-11-23 12:09:56.711+00
8	PER-0000000032	2026-10-10	2027-10-09	8	7	\N	office	\N	2026-11-23 12:09:56.711+00	2026-11-23 12:09:56.711+00
9	PER-0000000036	2026-05-31	2027-05-30	9	3	\N	office	\N	2026-11-23 12:09:56.711+00	2026-11-23 12:09:56.711+00
12	PER-0000000048	2026-04-22	2027-04-21	10	4	\N	office	\N	2026-11-23 12:09:56.711+00	2026-11-23 12:09:56.711+00
\.

copy puccs (vehicle_id, pucc_number, valid_from, valid_until, status, id, citizen_id, file_id, origin, created_by, created_at, updated_at) from stdin;
6	PUC-0000000024	2026-12-10	2027-12-09	active	3	1	\N	office	\N	2026-11-23 12:09:56.594+00	2026-11-23 12:09:56.594+00
7	PUC-0000000030	2024-02-23	2025-02-21	active	4	12	\N	office	\N	2026-11-23 12:09:56.594+00	2026-11-23 12:09:56.594+00
7	PUC-0000000029	2025-02-22	2026-02-21	active	5	12	\N	office	\N	2026-11-23 12:09:56.594+00	2026-11-23 12:09:56.594+00
7	PUC-0000000028	2026-02-22	2027-02-21	expired	6	12	\N	office	\N	2026-11-23 12:09:56.594+00	2026-11-23 12:09:56.594+00
8	PUC-0000000032	2025-04-15	2026-04-14	expired	7	7	\N	office	\N	2026-11-23 12:09:56.594+00	2026-11-23 12:09:56.594+00
9	PUC-0000000037	2024-10-26	2025-10-25	active	8	3	\N	office	\N	2026-11-23 12:09:56.594+00	2026-11-23 12:09:56.594+00
9	PUC-0000000036	2025-10-26	2026-10-25	active	9	3	\N	office	\N	2026-11-23 12:09:56.594+00	2026-11-23 12:09:56.594+00
1	PUC-0000000004	2025-11-01	2026-10-31	active	1	12	11111111111111111111111111111111	office	\N	2026-11-23 12:09:56.594+00	2026-11-23 12:09:57.625+00
3	PUC-0000000012	2026-11-28	2027-11-27	active	2	4	22222222222222222222222222222222	office	\N	2026-11-23 12:09:56.594+00	2026-11-23 12:09:57.625+00
\.

copy recovery_codes (user_id, code_hash) from stdin;
4	\\x5694d08a2e53ffcae0c3103e5ad6f6076abd960eb1f8a56577040bc1028f702b
\.

copy reminders (kind, document_id, expiry_date, stage, message_id, created_at) from stdin;
dl	1	2044-04-28	7	1	2026-11-23 12:09:57.755+00
dl	2	2040-10-20	7	1	2026-11-23 12:09:57.755+00
dl	3	2027-08-16	7	1	2026-11-23 12:09:57.755+00
dl	4	2045-06-09	7	1	2026-11-23 12:09:57.755+00
dl	5	2044-08-07	7	1	2026-11-23 12:09:57.755+00
dl	6	2034-01-04	7	1	2026-11-23 12:09:57.755+00
dl	7	2026-12-07	7	1	2026-11-23 12:09:57.755+00
dl	8	2043-11-20	7	1	2026-11-23 12:09:57.755+00
fitnesses	1	2026-05-26	7	1	2026-11-23 12:09:57.755+00
fitnesses	2	2027-05-26	7	1	2026-11-23 12:09:57.755+00
fitnesses	3	2026-02-04	7	1	2026-11-23 12:09:57.755+00
fitnesses	4	2027-02-04	7	1	2026-11-23 12:09:57.755+00
fitnesses	5	2028-02-04	7	1	2026-11-23 12:09:57.755+00
fitnesses	6	2027-09-18	7	1	2026-11-23 12:09:57.755+00
fitnesses	7	2026-06-12	7	1	2026-11-23 12:09:57.755+00
fitnesses	8	2026-12-13	7	1	2026-11-23 12:09:57.755+00
fitnesses	9	2026-11-16	7	1	2026-11-23 12:09:57.755+00
fitnesses	10	2027-02-09	7	1	2026-11-23 12:09:57.755+00
fitnesses	11	2028-02-09	7	1	2026-11-23 12:09:57.755+00
fitnesses	12	2026-05-04	7	1	2026-11-23 12:09:57.755+00
fitnesses	13	2025-07-18	7	1	2026-11-23 12:09:57.755+00
fitnesses	14	2026-07-18	7	1	2026-11-23 12:09:57.755+00
fitnesses	15	2026-12-12	7	1	2026-11-23 12:09:57.755+00
fitnesses	16	2027-02-19	7	1	2026-11-23 12:09:57.755+00
insurances	1	2027-07-22	7	1	2026-11-23 12:09:57.755+00
insurances	2	2025-07-18	7	1	2026-11-23 12:09:57.755+00
insurances	3	2026-07-18	7	1	2026-11-23 12:09:57.755+00
insurances	4	2025-06-26	7	1	2026-11-23 12:09:57.755+00
insurances	5	2026-06-26	7	1	2026-11-23 12:09:57.755+00
insurances	6	2026-08-13	7	1	2026-11-23 12:09:57.755+00
insurances	7	2027-06-26	7	1	2026-11-23 12:09:57.755+00
insurances	8	2025-07-18	7	1	2026-11-23 12:09:57.755+00
insurances	9	2026-07-18	7	1	2026-11-23 12:09:57.755+00
insurances	10	2025-09-20	7	1	2026-11-23 12:09:57.755+00
insurances	11	2026-09-20	7	1	2026-11-23 12:09:57.755+00
insurances	12	2027-04-03	7	1	2026-11-23 12:09:57.755+00
insurances	13	2025-06-22	7	1	2026-11-23 12:09:57.755+00
insurances	14	2026-06-22	7	1	2026-11-23 12:09:57.755+00
insurances	15	2026-04-08	7	1	2026-11-23 12:09:57.755+00
ll	1	2027-01-11	7	1	2026-11-23 12:09:57.755+00
ll	2	2025-06-04	7	1	2026-11-23 12:09:57.755+00
ll	3	2026-03-19	7	1	2026-11-23 12:09:57.755+00
ll	4	2025-02-04	7	1	2026-11-23 12:09:57.755+00
ll	5	2024-11-24	7	1	2026-11-23 12:09:57.755+00
ll	6	2026-09-16	7	1	2026-11-23 12:09:57.755+00
permits	1	2026-11-22	7	1	2026-11-23 12:09:57.755+00
permits	2	2027-11-22	7	1	2026-11-23 12:09:57.755+00
permits	3	2027-02-01	7	1	2026-11-23 12:09:57.755+00
permits	4	2028-02-01	7	1	2026-11-23 12:09:57.755+00
permits	5	2025-10-29	7	1	2026-11-23 12:09:57.755+00
permits	6	2026-10-29	7	1	2026-11-23 12:09:57.755+00
permits	7	2026-10-09	7	1	2026-11-23 12:09:57.755+00
permits	8	2027-10-09	7	1	2026-11-23 12:09:57.755+00
permits	9	2027-05-30	7	1	2026-11-23 12:09:57.755+00
permits	10	2027-04-21	7	1	2026-11-23 12:09:57.755+00
puccs	1	2026-10-31	7	1	2026-11-23 12:09:57.755+00
puccs	2	2027-11-27	7	1	2026-11-23 12:09:57.755+00
puccs	3	2027-12-09	7	1	2026-11-23 12:09:57.755+00
puccs	4	2025-02-21	7	1	2026-11-23 12:09:57.755+00
puccs	5	2026-02-21	7	1	2026-11-23 12:09:57.755+00
puccs	6	2027-02-21	7	1	2026-11-23 12:09:57.755+00
puccs	7	2026-04-14	7	1	2026-11-23 12:09:57.755+00
puccs	8	2025-10-25	7	1	2026-11-23 12:09:57.755+00
puccs	9	2026-10-25	7	1	2026-11-23 12:09:57.755+00
speed-governors	1	2027-08-30	7	1	2026-11-23 12:09:57.755+00
speed-governors	2	2026-08-21	7	1	2026-11-23 12:09:57.755+00
speed-governors	3	2027-08-21	7	1	2026-11-23 12:09:57.755+00
speed-governors	4	2027-12-13	7	1	2026-11-23 12:09:57.755+00
speed-governors	5	2025-07-18	7	1	2026-11-23 12:09:57.755+00
speed-governors	6	2026-07-18	7	1	2026-11-23 12:09:57.755+00
speed-governors	7	2027-12-08	7	1	2026-11-23 12:09:57.755+00
taxes	1	2027-01-22	7	1	2026-11-23 12:09:57.755+00
taxes	2	2025-07-15	7	1	2026-11-23 12:09:57.755+00
taxes	3	2026-07-15	7	1	2026-11-23 12:09:57.755+00
taxes	4	2027-07-15	7	1	2026-11-23 12:09:57.755+00
taxes	5	2026-09-18	7	1	2026-11-23 12:09:57.755+00
taxes	6	2026-07-13	7	1	2026-11-23 12:09:57.755+00
taxes	7	2027-07-13	7	1	2026-11-23 12:09:57.755+00
taxes	8	2027-01-28	7	1	2026-11-23 12:09:57.755+00
taxes	9	2027-08-07	7	1	2026-11-23 12:09:57.755+00
taxes	10	2026-07-17	7	1	2026-11-23 12:09:57.755+00
taxes	11	2027-07-17	7	1	2026-11-23 12:09:57.755+00
taxes	12	2027-10-29	7	1	2026-11-23 12:09:57.755+00
taxes	13	2027-08-27	7	1	2026-11-23 12:09:57.755+00
vltds	1	2026-04-20	7	1	2026-11-23 12:09:57.755+00
vltds	2	2027-04-20	7	1	2026-11-23 12:09:57.755+00
vltds	3	2025-06-19	7	1	2026-11-23 12:09:57.755+00
vltds	4	2026-06-19	7	1	2026-11-23 12:09:57.755+00
vltds	5	2026-04-29	7	1	2026-11-23 12:09:57.755+00
vltds	6	2027-01-01	7	1	2026-11-23 12:09:57.755+00
vltds	7	2028-01-01	7	1	2026-11-23 12:09:57.755+00
vltds	8	2026-05-23	7	1	2026-11-23 12:09:57.755+00
vltds	9	2027-11-18	7	1	2026-11-23 12:09:57.755+00
vltds	10	2026-07-03	7	1	2026-11-23 12:09:57.755+00
vltds	11	2027-07-03	7	1	2026-11-23 12:09:57.755+00
vltds	12	2025-10-02	7	1	2026-11-23 12:09:57.755+00
vltds	13	2026-10-02	7	1	2026-11-23 12:09:57.755+00
vltds	14	2026-08-26	7	1	2026-11-23 12:09:57.755+00
vltds	15	2027-12-20	7	1	2026-11-23 12:09:57.755+00
\.

copy service_requests (id, reference, user_id, branch_id, contact_name, contact_phone, category, services, query, status, status_changed_by, status_changed_at, created_at, updated_at) from stdin;
1	SR-1	\N	28	आशा	9826000003	dl	{"RENEWAL OF DL"}	\N	pending	\N	\N	2026-11-23 12:09:57.636+00	2026-11-23 12:09:57.636+00
\.

copy speed_governors (vehicle_id, certificate_number, issue_date, expiry_date, id, citizen_id, file_id, origin, created_by, created_at, updated_at) from stdin;
2	SPE-0000000008	2026-08-31	2027-08-30	1	2	\N	office	\N	2026-11-23 12:09:56.816+00	2026-11-23 12:09:56.816+00
3	SPE-0000000013	2025-08-22	2026-08-21	2	4	\N	office	\N	2026-11-23 12:09:56.816+00	2026-11-23 12:09:56.816+00
3	SPE-0000000012	2026-08-22	2027-08-21	3	4	\N	office	\N	2026-11-23 12:09:56.816+00	2026-11-23 12:09:56.816+00
9	SPE-0000000036	2026-12-14	2027-12-13	4	3	\N	office	\N	2026-11-23 12:09:56.816+00	2026-11-23 12:09:56.816+00
10	SPE-0000000041	2024-07-19	2025-07-18	5	2	\N	office	\N	2026-11-23 12:09:56.816+00	2026-11-23 12:09:56.816+00
10	SPE-0000000040	2025-07-19	2026-07-18	6	2	\N	office	\N	2026-11-23 12:09:56.816+00	2026-11-23 12:09:56.816+00
12	SPE-0000000048	2026-12-09	2027-12-08	7	4	\N	office	\N	2026-11-23 12:09:56.816+00	2026-11-23 12:09:56.816+00
\.

copy taxes (vehicle_id, vehicle_type, tax_mode, tax_from, tax_upto, amount, id, citizen_id, file_id, origin, created_by, created_at, updated_at) from stdin;
1	LGV	Quarterly	2026-01-23	2027-01-22	2976.82	1	12	\N	office	\N	2026-11-23 12:09:56.876+00	2026-11-23 12:09:56.876+00
2	Construction Equipment Vehicle	Monthly	2024-07-16	2025-07-15	4497.06	2	2	\N	office	\N	2026-11-23 12:09:56.876+00	2026-11-23 12:09:56.876+00
2	MGV	Yearly	2025-07-16	2026-07-15	5756.52	3	2	\N	self	\N	2026-11-23 12:09:56.876+00	2026-11-23 12:09:56.876+00
2	LGV	OneTime	2026-07-16	2027-07-15	7740.88	4	2	\N	office	\N	2026-11-23 12:09:56.876+00	2026-11-23 12:09:56.876+00
3	LMV	HalfYearly	2025-09-19	2026-09-18	4586.50	5	4	\N	office	\N	2026-11-23 12:09:56.876+00	2026-11-23 12:09:56.876+00
4	LMV	Yearly	2025-07-14	2026-07-13	7042.66	6	8	\N	office	\N	2026-11-23 12:09:56.876+00	2026-11-23 12:09:56.876+00
4	E-Rikshaw/E-Cart	Yearly	2026-07-14	2027-07-13	2486.44	7	8	\N	office	\N	2026-11-23 12:09:56.876+00	2026-11-23 12:09:56.876+00
6	Agriculture Tractor	HalfYearly	2026-01-29	2027-01-28	8405.44	8	1	\N	office	\N	2026-11-23 12:09:56.876+00	2026-11-23 12:09:56.876+00
9	MCWG	Yearly	2026-08-08	2027-08-07	3497.33	9	3	\N	office	\N	2026-11-23 12:09:56.876+00	2026-11-23 12:09:56.876+00
10	MCWG	Monthly	2025-07-18	2026-07-17	3655.03	10	2	\N	office	\N	2026-11-23 12:09:56.876+00	2026-11-23 12:09:56.876+00
10	Agriculture Tractor	Yearly	2026-07-18	2027-07-17	2571.05	11	2	\N	office	\N	2026-11-23 12:09:56.876+00	2026-11-23 12:09:56.876+00
11	TRANS(HGV)	Monthly	2026-10-30	2027-10-29	3875.92	12	3	\N	office	\N	2026-11-23 12:09:56.876+00	2026-11-23 12:09:56.876+00
12	Agriculture Trailer	Monthly	2026-08-28	2027-08-27	499.81	13	4	\N	office	\N	2026-11-23 12:09:56.876+00	2026-11-23 12:09:56.876+00
\.

copy two_factors (user_id, sealed, confirmed_at, last_step, lost_at) from stdin;
4	\\xa172cedcae47474b615c54d510a5d84a8dea3032e958587430b413538be3f333	2026-11-23 12:09:57.607+00	0	\N
\.

copy users (id, name, phone, phone_verified_at, phone_verified_by, email, email_verified_at, email_verified_by, unverified_email, password_hash, password_given_at, role, branch_id, citizen_id, added_branch_id, created_at, updated_at) from stdin;
1	Account 1	7618033989	2026-11-23 12:09:56.166+00	\N	\N	\N	\N	\N	-	\N	user	\N	1	\N	2026-11-23 12:09:56.166+00	2026-11-23 12:09:56.407+00
2	Account 2	7236068041	2026-11-23 12:09:56.166+00	\N	\N	\N	\N	\N	-	\N	user	\N	3	\N	2026-11-23 12:09:56.166+00	2026-11-23 12:09:56.408+00
3	Manager	9826000001	\N	\N	\N	\N	\N	\N	none	\N	manager	1	\N	\N	2026-11-23 12:09:57.572+00	2026-11-23 12:09:57.572+00
4	Admin	9826000002	\N	\N	\N	\N	\N	\N	none	\N	admin	\N	\N	\N	2026-11-23 12:09:57.599+00	2026-11-23 12:09:57.599+00
\.

copy vehicles (id, citizen_id, registration_no, type, make_model, chassis_no, engine_no, origin, created_by, created_at, updated_at) from stdin;
1	12	CG09AA0002	Construction Equipment Vehicle	Honda Activa	MA000000000000001	EN0000000001	office	\N	2026-11-23 12:09:56.424+00	2026-11-23 12:09:56.424+00
2	2	CG27AA0003	Agriculture Tractor	Honda Activa	MA000000000000002	EN0000000002	office	\N	2026-11-23 12:09:56.424+00	2026-11-23 12:09:56.424+00
3	4	CG12AA0004	MCWG	Honda Activa	MA000000000000003	EN0000000003	office	\N	2026-11-23 12:09:56.424+00	2026-11-23 12:09:56.424+00
4	8	CG05AA0005	LGV	Maruti Alto	MA000000000000004	EN0000000004	office	\N	2026-11-23 12:09:56.424+00	2026-11-23 12:09:56.424+00
5	11	CG04AA0006	Road Roller	Maruti Alto	MA000000000000005	EN0000000005	office	\N	2026-11-23 12:09:56.424+00	2026-11-23 12:09:56.424+00
6	1	CG11AA0007	E-Rikshaw/E-Cart	Honda Activa	MA000000000000006	EN0000000006	office	\N	2026-11-23 12:09:56.424+00	2026-11-23 12:09:56.424+00
7	12	CG22AA0008	MCWG	Honda Activa	MA000000000000007	EN0000000007	office	\N	2026-11-23 12:09:56.424+00	2026-11-23 12:09:56.424+00
8	7	CG10AA0009	Construction Equipment Vehicle	Hero Splendor	MA000000000000008	EN0000000008	office	\N	2026-11-23 12:09:56.424+00	2026-11-23 12:09:56.424+00
9	3	CG23AA0010	MGV	Mahindra Bolero	MA000000000000009	EN0000000009	self	\N	2026-11-23 12:09:56.424+00	2026-11-23 12:09:56.424+00
10	2	CG21AA0011	LGV	Hero Splendor	MA000000000000010	EN0000000010	office	\N	2026-11-23 12:09:56.424+00	2026-11-23 12:09:56.424+00
11	3	CG08AA0012	MGV	Hero Splendor	MA000000000000011	EN0000000011	self	\N	2026-11-23 12:09:56.424+00	2026-11-23 12:09:56.424+00
12	4	CG07AA0013	MGV	Honda Activa	MA000000000000012	EN0000000012	office	\N	2026-11-23 12:09:56.424+00	2026-11-23 12:09:56.424+00
\.

copy vltds (vehicle_id, certificate_number, issue_date, expiry_date, id, citizen_id, file_id, origin, created_by, created_at, updated_at) from stdin;
1	VLT-0000000005	2025-04-21	2026-04-20	1	12	\N	office	\N	2026-11-23 12:09:56.732+00	2026-11-23 12:09:56.732+00
1	VLT-0000000004	2026-04-21	2027-04-20	2	12	\N	office	\N	2026-11-23 12:09:56.732+00	2026-11-23 12:09:56.732+00
2	VLT-0000000009	2024-06-20	2025-06-19	3	2	\N	self	\N	2026-11-23 12:09:56.732+00	2026-11-23 12:09:56.732+00
2	VLT-0000000008	2025-06-20	2026-06-19	4	2	\N	office	\N	2026-11-23 12:09:56.732+00	2026-11-23 12:09:56.732+00
3	VLT-0000000012	2025-04-30	2026-04-29	5	4	\N	office	\N	2026-11-23 12:09:56.732+00	2026-11-23 12:09:56.732+00
5	VLT-0000000021	2026-01-02	2027-01-01	6	11	\N	office	\N	2026-11-23 12:09:56.732+00	2026-11-23 12:09:56.732+00
5	VLT-0000000020	2027-01-02	2028-01-01	7	11	\N	office	\N	2026-11-23 12:09:56.732+00	2026-11-23 12:09:56.732+00
6	VLT-0000000024	2025-05-24	2026-05-23	8	1	\N	office	\N	2026-11-23 12:09:56.732+00	2026-11-23 12:09:56.732+00
7	VLT-0000000028	2026-11-19	2027-11-18	9	12	\N	office	\N	2026-11-23 12:09:56.732+00	2026-11-23 12:09:56.732+00
8	VLT-0000000033	2025-07-04	2026-07-03	10	7	\N	office	\N	2026-11-23 12:09:56.732+00	2026-11-23 12:09:56.732+00
8	VLT-0000000032	2026-07-04	2027-07-03	11	7	\N	office	\N	2026-11-23 12:09:56.732+00	2026-11-23 12:09:56.732+00
9	VLT-0000000037	2024-10-03	2025-10-02	12	3	\N	office	\N	2026-11-23 12:09:56.732+00	2026-11-23 12:09:56.732+00
9	VLT-0000000036	2025-10-03	2026-10-02	13	3	\N	office	\N	2026-11-23 12:09:56.732+00	2026-11-23 12:09:56.732+00
10	VLT-0000000040	2025-08-27	2026-08-26	14	2	\N	office	\N	2026-11-23 12:09:56.732+00	2026-11-23 12:09:56.732+00
11	VLT-0000000044	2026-12-21	2027-12-20	15	3	\N	office	\N	2026-11-23 12:09:56.732+00	2026-11-23 12:09:56.732+00
\.

select setval('branches_id_seq', 29, false);
select setval('citizens_id_seq', 13, false);
select setval('contact_requests_id_seq', 2, false);
select setval('deletion_requests_id_seq', 2, false);
select setval('document_inquiries_id_seq', 2, false);
select setval('driving_licenses_id_seq', 9, false);
select setval('fitnesses_id_seq', 17, false);
select setval('history_id_seq', 181, false);
select setval('insurances_id_seq', 16, false);
select setval('learner_licenses_id_seq', 7, false);
select setval('messages_id_seq', 17, false);
select setval('permits_id_seq', 11, false);
select setval('puccs_id_seq', 10, false);
select setval('service_requests_id_seq', 2, false);
select setval('speed_governors_id_seq', 8, false);
select setval('taxes_id_seq', 14, false);
select setval('users_id_seq', 5, false);
select setval('vehicles_id_seq', 13, false);
select setval('vltds_id_seq', 16, false);
alter table branches enable trigger user;
alter table citizens enable trigger user;
alter table contact_requests enable trigger user;
alter table deletion_requests enable trigger user;
alter table document_inquiries enable trigger user;
alter table driving_licenses enable trigger user;
alter table early_statuses enable trigger user;
alter table files enable trigger user;
alter table fitnesses enable trigger user;
alter table former_contacts enable trigger user;
alter table history enable trigger user;
alter table insurances enable trigger user;
alter table kysely_migration enable trigger user;
alter table learner_licenses enable trigger user;
alter table messages enable trigger user;
alter table office_settings enable trigger user;
alter table permits enable trigger user;
alter table puccs enable trigger user;
alter table recovery_codes enable trigger user;
alter table reminders enable trigger user;
alter table service_requests enable trigger user;
alter table speed_governors enable trigger user;
alter table taxes enable trigger user;
alter table two_factors enable trigger user;
alter table users enable trigger user;
alter table vehicles enable trigger user;
alter table vltds enable trigger user;
select rebuild_search();
CREATE UNIQUE INDEX vltds_certificate_number_own ON public.vltds USING btree (vehicle_id, number_key(certificate_number));
CREATE UNIQUE INDEX vltds_certificate_number_office ON public.vltds USING btree (number_key(certificate_number)) WHERE (origin = 'office'::text);
CREATE INDEX vltds_by_vehicle ON public.vltds USING btree (vehicle_id, expiry_date DESC, id DESC);
CREATE INDEX vltds_by_creator ON public.vltds USING btree (created_by);
CREATE INDEX vltds_by_citizen ON public.vltds USING btree (citizen_id);
CREATE UNIQUE INDEX vehicles_registration_no_own ON public.vehicles USING btree (citizen_id, number_key(registration_no));
CREATE UNIQUE INDEX vehicles_registration_no_office ON public.vehicles USING btree (number_key(registration_no)) WHERE (origin = 'office'::text);
CREATE INDEX vehicles_by_creator ON public.vehicles USING btree (created_by);
CREATE INDEX users_text ON public.users USING gin (lower((((((' '::text || name) || ' '::text) || phone) || ' '::text) || COALESCE(email, ''::text))) gin_trgm_ops) WITH (fastupdate=off);
CREATE INDEX users_of_role_by_name ON public.users USING btree (role, name COLLATE "und-x-icu", id);
CREATE UNIQUE INDEX users_email_unique ON public.users USING btree (lower(email));
CREATE INDEX users_by_unverified_email ON public.users USING btree (lower(unverified_email)) WHERE (unverified_email IS NOT NULL);
CREATE INDEX users_by_phone_verifier ON public.users USING btree (phone_verified_by) WHERE (phone_verified_by IS NOT NULL);
CREATE INDEX users_by_name ON public.users USING btree (name COLLATE "und-x-icu", id);
CREATE INDEX users_by_email_verifier ON public.users USING btree (email_verified_by) WHERE (email_verified_by IS NOT NULL);
CREATE INDEX users_by_branch ON public.users USING btree (branch_id);
CREATE INDEX users_by_added_branch ON public.users USING btree (added_branch_id) WHERE (added_branch_id IS NOT NULL);
CREATE INDEX taxes_by_vehicle ON public.taxes USING btree (vehicle_id, tax_upto DESC, id DESC);
CREATE INDEX taxes_by_creator ON public.taxes USING btree (created_by);
CREATE INDEX taxes_by_citizen ON public.taxes USING btree (citizen_id);
CREATE UNIQUE INDEX speed_governors_certificate_number_own ON public.speed_governors USING btree (vehicle_id, number_key(certificate_number));
CREATE UNIQUE INDEX speed_governors_certificate_number_office ON public.speed_governors USING btree (number_key(certificate_number)) WHERE (origin = 'office'::text);
CREATE INDEX speed_governors_by_vehicle ON public.speed_governors USING btree (vehicle_id, expiry_date DESC, id DESC);
CREATE INDEX speed_governors_by_creator ON public.speed_governors USING btree (created_by);
CREATE INDEX speed_governors_by_citizen ON public.speed_governors USING btree (citizen_id);
CREATE INDEX service_requests_by_user ON public.service_requests USING btree (user_id, id);
CREATE INDEX service_requests_by_status ON public.service_requests USING btree (status, branch_id, id);
CREATE INDEX service_requests_by_day ON public.service_requests USING btree (created_at);
CREATE INDEX service_requests_by_changer ON public.service_requests USING btree (status_changed_by);
CREATE INDEX service_requests_by_branch ON public.service_requests USING btree (branch_id, id);
CREATE INDEX searchable_numbers_text ON public.searchable_numbers USING gin (number gin_trgm_ops, application gin_trgm_ops) WITH (fastupdate=off);
CREATE INDEX searchable_numbers_number ON public.searchable_numbers USING btree (record, number text_pattern_ops);
CREATE INDEX searchable_numbers_newest ON public.searchable_numbers USING btree (record, branch_id, record_id);
CREATE INDEX searchable_numbers_by_citizen ON public.searchable_numbers USING btree (citizen_id);
CREATE INDEX searchable_numbers_application ON public.searchable_numbers USING btree (record, application text_pattern_ops) WHERE (application IS NOT NULL);
CREATE INDEX reminders_by_message ON public.reminders USING btree (message_id);
CREATE UNIQUE INDEX puccs_pucc_number_own ON public.puccs USING btree (vehicle_id, number_key(pucc_number));
CREATE UNIQUE INDEX puccs_pucc_number_office ON public.puccs USING btree (number_key(pucc_number)) WHERE (origin = 'office'::text);
CREATE INDEX puccs_by_vehicle ON public.puccs USING btree (vehicle_id, valid_until DESC, id DESC);
CREATE INDEX puccs_by_creator ON public.puccs USING btree (created_by);
CREATE INDEX puccs_by_citizen ON public.puccs USING btree (citizen_id);
CREATE UNIQUE INDEX permits_permit_number_own ON public.permits USING btree (vehicle_id, number_key(permit_number));
CREATE UNIQUE INDEX permits_permit_number_office ON public.permits USING btree (number_key(permit_number)) WHERE (origin = 'office'::text);
CREATE INDEX permits_by_vehicle ON public.permits USING btree (vehicle_id, expiry_date DESC, id DESC);
CREATE INDEX permits_by_creator ON public.permits USING btree (created_by);
CREATE INDEX permits_by_citizen ON public.permits USING btree (citizen_id);
CREATE UNIQUE INDEX messages_provider_id ON public.messages USING btree (provider_id) WHERE (provider_id IS NOT NULL);
CREATE INDEX messages_by_user ON public.messages USING btree (user_id);
CREATE INDEX messages_by_state ON public.messages USING btree (state, created_at, id);
CREATE INDEX messages_by_dedup_key ON public.messages USING btree (dedup_key, created_at) WHERE (dedup_key IS NOT NULL);
CREATE INDEX messages_by_day ON public.messages USING btree (created_at, id);
CREATE INDEX messages_by_creator ON public.messages USING btree (created_by);
CREATE INDEX messages_by_citizen ON public.messages USING btree (citizen_id, id);
CREATE INDEX messages_by_branch ON public.messages USING btree (branch_id, id);
CREATE UNIQUE INDEX learner_licenses_ll_no_own ON public.learner_licenses USING btree (citizen_id, number_key(ll_no));
CREATE UNIQUE INDEX learner_licenses_ll_no_office ON public.learner_licenses USING btree (number_key(ll_no)) WHERE (origin = 'office'::text);
CREATE INDEX learner_licenses_by_creator ON public.learner_licenses USING btree (created_by);
CREATE INDEX learner_licenses_by_citizen ON public.learner_licenses USING btree (citizen_id, id DESC);
CREATE UNIQUE INDEX insurances_policy_number_own ON public.insurances USING btree (vehicle_id, number_key(policy_number));
CREATE UNIQUE INDEX insurances_policy_number_office ON public.insurances USING btree (number_key(policy_number)) WHERE (origin = 'office'::text);
CREATE INDEX insurances_by_vehicle ON public.insurances USING btree (vehicle_id, end_date DESC, id DESC);
CREATE INDEX insurances_by_creator ON public.insurances USING btree (created_by);
CREATE INDEX insurances_by_citizen ON public.insurances USING btree (citizen_id);
CREATE INDEX history_text ON public.history USING gin (lower((((' '::text || COALESCE(title, ''::text)) || ' '::text) || COALESCE(actor_name, ''::text))) gin_trgm_ops) WITH (fastupdate='on', gin_pending_list_limit='256');
CREATE INDEX history_by_record ON public.history USING btree (record, record_id, id);
CREATE INDEX history_by_kind ON public.history USING btree (record, happened_at, id);
CREATE INDEX history_by_day ON public.history USING btree (happened_at, id);
CREATE INDEX history_by_citizen ON public.history USING btree (citizen_id, id) WHERE (citizen_id IS NOT NULL);
CREATE INDEX history_by_actor ON public.history USING btree (actor_id, id);
CREATE INDEX history_by_action ON public.history USING btree (action, happened_at, id);
CREATE UNIQUE INDEX fitnesses_certificate_number_own ON public.fitnesses USING btree (vehicle_id, number_key(certificate_number));
CREATE UNIQUE INDEX fitnesses_certificate_number_office ON public.fitnesses USING btree (number_key(certificate_number)) WHERE (origin = 'office'::text);
CREATE INDEX fitnesses_by_vehicle ON public.fitnesses USING btree (vehicle_id, expiry_date DESC, id DESC);
CREATE INDEX fitnesses_by_creator ON public.fitnesses USING btree (created_by);
CREATE INDEX fitnesses_by_citizen ON public.fitnesses USING btree (citizen_id);
CREATE INDEX files_young ON public.files USING btree (created_at) WHERE (removed_at IS NULL);
CREATE INDEX files_removed ON public.files USING btree (removed_at) WHERE (removed_at IS NOT NULL);
CREATE INDEX expiries_by_vehicle ON public.expiries USING btree (vehicle_id, kind, expiry_date, document_id) INCLUDE (citizen_id, branch_id, superseded, origin);
CREATE INDEX expiries_by_day ON public.expiries USING btree (expiry_date, superseded, kind, document_id) INCLUDE (citizen_id, vehicle_id);
CREATE INDEX expiries_by_citizen ON public.expiries USING btree (citizen_id, expiry_date) INCLUDE (kind, document_id, vehicle_id, branch_id, superseded);
CREATE INDEX expiries_by_branch ON public.expiries USING btree (branch_id, expiry_date, superseded, kind, document_id) INCLUDE (citizen_id, vehicle_id);
CREATE INDEX early_statuses_by_age ON public.early_statuses USING btree (received_at);
CREATE UNIQUE INDEX driving_licenses_dl_no_own ON public.driving_licenses USING btree (citizen_id, number_key(dl_no));
CREATE UNIQUE INDEX driving_licenses_dl_no_office ON public.driving_licenses USING btree (number_key(dl_no)) WHERE (origin = 'office'::text);
CREATE INDEX driving_licenses_by_creator ON public.driving_licenses USING btree (created_by);
CREATE INDEX driving_licenses_by_citizen ON public.driving_licenses USING btree (citizen_id, id DESC);
CREATE INDEX document_inquiries_by_user ON public.document_inquiries USING btree (user_id);
CREATE INDEX document_inquiries_by_status ON public.document_inquiries USING btree (status, branch_id, id);
CREATE INDEX document_inquiries_by_changer ON public.document_inquiries USING btree (status_changed_by);
CREATE INDEX document_inquiries_by_branch ON public.document_inquiries USING btree (branch_id, id);
CREATE UNIQUE INDEX deletion_requests_one_pending ON public.deletion_requests USING btree (user_id) WHERE (status = 'pending'::text);
CREATE INDEX deletion_requests_by_user ON public.deletion_requests USING btree (user_id, id);
CREATE INDEX deletion_requests_by_status ON public.deletion_requests USING btree (status, id);
CREATE UNIQUE INDEX contact_requests_one_open ON public.contact_requests USING btree (user_id) WHERE (status = 'open'::text);
CREATE INDEX contact_requests_by_user ON public.contact_requests USING btree (user_id);
CREATE INDEX contact_requests_by_handler ON public.contact_requests USING btree (handled_by) WHERE (handled_by IS NOT NULL);
CREATE INDEX contact_requests_by_creator ON public.contact_requests USING btree (created_by) WHERE (created_by IS NOT NULL);
CREATE INDEX citizens_whole_mobile ON public.citizens USING btree (mobile text_pattern_ops, id);
CREATE INDEX citizens_text ON public.citizens USING gin (search_text gin_trgm_ops, mobile gin_trgm_ops) WITH (fastupdate=off);
CREATE INDEX citizens_newest_of_branch ON public.citizens USING btree (COALESCE(branch_id, 0), id);
CREATE INDEX citizens_name ON public.citizens USING btree (lower(name) text_pattern_ops, id) INCLUDE (name, branch_id, owner_id);
CREATE INDEX citizens_by_owner ON public.citizens USING btree (owner_id);
CREATE INDEX citizens_by_creator ON public.citizens USING btree (created_by);
CREATE INDEX citizens_by_branch ON public.citizens USING btree (branch_id, id);
alter table vltds add constraint vltds_of_vehicle FOREIGN KEY (vehicle_id, citizen_id) REFERENCES vehicles(id, citizen_id);
alter table vltds add constraint vltds_file_id_fkey FOREIGN KEY (file_id) REFERENCES files(id);
alter table vltds add constraint vltds_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL;
alter table vltds add constraint vltds_citizen_id_fkey FOREIGN KEY (citizen_id) REFERENCES citizens(id) ON DELETE CASCADE;
alter table vehicles add constraint vehicles_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL;
alter table vehicles add constraint vehicles_citizen_id_fkey FOREIGN KEY (citizen_id) REFERENCES citizens(id) ON DELETE CASCADE;
alter table users add constraint users_phone_verified_by_fkey FOREIGN KEY (phone_verified_by) REFERENCES users(id) ON DELETE SET NULL;
alter table users add constraint users_email_verified_by_fkey FOREIGN KEY (email_verified_by) REFERENCES users(id) ON DELETE SET NULL;
alter table users add constraint users_citizen_fk FOREIGN KEY (citizen_id) REFERENCES citizens(id) ON DELETE SET NULL;
alter table users add constraint users_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id);
alter table users add constraint users_added_branch_id_fkey FOREIGN KEY (added_branch_id) REFERENCES branches(id) ON DELETE SET NULL;
alter table two_factors add constraint two_factors_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
alter table taxes add constraint taxes_of_vehicle FOREIGN KEY (vehicle_id, citizen_id) REFERENCES vehicles(id, citizen_id);
alter table taxes add constraint taxes_file_id_fkey FOREIGN KEY (file_id) REFERENCES files(id);
alter table taxes add constraint taxes_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL;
alter table taxes add constraint taxes_citizen_id_fkey FOREIGN KEY (citizen_id) REFERENCES citizens(id) ON DELETE CASCADE;
alter table speed_governors add constraint speed_governors_of_vehicle FOREIGN KEY (vehicle_id, citizen_id) REFERENCES vehicles(id, citizen_id);
alter table speed_governors add constraint speed_governors_file_id_fkey FOREIGN KEY (file_id) REFERENCES files(id);
alter table speed_governors add constraint speed_governors_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL;
alter table speed_governors add constraint speed_governors_citizen_id_fkey FOREIGN KEY (citizen_id) REFERENCES citizens(id) ON DELETE CASCADE;
alter table sessions add constraint sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
alter table service_requests add constraint service_requests_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL;
alter table service_requests add constraint service_requests_status_changed_by_fkey FOREIGN KEY (status_changed_by) REFERENCES users(id) ON DELETE SET NULL;
alter table service_requests add constraint service_requests_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id);
alter table reminders add constraint reminders_message_id_fkey FOREIGN KEY (message_id) REFERENCES messages(id) ON DELETE SET NULL;
alter table reminders add constraint reminders_kind_fkey FOREIGN KEY (kind) REFERENCES document_kinds(kind);
alter table recovery_codes add constraint recovery_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
alter table puccs add constraint puccs_of_vehicle FOREIGN KEY (vehicle_id, citizen_id) REFERENCES vehicles(id, citizen_id);
alter table puccs add constraint puccs_file_id_fkey FOREIGN KEY (file_id) REFERENCES files(id);
alter table puccs add constraint puccs_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL;
alter table puccs add constraint puccs_citizen_id_fkey FOREIGN KEY (citizen_id) REFERENCES citizens(id) ON DELETE CASCADE;
alter table permits add constraint permits_of_vehicle FOREIGN KEY (vehicle_id, citizen_id) REFERENCES vehicles(id, citizen_id);
alter table permits add constraint permits_file_id_fkey FOREIGN KEY (file_id) REFERENCES files(id);
alter table permits add constraint permits_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL;
alter table permits add constraint permits_citizen_id_fkey FOREIGN KEY (citizen_id) REFERENCES citizens(id) ON DELETE CASCADE;
alter table password_resets add constraint password_resets_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
alter table messages add constraint messages_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL;
alter table messages add constraint messages_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL;
alter table messages add constraint messages_citizen_id_fkey FOREIGN KEY (citizen_id) REFERENCES citizens(id) ON DELETE SET NULL;
alter table messages add constraint messages_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id);
alter table learner_licenses add constraint learner_licenses_file_id_fkey FOREIGN KEY (file_id) REFERENCES files(id);
alter table learner_licenses add constraint learner_licenses_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL;
alter table learner_licenses add constraint learner_licenses_citizen_id_fkey FOREIGN KEY (citizen_id) REFERENCES citizens(id) ON DELETE CASCADE;
alter table known_networks add constraint known_networks_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
alter table insurances add constraint insurances_of_vehicle FOREIGN KEY (vehicle_id, citizen_id) REFERENCES vehicles(id, citizen_id);
alter table insurances add constraint insurances_file_id_fkey FOREIGN KEY (file_id) REFERENCES files(id);
alter table insurances add constraint insurances_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL;
alter table insurances add constraint insurances_citizen_id_fkey FOREIGN KEY (citizen_id) REFERENCES citizens(id) ON DELETE CASCADE;
alter table former_contacts add constraint former_contacts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
alter table fitnesses add constraint fitnesses_of_vehicle FOREIGN KEY (vehicle_id, citizen_id) REFERENCES vehicles(id, citizen_id);
alter table fitnesses add constraint fitnesses_file_id_fkey FOREIGN KEY (file_id) REFERENCES files(id);
alter table fitnesses add constraint fitnesses_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL;
alter table fitnesses add constraint fitnesses_citizen_id_fkey FOREIGN KEY (citizen_id) REFERENCES citizens(id) ON DELETE CASCADE;
alter table expiries add constraint expiries_kind_fkey FOREIGN KEY (kind) REFERENCES document_kinds(kind);
alter table driving_licenses add constraint driving_licenses_file_id_fkey FOREIGN KEY (file_id) REFERENCES files(id);
alter table driving_licenses add constraint driving_licenses_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL;
alter table driving_licenses add constraint driving_licenses_citizen_id_fkey FOREIGN KEY (citizen_id) REFERENCES citizens(id) ON DELETE CASCADE;
alter table document_inquiries add constraint document_inquiries_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL;
alter table document_inquiries add constraint document_inquiries_status_changed_by_fkey FOREIGN KEY (status_changed_by) REFERENCES users(id) ON DELETE SET NULL;
alter table document_inquiries add constraint document_inquiries_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id);
alter table deletion_requests add constraint deletion_requests_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL;
alter table deletion_requests add constraint deletion_requests_handled_by_fkey FOREIGN KEY (handled_by) REFERENCES users(id) ON DELETE SET NULL;
alter table contact_requests add constraint contact_requests_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
alter table contact_requests add constraint contact_requests_handled_by_fkey FOREIGN KEY (handled_by) REFERENCES users(id) ON DELETE SET NULL;
alter table contact_requests add constraint contact_requests_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL;
alter table contact_codes add constraint contact_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
alter table citizens add constraint citizens_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE SET NULL;
alter table citizens add constraint citizens_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL;
alter table citizens add constraint citizens_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id);
alter table branch_account_visibility add constraint branch_account_visibility_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
alter table branch_account_visibility add constraint branch_account_visibility_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id) ON DELETE CASCADE;
commit;
analyze;
-- whole: adc2056626c9b9147e2b060d67e4cdde736153acd29139de42e9367dc613a4cb
