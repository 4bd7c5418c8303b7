-- Calendars that a person subscribes to: their address is the key.

-- A row is a calendar of an account: what is in it and in which language. Only the SHA-256 of the secret in its address is stored.
create table calendars (
  id integer generated always as identity primary key,
  secret_hash bytea not null constraint calendars_secret_unique unique,
  user_id integer not null references users (id) on delete cascade,
  what text not null constraint calendars_what check (what in ('expiries', 'jobs')),
  language text not null constraint calendars_language check (language in ('en', 'hi')),
  created_at timestamptz(3) not null default now()
);
create index calendars_by_user on calendars (user_id, id);

create trigger calendars_history after insert or update or delete on calendars
  for each row execute function record_history('what');

-- A change of password or role ends the calendars of an account: their addresses may be known to a person who knew the old one.
create function end_calendars() returns trigger language plpgsql as $$
begin
  delete from calendars where user_id = new.id;
  return new;
end $$;
create trigger users_calendars_end after update of password_hash, role on users
  for each row when (old.password_hash <> new.password_hash or old.role <> new.role) execute function end_calendars();
