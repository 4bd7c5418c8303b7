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
