-- Finding records, and what expires, at the size of a state. What is derived here is kept by triggers in the transaction of the
-- change; `select rebuild_search()` makes it anew, after a restore for instance. In these tables branch 0 stands for no
-- branch, so that "this branch or none" is two values of one column.

-- What is searched for in a citizen, each text behind a separator that nobody types and a space, so that '% ra%' finds
-- what begins with 'ra'. A text typed as part of one field cannot run into the next.
alter table citizens add column search_text text generated always as (
  ' ' || lower(name) || U&'\001F ' || lower(coalesce(father_name, '')) || U&'\001F ' ||
  lower(coalesce(relation_name, '')) || U&'\001F ' || lower(coalesce(email, ''))) stored;

-- How frequent texts are in names alone, which PostgreSQL cannot tell from the whole.
create statistics citizens_names on (' ' || lower(name)) from citizens;

-- Indexes of three letters each (pg_trgm), without a pending list, which every reader would have to go through.
create index citizens_text on citizens using gin (search_text gin_trgm_ops, mobile gin_trgm_ops) with (fastupdate = off);
create index users_text on users
  using gin ((lower(' ' || name || U&'\001F ' || phone || U&'\001F ' || coalesce(email, ''))) gin_trgm_ops) with (fastupdate = off);
-- A line of the history is written with every change and seldom searched for: a short pending list is worth it here.
create index history_text on history
  using gin ((lower(' ' || coalesce(title, '') || U&'\001F ' || coalesce(actor_name, ''))) gin_trgm_ops)
  with (fastupdate = on, gin_pending_list_limit = 256);

-- A row is a licence or a vehicle with its numbers as they are compared.
create table findable_numbers (
  record text not null,
  record_id integer not null,
  citizen_id integer not null,
  branch_id integer not null,
  number text not null,
  application text,
  constraint findable_numbers_pkey primary key (record, record_id)
);
create index findable_numbers_newest on findable_numbers (record, branch_id, record_id);
create index findable_numbers_by_citizen on findable_numbers (citizen_id);
-- The search box asks first for the very number and for what begins with it, which thousands may share letters with.
create index findable_numbers_number on findable_numbers (record, number text_pattern_ops);
create index findable_numbers_application on findable_numbers (record, application text_pattern_ops)
  where application is not null;
create index findable_numbers_text on findable_numbers
  using gin (number gin_trgm_ops, application gin_trgm_ops) with (fastupdate = off);

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
  constraint expiries_pkey primary key (type, document_id)
);
-- The report looks through very many of them for those of some owners or vehicles, from an index alone.
create index expiries_by_day on expiries (expiry_date, superseded, type, document_id) include (citizen_id, vehicle_id);
create index expiries_by_branch on expiries (branch_id, expiry_date, superseded, type, document_id)
  include (citizen_id, vehicle_id);
create index expiries_by_citizen on expiries (citizen_id, expiry_date)
  include (type, document_id, vehicle_id, branch_id, superseded);
create index expiries_by_vehicle on expiries (vehicle_id, type, expiry_date, document_id)
  include (citizen_id, branch_id, superseded);

-- Counts. A change adds a row that is not `folded`, so that no clerk waits for another's count; every thousand changes
-- are folded into one row for each group by whoever comes by. The sum over both is the count. Folded rows tell besides
-- of all branches together (-1), of months, or of all days ('-infinity'), so that a sum reads few of them.

-- How many records of a table there are in a branch. Accounts go by their role.
create table record_counts (
  id bigint generated always as identity,
  record text not null,
  branch_id integer not null,
  records integer not null
);

-- How many documents of a type and state end on a day, or `monthly` in the month that begins with it.
create table expiry_counts (
  id bigint generated always as identity,
  folded boolean not null default false,
  branch_id integer not null,
  monthly boolean not null default false,
  day date not null,
  type document_type not null,
  superseded boolean not null,
  documents integer not null
);
create unique index expiry_counts_folded on expiry_counts (branch_id, monthly, day, type, superseded)
  include (documents) where folded;
create index expiry_counts_changes on expiry_counts (id) where not folded;

-- How many messages of a state were written on a day of India. Whether they are `of_citizen` or `for_admins` alone decides
-- who sees them.
create table message_counts (
  id bigint generated always as identity,
  folded boolean not null default false,
  branch_id integer not null,
  day date not null,
  for_admins boolean not null,
  of_citizen boolean not null,
  state text not null,
  messages integer not null
);
create unique index message_counts_folded on message_counts (branch_id, day, for_admins, of_citizen, state)
  include (messages) where folded;
create index message_counts_changes on message_counts (id) where not folded;

