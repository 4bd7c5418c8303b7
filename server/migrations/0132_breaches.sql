-- Breaches of personal data, whom they concern, and when the Data Protection Board and the persons were told.

-- A row is a breach. `searches` tells how its persons were found. It is kept for ever.
create table breaches (
  id integer generated always as identity primary key,
  noticed_at timestamptz(3) not null,
  nature text not null constraint breaches_nature check (length(nature) between 1 and 2000),
  extent text not null constraint breaches_extent check (length(extent) between 1 and 2000),
  place text not null constraint breaches_place check (length(place) between 1 and 500),
  consequences text constraint breaches_consequences check (length(consequences) <= 2000),
  measures text constraint breaches_measures check (length(measures) <= 2000),
  board_due_at timestamptz(3) not null,
  searches jsonb not null default '[]',
  board_told_at timestamptz(3),
  board_told_by integer references users (id) on delete set null,
  created_by integer references users (id) on delete set null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index breaches_to_report on breaches (board_due_at) where board_told_at is null;
create index breaches_by_teller on breaches (board_told_by) where board_told_by is not null;
create index breaches_by_maker on breaches (created_by) where created_by is not null;
create trigger breaches_touch before update on breaches for each row execute function touch_updated_at();
create trigger breaches_history after insert or update on breaches
  for each row execute function record_history('place');

create function refuse_deleted_breach() returns trigger language plpgsql as $$
begin
  raise exception 'a breach is never deleted';
end $$;
create trigger breaches_stay before delete on breaches for each row execute function refuse_deleted_breach();

-- A row is a person whom a breach concerns. It stays without the person when they are deleted, so that the count stays.
create table breach_persons (
  id integer generated always as identity primary key,
  breach_id integer not null references breaches (id),
  citizen_id integer references citizens (id) on delete set null,
  notified_at timestamptz(3),
  message_id integer references messages (id) on delete set null,
  created_at timestamptz(3) not null default now()
);
create index breach_persons_by_breach on breach_persons (breach_id, id);
create index breach_persons_by_citizen on breach_persons (citizen_id, breach_id) where citizen_id is not null;
create index breach_persons_by_message on breach_persons (message_id) where message_id is not null;
