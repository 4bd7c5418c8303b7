-- A row is somebody's wish that their account and what they keep in it be deleted. Name and number are kept as they were
-- then, since the account goes. A wish that was taken back has no row.
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
  for each row execute function keep_history('name');
