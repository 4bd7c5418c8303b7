-- A call that keeps something, with the key under which its sender may send it again, and what was answered: null while
-- it is at work, and for ever where it broke off before its answer was known. Kept for a day.
create table sent_calls (
  -- 0 for visitors.
  caller integer not null,
  path text not null,
  key text not null,
  answer text,
  created_at timestamptz not null default now(),
  primary key (caller, path, key)
);
create index sent_calls_by_age on sent_calls (created_at);
