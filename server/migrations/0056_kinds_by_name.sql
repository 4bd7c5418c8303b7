-- A kind has one name here, its slug, wherever a row says which kind it is of: no text that people read is a key, and a kind
-- that is added takes no change of a type. Reports show documents of a day in the order of these names.

-- Who follows the tables of kinds is made anew below.
do $$
declare
  known document_kinds;
begin
  for known in select * from document_kinds loop
    execute format('drop trigger %I on %I', known.collection || '_expiries', known.collection);
  end loop;
end $$;
drop function rebuild_search(), keep_expiry(), settle_succession(document_type, integer);

create function pg_temp.slug_of(type document_type) returns text language sql immutable as $$
  select case type when 'Driving License' then 'dl' when 'Fitness' then 'fitnesses' when 'Insurance' then 'insurances'
    when 'Learner License' then 'll' when 'PUCC' then 'puccs' when 'Permit' then 'permits'
    when 'Speed Gov.' then 'speed-governors' when 'Tax' then 'taxes' when 'VLTd' then 'vltds' end
$$;
do $$
declare
  named text;
begin
  foreach named in array array['document_kinds', 'expiries', 'expiry_counts', 'reminders'] loop
    execute format('alter table %I alter type type text collate "C" using pg_temp.slug_of(type)', named);
    execute format('alter table %I rename type to kind', named);
  end loop;
end $$;
drop function pg_temp.slug_of(document_type);
drop type document_type;
alter table expiries add constraint expiries_kind_fkey foreign key (kind) references document_kinds (kind);
alter table reminders add constraint reminders_kind_fkey foreign key (kind) references document_kinds (kind);

create or replace function fold_expiry_counts() returns void language sql as $$
  with changes as (delete from expiry_counts where not folded returning branch_id, day, kind, superseded, documents)
  insert into expiry_counts as kept (folded, branch_id, monthly, day, kind, superseded, documents)
  select true, counted.branch_id, span.monthly, span.day, kind, superseded, sum(documents)
  from changes,
    lateral (values (changes.branch_id), (-1)) as counted (branch_id),
    lateral (values (false, changes.day), (true, date_trunc('month', changes.day)::date)) as span (monthly, day)
  group by counted.branch_id, span.monthly, span.day, kind, superseded having sum(documents) <> 0
  on conflict (branch_id, monthly, day, kind, superseded) where folded
    do update set documents = kept.documents + excluded.documents
$$;

create or replace function count_expiry() returns trigger language plpgsql as $$
declare
  change bigint;
begin
  if tg_op <> 'INSERT' then
    insert into expiry_counts (branch_id, day, kind, superseded, documents)
    values (old.branch_id, old.expiry_date, old.kind, old.superseded, -1) returning id into change;
  end if;
  if tg_op <> 'DELETE' then
    insert into expiry_counts (branch_id, day, kind, superseded, documents)
    values (new.branch_id, new.expiry_date, new.kind, new.superseded, 1) returning id into change;
  end if;
  if change % 1024 = 0 and pg_try_advisory_xact_lock('expiry_counts'::regclass::oid::bigint) then
    perform fold_expiry_counts();
  end if;
  return null;
end $$;

-- Says of the documents of a kind on a vehicle, which the caller holds, which are superseded.
create function settle_succession(of_kind text, of_vehicle integer) returns void language sql as $$
  update expiries as document set superseded = not superseded
  where kind = of_kind and vehicle_id = of_vehicle and superseded <> exists (
    select from expiries as later
    where later.kind = of_kind and later.vehicle_id = of_vehicle
      and (later.expiry_date, later.document_id) > (document.expiry_date, document.document_id))
$$;

-- Keeps `expiries` with the table of a kind. Arguments: the kind, the column of its last day, and whether its documents
-- succeed each other. Whoever changes when documents of a vehicle end holds the vehicle before anything else, so that of
-- two documents added at once one sees the other; a new document holds its citizen, whose branch it bears.
create function keep_expiry() returns trigger language plpgsql as $$
declare
  of_kind constant text := tg_argv[0];
  succeeds constant boolean := tg_argv[2];
  gone constant jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  come constant jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  vehicle_before constant integer := gone ->> 'vehicle_id';
  vehicle_now constant integer := come ->> 'vehicle_id';
