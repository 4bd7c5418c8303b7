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
