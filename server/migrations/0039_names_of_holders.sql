-- Who has entered the name of a citizen: null for the office, whose word it is; otherwise when its holder did, until
-- staff save the profile.
alter table citizens add column name_by_holder_at timestamptz(3);

-- When a name was last entered, and by whom, is told by the change of the name itself.
create or replace function telling(told jsonb) returns jsonb language sql immutable as $$
  select told - array['id', 'created_at', 'updated_at', 'created_by', 'search_text', 'name_key', 'password_hash',
    'two_factor_secret', 'claimed_by', 'same_as', 'single', 'body', 'template', 'put_off', 'told_until',
    'reminded_on', 'name_by_holder_at']
$$;

update citizens set name_by_holder_at = created_at
where (owner_id is not null or exists (select from users where users.citizen_id = citizens.id)) and not exists (
  select from history where record = 'citizens' and record_id = citizens.id and actor_role in ('admin', 'manager')
    and (after ->> 'name') = citizens.name);
