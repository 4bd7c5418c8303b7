-- A row is a link that sets a new password, told to the account's own address. Only the SHA-256 of its token is kept;
-- using it, or asking for another, removes it.
create table password_resets (
  token_hash bytea primary key,
  user_id integer not null references users (id) on delete cascade,
  expires_at timestamptz(3) not null
);
create index password_resets_by_user on password_resets (user_id);
