-- How often a message waits for its provider, and how far reminders and what admins are told of them have come, is
-- nobody's change.
create or replace function telling(told jsonb) returns jsonb language sql immutable as $$
  select told - array['id', 'created_at', 'updated_at', 'created_by', 'search_text', 'name_key', 'password_hash',
    'two_factor_secret', 'claimed_by', 'same_as', 'single', 'body', 'template', 'put_off', 'told_until',
    'reminded_on']
$$;
