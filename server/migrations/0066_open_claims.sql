-- Only the oldest open claims of the last months are looked through: this finds them without those that have run out.
create index claims_open_by_day on claims (created_at, id)
  where approved_at is null and refused_at is null and ended_at is null;
drop index claims_open;