-- How many lines the history has of an action on a kind of record ('' for none) on a day of India.
create table history_counts (
  id bigint generated always as identity,
  folded boolean not null default false,
  day date not null,
  action text not null,
  record text not null,
  lines integer not null
);
create unique index history_counts_folded on history_counts (day, action, record) include (lines) where folded;
create index history_counts_changes on history_counts (id) where not folded;

create function fold_record_counts() returns void language sql as $$
  with folded as (delete from record_counts returning record, branch_id, records)
  insert into record_counts (record, branch_id, records)
  select record, branch_id, sum(records) from folded group by record, branch_id having sum(records) <> 0
$$;

create function fold_expiry_counts() returns void language sql as $$
  with changes as (delete from expiry_counts where not folded returning branch_id, day, type, superseded, documents)
  insert into expiry_counts as kept (folded, branch_id, monthly, day, type, superseded, documents)
  select true, counted.branch_id, span.monthly, span.day, type, superseded, sum(documents)
  from changes,
    lateral (values (changes.branch_id), (-1)) as counted (branch_id),
    lateral (values (false, changes.day), (true, date_trunc('month', changes.day)::date)) as span (monthly, day)
  group by counted.branch_id, span.monthly, span.day, type, superseded having sum(documents) <> 0
  on conflict (branch_id, monthly, day, type, superseded) where folded
    do update set documents = kept.documents + excluded.documents
$$;

create function fold_message_counts() returns void language sql as $$
  with changes as (
    delete from message_counts where not folded returning branch_id, day, for_admins, of_citizen, state, messages)
  insert into message_counts as kept (folded, branch_id, day, for_admins, of_citizen, state, messages)
  select true, counted.branch_id, span.day, for_admins, of_citizen, state, sum(messages)
  from changes,
    lateral (values (changes.branch_id), (-1)) as counted (branch_id),
    lateral (values (changes.day), (date '-infinity')) as span (day)
  group by counted.branch_id, span.day, for_admins, of_citizen, state having sum(messages) <> 0
  on conflict (branch_id, day, for_admins, of_citizen, state) where folded
    do update set messages = kept.messages + excluded.messages
$$;

create function fold_history_counts() returns void language sql as $$
  with changes as (delete from history_counts where not folded returning day, action, record, lines)
  insert into history_counts as kept (folded, day, action, record, lines)
  select true, span.day, action, record, sum(lines)
  from changes, lateral (values (changes.day), (date '-infinity')) as span (day)
  group by span.day, action, record
  on conflict (day, action, record) where folded do update set lines = kept.lines + excluded.lines
$$;

-- Whoever adds every thousandth change folds, unless somebody else is at it. The tests stand where the changes are added,
-- since calling a function takes as long as adding the row.
create function fold_now_and_then() returns trigger language plpgsql as $$
begin
  if pg_try_advisory_xact_lock('record_counts'::regclass::oid::bigint) then perform fold_record_counts(); end if;
  return null;
end $$;
create trigger record_counts_folded after insert on record_counts
  for each row when (new.id % 1024 = 0) execute function fold_now_and_then();

create function count_expiry() returns trigger language plpgsql as $$
declare
  change bigint;
begin
  if tg_op <> 'INSERT' then
    insert into expiry_counts (branch_id, day, type, superseded, documents)
    values (old.branch_id, old.expiry_date, old.type, old.superseded, -1) returning id into change;
  end if;
  if tg_op <> 'DELETE' then
    insert into expiry_counts (branch_id, day, type, superseded, documents)
    values (new.branch_id, new.expiry_date, new.type, new.superseded, 1) returning id into change;
  end if;
  if change % 1024 = 0 and pg_try_advisory_xact_lock('expiry_counts'::regclass::oid::bigint) then
    perform fold_expiry_counts();
  end if;
  return null;
end $$;
create trigger expiries_counted after insert or update or delete on expiries
  for each row execute function count_expiry();

-- `counted_as` (0024) says which message is of whom and for whom.
create function count_message() returns trigger language plpgsql as $$
declare
  change bigint;
begin
  if tg_op <> 'INSERT' then
    insert into message_counts (branch_id, day, for_admins, of_citizen, state, messages)
    select counted.*, old.state, -1 from counted_as(old.branch_id, old.created_at, old.purpose, old.citizen_id) as counted
    returning id into change;
  end if;
  if tg_op <> 'DELETE' then
    insert into message_counts (branch_id, day, for_admins, of_citizen, state, messages)
    select counted.*, new.state, 1 from counted_as(new.branch_id, new.created_at, new.purpose, new.citizen_id) as counted
    returning id into change;
  end if;
  if change % 1024 = 0 and pg_try_advisory_xact_lock('message_counts'::regclass::oid::bigint) then
    perform fold_message_counts();
  end if;
  return null;
