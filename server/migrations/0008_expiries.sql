-- What expires: every document of every kind that ends, as the report, the lists and the reminders read it.

-- A row is a document kind as the database has to know it; `create_document_kind` adds it as the last. Reports and menus
-- name kinds in the order of `place`; a test holds the rows in that order against the declarations. A kind has one name,
-- its slug, wherever a row says which kind it is of: no text that people read is a key. Reports show documents of a day in
-- the order of these names.
create table document_kinds (
  kind text collate "C" primary key,
  place integer not null unique,
  collection text not null,
  until text not null,
  of_vehicle boolean not null,
  succession boolean not null
);

-- A row is a document that ends, of any kind. `superseded` says that a later one of its kind has taken its place on the
-- vehicle; only kinds with a succession have such.
create table expiries (
  kind text collate "C" not null references document_kinds (kind),
  document_id integer not null,
  citizen_id integer not null,
  vehicle_id integer,
  branch_id integer not null,
  expiry_date date not null,
  origin text not null check (origin in ('office', 'self')),
  superseded boolean not null default false,
  constraint expiries_pkey primary key (kind, document_id)
);
-- The report looks through very many of them for those of some owners or vehicles, from an index alone.
create index expiries_by_day on expiries (expiry_date, superseded, kind, document_id) include (citizen_id, vehicle_id);
create index expiries_by_branch on expiries (branch_id, expiry_date, superseded, kind, document_id)
  include (citizen_id, vehicle_id);
create index expiries_by_citizen on expiries (citizen_id, expiry_date)
  include (kind, document_id, vehicle_id, branch_id, superseded);
create index expiries_by_vehicle on expiries (vehicle_id, kind, expiry_date, document_id)
  include (citizen_id, branch_id, superseded, origin);

-- How many documents of a kind and state end on a day, or `monthly` in the month that begins with it. How the counts are
-- kept: see `history_counts`.
create table expiry_counts (
  id bigint generated always as identity,
  compacted boolean not null default false,
  branch_id integer not null,
  monthly boolean not null default false,
  day date not null,
  kind text collate "C" not null,
  superseded boolean not null,
  documents integer not null
);
create unique index expiry_counts_compacted on expiry_counts (branch_id, monthly, day, kind, superseded)
  include (documents) where compacted;
create index expiry_counts_changes on expiry_counts (id) where not compacted;

create function compact_expiry_counts() returns void language sql as $$
  with changes as (delete from expiry_counts where not compacted returning branch_id, day, kind, superseded, documents)
  insert into expiry_counts as kept (compacted, branch_id, monthly, day, kind, superseded, documents)
  select true, counted.branch_id, span.monthly, span.day, kind, superseded, sum(documents)
  from changes,
    lateral (values (changes.branch_id), (-1)) as counted (branch_id),
    lateral (values (false, changes.day), (true, date_trunc('month', changes.day)::date)) as span (monthly, day)
  group by counted.branch_id, span.monthly, span.day, kind, superseded having sum(documents) <> 0
  on conflict (branch_id, monthly, day, kind, superseded) where compacted
    do update set documents = kept.documents + excluded.documents
$$;

create function count_expiry() returns trigger language plpgsql as $$
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
    perform compact_expiry_counts();
  end if;
  return null;
end $$;
create trigger expiries_counted after insert or update or delete on expiries
  for each row execute function count_expiry();

-- Marks which documents of a kind on a vehicle, which the caller has locked, are superseded. What the office has recorded
-- is followed by the office's records alone, a self-declared document takes the place of self-declared ones: nobody hides
-- what has expired by saying that it has been renewed.
create function update_superseded(of_kind text, of_vehicle integer) returns void language sql as $$
  update expiries as document set superseded = not superseded
  where kind = of_kind and vehicle_id = of_vehicle and superseded <> exists (
    select from expiries as later
    where later.kind = of_kind and later.vehicle_id = of_vehicle
      and (later.origin = 'office' or document.origin = 'self')
      and (later.expiry_date, later.document_id) > (document.expiry_date, document.document_id))
$$;

-- Keeps `expiries` in step with the table of a kind. Arguments: the kind, the column of its last day, and whether its documents
-- succeed each other. Whoever changes when documents of a vehicle end locks the vehicle before anything else, so that of
-- two documents added at once one sees the other; a new document locks its citizen, whose branch it bears.
create function sync_expiry() returns trigger language plpgsql as $$
declare
  of_kind constant text := tg_argv[0];
  succeeds constant boolean := tg_argv[2];
  old_row constant jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  new_row constant jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  vehicle_before constant integer := old_row ->> 'vehicle_id';
  vehicle_now constant integer := new_row ->> 'vehicle_id';
begin
  if tg_op = 'UPDATE' and old_row ->> tg_argv[1] is not distinct from new_row ->> tg_argv[1]
    and vehicle_before is not distinct from vehicle_now and old.citizen_id = new.citizen_id
    and old.origin = new.origin then return null; end if;
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
    insert into expiries (kind, document_id, citizen_id, vehicle_id, branch_id, expiry_date, origin)
    select of_kind, new.id, new.citizen_id, vehicle_now, coalesce(branch_id, 0), (new_row ->> tg_argv[1])::date, new.origin
    from citizens where id = new.citizen_id and new_row ->> tg_argv[1] is not null for share;
    if succeeds then perform update_superseded(of_kind, vehicle_now); end if;
  end if;
  return null;
end $$;

-- A row says that a document was reminded of at a stage; the date is part of it, since a corrected one counts anew.
create table reminders (
  kind text collate "C" not null references document_kinds (kind),
  document_id integer not null,
  expiry_date date not null,
  stage integer not null,
  message_id integer references messages (id) on delete set null,
  created_at timestamptz(3) not null default now(),
  primary key (kind, document_id, expiry_date, stage)
);
create index reminders_by_message on reminders (message_id);

-- Makes what searches and reports read anew from the records.
create function rebuild_search() returns void language plpgsql as $$
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
      select %1$L, record.id, citizens.id, coalesce(citizens.branch_id, 0), number_key(%2$s), number_key(%3$s)
      from %1$I as record join citizens on citizens.id = record.citizen_id order by record.id $f$,
      found.record, found.number, found.application);
  end loop;
  for known in select * from document_kinds order by place loop
    execute format($f$
      insert into expiries (kind, document_id, citizen_id, vehicle_id, branch_id, expiry_date, origin, superseded)
      select %1$L, document.id, citizens.id, %4$s, coalesce(citizens.branch_id, 0), %3$s, origin,
        %5$L and case origin when 'office' then count(*) filter (where origin = 'office') over later
          else count(*) over later end > 0
      from %2$I as document join citizens on citizens.id = document.citizen_id where %3$s is not null
      window later as (partition by %4$s order by %3$s desc, document.id desc
        rows between unbounded preceding and 1 preceding) $f$,
      known.kind, known.collection, known.until,
      case when known.of_vehicle then 'vehicle_id' else 'null::integer' end, known.succession);
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
