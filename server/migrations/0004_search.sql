-- Finding records, and what expires, at the size of a state. All of it is derived from 0002 and kept by triggers
-- in the transaction of the change; `select rebuild_search()` makes it anew, after a restore for instance.

-- Trusted extensions that come with PostgreSQL: the owner of the database may create them.
create extension if not exists pg_trgm;
create extension if not exists fuzzystrmatch;

-- How a name sounds, in Latin and Devanagari letters alike: each word behind a space, without the vowel a,
-- aspiration, length and doubling. 'Choudhary', 'Chaudhari' and 'चौधरी' are all ' cudri'.
create function name_key(name text) returns text language sql immutable strict parallel safe as $$
  select regexp_replace(regexp_replace(
    translate(
      replace(replace(replace(replace(replace(replace(replace(replace(replace(
      replace(replace(replace(replace(replace(replace(replace(replace(replace(
        regexp_replace(regexp_replace(
          translate(
            replace(replace(replace(replace(' ' || lower(normalize(name, NFC)),
              'क्ष', 'ks'), 'ज्ञ', 'gi'), 'ृ', 'ri'), 'ऋ', 'ri'),
            'कखगघङचछजझञटठडढणतथदधनपफबभमयरऱलळवशषसहिीइईुूउऊेएॅऍैऐोओॉऑौऔअआँं' || U&'\0903\093E\093C\094D\200C\200D',
            'kkggnCCjjnttddnttddnpfbbmyrrllvsssHiiiiuuuueeeeiioooouuaann'),
          '[^a-zCH0-9]+', ' ', 'g'),
        'n(?=[pbm])', 'm', 'g'),
      'chh', 'C'), 'ch', 'C'), 'kh', 'k'), 'gh', 'g'), 'jh', 'j'), 'th', 't'), 'dh', 'd'), 'ph', 'f'), 'bh', 'b'),
      'sh', 's'), 'rh', 'r'), 'nH', 'nh'), 'nh', 'ng'), 'ee', 'i'), 'oo', 'u'), 'ou', 'u'), 'ai', 'i'), 'x', 'ks'),
    'cwzqyCH', 'kvjkich'),
  '(?<=[a-z0-9])a', '', 'g'), '([a-z0-9])\1+', '\1', 'g')
$$;

-- What the citizens list looks through (its parts cannot run into each other: no field holds the separator),
-- and how the name sounds.
alter table citizens
  add column search_text text generated always as (
    lower(name) || U&'\001F' || lower(coalesce(father_name, '')) || U&'\001F' ||
    lower(coalesce(relation_name, '')) || U&'\001F' || lower(coalesce(email, ''))) stored,
  add column name_key text generated always as (name_key(name)) stored;

-- Without a pending list: a reader would have to go through it at every search.
create index citizens_search_text on citizens using gin (search_text gin_trgm_ops) with (fastupdate = off);
create index citizens_name_parts on citizens using gin (lower(name) gin_trgm_ops) with (fastupdate = off);
create index citizens_name_key on citizens using gin (name_key gin_trgm_ops) with (fastupdate = off);
create index citizens_mobile on citizens using gin (mobile gin_trgm_ops) with (fastupdate = off);
create index citizens_name on citizens (lower(name) text_pattern_ops, id);
create index citizens_whole_mobile on citizens (mobile text_pattern_ops, id);
-- 0 stands for no branch here and below, so that "this branch or none" is two ordered ranges of one index.
create index citizens_newest_of_branch on citizens (coalesce(branch_id, 0), id);

-- A row is a word that somebody's name has, as it sounds: what a misspelt word is corrected to.
create table name_words (
  word text primary key
);
create index name_words_by_letter on name_words (left(word, 1));

-- A row counts records of a table in a branch, or the change of such a count. Changes are only added, so that two
-- clerks never wait for each other's count; now and then they are folded. The sum of a branch is its number.
create table record_counts (
  id bigint generated always as identity primary key,
  record text not null,
  branch_id integer not null,
  records integer not null
);

create function fold_record_counts() returns void language sql as $$
  with folded as (delete from record_counts returning record, branch_id, records)
  insert into record_counts (record, branch_id, records)
  select record, branch_id, sum(records) from folded group by record, branch_id having sum(records) <> 0
$$;

-- A row is a record that people look for by its number: a licence or a vehicle, with the numbers as they are compared.
create table findable_numbers (
  record text not null,
  record_id integer not null,
  citizen_id integer not null,
  branch_id integer not null,
  number text not null,
  application text,
  primary key (record, record_id)
) partition by list (record);
create index findable_numbers_newest on findable_numbers (branch_id, record_id);
create index findable_numbers_by_citizen on findable_numbers (citizen_id, record_id);
create index findable_numbers_number on findable_numbers (number text_pattern_ops);
create index findable_numbers_application on findable_numbers (application text_pattern_ops)
  where application is not null;
