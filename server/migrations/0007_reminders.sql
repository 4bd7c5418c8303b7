-- Telling people in time, by itself. Off until an admin turns it on.

-- The one row holds how the office tells people: whether and when it reminds, and how it is called in what it writes.
create table office_settings (
  single boolean primary key default true check (single),
  reminders_on boolean not null default false,
  -- So many days before its end a document is reminded of.
  stages integer[] not null default '{30,15,7,1,0}' check (cardinality(stages) between 1 and 10),
  -- The hour of the day in India from which reminders go out.
  hour integer not null default 9 check (hour between 0 and 23),
  contact_hi text check (length(contact_hi) <= 300),
  contact_en text check (length(contact_en) <= 300),
  -- The last day whose reminders have all been written.
  reminded_on date,
  updated_at timestamptz(3) not null default now()
);
insert into office_settings default values;
create trigger office_settings_touch before update on office_settings
  for each row execute function touch_updated_at();

-- A row says that a document was reminded of at a stage; the date is part of it, since a corrected one counts anew.
create table reminders (
  type document_type not null,
  document_id integer not null,
  expiry_date date not null,
  stage integer not null,
  message_id integer references messages (id) on delete set null,
  created_at timestamptz(3) not null default now(),
  primary key (type, document_id, expiry_date, stage)
);
create index reminders_by_message on reminders (message_id);

-- Whether a citizen does not want to be reminded.
alter table citizens add column reminders_off boolean not null default false;

alter table messages drop constraint messages_purpose_check;
alter table messages add constraint messages_purpose_check
  check (purpose in ('message', 'expiry', 'reset', 'reminder', 'summary'));
create index messages_by_day on messages (created_at);
