-- Who is deleted on their own wish leaves nothing of themself in the history. That something was done, when, and by which of
-- the staff stays; what it was about goes.

create or replace function refuse_rewriting() returns trigger language plpgsql as $$
begin
  -- What `forget_in_history` says while it is at work; the next trigger sees to it that lines only lose.
  if tg_op = 'UPDATE' and current_setting('desk.forgetting', true) = 'on' then return null; end if;
  raise exception 'history is only added to';
end $$;

create function refuse_changing() returns trigger language plpgsql as $$
declare
  lost constant text[] := array['title', 'before', 'after', 'address', 'actor_name'];
begin
  if to_jsonb(new) - lost <> to_jsonb(old) - lost or not to_jsonb(old) @> jsonb_strip_nulls(to_jsonb(new)) then
    raise exception 'history is only added to';
  end if;
  return new;
end $$;
create trigger history_only_loses before update on history for each row execute function refuse_changing();

-- Takes a person out of the history: what they did, what was done to the account, to those of the citizens that are gone, to
-- the messages and to whatever else this transaction has touched for the wish. Only the transaction that fulfils the wish may call
-- it, when the account is gone.
create function forget_in_history(wish integer, account integer, citizens integer[], messages integer[])
returns void language plpgsql as $$
begin
  if exists (select from users where id = account) or not exists (
    select from deletion_requests where id = wish and status = 'done' and xmin = pg_current_xact_id()::xid) then
    raise exception 'only who is deleted on their wish is forgotten';
  end if;
  perform set_config('desk.forgetting', 'on', true);
  with touched as materialized (
    select record, record_id from history
    where happened_at = now()::timestamptz(3) and xmin = pg_current_xact_id()::xid and record <> 'citizens'),
  gone as materialized (
    select id from unnest(citizens) as listed (id)
    where not exists (select from citizens as kept where kept.id = listed.id))
  update history set title = null, before = null, after = null,
    actor_name = case when actor_id is distinct from account then actor_name end,
    address = case when actor_id <> account then address end
  where actor_id = account
    or record = 'users' and record_id = account
    or record = 'messages' and record_id = any (messages)
    or citizen_id in (select id from gone)
    or (record, record_id) in (select record, record_id from touched);
  perform set_config('desk.forgetting', '', true);
end $$;
