-- A profile that stays with the office keeps its lines of the history, without what its holder had declared there: a line
-- of staff tells what a self-declared record held before they changed or deleted it.

alter function forget_in_history(integer, integer, integer[], integer[]) rename to forget_lines_in_history;

create function forget_in_history(request integer, account integer, citizens integer[], messages integer[])
returns void language plpgsql as $$
begin
  -- It refuses whoever is not being deleted.
  perform forget_lines_in_history(request, account, citizens, messages);
  perform set_config('desk.forgetting', 'on', true);
  update history set title = case when action <> 'deleted' then title end, before = null
  where citizen_id = any (citizens) and before ->> 'origin' = 'self';
  perform set_config('desk.forgetting', '', true);
end $$;
