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
