-- A profile that stays with the office loses what its holder typed from the lines about the profile itself, too: what stood
-- there before a change (what staff had entered is told by their own earlier line), a name that it has no more, and the
-- line of whoever registered, which names nobody since they were not signed in yet.

create or replace function forget_in_history(request integer, account integer, citizens integer[], messages integer[])
returns void language plpgsql as $$
begin
  -- It refuses whoever is not being deleted.
  perform forget_lines_in_history(request, account, citizens, messages);
  perform set_config('desk.forgetting', 'on', true);
  update history set title = case when action <> 'deleted' then title end, before = null
  where citizen_id = any (citizens) and before ->> 'origin' = 'self';
  update history set title = case when title = kept.name then title end, before = null,
    after = case when actor_id is not null then after end,
    address = case when actor_id is not null then history.address end
  from citizens as kept
  where kept.id = any (citizens) and history.record = 'citizens' and history.record_id = kept.id;
  perform set_config('desk.forgetting', '', true);
end $$;

-- What declines a request is a message to its account, and goes with it. It named none so far.
update messages set user_id = asked.user_id
from deletion_requests as asked
where messages.user_id is null and messages.citizen_id is null and messages.purpose = 'message'
  and asked.status = 'declined' and asked.user_id is not null and asked.phone = messages.recipient;
