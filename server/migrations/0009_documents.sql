-- Documents: the papers that are uploaded, and a table for each of the nine kinds.

-- A row is an uploaded document, in a folder or a bucket. One with `removed_at` is gone for everybody and awaits the sweep.
create table files (
  id text primary key check (length(id) >= 32),
  media_type text not null,
  size integer not null check (size > 0),
  sha256 text not null,
  original_name text,
  created_by integer,
  created_at timestamptz(3) not null default now(),
  removed_at timestamptz(3)
);
create index files_removed on files (removed_at) where removed_at is not null;
create index files_young on files (created_at) where removed_at is null;

-- The file of a deleted or changed record goes with it, in the same transaction.
create function remove_replaced_file() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or new.file_id is distinct from old.file_id then
    update files set removed_at = now() where id = old.file_id and removed_at is null;
  end if;
  return null;
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

  insert into document_kinds (kind, place, collection, until, of_vehicle, succession)
  values (kind, (select coalesce(max(place), 0) + 1 from document_kinds), collection, until, of_vehicle, succession);
  execute format('create trigger %I before update on %I for each row execute function touch_updated_at()',
    collection || '_touch', collection);
  execute format('create trigger %I after delete or update of file_id on %I
    for each row when (old.file_id is not null) execute function remove_replaced_file()',
    collection || '_file_removed', collection);
  execute format('create trigger %I after insert or update or delete on %I
    for each row execute function record_history(%s)',
    collection || '_history', collection, coalesce(quote_literal(numbers[1]), ''));
  execute format('create trigger %I after insert or update or delete on %I
    for each row execute function sync_expiry(%L, %L, %L)',
    collection || '_expiries', collection, kind, until, succession);
  -- People look for licences by their numbers; documents of a vehicle are found by the vehicle's.
  if not of_vehicle then
    insert into numbered_records (record, number, application)
    values (collection, numbers[1], coalesce(numbers[2], 'null'));
    execute format('create trigger %I after insert or update or delete on %I
      for each row execute function sync_searchable_number(%L, %L)',
      collection || '_numbers', collection, numbers[1], coalesce(numbers[2], 'null'));
  end if;
end $$;

-- The kinds. Below stands what is a kind's own; everything else comes by `create_document_kind`.

-- A row is a learner licence of a citizen. `vehicle_class` is a comma-and-space separated list.
create table learner_licenses (
  ll_no text not null check (length(ll_no) between 1 and 100),
  application_no text,
  issue_date date,
  expiry_date date,
  vehicle_class text,
  office text
);
select create_document_kind('ll', 'learner_licenses', '{ll_no,application_no}', '{issue_date,expiry_date}', false);

-- A row is a driving licence of a citizen.
create table driving_licenses (
  dl_no text not null check (length(dl_no) between 1 and 100),
  application_no text,
  issue_date date,
  expiry_date date,
  vehicle_class text,
  office text
);
select create_document_kind('dl', 'driving_licenses', '{dl_no,application_no}', '{issue_date,expiry_date}', false);

-- A row is an insurance of a vehicle. `status` is what staff set by hand; the dates speak for themselves.
create table insurances (
  vehicle_id integer not null,
  insurance_type text not null,
  company_name text not null,
  policy_number text not null,
  start_date date not null,
  end_date date not null,
  status text not null default 'active' check (status in ('active', 'expired'))
);
select create_document_kind('insurances', 'insurances', '{policy_number}', '{start_date,end_date}', true);

-- A row is a pollution-under-control certificate of a vehicle.
create table puccs (
  vehicle_id integer not null,
  pucc_number text not null,
  valid_from date not null,
  valid_until date not null,
  status text not null default 'active' check (status in ('active', 'expired'))
);
select create_document_kind('puccs', 'puccs', '{pucc_number}', '{valid_from,valid_until}', true);

-- A row is a fitness certificate of a vehicle.
create table fitnesses (
  vehicle_id integer not null,
  certificate_number text not null,
  issue_date date not null,
  expiry_date date not null
);
select create_document_kind('fitnesses', 'fitnesses', '{certificate_number}', '{issue_date,expiry_date}', true);

-- A row is a permit of a vehicle; a vehicle may hold several at once.
create table permits (
  vehicle_id integer not null,
  permit_number text not null,
  issue_date date not null,
  expiry_date date not null
);
select create_document_kind('permits', 'permits', '{permit_number}', '{issue_date,expiry_date}', false);

-- A row is a certificate of a vehicle's location tracking device.
create table vltds (
  vehicle_id integer not null,
  certificate_number text not null,
  issue_date date not null,
  expiry_date date not null
);
select create_document_kind('vltds', 'vltds', '{certificate_number}', '{issue_date,expiry_date}', true);

-- A row is a certificate of a vehicle's speed governor.
create table speed_governors (
  vehicle_id integer not null,
  certificate_number text not null,
  issue_date date not null,
  expiry_date date not null
);
select create_document_kind(
  'speed-governors', 'speed_governors', '{certificate_number}', '{issue_date,expiry_date}', true);

-- A row is a payment of road tax for a vehicle, in rupees.
create table taxes (
  vehicle_id integer not null,
  vehicle_type text,
  tax_mode text not null,
  tax_from date not null,
  tax_upto date not null,
  amount numeric(10, 2) check (amount >= 0)
);
select create_document_kind('taxes', 'taxes', '{}', '{tax_from,tax_upto}', true);