begin
  if tg_op = 'UPDATE' and gone ->> tg_argv[1] is not distinct from come ->> tg_argv[1]
    and vehicle_before is not distinct from vehicle_now and old.citizen_id = new.citizen_id then return null; end if;
  if vehicle_before is not null or vehicle_now is not null then
    perform from vehicles where id in (vehicle_before, vehicle_now) order by id for no key update;
  end if;
  if tg_op <> 'INSERT' then
    delete from expiries where kind = of_kind and document_id = old.id;
    if succeeds and vehicle_before is distinct from vehicle_now then
      perform settle_succession(of_kind, vehicle_before);
    end if;
  end if;
  if tg_op <> 'DELETE' then
    insert into expiries (kind, document_id, citizen_id, vehicle_id, branch_id, expiry_date)
    select of_kind, new.id, new.citizen_id, vehicle_now, coalesce(branch_id, 0), (come ->> tg_argv[1])::date
    from citizens where id = new.citizen_id and come ->> tg_argv[1] is not null for share;
    if succeeds then perform settle_succession(of_kind, vehicle_now); end if;
  end if;
  return null;
end $$;

do $$
declare
  known document_kinds;
begin
  for known in select * from document_kinds loop
    execute format('create trigger %I after insert or update or delete on %I
      for each row execute function keep_expiry(%L, %L, %L)',
      known.collection || '_expiries', known.collection, known.kind, known.until, known.succession);
  end loop;
end $$;

-- Makes what searches and reports read anew from the records.
create function rebuild_search() returns void language plpgsql as $$
declare
  found numbered_records;
  known document_kinds;
begin
  truncate name_words, findable_numbers, expiries, seen_accounts, record_counts, expiry_counts, message_counts, history_counts;
  alter table findable_numbers disable trigger user;
  alter table expiries disable trigger user;
  perform keep_name_words(string_agg(name, ' ')) from (select distinct name from citizens) as called;
  for found in select * from numbered_records loop
    execute format($f$
      insert into findable_numbers (record, record_id, citizen_id, branch_id, number, application)
      select %1$L, record.id, citizens.id, coalesce(citizens.branch_id, 0), number_key(%2$s), number_key(%3$s)
      from %1$I as record join citizens on citizens.id = record.citizen_id order by record.id $f$,
      found.record, found.number, found.application);
  end loop;
  for known in select * from document_kinds loop
    execute format($f$
      insert into expiries (kind, document_id, citizen_id, vehicle_id, branch_id, expiry_date, superseded)
      select %1$L, document.id, citizens.id, %4$s, coalesce(citizens.branch_id, 0), %3$s,
        %5$L and row_number() over (partition by %4$s order by %3$s desc, document.id desc) > 1
      from %2$I as document join citizens on citizens.id = document.citizen_id where %3$s is not null $f$,
      known.kind, known.collection, known.until,
      case when known.of_vehicle then 'vehicle_id' else 'null::integer' end, known.succession);
  end loop;
  insert into seen_accounts (user_id, branch_id, name)
  select user_id, account_branches.branch_id, name from account_branches join users on users.id = user_id;
  alter table findable_numbers enable trigger user;
  alter table expiries enable trigger user;

  insert into record_counts (record, branch_id, records)
  select 'citizens', coalesce(branch_id, 0), count(*) from citizens group by branch_id
  union all select role, coalesce(branch_id, 0), count(*) from users group by role, branch_id
  union all select record, branch_id, count(*) from findable_numbers group by record, branch_id;
  insert into expiry_counts (branch_id, day, kind, superseded, documents)
  select branch_id, expiry_date, kind, superseded, count(*) from expiries group by branch_id, expiry_date, kind, superseded;
  insert into message_counts (branch_id, day, for_admins, of_citizen, state, messages)
  select counted.*, state, count(*)
  from messages, counted_as(messages.branch_id, created_at, purpose, citizen_id) as counted
  group by counted.branch_id, day, for_admins, of_citizen, state;
  insert into history_counts (day, action, record, lines)
  select (happened_at at time zone 'Asia/Kolkata')::date, action, coalesce(record, ''), count(*) from history group by 1, 2, 3;
  perform fold_expiry_counts(), fold_message_counts(), fold_history_counts();
