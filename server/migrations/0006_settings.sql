-- What the office has set, and what the server keeps for itself.

-- The one row holds how the office tells people: whether and when it reminds, and how it is called in what it writes.
create table office_settings (
  singleton boolean primary key default true check (singleton),
  office_name_hi text check (length(office_name_hi) <= 100),
  office_name_en text check (length(office_name_en) <= 100),
  contact_hi text check (length(contact_hi) <= 300),
  contact_en text check (length(contact_en) <= 300),
  -- Off until an admin turns it on.
  reminders_on boolean not null default false,
  -- So many days before its end a document is reminded of.
  stages integer[] not null default '{30,15,7,1,0}' check (cardinality(stages) between 1 and 10),
  -- The hour of the day in India from which reminders go out.
  hour integer not null default 9 check (hour between 0 and 23),
  -- The last day whose reminders have all been written.
  reminded_on date,
  -- Admins have been mailed what became of the reminders of all days up to this one.
  summary_sent_until date,
  -- WhatsApp takes plain text only within a day of somebody's own message; what the office writes by itself goes by
  -- templates that Meta has approved: their names by what they are for, null where plain text is sent, and their language.
  template_notice text check (template_notice ~ '^[a-z0-9_]+$' and length(template_notice) <= 512),
  template_message text check (template_message ~ '^[a-z0-9_]+$' and length(template_message) <= 512),
  template_reset text check (template_reset ~ '^[a-z0-9_]+$' and length(template_reset) <= 512),
  template_language text not null default 'hi' check (template_language ~ '^[a-z]{2}(_[A-Z]{2})?$'),
  -- Whether staff must have a second factor.
  two_factor_required boolean not null default false,
  updated_at timestamptz(3) not null default now()
);
insert into office_settings default values;
create trigger office_settings_touch before update on office_settings
  for each row execute function touch_updated_at();
create trigger office_settings_history after update on office_settings
  for each row when (old.reminded_on is not distinct from new.reminded_on) execute function record_history();

-- A row is a backup that the desk made, or tried to. One without `finished_at` and `error` was interrupted. It lies in
-- `folder` on the machine `host`; one that is not `scheduled` was asked for at the machine.
create table backups (
  id integer generated always as identity primary key,
  file text not null,
  folder text,
  host text,
  bytes bigint,
  scheduled boolean not null default true,
  started_at timestamptz(3) not null default now(),
  finished_at timestamptz(3),
  error text
);
create index backups_finished on backups (finished_at);

-- A row is a secret that all processes share, made at first need.
create table secrets (
  name text primary key,
  value bytea not null
);

-- A row counts recent attempts under a key (see the rate limits). Losing it in a crash only forgives.
create unlogged table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

-- A row is a call that keeps something, with the key under which its sender may send it again, and what was answered:
-- null while it is at work, and for ever where it broke off before its answer was known. A key stands for one call:
-- `content`, a hash of what was sent under it, tells another one, which is refused. Kept for a day.
create table idempotency_keys (
  -- 0 for visitors.
  caller integer not null,
  path text not null,
  key text not null,
  content text not null,
  answer text,
  created_at timestamptz not null default now(),
  primary key (caller, path, key)
);
create index idempotency_keys_by_age on idempotency_keys (created_at);
