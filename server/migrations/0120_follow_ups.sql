-- When the office calls a person again.

-- A row is the day on which a citizen, or the owner of a vehicle, is to be called, and why. It is told to staff alone. Of a vehicle
-- it follows to its next owner. `set_aside_by` is the merge after which it waits behind the one of who stayed.
create table follow_ups (
  id integer generated always as identity primary key,
  citizen_id integer not null references citizens (id) on delete cascade,
  vehicle_id integer constraint follow_ups_of_vehicle_unique unique,
  call_on date not null,
  note text constraint follow_ups_note check (length(note) <= 500),
  set_aside_by integer references merges (id) on delete cascade,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint follow_ups_of_owner foreign key (vehicle_id, citizen_id) references vehicles (id, citizen_id)
    on update cascade on delete cascade
);
create unique index follow_ups_of_citizen_unique on follow_ups (citizen_id)
  where vehicle_id is null and set_aside_by is null;
create index follow_ups_by_citizen on follow_ups (citizen_id);
create index follow_ups_by_day on follow_ups (call_on, id);
create index follow_ups_by_merge on follow_ups (set_aside_by) where set_aside_by is not null;
create trigger follow_ups_touch before update on follow_ups for each row execute function touch_updated_at();
create trigger follow_ups_history after insert or update or delete on follow_ups
  for each row execute function record_history('call_on');
