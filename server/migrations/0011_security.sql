-- Which devices an account is signed in on, and its second factor.

-- What a person knows a device by: where it signed in from and what the browser calls itself.
alter table sessions add column id integer generated always as identity constraint sessions_id_unique unique;
alter table sessions add column address text;
alter table sessions add column device text check (length(device) <= 300);

-- A row is an authenticator app of an account: its base32 secret, and the last half minute whose code was used, so that
-- none is used twice. Until `confirmed_at` it is being set up and asked for by nobody.
create table two_factors (
  user_id integer primary key references users (id) on delete cascade,
  secret text not null,
  confirmed_at timestamptz(3),
  last_step bigint not null default 0
);

-- A row is a code that stands in for the app once. Only its SHA-256 is kept.
create table recovery_codes (
  user_id integer not null references users (id) on delete cascade,
  code_hash bytea not null,
  primary key (user_id, code_hash)
);

-- Whether staff must have a second factor.
alter table office_settings add column two_factor_required boolean not null default false;

alter table messages drop constraint messages_purpose_check;
alter table messages add constraint messages_purpose_check
  check (purpose in ('message', 'expiry', 'reset', 'reminder', 'summary', 'security'));
