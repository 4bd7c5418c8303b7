-- What the office is called where it writes to people, which reminders its admins have been told of, and where a backup
-- lies, so that its file can be looked for.

alter table office_settings
  add column office_name_hi text check (length(office_name_hi) <= 100),
  add column office_name_en text check (length(office_name_en) <= 100),
  -- Admins have been mailed what became of the reminders of all days up to this one.
  add column told_until date;

-- Nobody's change: the mail about the days before went out with the last reminders.
alter table office_settings disable trigger user;
update office_settings set told_until = reminded_on - 1;
alter table office_settings enable trigger user;

-- `folder` on the machine `host`, null for those from before; one that is not `scheduled` was asked for at the machine.
alter table backups
  add column folder text,
  add column host text,
  add column scheduled boolean not null default true;
comment on table backups is
  'A row is a backup that the desk made, or tried to. One without finished_at and error was interrupted.';

-- The values of a template hold what the body holds, such as a link that opens an account.
create or replace function telling(told jsonb) returns jsonb language sql immutable as $$
  select told - array['id', 'created_at', 'updated_at', 'created_by', 'search_text', 'name_key', 'password_hash',
    'two_factor_secret', 'claimed_by', 'same_as', 'single', 'body', 'template']
$$;