end $$;
create trigger messages_counted after insert or delete or update of state, branch_id, citizen_id, purpose on messages
  for each row execute function count_message();

create function count_history() returns trigger language plpgsql as $$
declare
  change bigint;
begin
  insert into history_counts (day, action, record, lines)
  values ((new.happened_at at time zone 'Asia/Kolkata')::date, new.action, coalesce(new.record, ''), 1)
  returning id into change;
  if change % 1024 = 0 and pg_try_advisory_xact_lock('history_counts'::regclass::oid::bigint) then
    perform fold_history_counts();
  end if;
  return null;
end $$;
create trigger history_counted after insert on history for each row execute function count_history();

-- Keeps the words of names (`name_words`, 0017) that nobody had until now.
create function keep_name_words(called text) returns void language sql as $$
  insert into name_words (word, sound)
  select word, left(sound, 255)
  from (select distinct word from string_to_table(lower(called), ' ') as word) as words,
    regexp_split_to_table(btrim(name_key(word)), ' ') as sound
  where word <> '' and not exists (select from name_words as kept where kept.word = words.word)
  order by 1, 2 on conflict do nothing
$$;

-- What is derived from a citizen: counts, words of names, and the branch of all that belongs to them.
create function follow_citizen() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and (tg_op = 'DELETE' or new.branch_id is distinct from old.branch_id) then
    insert into record_counts (record, branch_id, records) values ('citizens', coalesce(old.branch_id, 0), -1);
  end if;
  if tg_op = 'DELETE' then return null; end if;
  if tg_op = 'INSERT' or new.name <> old.name then
    if exists (
      select from unnest(string_to_array(lower(new.name), ' ')) as called (word)
      where called.word <> '' and not exists (select from name_words as kept where kept.word = called.word)) then
      perform keep_name_words(new.name);
    end if;
  end if;
  if tg_op = 'INSERT' or new.branch_id is distinct from old.branch_id then
    insert into record_counts (record, branch_id, records) values ('citizens', coalesce(new.branch_id, 0), 1);
  end if;
  if tg_op = 'UPDATE' and new.branch_id is distinct from old.branch_id then
    update findable_numbers set branch_id = coalesce(new.branch_id, 0) where citizen_id = new.id;
    update expiries set branch_id = coalesce(new.branch_id, 0) where citizen_id = new.id;
    update messages set branch_id = new.branch_id where citizen_id = new.id and branch_id is distinct from new.branch_id;
    perform keep_seen_account(id) from users where citizen_id = new.id;
  end if;
  return null;
end $$;
create trigger citizens_followed after insert or delete or update of name, branch_id on citizens
  for each row execute function follow_citizen();

-- Accounts, and which branch sees them (`seen_accounts`, 0024).
create function follow_account() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into record_counts (record, branch_id, records) values (old.role, coalesce(old.branch_id, 0), -1);
  end if;
  if tg_op = 'DELETE' then return null; end if;
  insert into record_counts (record, branch_id, records) values (new.role, coalesce(new.branch_id, 0), 1);
  -- Whoever moves the holder to another branch comes before or after this.
  perform from citizens where id = new.citizen_id for share;
  perform keep_seen_account(new.id);
  return null;
end $$;
create trigger users_followed
  after insert or delete or update of name, role, branch_id, citizen_id, added_branch_id on users
  for each row execute function follow_account();

create function count_findable_number() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into record_counts (record, branch_id, records) values (old.record, old.branch_id, -1);
  end if;
  if tg_op <> 'DELETE' then
    insert into record_counts (record, branch_id, records) values (new.record, new.branch_id, 1);
  end if;
  return null;
end $$;
create trigger findable_numbers_counted after insert or delete or update of branch_id on findable_numbers
  for each row execute function count_findable_number();

-- Keeps `findable_numbers` with a table. Arguments: the column of the record's number, and that of its application number,
-- if it has one. A new record holds its citizen, who cannot change branch unseen meanwhile.
create function keep_number() returns trigger language plpgsql as $$
declare
  gone constant jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  come constant jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
begin
  if tg_op = 'UPDATE' and gone ->> tg_argv[0] = come ->> tg_argv[0] and old.citizen_id = new.citizen_id
    and gone ->> tg_argv[1] is not distinct from come ->> tg_argv[1] then return null; end if;
  if tg_op <> 'INSERT' then
    delete from findable_numbers where record = tg_table_name and record_id = old.id;
  end if;
  if tg_op <> 'DELETE' then
    insert into findable_numbers (record, record_id, citizen_id, branch_id, number, application)
    select tg_table_name, new.id, new.citizen_id, coalesce(branch_id, 0),
      number_key(come ->> tg_argv[0]), number_key(come ->> tg_argv[1])
    from citizens where id = new.citizen_id for share;
  end if;
  return null;