end $$;

-- Makes a kind of documents of a table that has the columns of its own, and `vehicle_id` where it is a vehicle's document:
-- gives it the columns that all kinds have, their checks and indexes, and every trigger that follows it.
--   kind        its slug
--   collection  the table
--   numbers     the column of its number, unique among the office's and in one's own, and that of its application number;
--               '{}' where it has none
--   period      the columns of its first and its last day
--   succession  whether a later one on the same vehicle takes the place of an earlier one
create function create_document_kind(kind text, collection text, numbers text[], period text[], succession boolean)
returns void language plpgsql as $$
declare
  until constant text := period[2];
  of_vehicle constant boolean := exists (
    select from pg_attribute where attrelid = collection::regclass and attname = 'vehicle_id');
  owner constant text := case when of_vehicle then 'vehicle_id' else 'citizen_id' end;
begin
  execute format('alter table %1$I
    add column id integer generated always as identity primary key,
    add column citizen_id integer not null references citizens (id) on delete cascade,
    add column file_id text constraint %2$I unique references files (id),
    add column origin text not null check (origin in (''office'', ''self'')),
    add column created_by integer references users (id) on delete set null,
    add column created_at timestamptz(3) not null default now(),
    add column updated_at timestamptz(3) not null default now(),
    add constraint %3$I check (%4$I >= %5$I)',
    collection, collection || '_file_unique', collection || '_period', until, period[1]);
  execute format('create index %I on %I (created_by)', collection || '_by_creator', collection);
  if of_vehicle then
    execute format('alter table %I add constraint %I
      foreign key (vehicle_id, citizen_id) references vehicles (id, citizen_id)', collection, collection || '_of_vehicle');
    execute format('create index %I on %I (vehicle_id, %I desc, id desc)', collection || '_by_vehicle', collection, until);
    execute format('create index %I on %I (citizen_id)', collection || '_by_citizen', collection);
  else
    execute format('create index %I on %I (citizen_id, id desc)', collection || '_by_citizen', collection);
  end if;
  if numbers[1] is not null then
    execute format('create unique index %I on %I (number_key(%I)) where origin = %L',
      collection || '_' || numbers[1] || '_office', collection, numbers[1], 'office');
    execute format('create unique index %I on %I (%I, number_key(%I))',
      collection || '_' || numbers[1] || '_own', collection, owner, numbers[1]);
  end if;

  insert into document_kinds (kind, collection, until, of_vehicle, succession)
  values (kind, collection, until, of_vehicle, succession);
  execute format('create trigger %I before update on %I for each row execute function touch_updated_at()',
    collection || '_touch', collection);
  execute format('create trigger %I after delete or update of file_id on %I
    for each row when (old.file_id is not null) execute function remove_replaced_file()',
    collection || '_file_removed', collection);
  execute format('create trigger %I after insert or update or delete on %I
    for each row execute function keep_history(%s)',
    collection || '_history', collection, coalesce(quote_literal(numbers[1]), ''));
  execute format('create trigger %I after insert or update or delete on %I
    for each row execute function keep_expiry(%L, %L, %L)',
    collection || '_expiries', collection, kind, until, succession);
  -- People look for licences by their numbers; documents of a vehicle are found by the vehicle's.
  if not of_vehicle then
    insert into numbered_records (record, number, application)
    values (collection, numbers[1], coalesce(numbers[2], 'null'));
    execute format('create trigger %I after insert or update or delete on %I
      for each row execute function keep_number(%L, %L)',
      collection || '_numbers', collection, numbers[1], coalesce(numbers[2], 'null'));
  end if;
end $$;
