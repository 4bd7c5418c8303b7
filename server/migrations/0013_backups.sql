-- A row is a backup that the desk made by itself, or tried to. One without `finished_at` and `error` was interrupted.
create table backups (
  id integer generated always as identity primary key,
  file text not null,
  bytes bigint,
  started_at timestamptz(3) not null default now(),
  finished_at timestamptz(3),
  error text
);
create index backups_finished on backups (finished_at);
