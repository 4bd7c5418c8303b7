-- By which of its ends a document expires, which documents take its place, and which vehicles have left.

alter table document_kinds
  -- Of a kind with a succession, the columns that tell its series apart: a document takes the place only of those that
  -- have the same values there, and one whose first such column is empty belongs to no series. Without such columns all
  -- documents of a vehicle are one series.
  add column series text[] not null default '{}',
  -- The columns of further last days, beside `until`.
  add column ends text[] not null default '{}';

-- When a vehicle was given the certificate by which it leaves for another office. One that has left expires no more here.
alter table vehicles
  add column noc_on date check (noc_on >= '1900-01-01'),
  add column noc_to_office text,
  add column noc_number text,
  add constraint vehicles_noc check ((noc_on is null) = (noc_to_office is null) and (noc_on is not null or noc_number is null));

-- A row is now an end of a document: most documents have one. `end_field` is its column, `series` what `series_of` says of
-- the document, and `incomplete` stands at the first end alone. Rows of vehicles that have left are neither counted nor
-- read but where somebody asks for those.
alter table expiries
  add column end_field text collate "C",
  add column series text,
  add column has_left boolean not null default false;
alter table expiries disable trigger user;
update expiries set end_field = until, series = case when succession then '' end
from document_kinds where document_kinds.kind = expiries.kind;
alter table expiries enable trigger user;
alter table expiries
  alter column end_field set not null,
  drop constraint expiries_pkey,
  add constraint expiries_pkey primary key (kind, document_id, end_field);
drop index expiries_by_day, expiries_by_branch, expiries_by_citizen, expiries_by_vehicle, expiries_incomplete;
create index expiries_by_day on expiries (expiry_date, superseded, kind, document_id, end_field)
  include (citizen_id, vehicle_id) where not has_left;
create index expiries_by_branch on expiries (branch_id, expiry_date, superseded, kind, document_id, end_field)
  include (citizen_id, vehicle_id) where not has_left;
create index expiries_by_citizen on expiries (citizen_id, expiry_date)
  include (kind, document_id, end_field, vehicle_id, branch_id, superseded, has_left);
create index expiries_by_vehicle on expiries (vehicle_id, kind, expiry_date, document_id)
  include (citizen_id, branch_id, end_field, superseded, origin, series, has_left);
create index expiries_incomplete on expiries (branch_id, expiry_date, kind, document_id)
  include (citizen_id, vehicle_id, superseded) where incomplete and not has_left;
create index expiries_of_left on expiries (branch_id, expiry_date, kind, document_id) where has_left;

-- Each end is reminded of by itself.
alter table reminders add column end_field text collate "C";
update reminders set end_field = until from document_kinds where document_kinds.kind = reminders.kind;
alter table reminders
  alter column end_field set not null,
  drop constraint reminders_pkey,
  add constraint reminders_pkey primary key (kind, document_id, end_field, expiry_date, stage);

-- The series that a document belongs to; null for none. Texts are compared without case.
create function series_of(document jsonb, known document_kinds) returns text language sql immutable as $$
  select case when known.succession and (known.series = '{}' or document ->> known.series[1] is not null) then
    coalesce((select string_agg(lower(coalesce(document ->> name, '')), U&'\001F' order by place)
      from unnest(known.series) with ordinality as listed (name, place)), '') end
$$;

-- The columns of the last days that a document has, in the order of the declaration.
create function ends_of(document jsonb, known document_kinds) returns text[] language sql immutable as $$
  select coalesce(array_agg(name order by place), '{}')
  from unnest(known.until || known.ends) with ordinality as listed (name, place) where document ->> name is not null
$$;

-- The ends that come after one in its series, each by the same column; a document whose column is empty comes by its
-- `until` instead.
create function later_ends(document expiries) returns setof expiries language sql stable as $$
  select later.* from expiries as later
  where later.kind = document.kind and later.vehicle_id = document.vehicle_id and later.series = document.series
    and (later.expiry_date, later.document_id) > (document.expiry_date, document.document_id)
    and (later.end_field = document.end_field
      or later.end_field = (select until from document_kinds where document_kinds.kind = document.kind) and not exists (
        select from expiries as own
        where own.kind = later.kind and own.document_id = later.document_id and own.end_field = document.end_field))
$$;