create index findable_numbers_parts on findable_numbers
  using gin (number gin_trgm_ops, application gin_trgm_ops) with (fastupdate = off);

-- The types of documents by name, in the order of the expiry report. A later one goes where its name belongs:
-- `alter type document_type add value ... before ...`.
create type document_type as enum (
  'Driving License', 'Fitness', 'Insurance', 'Learner License', 'PUCC', 'Permit', 'Speed Gov.', 'Tax', 'VLTd'
);

-- A row is a document that ends, of any kind. `superseded` says that a later one of its kind has taken its place
-- on the vehicle; only kinds with a succession have such.
create table expiries (
  type document_type not null,
  document_id integer not null,
  citizen_id integer not null,
  vehicle_id integer,
  branch_id integer not null,
  expiry_date date not null,
  superseded boolean not null default false,
  primary key (type, document_id)
);
create index expiries_by_day on expiries (expiry_date, superseded, type, document_id);
create index expiries_by_branch on expiries (branch_id, expiry_date, superseded, type, document_id);
create index expiries_by_citizen on expiries (citizen_id, expiry_date);
create index expiries_by_vehicle on expiries (vehicle_id, type, expiry_date, document_id);

-- A row counts the documents of a type and state that end on a day (or, `monthly`, in the month that begins
-- with it) in a branch, 0 for none, -1 for all together. The changes since the last fold stand in the next table.
create table expiry_counts (
  branch_id integer not null,
  monthly boolean not null,
  day date not null,
  type document_type not null,
  superseded boolean not null,
  documents integer not null,
  primary key (branch_id, monthly, day, type, superseded)
);

-- A row is a change of such counts that has not been folded into them yet.
create table expiry_count_changes (
  id bigint generated always as identity primary key,
  branch_id integer not null,
  day date not null,
  type document_type not null,
  superseded boolean not null,
  documents integer not null
);

create function fold_expiry_counts() returns void language sql as $$
  with folded as (
    delete from expiry_count_changes returning branch_id, day, type, superseded, documents
  ), widened as (
    select counted.branch_id, span.monthly, span.day, type, superseded, documents
    from folded,
      lateral (values (folded.branch_id), (-1)) as counted (branch_id),
      lateral (values (false, folded.day), (true, date_trunc('month', folded.day)::date)) as span (monthly, day)
  )
  insert into expiry_counts as kept (branch_id, monthly, day, type, superseded, documents)
  select branch_id, monthly, day, type, superseded, sum(documents) from widened
  group by branch_id, monthly, day, type, superseded having sum(documents) <> 0
  on conflict (branch_id, monthly, day, type, superseded)
    do update set documents = kept.documents + excluded.documents;
$$;

-- Folds when the numbers of the changes just added pass a multiple of a thousand, unless somebody else is at it.
create function fold_after(first bigint, last bigint, fold regprocedure) returns void language plpgsql as $$
begin
  if last / 1024 > (first - 1) / 1024 and pg_try_advisory_xact_lock(fold::oid::bigint) then
    execute format('select %s', fold);
  end if;
end $$;

-- Counts what a statement has done to `expiries`.
create function count_expiries() returns trigger language plpgsql as $$
declare
  first bigint;
  last bigint;
  gone constant text := 'select branch_id, expiry_date, type, superseded, -1 as documents from gone';
  come constant text := 'select branch_id, expiry_date, type, superseded, 1 as documents from come';
begin
  execute format($f$
    with added as (
      insert into expiry_count_changes (branch_id, day, type, superseded, documents)
      select branch_id, expiry_date, type, superseded, sum(documents) from (%s) as changes
      group by branch_id, expiry_date, type, superseded having sum(documents) <> 0
      returning id)
    select min(id), max(id) from added $f$,
    case tg_op when 'INSERT' then come when 'DELETE' then gone else come || ' union all ' || gone end)
  into first, last;
  perform fold_after(first, last, 'fold_expiry_counts()');
  return null;
end $$;
create trigger expiries_added after insert on expiries
  referencing new table as come for each statement execute function count_expiries();
create trigger expiries_removed after delete on expiries
  referencing old table as gone for each statement execute function count_expiries();
create trigger expiries_changed after update on expiries
  referencing old table as gone new table as come for each statement execute function count_expiries();

-- Counts what a statement has done to the records of citizens, licences and vehicles.
create function count_records() returns trigger language plpgsql as $$
declare
  first bigint;
  last bigint;
  gone constant text := 'select %1$s as record, coalesce(branch_id, 0) as branch_id, -1 as records from gone';
  come constant text := 'select %1$s as record, coalesce(branch_id, 0) as branch_id, 1 as records from come';
