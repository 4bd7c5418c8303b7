-- Fewer triggers keep what searches and counts read: what one of them did for another, it now does itself.

-- Counts records of a table in a branch, and makes sums of the changes now and then.
create function count_record(of_record text, of_branch integer, change integer) returns void language plpgsql as $$
declare
  added bigint;
begin
  insert into record_counts (record, branch_id, records) values (of_record, of_branch, change) returning id into added;
  if added % 1024 = 0 and pg_try_advisory_xact_lock('record_counts'::regclass::oid::bigint) then
    perform compact_record_counts();
  end if;
end $$;
drop trigger record_counts_compacted on record_counts;
drop function compact_when_due();

-- As before, and counts what it adds and takes away.
create or replace function sync_searchable_number() returns trigger language plpgsql as $$
declare
  old_row constant jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  new_row constant jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  branch_before integer;
  branch_now integer;
begin
  if tg_op = 'UPDATE' and old_row ->> tg_argv[0] is not distinct from new_row ->> tg_argv[0] and old.citizen_id = new.citizen_id
    and old_row ->> tg_argv[1] is not distinct from new_row ->> tg_argv[1] then return null; end if;
  if tg_op <> 'INSERT' then
    delete from searchable_numbers where record = tg_table_name and record_id = old.id returning branch_id into branch_before;
  end if;
  if tg_op <> 'DELETE' then
    insert into searchable_numbers (record, record_id, citizen_id, branch_id, number, application)
    select tg_table_name, new.id, new.citizen_id, coalesce(branch_id, 0),
      coalesce(number_key(new_row ->> tg_argv[0]), ''), number_key(new_row ->> tg_argv[1])
    from citizens where id = new.citizen_id for share
    returning branch_id into branch_now;
  end if;
  if branch_before is distinct from branch_now then
    if branch_before is not null then perform count_record(tg_table_name::text, branch_before, -1); end if;
    if branch_now is not null then perform count_record(tg_table_name::text, branch_now, 1); end if;
  end if;
  return null;
end $$;
drop trigger searchable_numbers_counted on searchable_numbers;
drop function count_searchable_number();

-- As before.
create or replace function propagate_account() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform count_record(old.role::text, coalesce(old.branch_id, 0), -1); end if;
  if tg_op = 'DELETE' then return null; end if;
  perform count_record(new.role::text, coalesce(new.branch_id, 0), 1);
  -- Whoever moves the holder to another branch comes before or after this.
  perform from citizens where id = new.citizen_id for share;
  perform sync_account_visibility(new.id);
  return null;
end $$;

-- As before, and the account that keeps the citizen: fewer or more branches see it when the citizen comes, moves or goes.
create or replace function propagate_citizen() returns trigger language plpgsql as $$
declare
  comes constant boolean := tg_op = 'INSERT';
  goes constant boolean := tg_op = 'DELETE';
  moves constant boolean := tg_op = 'UPDATE' and new.branch_id is distinct from old.branch_id;
  is_kept_anew constant boolean := tg_op = 'UPDATE' and new.owner_id is distinct from old.owner_id;
  moved text;
begin
  if moves or goes or is_kept_anew then
    perform sync_account_visibility(id) from users where id = old.owner_id and old.branch_id is not null;
  end if;
  if moves or goes then perform count_record('citizens', coalesce(old.branch_id, 0), -1); end if;
  if goes then return null; end if;
  if (comes or new.name <> old.name) and exists (
    select from unnest(string_to_array(lower(new.name), ' ')) as called (word)
    where called.word <> '' and not exists (select from name_vocabulary as kept where kept.word = called.word)) then
    perform sync_name_vocabulary(new.name);
  end if;
  if comes or moves then perform count_record('citizens', coalesce(new.branch_id, 0), 1); end if;
  if moves then
    for moved in update searchable_numbers set branch_id = coalesce(new.branch_id, 0) where citizen_id = new.id
      returning record loop
      perform count_record(moved, coalesce(old.branch_id, 0), -1), count_record(moved, coalesce(new.branch_id, 0), 1);
    end loop;
    update expiries set branch_id = coalesce(new.branch_id, 0) where citizen_id = new.id;
    update messages set branch_id = new.branch_id where citizen_id = new.id and branch_id is distinct from new.branch_id;
    perform sync_account_visibility(id) from users where citizen_id = new.id;
  end if;
  if comes or moves or is_kept_anew then
    perform sync_account_visibility(id) from users where id = new.owner_id and new.branch_id is not null;
  end if;
  return null;
end $$;
drop trigger citizens_keeper_propagated on citizens;
drop function propagate_keeper();
drop trigger citizens_propagated on citizens;
create trigger citizens_propagated after insert or delete or update of name, branch_id, owner_id on citizens
  for each row execute function propagate_citizen();

-- Who notes that a vehicle leaves marks its ends in the same transaction.
drop trigger vehicles_leaving on vehicles;
drop function propagate_leaving();
