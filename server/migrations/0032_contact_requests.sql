-- A row is a wish of staff that an admin changes what signs in to an account, because its holder has lost the phone or the
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
  for each row execute function keep_history('phone');
