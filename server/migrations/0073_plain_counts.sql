-- Lists count what they find, up to ten thousand, and the dashboard counts what it shows: the tables of kept counts go, with
-- what kept them. Takes under a second for 100,000 citizens and gives back about 110 MB of disk.

drop trigger expiries_counted on expiries;
drop trigger messages_counted on messages;
drop trigger history_counted on history;

-- As before, without counting.
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

create or replace function propagate_account() returns trigger language plpgsql as $$
begin
  -- A transaction that moves the holder to another branch comes before or after this.
  perform from citizens where id = new.citizen_id for share;
  perform sync_account_visibility(new.id);
  return null;
end $$;

drop trigger users_propagated on users;
create trigger users_propagated
  after insert or update of name, role, branch_id, citizen_id, added_branch_id on users
  for each row execute function propagate_account();

create or replace function propagate_citizen() returns trigger language plpgsql as $$
declare
  comes constant boolean := tg_op = 'INSERT';
  goes constant boolean := tg_op = 'DELETE';
  moves constant boolean := tg_op = 'UPDATE' and new.branch_id is distinct from old.branch_id;
  is_kept_anew constant boolean := tg_op = 'UPDATE' and new.owner_id is distinct from old.owner_id;
begin
  if moves or goes or is_kept_anew then
    perform sync_account_visibility(id) from users where id = old.owner_id and old.branch_id is not null;
  end if;
  if goes then return null; end if;
  if (comes or new.name <> old.name) and exists (
    select from unnest(string_to_array(lower(new.name), ' ')) as called (word)
    where called.word <> '' and not exists (select from name_vocabulary as kept where kept.word = called.word)) then
    perform sync_name_vocabulary(new.name);
  end if;
  if moves then
    update searchable_numbers set branch_id = coalesce(new.branch_id, 0) where citizen_id = new.id;
    update expiries set branch_id = coalesce(new.branch_id, 0) where citizen_id = new.id;
    update messages set branch_id = new.branch_id where citizen_id = new.id and branch_id is distinct from new.branch_id;
    perform sync_shared_messages(new.id);
    perform sync_account_visibility(id) from users where citizen_id = new.id;
  end if;
  if comes or moves or is_kept_anew then
    perform sync_account_visibility(id) from users where id = new.owner_id and new.branch_id is not null;
  end if;
  return null;
end $$;

create or replace function rebuild_search() returns void language plpgsql as $$
declare
  found numbered_records;
begin
  truncate name_vocabulary, searchable_numbers, expiries, branch_account_visibility;
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
end $$;

drop function count_expiry(), count_message(), count_history(), count_record(text, integer, integer),
  compact_expiry_counts(), compact_message_counts(), compact_history_counts(), compact_record_counts(),
  message_count_group(integer, timestamptz, text, integer);
drop table expiry_counts, message_counts, history_counts, record_counts;