-- As before, end by end within a series.
create or replace function update_superseded(of_kind text, of_vehicle integer) returns void language sql as $$
  update expiries as document set superseded = not superseded
  where kind = of_kind and vehicle_id = of_vehicle and superseded <> exists (
    select from later_ends(document) as later where later.origin = 'office' or document.origin = 'self')
$$;

-- As before, for each end. Argument: the kind.
create or replace function sync_expiry() returns trigger language plpgsql as $$
declare
  known constant document_kinds := (select kinds from document_kinds as kinds where kind = tg_argv[0]);
  old_row constant jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  new_row constant jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  vehicle_before constant integer := old_row ->> 'vehicle_id';
  vehicle_now constant integer := new_row ->> 'vehicle_id';
  ends_now constant text[] := ends_of(new_row, known);
begin
  if tg_op = 'UPDATE' and vehicle_before is not distinct from vehicle_now and old.citizen_id = new.citizen_id
    and old.origin = new.origin and lacks_any(old_row, known.required) = lacks_any(new_row, known.required)
    and series_of(old_row, known) is not distinct from series_of(new_row, known) and not exists (
      select from unnest(known.until || known.ends) as ends (name)
      where old_row ->> name is distinct from new_row ->> name) then return null; end if;
  if vehicle_before is not null or vehicle_now is not null then
    perform from vehicles where id in (vehicle_before, vehicle_now) order by id for no key update;
  end if;
  if tg_op <> 'INSERT' then
    delete from expiries where kind = known.kind and document_id = old.id;
    if known.succession and vehicle_before is distinct from vehicle_now then
      perform update_superseded(known.kind, vehicle_before);
    end if;
  end if;
  if tg_op <> 'DELETE' then
    insert into expiries (kind, document_id, end_field, citizen_id, vehicle_id, branch_id, expiry_date, origin,
      incomplete, series, has_left)
    select known.kind, new.id, ends.name, new.citizen_id, vehicle_now, coalesce(branch_id, 0), (new_row ->> ends.name)::date,
      new.origin, ends.name = ends_now[1] and lacks_any(new_row, known.required), series_of(new_row, known),
      exists (select from vehicles where vehicles.id = vehicle_now and noc_on is not null)
    from citizens, unnest(ends_now) as ends (name) where citizens.id = new.citizen_id for share of citizens;
    if known.succession then perform update_superseded(known.kind, vehicle_now); end if;
  end if;
  return null;
end $$;

-- The trigger that keeps `expiries` in step with the table of a kind.
create function follow_expiries(of_kind text) returns void language plpgsql as $$
declare
  collection constant text := (select known.collection from document_kinds as known where kind = of_kind);
begin
  execute format('drop trigger if exists %I on %I', collection || '_expiries', collection);
  execute format('create trigger %I after insert or update or delete on %I for each row execute function sync_expiry(%L)',
    collection || '_expiries', collection, of_kind);
end $$;
select follow_expiries(kind) from document_kinds order by place;

create or replace function create_document_kind(kind text, collection text, numbers text[], period text[], succession boolean)
returns void language sql as $$
  select create_document_table(kind, collection, numbers, period, succession);
  select note_required_columns(kind);
  select follow_expiries(kind)
$$;

-- Marks what ends of a vehicle that leaves, or comes back.
create function propagate_leaving() returns trigger language plpgsql as $$
begin
  update expiries set has_left = new.noc_on is not null where vehicle_id = new.id;
  return null;
end $$;
create trigger vehicles_leaving after update of noc_on on vehicles
  for each row when ((old.noc_on is null) <> (new.noc_on is null)) execute function propagate_leaving();

-- As before, but for what has left.
create or replace function count_expiry() returns trigger language plpgsql as $$
declare
  change bigint;
begin
  if tg_op <> 'INSERT' and not old.has_left then
    insert into expiry_counts (branch_id, day, kind, superseded, documents)
    values (old.branch_id, old.expiry_date, old.kind, old.superseded, -1) returning id into change;
  end if;
  if tg_op <> 'DELETE' and not new.has_left then
    insert into expiry_counts (branch_id, day, kind, superseded, documents)
    values (new.branch_id, new.expiry_date, new.kind, new.superseded, 1) returning id into change;
  end if;
  if change % 1024 = 0 and pg_try_advisory_xact_lock('expiry_counts'::regclass::oid::bigint) then
    perform compact_expiry_counts();
  end if;
  return null;
