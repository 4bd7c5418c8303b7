-- What the office has recorded is followed by the office's records alone. A self-declared document takes the place of
-- self-declared ones: nobody hides what has expired by saying that it has been renewed.

truncate expiries;
alter table expiries add column origin text not null check (origin in ('office', 'self'));
drop index expiries_by_vehicle;
create index expiries_by_vehicle on expiries (vehicle_id, kind, expiry_date, document_id)
  include (citizen_id, branch_id, superseded, origin);

-- Says of the documents of a kind on a vehicle, which the caller holds, which are superseded.
create or replace function settle_succession(of_kind text, of_vehicle integer) returns void language sql as $$
  update expiries as document set superseded = not superseded
  where kind = of_kind and vehicle_id = of_vehicle and superseded <> exists (
    select from expiries as later
    where later.kind = of_kind and later.vehicle_id = of_vehicle
      and (later.origin = 'office' or document.origin = 'self')
      and (later.expiry_date, later.document_id) > (document.expiry_date, document.document_id))
$$;

-- Keeps `expiries` with the table of a kind. Arguments: the kind, the column of its last day, and whether its documents
-- succeed each other. Whoever changes when documents of a vehicle end holds the vehicle before anything else, so that of
-- two documents added at once one sees the other; a new document holds its citizen, whose branch it bears.
create or replace function keep_expiry() returns trigger language plpgsql as $$
declare
  of_kind constant text := tg_argv[0];
  succeeds constant boolean := tg_argv[2];
  gone constant jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  come constant jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  vehicle_before constant integer := gone ->> 'vehicle_id';
  vehicle_now constant integer := come ->> 'vehicle_id';
begin
  if tg_op = 'UPDATE' and gone ->> tg_argv[1] is not distinct from come ->> tg_argv[1]
    and vehicle_before is not distinct from vehicle_now and old.citizen_id = new.citizen_id
    and old.origin = new.origin then return null; end if;
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
    insert into expiries (kind, document_id, citizen_id, vehicle_id, branch_id, expiry_date, origin)
    select of_kind, new.id, new.citizen_id, vehicle_now, coalesce(branch_id, 0), (come ->> tg_argv[1])::date, new.origin
    from citizens where id = new.citizen_id and come ->> tg_argv[1] is not null for share;
    if succeeds then perform settle_succession(of_kind, vehicle_now); end if;
  end if;
  return null;
end $$;

-- Makes what searches and reports read anew from the records.
create or replace function rebuild_search() returns void language plpgsql as $$
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

select rebuild_search();
analyze expiries, expiry_counts;
