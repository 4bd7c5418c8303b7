-- A message to a citizen belongs where the citizen does: `messages.branch_id` follows them, so that what a branch sees
-- is still found by an index. What goes to an account without a profile keeps the branch that it was written for.

-- Holds the citizen while the message is written, so that no move goes past it.
create function take_branch_of_citizen() returns trigger language plpgsql as $$
begin
  select branch_id into new.branch_id from citizens where id = new.citizen_id for share;
  return new;
end $$;
create trigger messages_branch before insert on messages
  for each row when (new.citizen_id is not null) execute function take_branch_of_citizen();

create function take_messages_along() returns trigger language plpgsql as $$
begin
  update messages set branch_id = new.branch_id
    where citizen_id = new.id and branch_id is distinct from new.branch_id;
  return null;
end $$;
create trigger citizens_messages_followed after update of branch_id on citizens
  for each row when (old.branch_id is distinct from new.branch_id) execute function take_messages_along();

update messages set branch_id = citizens.branch_id from citizens
  where citizens.id = messages.citizen_id and messages.branch_id is distinct from citizens.branch_id;
