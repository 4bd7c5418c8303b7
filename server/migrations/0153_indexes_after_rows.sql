-- A rebuild fills tables without their indexes and makes those afterwards: a fraction of the time, and they come out compact.
create or replace function rebuild_search() returns void language plpgsql as $$
declare
  found numbered_records;
  made_later text[];
  index_name regclass;
  definition text;
begin
  truncate name_vocabulary, searchable_numbers, expiries, branch_account_visibility;
  select array_agg(pg_get_indexdef(indexrelid)) into made_later from pg_index
  where indrelid in ('searchable_numbers'::regclass, 'expiries'::regclass) and not indisprimary;
  for index_name in
    select indexrelid from pg_index
    where indrelid in ('searchable_numbers'::regclass, 'expiries'::regclass) and not indisprimary loop
    execute format('drop index %s', index_name);
  end loop;
  perform sync_name_vocabulary(string_agg(name, ' ')) from (select distinct name from citizens) as called;
  for found in select * from numbered_records loop
    execute format($f$
      insert into searchable_numbers (record, record_id, citizen_id, branch_id, number, application)
      select %1$L, record.id, citizens.id, coalesce(citizens.branch_id, 0), coalesce(searchable_key(%1$L, %2$s), ''), plain_number_key(%3$s)
      from %1$I as record join citizens on citizens.id = record.citizen_id order by record.id $f$,
      found.record, found.number, found.application);
  end loop;
  perform rebuild_expiries(known) from (select * from document_kinds order by place) as known;
  foreach definition in array made_later loop
    execute definition;
  end loop;
  insert into branch_account_visibility (user_id, branch_id, name)
  select user_id, account_branches.branch_id, name from account_branches join users on users.id = user_id;
end $$;
