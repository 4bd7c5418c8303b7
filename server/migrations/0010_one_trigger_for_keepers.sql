-- The account that keeps a citizen is seen by fewer or more branches when that citizen comes, moves or goes: one trigger
-- for all three.
drop trigger citizens_keeper_propagated_added on citizens;
drop trigger citizens_keeper_propagated_moved on citizens;
drop trigger citizens_keeper_propagated_removed on citizens;

create or replace function propagate_keeper() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.branch_id is not distinct from new.branch_id and old.owner_id is not distinct from new.owner_id then
    return null;
  end if;
  if tg_op <> 'INSERT' and old.owner_id is not null and old.branch_id is not null then
    perform sync_account_visibility(id) from users where id = old.owner_id;
  end if;
  if tg_op <> 'DELETE' and new.owner_id is not null and new.branch_id is not null then
    perform sync_account_visibility(id) from users where id = new.owner_id;
  end if;
  return null;
end $$;
create trigger citizens_keeper_propagated after insert or delete or update of branch_id, owner_id on citizens
  for each row execute function propagate_keeper();