end $$;

-- Says of the documents of a type on a vehicle, which the caller holds, which are superseded.
create function settle_succession(kind document_type, vehicle integer) returns void language sql as $$
  update expiries as document set superseded = not superseded
  where type = kind and vehicle_id = vehicle and superseded <> exists (
    select from expiries as later
    where later.type = kind and later.vehicle_id = vehicle
      and (later.expiry_date, later.document_id) > (document.expiry_date, document.document_id))
$$;

-- Keeps `expiries` with the table of a kind. Arguments: the kind's type, the column of its last day, and whether its
-- documents succeed each other. Whoever changes when documents of a vehicle end holds the vehicle before anything
-- else, so that of two documents added at once one sees the other; a new document holds its citizen, whose branch it bears.
create function keep_expiry() returns trigger language plpgsql as $$
declare
  kind constant document_type := tg_argv[0];
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
    delete from expiries where type = kind and document_id = old.id;
    if succeeds and vehicle_before is distinct from vehicle_now then
      perform settle_succession(kind, vehicle_before);
    end if;
  end if;
  if tg_op <> 'DELETE' then
    insert into expiries (type, document_id, citizen_id, vehicle_id, branch_id, expiry_date)
    select kind, new.id, new.citizen_id, vehicle_now, coalesce(branch_id, 0), (come ->> tg_argv[1])::date
    from citizens where id = new.citizen_id and come ->> tg_argv[1] is not null for share;
    if succeeds then perform settle_succession(kind, vehicle_now); end if;
  end if;
  return null;
end $$;

-- Lets `expiries` follow the table of each kind, and `findable_numbers` each table whose records are looked for by number.
do $$
declare
  kind document_kinds;
  numbered numbered_records;
begin
  for kind in select * from document_kinds loop
    execute format('create trigger %I after insert or update or delete on %I
      for each row execute function keep_expiry(%L, %L, %L)',
      kind.collection || '_expiries', kind.collection, kind.type, kind.until, kind.succession);
  end loop;
  for numbered in select * from numbered_records loop
    execute format('create trigger %I after insert or update or delete on %I
      for each row execute function keep_number(%L, %L)',
      numbered.record || '_numbers', numbered.record, numbered.number, numbered.application);
  end loop;
end $$;

-- Makes everything above anew from the records.
create function rebuild_search() returns void language plpgsql as $$
declare
  found numbered_records;
  kind document_kinds;
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
  for kind in select * from document_kinds loop
    execute format($f$
      insert into expiries (type, document_id, citizen_id, vehicle_id, branch_id, expiry_date, superseded)
      select %1$L, document.id, citizens.id, %4$s, coalesce(citizens.branch_id, 0), %3$s,
        %5$L and row_number() over (partition by %4$s order by %3$s desc, document.id desc) > 1
      from %2$I as document join citizens on citizens.id = document.citizen_id where %3$s is not null $f$,
      kind.type, kind.collection, kind.until,
      case when kind.of_vehicle then 'vehicle_id' else 'null::integer' end, kind.succession);
  end loop;
  insert into seen_accounts (user_id, branch_id, name)
  select user_id, account_branches.branch_id, name from account_branches join users on users.id = user_id;
  alter table findable_numbers enable trigger user;
  alter table expiries enable trigger user;

  insert into record_counts (record, branch_id, records)
  select 'citizens', coalesce(branch_id, 0), count(*) from citizens group by branch_id
  union all select role, coalesce(branch_id, 0), count(*) from users group by role, branch_id
  union all select record, branch_id, count(*) from findable_numbers group by record, branch_id;
  insert into expiry_counts (branch_id, day, type, superseded, documents)
  select branch_id, expiry_date, type, superseded, count(*) from expiries group by branch_id, expiry_date, type, superseded;
  insert into message_counts (branch_id, day, for_admins, of_citizen, state, messages)
  select counted.*, state, count(*)
  from messages, counted_as(messages.branch_id, created_at, purpose, citizen_id) as counted
  group by counted.branch_id, day, for_admins, of_citizen, state;
  insert into history_counts (day, action, record, lines)
  select (happened_at at time zone 'Asia/Kolkata')::date, action, coalesce(record, ''), count(*) from history group by 1, 2, 3;
  perform fold_expiry_counts(), fold_message_counts(), fold_history_counts();
end $$;

select rebuild_search();
analyze citizens, users, history, findable_numbers, expiries, expiry_counts, message_counts, history_counts, seen_accounts;
