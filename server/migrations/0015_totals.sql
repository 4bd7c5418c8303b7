-- Totals of searches that find very many: a process remembers what it has once counted together with the snapshot
-- it was counted in, and next time adds what the logs below say of transactions that were not visible then.

-- What the report is searched by stands with the document, so that a change of either is a change of its row.
truncate expiries, expiry_counts, expiry_count_changes;
alter table expiries
  -- In small letters, as it is searched.
  add column owner_name text not null,
  -- As it is compared; null for what is no vehicle's.
  add column registration text;

-- A row says that a transaction has added so many citizens (or taken away, where it is negative) that a search
-- sees as the columns say. The next two say the same of numbers and of documents that end.
create table citizen_changes (
  id bigint generated always as identity primary key,
  changed_by xid8 not null default pg_current_xact_id(),
  difference integer not null,
  branch_id integer,
  search_text text not null,
  mobile text not null
);
create index citizen_changes_by_transaction on citizen_changes (changed_by);

create table number_changes (
  id bigint generated always as identity primary key,
  changed_by xid8 not null default pg_current_xact_id(),
  difference integer not null,
  record text not null,
  branch_id integer not null,
  number text not null,
  application text
);
create index number_changes_by_transaction on number_changes (changed_by);

create table expiry_changes (
  id bigint generated always as identity primary key,
  changed_by xid8 not null default pg_current_xact_id(),
  difference integer not null,
  type document_type not null,
  branch_id integer not null,
  expiry_date date not null,
  superseded boolean not null,
  owner_name text not null,
  registration text
);
create index expiry_changes_by_transaction on expiry_changes (changed_by);

-- A row is such a log. It lacks rows of the transactions up to `lost`, never of later ones: only what was counted
-- when all of those were over can be brought up to date from it.
create table change_logs (
  log text primary key,
  lost xid8 not null
);
insert into change_logs (log, lost)
select log, pg_current_xact_id() from unnest(array['citizen_changes', 'number_changes', 'expiry_changes']) as log;

-- Gives the logs up: nothing that was counted before the end of this transaction can be brought up to date.
create function forget_changes(logs text[]) returns void language sql as $$
  update change_logs set lost = pg_current_xact_id() where log = any (logs)
$$;

-- Removes from a log all but the latest rows up to a number.
create function shorten_log(name text, upto bigint) returns void language plpgsql as $$
begin
  execute format($f$
    with removed as (delete from %1$I where id <= $1 returning changed_by),
    latest as (select max(changed_by) as lost from removed)
    update change_logs set lost = greatest(change_logs.lost, latest.lost) from latest where log = %1$L $f$, name)
  using upto;
end $$;

-- Writes what a statement has done to a table into its log. Arguments: the log, and the columns that it has of the
-- table. More than the log would keep is not written: whoever counts next counts anew. After every thousand rows
-- somebody shortens it, unless somebody else is at it.
create function log_changes() returns trigger language plpgsql as $$
declare
  kept constant bigint := 4096;
  columns constant text := tg_argv[1];
  gone constant text := format('select -1 as difference, %s from gone', columns);
  come constant text := format('select 1 as difference, %s from come', columns);
  changes constant text := case tg_op when 'INSERT' then come when 'DELETE' then gone else come || ' union all ' || gone end;
  rows bigint;
  last bigint;
begin
  execute format($f$
    with changes as materialized (
      select sum(difference) as difference, %2$s from (%3$s) as changes group by %2$s having sum(difference) <> 0
      limit %4$s + 1),
    added as (
      insert into %1$I (difference, %2$s) select difference, %2$s from changes
      where (select count(*) from changes) <= %4$s returning id)
    select (select count(*) from changes), (select max(id) from added) $f$, tg_argv[0], columns, changes, kept)
  into rows, last;
  if rows > kept then
    perform forget_changes(array[tg_argv[0]]);
  elsif last / 1024 > (last - rows) / 1024 and pg_try_advisory_xact_lock(tg_argv[0]::regclass::oid::bigint) then
    perform shorten_log(tg_argv[0], last - kept);
  end if;
  return null;
end $$;

select follow_table('citizens', '_logged', 'log_changes(''citizen_changes'', ''branch_id, search_text, mobile'')');
select follow_table('findable_numbers', '_logged',
  'log_changes(''number_changes'', ''record, branch_id, number, application'')');
select follow_table('expiries', '_logged',
  'log_changes(''expiry_changes'', ''type, branch_id, expiry_date, superseded, owner_name, registration'')');

-- A document's owner and vehicle are renamed with them.
create function follow_name() returns trigger language plpgsql as $$
begin
  update expiries set owner_name = lower(new.name) where citizen_id = new.id;
  return null;
end $$;
create trigger citizens_name_followed after update of name on citizens
  for each row when (lower(old.name) <> lower(new.name)) execute function follow_name();

create function follow_registration() returns trigger language plpgsql as $$
begin
  update expiries set registration = number_key(new.registration_no) where vehicle_id = new.id;
  return null;