begin
  execute format(format($f$
    with added as (
      insert into record_counts (record, branch_id, records)
      select record, branch_id, sum(records) from (%s) as changes
      group by record, branch_id having sum(records) <> 0
      returning id)
    select min(id), max(id) from added $f$,
    case tg_op when 'INSERT' then come when 'DELETE' then gone else come || ' union all ' || gone end), tg_argv[0])
  into first, last;
  perform fold_after(first, last, 'fold_record_counts()');
  return null;
end $$;
create trigger findable_numbers_added after insert on findable_numbers
  referencing new table as come for each statement execute function count_records('record');
create trigger findable_numbers_removed after delete on findable_numbers
  referencing old table as gone for each statement execute function count_records('record');
create trigger findable_numbers_changed after update on findable_numbers
  referencing old table as gone new table as come for each statement execute function count_records('record');
create trigger citizens_added after insert on citizens
  referencing new table as come for each statement execute function count_records('''citizens''');
create trigger citizens_removed after delete on citizens
  referencing old table as gone for each statement execute function count_records('''citizens''');

-- The records of a citizen go to another branch with the citizen.
create function follow_branch() returns trigger language plpgsql as $$
begin
  insert into record_counts (record, branch_id, records)
  values ('citizens', coalesce(old.branch_id, 0), -1), ('citizens', coalesce(new.branch_id, 0), 1);
  update findable_numbers set branch_id = coalesce(new.branch_id, 0) where citizen_id = new.id;
  update expiries set branch_id = coalesce(new.branch_id, 0) where citizen_id = new.id;
  return null;
end $$;
create trigger citizens_branch_followed after update of branch_id on citizens
  for each row when (old.branch_id is distinct from new.branch_id) execute function follow_branch();

-- Keeps the words of a new or changed name.
create function keep_name_words() returns trigger language plpgsql as $$
begin
  insert into name_words
  select distinct word from regexp_split_to_table(btrim(new.name_key), ' ') as word where word <> ''
  order by word on conflict do nothing;
  return null;
end $$;
create trigger citizens_name_words after insert or update of name on citizens
  for each row execute function keep_name_words();

-- Keeps `findable_numbers` with a table. Arguments: the record's number, and its application number or null.
-- New records hold their citizen, so that it cannot change its branch unseen meanwhile.
create function keep_findable_numbers() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    execute format($f$
      insert into findable_numbers (record, record_id, citizen_id, branch_id, number, application)
      select %L, come.id, citizens.id, coalesce(citizens.branch_id, 0), number_key(%s), number_key(%s)
      from come join citizens on citizens.id = come.citizen_id for share of citizens $f$,
      tg_table_name, tg_argv[0], tg_argv[1]);
  elsif tg_op = 'DELETE' then
    execute format('delete from findable_numbers where record = %L and record_id in (select id from gone)',
      tg_table_name);
  else
    execute format($f$
      update findable_numbers as kept set number = number_key(%2$s), application = number_key(%3$s)
      from come where record = %1$L and record_id = come.id
        and (number, application) is distinct from (number_key(%2$s), number_key(%3$s)) $f$,
      tg_table_name, tg_argv[0], tg_argv[1]);
  end if;
  return null;
end $$;

-- Says of the documents of a type on some vehicles which are superseded. Whoever changes the documents of a
-- vehicle holds it first, so that of two documents added at once one sees the other.
create function settle_succession(kind document_type, vehicle_ids integer[]) returns void language plpgsql as $$
begin
  perform from vehicles where id = any (vehicle_ids) order by id for no key update;
  update expiries as document set superseded = not superseded
  where type = kind and vehicle_id = any (vehicle_ids) and superseded <> exists (
    select from expiries as later
    where later.type = kind and later.vehicle_id = document.vehicle_id
      and (later.expiry_date, later.document_id) > (document.expiry_date, document.document_id));
end $$;

-- Keeps `expiries` with the table of a kind. Arguments: the kind's type, its last day, its vehicle or null, and
-- whether its documents succeed each other.
create function keep_expiries() returns trigger language plpgsql as $$
declare
  kind constant document_type := tg_argv[0];
  touched integer[];
