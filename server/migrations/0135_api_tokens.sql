-- Keys with which other programs call the API.

-- A row is an API token: what it may do (`scopes`), in which branch (none means all), and until which day. Only the SHA-256 of
-- it is stored. It acts for its maker, who is an admin, and ends for good with the maker's account or role.
create table api_tokens (
  id integer generated always as identity primary key,
  token_hash bytea not null constraint api_tokens_hash_unique unique,
  name text not null constraint api_tokens_name check (length(name) between 1 and 100),
  scopes text[] not null constraint api_tokens_scopes check (cardinality(scopes) > 0),
  branch_id integer references branches (id),
  expires_on date not null,
  last_used_on date,
  ended_at timestamptz(3),
  created_by integer references users (id) on delete set null,
  created_at timestamptz(3) not null default now(),
  constraint api_tokens_made check (created_by is not null or ended_at is not null)
);
create index api_tokens_by_branch on api_tokens (branch_id) where branch_id is not null;
create index api_tokens_by_maker on api_tokens (created_by) where created_by is not null;

-- As before, without hashes of secrets, when a token was last used, and which token ordered work.
alter function audit_payload(jsonb) rename to payload_of_records;
create function audit_payload(whole jsonb) returns jsonb language sql immutable as $$
  select payload_of_records(whole) - array['token_hash', 'secret_hash', 'last_used_on', 'ordered_token']
$$;
create trigger api_tokens_history after insert or update or delete on api_tokens
  for each row execute function record_history('name');

-- An account that is deleted, or is no admin any more, takes its tokens with it; they stay ended if the role comes back.
create function end_tokens_of_maker() returns trigger language plpgsql as $$
begin
  update api_tokens set ended_at = now() where created_by = old.id and ended_at is null;
  return case tg_op when 'DELETE' then old else new end;
end $$;
create trigger users_tokens_deleted before delete on users
  for each row execute function end_tokens_of_maker();
create trigger users_tokens_demoted after update of role on users
  for each row when (old.role <> new.role) execute function end_tokens_of_maker();

-- The token that acts in this transaction, as the server has said it (`desk.token`); none for people.
create function acting_token() returns integer language sql stable as $$
  select nullif(current_setting('desk.token', true), '')::integer
$$;

-- Work in the background goes on as the token that ordered it, no further than that reaches. A token that is gone ends the work.
alter table imports add column ordered_token integer;
alter table bulk_notices add column ordered_token integer default acting_token();

-- What is written into the history by the name of an account, where a token acts for it.
create function acting_name(account text) returns text language sql stable as $$
  select coalesce((select format('%s (token of %s)', name, account) from api_tokens where id = acting_token()), account)
$$;

-- As before; what a token does stands there by its name.
create or replace function record_history() returns trigger language plpgsql as $$
declare
  old_row jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  new_row jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  whole jsonb := coalesce(new_row, old_row);
  payload_before jsonb := audit_payload(old_row);
  payload_after jsonb := audit_payload(new_row);
begin
  if tg_op = 'UPDATE' then
    if is_merging() then return null; end if;
    select jsonb_object_agg(key, payload_before -> key), jsonb_object_agg(key, value)
      into payload_before, payload_after
      from jsonb_each(payload_after) where value is distinct from payload_before -> key
        and not (key = 'citizen_id' and (new_row ? 'vehicle_id' or tg_table_name = 'vehicles'));
    if old_row ->> 'password_hash' is distinct from new_row ->> 'password_hash' then
      payload_after := coalesce(payload_after, '{}') || '{"password": "changed"}';
    end if;
    if payload_after is null then return null; end if;
  end if;
  insert into history (actor_id, actor_name, actor_role, address, action, record, record_id, citizen_id, title, before, after)
  select acting_user(), acting_name(actor.name), case when acting_token() is null then actor.role else 'manager' end,
    nullif(current_setting('desk.address', true), ''),
    case tg_op when 'INSERT' then 'created' when 'UPDATE' then 'updated' else 'deleted' end,
    tg_table_name, (whole ->> 'id')::integer,
    case when tg_table_name = 'citizens' then (whole ->> 'id')::integer
      else (whole ->> coalesce(tg_argv[1], 'citizen_id'))::integer end,
    whole ->> tg_argv[0], payload_before, payload_after
  from (select) as once left join users as actor on actor.id = acting_user();
  return null;
end $$;
