-- Whom people ask about their data, and the privacy notice that the data protection law asks for.

alter table office_settings
  -- The contact for questions about personal data, shown at the foot of the public pages.
  add column privacy_contact_name text constraint office_settings_privacy_contact_name
    check (length(privacy_contact_name) <= 100),
  add column privacy_contact_phone text constraint office_settings_privacy_contact_phone
    check (length(privacy_contact_phone) <= 40),
  add column privacy_contact_email text constraint office_settings_privacy_contact_email
    check (length(privacy_contact_email) <= 255);

-- A row is a version of the notice, in both languages. It never changes: who was given it was given this text.
create table privacy_notices (
  id integer generated always as identity primary key,
  version integer not null constraint privacy_notices_version unique check (version > 0),
  en text not null constraint privacy_notices_en check (length(en) between 1 and 10000),
  hi text not null constraint privacy_notices_hi check (length(hi) between 1 and 10000),
  created_by integer references users (id) on delete set null,
  created_at timestamptz(3) not null default now()
);
create index privacy_notices_by_maker on privacy_notices (created_by) where created_by is not null;
create trigger privacy_notices_history after insert or update or delete on privacy_notices
  for each row execute function record_history('version');

-- A row is that a citizen was given a version of the notice, and in which way.
create table privacy_notices_given (
  id integer generated always as identity primary key,
  citizen_id integer not null references citizens (id) on delete cascade,
  notice_id integer not null references privacy_notices (id),
  how text not null constraint privacy_notices_given_how check (how in ('slip', 'counter', 'whatsapp', 'account')),
  given_on date not null,
  created_by integer references users (id) on delete set null,
  created_at timestamptz(3) not null default now()
);
create index privacy_notices_given_by_citizen on privacy_notices_given (citizen_id, id);
create index privacy_notices_given_by_notice on privacy_notices_given (notice_id);
create index privacy_notices_given_by_maker on privacy_notices_given (created_by) where created_by is not null;
create trigger privacy_notices_given_history after insert or update or delete on privacy_notices_given
  for each row execute function record_history('how');
