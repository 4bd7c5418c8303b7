-- Who did what. Every change of a business table writes its own line here, by trigger and so in the same transaction;
-- what changes no row (a login, an export, a look at a document) is written by the feature that does it.

-- A row is one thing that somebody did. `actor_id` is null for a visitor and for what the desk does by itself; names
-- are kept as they were then. `record` is a table, `title` what its record was called, `citizen_id` whose it was.
-- `before` and `after` hold all values of what was deleted or made, and of a change those that differ.
create table history (
  id bigint generated always as identity primary key,
  happened_at timestamptz(3) not null default now(),
  actor_id integer,
  actor_name text,
  actor_role text,
  address text,
  action text not null check (action in (
    'created', 'updated', 'deleted', 'signed_in', 'sign_in_failed', 'signed_out', 'exported', 'backed_up', 'opened')),
  record text,
  record_id integer,
  citizen_id integer,
  title text,
  before jsonb,
  after jsonb
);
create index history_by_citizen on history (citizen_id, id) where citizen_id is not null;
create index history_by_record on history (record, record_id, id);
create index history_by_actor on history (actor_id, id);
create index history_by_day on history (happened_at);
create index history_title on history using gin (title gin_trgm_ops);
create index history_actor_name on history using gin (actor_name gin_trgm_ops);

create function refuse_rewriting() returns trigger language plpgsql as $$
begin
  raise exception 'history is only added to';
end $$;
create trigger history_is_kept before update or delete or truncate on history
  for each statement execute function refuse_rewriting();

-- Who acts in this transaction, as the server has said it (`desk.actor`, `desk.address`); nothing for the desk itself.
create function acting_user() returns integer language sql stable as $$
  select nullif(current_setting('desk.actor', true), '')::integer
$$;

-- What of a row is worth telling: neither what the database derives from the rest, nor what must not be told on (a
-- message's body may hold a link that opens an account; it can be read where the message is).
create function telling(told jsonb) returns jsonb language sql immutable as $$
  select told - array['id', 'created_at', 'updated_at', 'created_by', 'search_text', 'name_key', 'password_hash',
    'two_factor_secret', 'claimed_by', 'same_as', 'single', 'body']
$$;

-- The line of a change. Takes the name of the column that a record of the table is known by, if it has one.
create function keep_history() returns trigger language plpgsql as $$
declare
  old_row jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  new_row jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  whole jsonb := coalesce(new_row, old_row);
  told_before jsonb := telling(old_row);
  told_after jsonb := telling(new_row);
begin
  if tg_op = 'UPDATE' then
    select jsonb_object_agg(key, told_before -> key), jsonb_object_agg(key, value)
      into told_before, told_after
      from jsonb_each(told_after) where value is distinct from told_before -> key;
    if old_row ->> 'password_hash' is distinct from new_row ->> 'password_hash' then
      told_after := coalesce(told_after, '{}') || '{"password": "changed"}';
    end if;
    if told_after is null then return null; end if;
  end if;
  insert into history (actor_id, actor_name, actor_role, address, action, record, record_id, citizen_id, title, before, after)
  select acting_user(), actor.name, actor.role, nullif(current_setting('desk.address', true), ''),
    case tg_op when 'INSERT' then 'created' when 'UPDATE' then 'updated' else 'deleted' end,
    tg_table_name, (whole ->> 'id')::integer,
    case when tg_table_name = 'citizens' then (whole ->> 'id')::integer else (whole ->> 'citizen_id')::integer end,
    whole ->> tg_argv[0], told_before, told_after
  from (select) as once left join users as actor on actor.id = acting_user();
  return null;
end $$;

create trigger branches_history after insert or update or delete on branches
  for each row execute function keep_history('name');
create trigger users_history after insert or update or delete on users
  for each row execute function keep_history('name');
create trigger citizens_history after insert or update or delete on citizens
  for each row execute function keep_history('name');
create trigger vehicles_history after insert or update or delete on vehicles
  for each row execute function keep_history('registration_no');
create trigger learner_licenses_history after insert or update or delete on learner_licenses
  for each row execute function keep_history('ll_no');
create trigger driving_licenses_history after insert or update or delete on driving_licenses
  for each row execute function keep_history('dl_no');
create trigger insurances_history after insert or update or delete on insurances
  for each row execute function keep_history('policy_number');
create trigger puccs_history after insert or update or delete on puccs
  for each row execute function keep_history('pucc_number');
create trigger fitnesses_history after insert or update or delete on fitnesses
  for each row execute function keep_history('certificate_number');
create trigger permits_history after insert or update or delete on permits
  for each row execute function keep_history('permit_number');
create trigger taxes_history after insert or update or delete on taxes
  for each row execute function keep_history();
create trigger vltds_history after insert or update or delete on vltds
  for each row execute function keep_history('certificate_number');
create trigger speed_governors_history after insert or update or delete on speed_governors
  for each row execute function keep_history('certificate_number');
create trigger service_requests_history after insert or update or delete on service_requests
  for each row execute function keep_history('contact_name');
create trigger document_inquiries_history after insert or update or delete on document_inquiries
  for each row execute function keep_history('name');
create trigger office_settings_history after update on office_settings
  for each row when (old.reminded_on is not distinct from new.reminded_on) execute function keep_history();
-- The delivery of a message tells its own tale in its state; here stand its writing and what staff did with it.
create trigger messages_written after insert on messages
  for each row execute function keep_history('recipient_name');
create trigger messages_handled after update on messages
  for each row when (acting_user() is not null and old.state <> new.state)
  execute function keep_history('recipient_name');
