-- Documents of which only the end is known: what a kind requires may be missing until somebody completes it.

-- The columns of a kind that people have to fill, the last day aside; in the order of the table. Where one is empty, the
-- document is incomplete.
alter table document_kinds add column required text[] not null default '{}';
alter table expiries add column incomplete boolean not null default false;
create index expiries_incomplete on expiries (branch_id, expiry_date, kind, document_id)
  include (citizen_id, vehicle_id, superseded) where incomplete;

create function lacks_any(row_of_kind jsonb, columns text[]) returns boolean language sql immutable parallel safe as $$
  select exists (select from unnest(columns) as required (name) where row_of_kind ->> name is null)
$$;

-- Notes what the table of a kind declares `not null`, and lets it be empty. What has a default is never empty; the last day,
-- the owner and what all kinds have in common stay as they are.
create function note_required_columns(of_kind text) returns void language plpgsql as $$
declare
  known constant document_kinds := (select known from document_kinds as known where kind = of_kind);
  name text;
begin
  foreach name in array (
    select coalesce(array_agg(attname::text order by attnum), '{}') from pg_attribute
    where attrelid = known.collection::regclass and attnum > 0 and attnotnull and not atthasdef and attidentity = ''
      and attname <> all (array['vehicle_id', 'citizen_id', 'origin', known.until]))
  loop
    execute format('alter table %I alter column %I drop not null', known.collection, name);
    update document_kinds set required = required || name where kind = of_kind;
  end loop;
end $$;
select note_required_columns(kind) from document_kinds order by place;

-- Makes a kind of documents as before; a column of its own that is `not null` is one that people have to fill.
alter function create_document_kind(text, text, text[], text[], boolean) rename to create_document_table;
create function create_document_kind(kind text, collection text, numbers text[], period text[], succession boolean)
returns void language sql as $$
  select create_document_table(kind, collection, numbers, period, succession);
  select note_required_columns(kind)
$$;

-- A licence without a number stands in the lists with none.
create or replace function sync_searchable_number() returns trigger language plpgsql as $$
declare
  old_row constant jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  new_row constant jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
begin
  if tg_op = 'UPDATE' and old_row ->> tg_argv[0] is not distinct from new_row ->> tg_argv[0] and old.citizen_id = new.citizen_id
    and old_row ->> tg_argv[1] is not distinct from new_row ->> tg_argv[1] then return null; end if;
  if tg_op <> 'INSERT' then
    delete from searchable_numbers where record = tg_table_name and record_id = old.id;
  end if;
  if tg_op <> 'DELETE' then
    insert into searchable_numbers (record, record_id, citizen_id, branch_id, number, application)
    select tg_table_name, new.id, new.citizen_id, coalesce(branch_id, 0),
      coalesce(number_key(new_row ->> tg_argv[0]), ''), number_key(new_row ->> tg_argv[1])
    from citizens where id = new.citizen_id for share;
  end if;
  return null;
end $$;

-- As before, and says whether the document is incomplete.
create or replace function sync_expiry() returns trigger language plpgsql as $$
declare
  of_kind constant text := tg_argv[0];
  succeeds constant boolean := tg_argv[2];
  old_row constant jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  new_row constant jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  required constant text[] := (select known.required from document_kinds as known where known.kind = of_kind);
  vehicle_before constant integer := old_row ->> 'vehicle_id';
  vehicle_now constant integer := new_row ->> 'vehicle_id';
begin
  if tg_op = 'UPDATE' and old_row ->> tg_argv[1] is not distinct from new_row ->> tg_argv[1]
    and vehicle_before is not distinct from vehicle_now and old.citizen_id = new.citizen_id
    and old.origin = new.origin and lacks_any(old_row, required) = lacks_any(new_row, required) then return null; end if;
  if vehicle_before is not null or vehicle_now is not null then
    perform from vehicles where id in (vehicle_before, vehicle_now) order by id for no key update;
  end if;
  if tg_op <> 'INSERT' then
    delete from expiries where kind = of_kind and document_id = old.id;
    if succeeds and vehicle_before is distinct from vehicle_now then
      perform update_superseded(of_kind, vehicle_before);
    end if;
  end if;
  if tg_op <> 'DELETE' then
    insert into expiries (kind, document_id, citizen_id, vehicle_id, branch_id, expiry_date, origin, incomplete)
    select of_kind, new.id, new.citizen_id, vehicle_now, coalesce(branch_id, 0), (new_row ->> tg_argv[1])::date, new.origin,
      lacks_any(new_row, required)
    from citizens where id = new.citizen_id and new_row ->> tg_argv[1] is not null for share;
    if succeeds then perform update_superseded(of_kind, vehicle_now); end if;
  end if;
  return null;
end $$;

create or replace function rebuild_search() returns void language plpgsql as $$
declare
  found numbered_records;
  known document_kinds;
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
  for known in select * from document_kinds order by place loop
    execute format($f$
      insert into expiries (kind, document_id, citizen_id, vehicle_id, branch_id, expiry_date, origin, incomplete, superseded)
      select %1$L, document.id, citizens.id, %4$s, coalesce(citizens.branch_id, 0), %3$s, origin,
        lacks_any(to_jsonb(document), %6$L),
        %5$L and case origin when 'office' then count(*) filter (where origin = 'office') over later
          else count(*) over later end > 0
      from %2$I as document join citizens on citizens.id = document.citizen_id where %3$s is not null
      window later as (partition by %4$s order by %3$s desc, document.id desc
        rows between unbounded preceding and 1 preceding) $f$,
      known.kind, known.collection, known.until,
      case when known.of_vehicle then 'vehicle_id' else 'null::integer' end, known.succession, known.required);
  end loop;
  insert into branch_account_visibility (user_id, branch_id, name)
  select user_id, account_branches.branch_id, name from account_branches join users on users.id = user_id;
  alter table searchable_numbers enable trigger user;
  alter table expiries enable trigger user;

  insert into record_counts (record, branch_id, records)
  select 'citizens', coalesce(branch_id, 0), count(*) from citizens group by branch_id
  union all select role, coalesce(branch_id, 0), count(*) from users group by role, branch_id
  union all select record, branch_id, count(*) from searchable_numbers group by record, branch_id;
  insert into expiry_counts (branch_id, day, kind, superseded, documents)
  select branch_id, expiry_date, kind, superseded, count(*) from expiries group by branch_id, expiry_date, kind, superseded;
  insert into message_counts (branch_id, day, for_admins, of_citizen, state, messages)
  select counted.*, state, count(*)
  from messages, message_count_group(messages.branch_id, created_at, purpose, citizen_id) as counted
  group by counted.branch_id, day, for_admins, of_citizen, state;
  insert into history_counts (day, action, record, lines)
  select (happened_at at time zone 'Asia/Kolkata')::date, action, coalesce(record, ''), count(*) from history group by 1, 2, 3;
  perform compact_expiry_counts(), compact_message_counts(), compact_history_counts();
end $$;
