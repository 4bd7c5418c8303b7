-- Who works with the desk: branches, accounts and their sessions. Forward only: a later change is a later file.

-- Moves updated_at on every change, always forward, so that a stale copy can be told from a fresh one.
create function touch_updated_at() returns trigger language plpgsql as $$
begin
  new.updated_at := greatest(clock_timestamp(), old.updated_at + interval '1 millisecond');
  return new;
end $$;

-- How a number is compared: upper case, without spaces and hyphens.
create function number_key(typed text) returns text language sql immutable strict parallel safe as $$
  select regexp_replace(upper(typed), '[\s-]', '', 'g')
$$;

-- A row is a branch office. `code` is the district office's registration code ('04') that places citizens in it.
create table branches (
  id integer generated always as identity primary key,
  name text not null constraint branches_name_unique unique check (length(name) between 1 and 255),
  code text constraint branches_code_unique unique
);

-- A row is an account that signs in. `citizen_id` is the person's own citizen profile (see 0002).
create table users (
  id integer generated always as identity primary key,
  name text not null,
  phone text not null constraint users_phone_unique unique check (phone ~ '^[0-9]{10}$'),
  email text,
  password_hash text not null,
  role text not null default 'user' check (role in ('admin', 'manager', 'user')),
  branch_id integer references branches (id),
  citizen_id integer constraint users_citizen_unique unique,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint users_branch_is_a_managers check (branch_id is null or role = 'manager')
);
create unique index users_email_unique on users (lower(email));
create index users_by_branch on users (branch_id);
create trigger users_touch before update on users for each row execute function touch_updated_at();

-- A row is a signed-in device. Only the SHA-256 of its token is kept.
create table sessions (
  token_hash bytea primary key,
  user_id integer not null references users (id) on delete cascade,
  created_at timestamptz(3) not null default now(),
  last_seen_at timestamptz(3) not null default now(),
  idle_seconds integer not null check (idle_seconds > 0),
  expires_at timestamptz(3) not null
);
create index sessions_by_user on sessions (user_id);
create index sessions_by_expiry on sessions (expires_at);

-- A row counts recent attempts under a key (see the rate limits). Losing it in a crash only forgives.
create unlogged table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

-- A row is a secret that all processes share, made at first need.
create table secrets (
  name text primary key,
  value bytea not null
);
