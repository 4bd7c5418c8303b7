-- Expiries that reminders have left out are reported in the end.

-- A row is an expiry whose reminder was due and has not been sent: beyond the limit of the day, held until staff have reviewed
-- what its holder declared, or taken out of a queued message. Each run of a day stores anew what it leaves out (`left_on`).
create table reminders_left (
  kind text collate "C" not null references document_kinds (kind),
  document_id integer not null,
  end_field text collate "C" not null,
  expiry_date date not null,
  left_on date not null,
  primary key (kind, document_id, end_field, expiry_date)
);

-- A message to several people is of the branch that they are of: of one where the others are of none. Where they are of
-- several it stays with the branch that it was written for, which has known of all of them, and is never of none.
create function sync_shared_messages(citizen integer) returns void language sql as $$
  update messages set branch_id = people.branch_id
  from (
    select told.message_id, case when count(distinct citizens.branch_id) <= 1 then min(citizens.branch_id)
      else coalesce(shared.branch_id, min(citizens.branch_id)) end as branch_id
    from messages as shared join message_documents as told on told.message_id = shared.id
      join citizens on citizens.id = told.citizen_id
    where shared.citizen_id is null
      and shared.id in (select message_id from message_documents where citizen_id = citizen)
    group by told.message_id, shared.branch_id) as people
  where messages.id = people.message_id and messages.branch_id is distinct from people.branch_id
$$;

-- As before, and what was told to several people of whom one has moved.
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
    perform sync_shared_messages(new.id);
    perform sync_account_visibility(id) from users where citizen_id = new.id;
  end if;
  if comes or moves or is_kept_anew then
    perform sync_account_visibility(id) from users where id = new.owner_id and new.branch_id is not null;
  end if;
  return null;
end $$;

-- No user changed the ones stored before.
alter table messages disable trigger messages_touch;
do $$ begin
  perform sync_shared_messages(citizen_id)
  from (select distinct told.citizen_id from message_documents as told join messages on messages.id = told.message_id
    where messages.citizen_id is null) as named;
end $$;
alter table messages enable trigger messages_touch;

-- Learners are told by the desk, within its limit, that they may apply.
alter table messages drop constraint messages_purpose_check;
alter table messages add constraint messages_purpose_check check (purpose in
  ('message', 'expiry', 'reset', 'reminder', 'digest', 'bulk', 'learner', 'summary', 'security', 'verify'));