end $$;
create trigger vehicles_registration_followed after update of registration_no on vehicles
  for each row when (number_key(old.registration_no) <> number_key(new.registration_no)) execute function follow_registration();

-- Says of the documents of a type on some vehicles, which the caller holds, which are superseded.
create or replace function settle_succession(kind document_type, vehicle_ids integer[]) returns void language sql as $$
  update expiries as document set superseded = not superseded
  where type = kind and vehicle_id = any (vehicle_ids) and superseded <> exists (
    select from expiries as later
    where later.type = kind and later.vehicle_id = document.vehicle_id
      and (later.expiry_date, later.document_id) > (document.expiry_date, document.document_id))
$$;

-- Keeps `expiries` with the table of a kind. Arguments: the kind's type, its last day, its vehicle or null, and
-- whether its documents succeed each other. Whoever changes when documents of a vehicle end holds it before
-- anything else, so that of two documents added at once one sees the other, and neither misses a new number of the
-- vehicle; new documents hold their citizen, whose name and branch they bear.
create or replace function keep_expiries() returns trigger language plpgsql as $$
declare
  kind constant document_type := tg_argv[0];
  is_of_vehicle constant boolean := tg_argv[2] like '%vehicle_id';
  entries constant text := format($f$
    insert into expiries (type, document_id, citizen_id, vehicle_id, branch_id, expiry_date, owner_name, registration)
    select $1, come.id, citizens.id, %2$s, coalesce(citizens.branch_id, 0), come.%1$s, lower(citizens.name),
      (select number_key(registration_no) from vehicles where vehicles.id = %2$s)
    from come join citizens on citizens.id = come.citizen_id
    where come.%1$s is not null %3$s for share of citizens $f$, tg_argv[1], tg_argv[2],
    case when tg_op = 'UPDATE' then format('and come.id in (select id from gone where %s is null)', tg_argv[1]) end);
  touched integer[];
begin
  if is_of_vehicle then
    execute format('select array_agg(distinct vehicle_id) from %s', case tg_op when 'INSERT' then 'come'
      when 'DELETE' then 'gone'
      else format('(select vehicle_id, id, %1$I from come except select vehicle_id, id, %1$I from gone) as moved', tg_argv[1])
    end) into touched;
    perform from vehicles where id = any (touched) order by id for no key update;
  end if;
  if tg_op = 'INSERT' then
    execute entries using kind;
  elsif tg_op = 'DELETE' then
    delete from expiries where type = kind and document_id in (select id from gone);
  else
    execute format($f$
      delete from expiries using come where type = $1 and document_id = come.id and come.%1$I is null $f$,
      tg_argv[1]) using kind;
    execute entries using kind;
    execute format($f$
      update expiries as kept set expiry_date = come.%1$I from come
      where kept.type = $1 and kept.document_id = come.id and kept.expiry_date <> come.%1$I $f$,
      tg_argv[1]) using kind;
  end if;
  if tg_argv[3]::boolean and touched is not null then perform settle_succession(kind, touched); end if;
  return null;
end $$;

-- Makes everything that searches and reports read anew from the records.
create or replace function rebuild_search() returns void language plpgsql as $$
declare
  found numbered_records;
  kind document_kinds;
begin
  truncate name_words, record_counts, findable_numbers, expiries, expiry_counts, expiry_count_changes;
  perform forget_changes(array['citizen_changes', 'number_changes', 'expiry_changes']);
  insert into name_words
  select distinct word from citizens, regexp_split_to_table(btrim(name_key), ' ') as word where word <> '';
  insert into record_counts (record, branch_id, records)
  select 'citizens', coalesce(branch_id, 0), count(*) from citizens group by branch_id;
  for found in select * from numbered_records loop
    execute format($f$
      insert into findable_numbers (record, record_id, citizen_id, branch_id, number, application)
      select %1$L, record.id, citizens.id, coalesce(citizens.branch_id, 0), number_key(%2$s), number_key(%3$s)
      from %1$I as record join citizens on citizens.id = record.citizen_id order by record.id $f$,
      found.record, found.number, found.application);
  end loop;
  for kind in select * from document_kinds loop
    execute format($f$
      insert into expiries (type, document_id, citizen_id, vehicle_id, branch_id, expiry_date, superseded, owner_name, registration)
      select %1$L, document.id, citizens.id, %4$s, coalesce(citizens.branch_id, 0), %3$s,
        %5$L and row_number() over (partition by %4$s order by %3$s desc, document.id desc) > 1,
        lower(citizens.name), %6$s
      from %2$I as document join citizens on citizens.id = document.citizen_id %7$s where %3$s is not null $f$,
      kind.type, kind.collection, kind.until,
      case when kind.of_vehicle then 'vehicle_id' else 'null::integer' end, kind.succession,
      case when kind.of_vehicle then 'number_key(vehicles.registration_no)' else 'null::text' end,
      case when kind.of_vehicle then 'join vehicles on vehicles.id = document.vehicle_id' else '' end);
  end loop;
  perform fold_record_counts(), fold_expiry_counts();
end $$;

select rebuild_search();