begin
  if tg_op = 'INSERT' then
    execute format($f$
      insert into expiries (type, document_id, citizen_id, vehicle_id, branch_id, expiry_date)
      select $1, come.id, citizens.id, %2$s, coalesce(citizens.branch_id, 0), come.%1$s
      from come join citizens on citizens.id = come.citizen_id
      where come.%1$s is not null for share of citizens $f$,
      tg_argv[1], tg_argv[2]) using kind;
    if tg_argv[3]::boolean then select array_agg(distinct vehicle_id) into touched from come; end if;
  elsif tg_op = 'DELETE' then
    delete from expiries where type = kind and document_id in (select id from gone);
    if tg_argv[3]::boolean then select array_agg(distinct vehicle_id) into touched from gone; end if;
  else
    execute format($f$
      delete from expiries using come where type = $1 and document_id = come.id and come.%1$s is null $f$,
      tg_argv[1]) using kind;
    execute format($f$
      insert into expiries as kept (type, document_id, citizen_id, vehicle_id, branch_id, expiry_date)
      select $1, come.id, citizens.id, %2$s, coalesce(citizens.branch_id, 0), come.%1$s
      from come join gone using (id) join citizens on citizens.id = come.citizen_id
      where come.%1$s is not null and gone.%1$s is null for share of citizens $f$,
      tg_argv[1], tg_argv[2]) using kind;
    execute format($f$
      with moved as (
        update expiries as kept set expiry_date = come.%1$s from come
        where kept.type = $1 and kept.document_id = come.id and kept.expiry_date <> come.%1$s
        returning kept.vehicle_id)
      select array_agg(distinct vehicle_id) from moved $f$, tg_argv[1]) into touched using kind;
    if not tg_argv[3]::boolean then touched := null; end if;
  end if;
  if touched is not null then perform settle_succession(kind, touched); end if;
  return null;
end $$;

-- A row is a document kind as the tables above have to know it; a test holds the rows against the declarations.
create table document_kinds (
  type document_type primary key,
  collection text not null,
  until text not null,
  of_vehicle boolean not null,
  succession boolean not null
);
insert into document_kinds (type, collection, until, of_vehicle, succession) values
  ('Learner License', 'learner_licenses', 'expiry_date', false, false),
  ('Driving License', 'driving_licenses', 'expiry_date', false, false),
  ('Insurance', 'insurances', 'end_date', true, true),
  ('PUCC', 'puccs', 'valid_until', true, true),
  ('Fitness', 'fitnesses', 'expiry_date', true, true),
  ('Permit', 'permits', 'expiry_date', true, false),
  ('VLTd', 'vltds', 'expiry_date', true, true),
  ('Speed Gov.', 'speed_governors', 'expiry_date', true, true),
  ('Tax', 'taxes', 'tax_upto', true, true);

-- A row is a table whose records are found by number.
create table numbered_records (
  record text primary key,
  number text not null,
  application text not null
);
insert into numbered_records (record, number, application) values
  ('learner_licenses', 'll_no', 'application_no'),
  ('driving_licenses', 'dl_no', 'application_no'),
  ('vehicles', 'registration_no', 'null');

-- The triggers that keep a table in step with another: after insert, delete and update, once for each statement.
create function follow_table(followed text, suffix text, follower text) returns void language plpgsql as $$
begin
  execute format('create trigger %1$I after insert on %2$I referencing new table as come
    for each statement execute function %3$s', followed || suffix || '_added', followed, follower);
  execute format('create trigger %1$I after delete on %2$I referencing old table as gone
    for each statement execute function %3$s', followed || suffix || '_removed', followed, follower);
  execute format('create trigger %1$I after update on %2$I referencing old table as gone new table as come
    for each statement execute function %3$s', followed || suffix || '_changed', followed, follower);
end $$;

select follow_table(collection, '_expiries', format('keep_expiries(%L, %L, %L, %L)',
  type, until, case when of_vehicle then 'come.vehicle_id' else 'null::integer' end, succession))
from document_kinds;

do $$
declare
  found numbered_records;
begin
  for found in select * from numbered_records loop
    execute format('create table %I partition of findable_numbers for values in (%L)',
      found.record || '_numbers', found.record);
    perform follow_table(found.record, '_numbers', format('keep_findable_numbers(%L, %L)',
      found.number, found.application));
  end loop;
end $$;

-- Makes everything above anew from the records.
create function rebuild_search() returns void language plpgsql as $$
declare
  found numbered_records;
  kind document_kinds;
begin
  truncate name_words, record_counts, findable_numbers, expiries, expiry_counts, expiry_count_changes;
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
      insert into expiries (type, document_id, citizen_id, vehicle_id, branch_id, expiry_date, superseded)
      select %1$L, document.id, citizens.id, %4$s, coalesce(citizens.branch_id, 0), %3$s,
        %5$L and row_number() over (partition by %4$s order by %3$s desc, document.id desc) > 1
      from %2$I as document join citizens on citizens.id = document.citizen_id where %3$s is not null $f$,
      kind.type, kind.collection, kind.until,
      case when kind.of_vehicle then 'vehicle_id' else 'null::integer' end, kind.succession);
  end loop;
  perform fold_record_counts(), fold_expiry_counts();
end $$;

select rebuild_search();
