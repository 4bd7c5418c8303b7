-- What the office tells people. Every message is a row here first, written in the transaction that causes it, and is
-- delivered afterwards by a worker.

-- A row is a message to one person. `claimed_by` is the worker that is sending it (see workers).
create table messages (
  id integer generated always as identity primary key,
  channel text not null check (channel in ('whatsapp', 'mail')),
  purpose text not null check (purpose in ('message', 'expiry', 'reset')),
  state text not null
    check (state in ('queued', 'sending', 'sent', 'delivered', 'failed', 'unknown', 'manual', 'cancelled')),
  citizen_id integer references citizens (id) on delete set null,
  user_id integer references users (id) on delete set null,
  branch_id integer references branches (id),
  recipient text not null,
  recipient_name text not null,
  subject text,
  body text not null,
  -- What makes two messages the same one, so that nobody is told twice on one day unasked.
  same_as text,
  attempts integer not null default 0,
  error text,
  provider_id text,
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
create index messages_by_state on messages (state, id);
create index messages_by_creator on messages (created_by);
create index messages_same on messages (same_as, created_at) where same_as is not null;
create unique index messages_provider_id on messages (provider_id) where provider_id is not null;
create trigger messages_touch before update on messages for each row execute function touch_updated_at();

-- A row is a process that delivers. It holds the advisory lock (7351, id) while it lives, so that others can tell when
-- it has died; `queue_workers` are its names in the job queue.
create table workers (
  id integer generated always as identity primary key,
  queue_workers text[] not null default '{}',
  started_at timestamptz(3) not null default now()
);