end $$;

-- Reads the ends of all documents of a kind anew, one column of them after the other.
create function rebuild_expiries(known document_kinds) returns void language plpgsql as $$
declare
  name text;
begin
  foreach name in array known.until || known.ends loop
    execute format($f$
      insert into expiries (kind, document_id, end_field, citizen_id, vehicle_id, branch_id, expiry_date, origin,
        incomplete, series, has_left, superseded)
      select $1.kind, id, %2$L, citizen_id, vehicle_id, branch_id, %2$I, origin,
        (ends_of(whole, $1))[1] = %2$L and lacks_any(whole, $1.required), series,
        exists (select from vehicles where vehicles.id = vehicle_id and noc_on is not null),
        series is not null and case origin when 'office' then later_of_office else later_of_any end > 0
      from (
        select document.id, document.citizen_id, %4$s as vehicle_id, coalesce(citizens.branch_id, 0) as branch_id, %2$I,
          origin, to_jsonb(document) as whole, series_of(to_jsonb(document), $1) as series,
          count(*) filter (where origin = 'office') over later as later_of_office, count(*) over later as later_of_any
        from %1$I as document join citizens on citizens.id = document.citizen_id
        where coalesce(%2$I, %3$I) is not null
        window later as (partition by %4$s, series_of(to_jsonb(document), $1)
          order by coalesce(%2$I, %3$I) desc, document.id desc rows between unbounded preceding and 1 preceding)
      ) as document where %2$I is not null $f$,
      known.collection, name, known.until, case when known.of_vehicle then 'vehicle_id' else 'null::integer' end)
    using known;
  end loop;
end $$;

create or replace function rebuild_search() returns void language plpgsql as $$
declare
  found numbered_records;
begin
  truncate name_vocabulary, searchable_numbers, expiries, branch_account_visibility,
    record_counts, expiry_counts, message_counts, history_counts;
  alter table searchable_numbers disable trigger user;
  alter table expiries disable trigger user;
  perform sync_name_vocabulary(string_agg(name, ' ')) from (select distinct name from citizens) as called;
  for found in select * from numbered_records loop
    execute format($f$
      insert into searchable_numbers (record, record_id, citizen_id, branch_id, number, application)
      select %1$L, record.id, citizens.id, coalesce(citizens.branch_id, 0), coalesce(number_key(%2$s), ''), number_key(%3$s)
      from %1$I as record join citizens on citizens.id = record.citizen_id order by record.id $f$,
      found.record, found.number, found.application);
  end loop;
  perform rebuild_expiries(known) from (select * from document_kinds order by place) as known;
  insert into branch_account_visibility (user_id, branch_id, name)
  select user_id, account_branches.branch_id, name from account_branches join users on users.id = user_id;
  alter table searchable_numbers enable trigger user;
  alter table expiries enable trigger user;

  insert into record_counts (record, branch_id, records)
  select 'citizens', coalesce(branch_id, 0), count(*) from citizens group by branch_id
  union all select role, coalesce(branch_id, 0), count(*) from users group by role, branch_id
  union all select record, branch_id, count(*) from searchable_numbers group by record, branch_id;
  insert into expiry_counts (branch_id, day, kind, superseded, documents)
  select branch_id, expiry_date, kind, superseded, count(*) from expiries where not has_left
  group by branch_id, expiry_date, kind, superseded;
  insert into message_counts (branch_id, day, for_admins, of_citizen, state, messages)
  select counted.*, state, count(*)
  from messages, message_count_group(messages.branch_id, created_at, purpose, citizen_id) as counted
  group by counted.branch_id, day, for_admins, of_citizen, state;
  insert into history_counts (day, action, record, lines)
  select (happened_at at time zone 'Asia/Kolkata')::date, action, coalesce(record, ''), count(*) from history group by 1, 2, 3;
  perform compact_expiry_counts(), compact_message_counts(), compact_history_counts();
end $$;

-- Permits of one type and route follow each other; one without a type stands beside all.
alter table permits add column permit_type text, add column route text;
update document_kinds set succession = true, series = '{permit_type,route}' where kind = 'permits';

-- Whose name is not known yet is listed for whoever completes them.
create index citizens_nameless on citizens (id) where not name_known;
