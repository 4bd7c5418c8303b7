-- RTO Desk, 2026-11-20T06:00:00.000Z. Restore with: npm run restore -- FILE
-- or into an empty database with: psql --set ON_ERROR_STOP=1 --file FILE
begin;
set local client_encoding = 'UTF8';
set local standard_conforming_strings = on;
set local timezone = 'UTC';
set local statement_timeout = 0;
set local check_function_bodies = off;
do $$ begin
  if exists (select from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r') then
    raise exception 'The database is not empty.';
  end if;
end $$;

-- 0001_accounts.sql
-- Who works with the desk: branches, accounts and their sessions. Forward only: a later change is a later file.

-- Moves updated_at on every change, always forward, so that a stale copy can be told from a fresh one.
create function touch_updated_at() returns trigger language plpgsql as $$
begin
  new.updated_at := greatest(clock_timestamp(), old.updated_at + interval '1 millisecond');
  return new;
end $$;

-- How a number is compared: upper case, without spaces and hyphens.
create function number_key(typed text) returns text language sql immutable strict parallel safe as $$
  select regexp_replace(upper(typed), '[\s-]', '', 'g')
$$;

-- A row is a branch office. `code` is the district office's registration code ('04') that places citizens in it.
create table branches (
  id integer generated always as identity primary key,
  name text not null constraint branches_name_unique unique check (length(name) between 1 and 255),
  code text constraint branches_code_unique unique
);

-- A row is an account that signs in. `citizen_id` is the person's own citizen profile (see 0002).
create table users (
  id integer generated always as identity primary key,
  name text not null,
  phone text not null constraint users_phone_unique unique check (phone ~ '^[0-9]{10}$'),
  email text,
  password_hash text not null,
  role text not null default 'user' check (role in ('admin', 'manager', 'user')),
  branch_id integer references branches (id),
  citizen_id integer constraint users_citizen_unique unique,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint users_branch_is_a_managers check (branch_id is null or role = 'manager')
);
create unique index users_email_unique on users (lower(email));
create index users_by_branch on users (branch_id);
create trigger users_touch before update on users for each row execute function touch_updated_at();

-- A row is a signed-in device. Only the SHA-256 of its token is kept.
create table sessions (
  token_hash bytea primary key,
  user_id integer not null references users (id) on delete cascade,
  created_at timestamptz(3) not null default now(),
  last_seen_at timestamptz(3) not null default now(),
  idle_seconds integer not null check (idle_seconds > 0),
  expires_at timestamptz(3) not null
);
create index sessions_by_user on sessions (user_id);
create index sessions_by_expiry on sessions (expires_at);

-- A row counts recent attempts under a key (see the rate limits). Losing it in a crash only forgives.
create unlogged table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

-- A row is a secret that all processes share, made at first need.
create table secrets (
  name text primary key,
  value bytea not null
);


-- 0002_records.sql
-- Whom and what the office keeps on record: citizens, vehicles, the nine kinds of documents, and their files.

-- A row is a citizen profile. `owner_id` is the account that keeps it, null where the office does.
create table citizens (
  id integer generated always as identity primary key,
  name text not null check (length(name) between 1 and 255),
  relation_type text check (relation_type in ('Son of', 'Wife of', 'Daughter of')),
  relation_name text,
  father_name text,
  mobile text not null check (mobile ~ '^[0-9]{10}$'),
  email text,
  dob date check (dob >= '1900-01-01'),
  address text,
  state text,
  city text,
  branch_id integer references branches (id),
  owner_id integer references users (id) on delete set null,
  created_by integer references users (id) on delete set null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index citizens_by_branch on citizens (branch_id, id);
create index citizens_by_owner on citizens (owner_id);
create index citizens_by_creator on citizens (created_by);
create trigger citizens_touch before update on citizens for each row execute function touch_updated_at();

alter table users add constraint users_citizen_fk
  foreign key (citizen_id) references citizens (id) on delete set null;

-- A row is a vehicle of a citizen. `origin` says whether the office or the owner entered it.
create table vehicles (
  id integer generated always as identity primary key,
  citizen_id integer not null references citizens (id) on delete cascade,
  registration_no text not null check (length(registration_no) between 1 and 20),
  type text,
  make_model text,
  chassis_no text,
  engine_no text,
  origin text not null check (origin in ('office', 'self')),
  created_by integer references users (id) on delete set null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  -- What a vehicle's documents refer to, so that they can never belong to another citizen than the vehicle.
  constraint vehicles_of_citizen unique (id, citizen_id)
);
create unique index vehicles_registration_no_office on vehicles (number_key(registration_no)) where origin = 'office';
create unique index vehicles_registration_no_own on vehicles (citizen_id, number_key(registration_no));
create index vehicles_by_creator on vehicles (created_by);
create trigger vehicles_touch before update on vehicles for each row execute function touch_updated_at();

-- A row is an uploaded document on disk. One with `removed_at` is gone for everybody and awaits the sweep.
create table files (
  id text primary key check (length(id) >= 32),
  media_type text not null,
  size integer not null check (size > 0),
  sha256 text not null,
  original_name text,
  created_by integer,
  created_at timestamptz(3) not null default now(),
  removed_at timestamptz(3)
);
create index files_removed on files (removed_at) where removed_at is not null;
create index files_young on files (created_at) where removed_at is null;

-- The file of a deleted or changed record goes with it, in the same transaction.
create function remove_replaced_file() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or new.file_id is distinct from old.file_id then
    update files set removed_at = now() where id = old.file_id and removed_at is null;
  end if;
  return null;
end $$;

-- A row is a learner licence of a citizen. `vehicle_class` is a comma-and-space separated list.
create table learner_licenses (
  id integer generated always as identity primary key,
  citizen_id integer not null references citizens (id) on delete cascade,
  ll_no text not null check (length(ll_no) between 1 and 100),
  application_no text,
  issue_date date,
  expiry_date date,
  vehicle_class text,
  office text,
  file_id text constraint learner_licenses_file_unique unique references files (id),
  origin text not null check (origin in ('office', 'self')),
  created_by integer references users (id) on delete set null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint learner_licenses_period check (expiry_date >= issue_date)
);
create unique index learner_licenses_ll_no_office on learner_licenses (number_key(ll_no)) where origin = 'office';
create unique index learner_licenses_ll_no_own on learner_licenses (citizen_id, number_key(ll_no));
create index learner_licenses_by_citizen on learner_licenses (citizen_id, id desc);
create index learner_licenses_by_creator on learner_licenses (created_by);
create trigger learner_licenses_touch before update on learner_licenses for each row execute function touch_updated_at();
create trigger learner_licenses_file_removed after delete or update of file_id on learner_licenses
  for each row when (old.file_id is not null) execute function remove_replaced_file();

-- A row is a driving licence of a citizen.
create table driving_licenses (
  id integer generated always as identity primary key,
  citizen_id integer not null references citizens (id) on delete cascade,
  dl_no text not null check (length(dl_no) between 1 and 100),
  application_no text,
  issue_date date,
  expiry_date date,
  vehicle_class text,
  office text,
  file_id text constraint driving_licenses_file_unique unique references files (id),
  origin text not null check (origin in ('office', 'self')),
  created_by integer references users (id) on delete set null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint driving_licenses_period check (expiry_date >= issue_date)
);
create unique index driving_licenses_dl_no_office on driving_licenses (number_key(dl_no)) where origin = 'office';
create unique index driving_licenses_dl_no_own on driving_licenses (citizen_id, number_key(dl_no));
create index driving_licenses_by_citizen on driving_licenses (citizen_id, id desc);
create index driving_licenses_by_creator on driving_licenses (created_by);
create trigger driving_licenses_touch before update on driving_licenses for each row execute function touch_updated_at();
create trigger driving_licenses_file_removed after delete or update of file_id on driving_licenses
  for each row when (old.file_id is not null) execute function remove_replaced_file();

-- A row is an insurance of a vehicle. `status` is what staff set by hand; the dates speak for themselves.
create table insurances (
  id integer generated always as identity primary key,
  vehicle_id integer not null,
  citizen_id integer not null references citizens (id) on delete cascade,
  insurance_type text not null,
  company_name text not null,
  policy_number text not null,
  start_date date not null,
  end_date date not null,
  status text not null default 'active' check (status in ('active', 'expired')),
  file_id text constraint insurances_file_unique unique references files (id),
  origin text not null check (origin in ('office', 'self')),
  created_by integer references users (id) on delete set null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint insurances_of_vehicle foreign key (vehicle_id, citizen_id) references vehicles (id, citizen_id),
  constraint insurances_period check (end_date >= start_date)
);
create unique index insurances_policy_number_office on insurances (number_key(policy_number)) where origin = 'office';
create unique index insurances_policy_number_own on insurances (vehicle_id, number_key(policy_number));
create index insurances_by_vehicle on insurances (vehicle_id, end_date desc, id desc);
create index insurances_by_citizen on insurances (citizen_id);
create index insurances_by_creator on insurances (created_by);
create trigger insurances_touch before update on insurances for each row execute function touch_updated_at();
create trigger insurances_file_removed after delete or update of file_id on insurances
  for each row when (old.file_id is not null) execute function remove_replaced_file();

-- A row is a pollution-under-control certificate of a vehicle.
create table puccs (
  id integer generated always as identity primary key,
  vehicle_id integer not null,
  citizen_id integer not null references citizens (id) on delete cascade,
  pucc_number text not null,
  valid_from date not null,
  valid_until date not null,
  status text not null default 'active' check (status in ('active', 'expired')),
  file_id text constraint puccs_file_unique unique references files (id),
  origin text not null check (origin in ('office', 'self')),
  created_by integer references users (id) on delete set null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint puccs_of_vehicle foreign key (vehicle_id, citizen_id) references vehicles (id, citizen_id),
  constraint puccs_period check (valid_until >= valid_from)
);
create unique index puccs_pucc_number_office on puccs (number_key(pucc_number)) where origin = 'office';
create unique index puccs_pucc_number_own on puccs (vehicle_id, number_key(pucc_number));
create index puccs_by_vehicle on puccs (vehicle_id, valid_until desc, id desc);
create index puccs_by_citizen on puccs (citizen_id);
create index puccs_by_creator on puccs (created_by);
create trigger puccs_touch before update on puccs for each row execute function touch_updated_at();
create trigger puccs_file_removed after delete or update of file_id on puccs
  for each row when (old.file_id is not null) execute function remove_replaced_file();

-- A row is a fitness certificate of a vehicle.
create table fitnesses (
  id integer generated always as identity primary key,
  vehicle_id integer not null,
  citizen_id integer not null references citizens (id) on delete cascade,
  certificate_number text not null,
  issue_date date not null,
  expiry_date date not null,
  file_id text constraint fitnesses_file_unique unique references files (id),
  origin text not null check (origin in ('office', 'self')),
  created_by integer references users (id) on delete set null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint fitnesses_of_vehicle foreign key (vehicle_id, citizen_id) references vehicles (id, citizen_id),
  constraint fitnesses_period check (expiry_date >= issue_date)
);
create unique index fitnesses_certificate_number_office on fitnesses (number_key(certificate_number)) where origin = 'office';
create unique index fitnesses_certificate_number_own on fitnesses (vehicle_id, number_key(certificate_number));
create index fitnesses_by_vehicle on fitnesses (vehicle_id, expiry_date desc, id desc);
create index fitnesses_by_citizen on fitnesses (citizen_id);
create index fitnesses_by_creator on fitnesses (created_by);
create trigger fitnesses_touch before update on fitnesses for each row execute function touch_updated_at();
create trigger fitnesses_file_removed after delete or update of file_id on fitnesses
  for each row when (old.file_id is not null) execute function remove_replaced_file();

-- A row is a permit of a vehicle; a vehicle may hold several at once.
create table permits (
  id integer generated always as identity primary key,
  vehicle_id integer not null,
  citizen_id integer not null references citizens (id) on delete cascade,
  permit_number text not null,
  issue_date date not null,
  expiry_date date not null,
  file_id text constraint permits_file_unique unique references files (id),
  origin text not null check (origin in ('office', 'self')),
  created_by integer references users (id) on delete set null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint permits_of_vehicle foreign key (vehicle_id, citizen_id) references vehicles (id, citizen_id),
  constraint permits_period check (expiry_date >= issue_date)
);
create unique index permits_permit_number_office on permits (number_key(permit_number)) where origin = 'office';
create unique index permits_permit_number_own on permits (vehicle_id, number_key(permit_number));
create index permits_by_vehicle on permits (vehicle_id, expiry_date desc, id desc);
create index permits_by_citizen on permits (citizen_id);
create index permits_by_creator on permits (created_by);
create trigger permits_touch before update on permits for each row execute function touch_updated_at();
create trigger permits_file_removed after delete or update of file_id on permits
  for each row when (old.file_id is not null) execute function remove_replaced_file();

-- A row is a certificate of a vehicle's location tracking device.
create table vltds (
  id integer generated always as identity primary key,
  vehicle_id integer not null,
  citizen_id integer not null references citizens (id) on delete cascade,
  certificate_number text not null,
  issue_date date not null,
  expiry_date date not null,
  file_id text constraint vltds_file_unique unique references files (id),
  origin text not null check (origin in ('office', 'self')),
  created_by integer references users (id) on delete set null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint vltds_of_vehicle foreign key (vehicle_id, citizen_id) references vehicles (id, citizen_id),
  constraint vltds_period check (expiry_date >= issue_date)
);
create unique index vltds_certificate_number_office on vltds (number_key(certificate_number)) where origin = 'office';
create unique index vltds_certificate_number_own on vltds (vehicle_id, number_key(certificate_number));
create index vltds_by_vehicle on vltds (vehicle_id, expiry_date desc, id desc);
create index vltds_by_citizen on vltds (citizen_id);
create index vltds_by_creator on vltds (created_by);
create trigger vltds_touch before update on vltds for each row execute function touch_updated_at();
create trigger vltds_file_removed after delete or update of file_id on vltds
  for each row when (old.file_id is not null) execute function remove_replaced_file();

-- A row is a certificate of a vehicle's speed governor.
create table speed_governors (
  id integer generated always as identity primary key,
  vehicle_id integer not null,
  citizen_id integer not null references citizens (id) on delete cascade,
  certificate_number text not null,
  issue_date date not null,
  expiry_date date not null,
  file_id text constraint speed_governors_file_unique unique references files (id),
  origin text not null check (origin in ('office', 'self')),
  created_by integer references users (id) on delete set null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint speed_governors_of_vehicle foreign key (vehicle_id, citizen_id) references vehicles (id, citizen_id),
  constraint speed_governors_period check (expiry_date >= issue_date)
);
create unique index speed_governors_certificate_number_office on speed_governors (number_key(certificate_number)) where origin = 'office';
create unique index speed_governors_certificate_number_own on speed_governors (vehicle_id, number_key(certificate_number));
create index speed_governors_by_vehicle on speed_governors (vehicle_id, expiry_date desc, id desc);
create index speed_governors_by_citizen on speed_governors (citizen_id);
create index speed_governors_by_creator on speed_governors (created_by);
create trigger speed_governors_touch before update on speed_governors for each row execute function touch_updated_at();
create trigger speed_governors_file_removed after delete or update of file_id on speed_governors
  for each row when (old.file_id is not null) execute function remove_replaced_file();

-- A row is a payment of road tax for a vehicle, in rupees.
create table taxes (
  id integer generated always as identity primary key,
  vehicle_id integer not null,
  citizen_id integer not null references citizens (id) on delete cascade,
  vehicle_type text,
  tax_mode text not null,
  tax_from date not null,
  tax_upto date not null,
  amount numeric(10, 2) check (amount >= 0),
  file_id text constraint taxes_file_unique unique references files (id),
  origin text not null check (origin in ('office', 'self')),
  created_by integer references users (id) on delete set null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint taxes_of_vehicle foreign key (vehicle_id, citizen_id) references vehicles (id, citizen_id),
  constraint taxes_period check (tax_upto >= tax_from)
);
create index taxes_by_vehicle on taxes (vehicle_id, tax_upto desc, id desc);
create index taxes_by_citizen on taxes (citizen_id);
create index taxes_by_creator on taxes (created_by);
create trigger taxes_touch before update on taxes for each row execute function touch_updated_at();
create trigger taxes_file_removed after delete or update of file_id on taxes
  for each row when (old.file_id is not null) execute function remove_replaced_file();


-- 0003_requests.sql
-- What people ask the office for, with or without an account.

-- A row is a request for services. `user_id` is the account it was made with, if one. `reference` is told to whoever
-- asked, and to nobody else.
create table service_requests (
  id integer generated always as identity primary key,
  reference text not null constraint service_requests_reference_unique unique,
  user_id integer references users (id) on delete set null,
  branch_id integer references branches (id),
  contact_name text not null check (length(contact_name) between 1 and 255),
  contact_phone text not null check (contact_phone ~ '^[0-9]{10}$'),
  category text not null check (category in ('dl', 'vehicle', 'other')),
  services text[] not null,
  query text check (length(query) <= 2000),
  status text not null default 'pending' check (status in ('pending', 'contacted', 'completed', 'rejected')),
  status_changed_by integer references users (id) on delete set null,
  status_changed_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index service_requests_by_status on service_requests (status, branch_id, id);
create index service_requests_by_branch on service_requests (branch_id, id);
create index service_requests_by_user on service_requests (user_id, id);
create index service_requests_by_day on service_requests (created_at);
create index service_requests_by_changer on service_requests (status_changed_by);
create trigger service_requests_touch before update on service_requests
  for each row execute function touch_updated_at();

-- A row is a question whether the documents of a vehicle are valid, mostly asked by visitors.
create table document_inquiries (
  id integer generated always as identity primary key,
  reference text not null constraint document_inquiries_reference_unique unique,
  user_id integer references users (id) on delete set null,
  branch_id integer references branches (id),
  name text not null check (length(name) between 1 and 255),
  phone text not null check (phone ~ '^[0-9]{10}$'),
  vehicle_no text,
  document_type text[] not null check (cardinality(document_type) > 0),
  status text not null default 'new' check (status in ('new', 'contacted', 'resolved')),
  status_changed_by integer references users (id) on delete set null,
  status_changed_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index document_inquiries_by_status on document_inquiries (status, branch_id, id);
create index document_inquiries_by_branch on document_inquiries (branch_id, id);
create index document_inquiries_by_user on document_inquiries (user_id);
create index document_inquiries_by_changer on document_inquiries (status_changed_by);
create trigger document_inquiries_touch before update on document_inquiries
  for each row execute function touch_updated_at();


-- 0004_search.sql
-- Finding records, and what expires, at the size of a state. All of it is derived from 0002 and kept by triggers
-- in the transaction of the change; `select rebuild_search()` makes it anew, after a restore for instance.

-- Trusted extensions that come with PostgreSQL: the owner of the database may create them.
create extension if not exists pg_trgm;
create extension if not exists fuzzystrmatch;

-- How a name sounds, in Latin and Devanagari letters alike: each word behind a space, without the vowel a,
-- aspiration, length and doubling. 'Choudhary', 'Chaudhari' and 'चौधरी' are all ' cudri'.
create function name_key(name text) returns text language sql immutable strict parallel safe as $$
  select regexp_replace(regexp_replace(
    translate(
      replace(replace(replace(replace(replace(replace(replace(replace(replace(
      replace(replace(replace(replace(replace(replace(replace(replace(replace(
        regexp_replace(regexp_replace(
          translate(
            replace(replace(replace(replace(' ' || lower(normalize(name, NFC)),
              'क्ष', 'ks'), 'ज्ञ', 'gi'), 'ृ', 'ri'), 'ऋ', 'ri'),
            'कखगघङचछजझञटठडढणतथदधनपफबभमयरऱलळवशषसहिीइईुूउऊेएॅऍैऐोओॉऑौऔअआँं' || U&'\0903\093E\093C\094D\200C\200D',
            'kkggnCCjjnttddnttddnpfbbmyrrllvsssHiiiiuuuueeeeiioooouuaann'),
          '[^a-zCH0-9]+', ' ', 'g'),
        'n(?=[pbm])', 'm', 'g'),
      'chh', 'C'), 'ch', 'C'), 'kh', 'k'), 'gh', 'g'), 'jh', 'j'), 'th', 't'), 'dh', 'd'), 'ph', 'f'), 'bh', 'b'),
      'sh', 's'), 'rh', 'r'), 'nH', 'nh'), 'nh', 'ng'), 'ee', 'i'), 'oo', 'u'), 'ou', 'u'), 'ai', 'i'), 'x', 'ks'),
    'cwzqyCH', 'kvjkich'),
  '(?<=[a-z0-9])a', '', 'g'), '([a-z0-9])\1+', '\1', 'g')
$$;

-- What the citizens list looks through (its parts cannot run into each other: no field holds the separator),
-- and how the name sounds.
alter table citizens
  add column search_text text generated always as (
    lower(name) || U&'\001F' || lower(coalesce(father_name, '')) || U&'\001F' ||
    lower(coalesce(relation_name, '')) || U&'\001F' || lower(coalesce(email, ''))) stored,
  add column name_key text generated always as (name_key(name)) stored;

-- Without a pending list: a reader would have to go through it at every search.
create index citizens_search_text on citizens using gin (search_text gin_trgm_ops) with (fastupdate = off);
create index citizens_name_parts on citizens using gin (lower(name) gin_trgm_ops) with (fastupdate = off);
create index citizens_name_key on citizens using gin (name_key gin_trgm_ops) with (fastupdate = off);
create index citizens_mobile on citizens using gin (mobile gin_trgm_ops) with (fastupdate = off);
create index citizens_name on citizens (lower(name) text_pattern_ops, id);
create index citizens_whole_mobile on citizens (mobile text_pattern_ops, id);
-- 0 stands for no branch here and below, so that "this branch or none" is two ordered ranges of one index.
create index citizens_newest_of_branch on citizens (coalesce(branch_id, 0), id);

-- A row is a word that somebody's name has, as it sounds: what a misspelt word is corrected to.
create table name_words (
  word text primary key
);
create index name_words_by_letter on name_words (left(word, 1));

-- A row counts records of a table in a branch, or the change of such a count. Changes are only added, so that two
-- clerks never wait for each other's count; now and then they are folded. The sum of a branch is its number.
create table record_counts (
  id bigint generated always as identity primary key,
  record text not null,
  branch_id integer not null,
  records integer not null
);

create function fold_record_counts() returns void language sql as $$
  with folded as (delete from record_counts returning record, branch_id, records)
  insert into record_counts (record, branch_id, records)
  select record, branch_id, sum(records) from folded group by record, branch_id having sum(records) <> 0
$$;

-- A row is a record that people look for by its number: a licence or a vehicle, with the numbers as they are compared.
create table findable_numbers (
  record text not null,
  record_id integer not null,
  citizen_id integer not null,
  branch_id integer not null,
  number text not null,
  application text,
  primary key (record, record_id)
) partition by list (record);
create index findable_numbers_newest on findable_numbers (branch_id, record_id);
create index findable_numbers_by_citizen on findable_numbers (citizen_id, record_id);
create index findable_numbers_number on findable_numbers (number text_pattern_ops);
create index findable_numbers_application on findable_numbers (application text_pattern_ops)
  where application is not null;
create index findable_numbers_parts on findable_numbers
  using gin (number gin_trgm_ops, application gin_trgm_ops) with (fastupdate = off);

-- The types of documents by name, in the order of the expiry report. A later one goes where its name belongs:
-- `alter type document_type add value ... before ...`.
create type document_type as enum (
  'Driving License', 'Fitness', 'Insurance', 'Learner License', 'PUCC', 'Permit', 'Speed Gov.', 'Tax', 'VLTd'
);

-- A row is a document that ends, of any kind. `superseded` says that a later one of its kind has taken its place
-- on the vehicle; only kinds with a succession have such.
create table expiries (
  type document_type not null,
  document_id integer not null,
  citizen_id integer not null,
  vehicle_id integer,
  branch_id integer not null,
  expiry_date date not null,
  superseded boolean not null default false,
  primary key (type, document_id)
);
create index expiries_by_day on expiries (expiry_date, superseded, type, document_id);
create index expiries_by_branch on expiries (branch_id, expiry_date, superseded, type, document_id);
create index expiries_by_citizen on expiries (citizen_id, expiry_date);
create index expiries_by_vehicle on expiries (vehicle_id, type, expiry_date, document_id);

-- A row counts the documents of a type and state that end on a day (or, `monthly`, in the month that begins
-- with it) in a branch, 0 for none, -1 for all together. The changes since the last fold stand in the next table.
create table expiry_counts (
  branch_id integer not null,
  monthly boolean not null,
  day date not null,
  type document_type not null,
  superseded boolean not null,
  documents integer not null,
  primary key (branch_id, monthly, day, type, superseded)
);

-- A row is a change of such counts that has not been folded into them yet.
create table expiry_count_changes (
  id bigint generated always as identity primary key,
  branch_id integer not null,
  day date not null,
  type document_type not null,
  superseded boolean not null,
  documents integer not null
);

create function fold_expiry_counts() returns void language sql as $$
  with folded as (
    delete from expiry_count_changes returning branch_id, day, type, superseded, documents
  ), widened as (
    select counted.branch_id, span.monthly, span.day, type, superseded, documents
    from folded,
      lateral (values (folded.branch_id), (-1)) as counted (branch_id),
      lateral (values (false, folded.day), (true, date_trunc('month', folded.day)::date)) as span (monthly, day)
  )
  insert into expiry_counts as kept (branch_id, monthly, day, type, superseded, documents)
  select branch_id, monthly, day, type, superseded, sum(documents) from widened
  group by branch_id, monthly, day, type, superseded having sum(documents) <> 0
  on conflict (branch_id, monthly, day, type, superseded)
    do update set documents = kept.documents + excluded.documents;
$$;

-- Folds when the numbers of the changes just added pass a multiple of a thousand, unless somebody else is at it.
create function fold_after(first bigint, last bigint, fold regprocedure) returns void language plpgsql as $$
begin
  if last / 1024 > (first - 1) / 1024 and pg_try_advisory_xact_lock(fold::oid::bigint) then
    execute format('select %s', fold);
  end if;
end $$;

-- Counts what a statement has done to `expiries`.
create function count_expiries() returns trigger language plpgsql as $$
declare
  first bigint;
  last bigint;
  gone constant text := 'select branch_id, expiry_date, type, superseded, -1 as documents from gone';
  come constant text := 'select branch_id, expiry_date, type, superseded, 1 as documents from come';
begin
  execute format($f$
    with added as (
      insert into expiry_count_changes (branch_id, day, type, superseded, documents)
      select branch_id, expiry_date, type, superseded, sum(documents) from (%s) as changes
      group by branch_id, expiry_date, type, superseded having sum(documents) <> 0
      returning id)
    select min(id), max(id) from added $f$,
    case tg_op when 'INSERT' then come when 'DELETE' then gone else come || ' union all ' || gone end)
  into first, last;
  perform fold_after(first, last, 'fold_expiry_counts()');
  return null;
end $$;
create trigger expiries_added after insert on expiries
  referencing new table as come for each statement execute function count_expiries();
create trigger expiries_removed after delete on expiries
  referencing old table as gone for each statement execute function count_expiries();
create trigger expiries_changed after update on expiries
  referencing old table as gone new table as come for each statement execute function count_expiries();

-- Counts what a statement has done to the records of citizens, licences and vehicles.
create function count_records() returns trigger language plpgsql as $$
declare
  first bigint;
  last bigint;
  gone constant text := 'select %1$s as record, coalesce(branch_id, 0) as branch_id, -1 as records from gone';
  come constant text := 'select %1$s as record, coalesce(branch_id, 0) as branch_id, 1 as records from come';
begin
  execute format(format($f$
    with added as (
      insert into record_counts (record, branch_id, records)
      select record, branch_id, sum(records) from (%s) as changes
      group by record, branch_id having sum(records) <> 0
      returning id)
    select min(id), max(id) from added $f$,
    case tg_op when 'INSERT' then come when 'DELETE' then gone else come || ' union all ' || gone end), tg_argv[0])
  into first, last;
  perform fold_after(first, last, 'fold_record_counts()');
  return null;
end $$;
create trigger findable_numbers_added after insert on findable_numbers
  referencing new table as come for each statement execute function count_records('record');
create trigger findable_numbers_removed after delete on findable_numbers
  referencing old table as gone for each statement execute function count_records('record');
create trigger findable_numbers_changed after update on findable_numbers
  referencing old table as gone new table as come for each statement execute function count_records('record');
create trigger citizens_added after insert on citizens
  referencing new table as come for each statement execute function count_records('''citizens''');
create trigger citizens_removed after delete on citizens
  referencing old table as gone for each statement execute function count_records('''citizens''');

-- The records of a citizen go to another branch with the citizen.
create function follow_branch() returns trigger language plpgsql as $$
begin
  insert into record_counts (record, branch_id, records)
  values ('citizens', coalesce(old.branch_id, 0), -1), ('citizens', coalesce(new.branch_id, 0), 1);
  update findable_numbers set branch_id = coalesce(new.branch_id, 0) where citizen_id = new.id;
  update expiries set branch_id = coalesce(new.branch_id, 0) where citizen_id = new.id;
  return null;
end $$;
create trigger citizens_branch_followed after update of branch_id on citizens
  for each row when (old.branch_id is distinct from new.branch_id) execute function follow_branch();

-- Keeps the words of a new or changed name.
create function keep_name_words() returns trigger language plpgsql as $$
begin
  insert into name_words
  select distinct word from regexp_split_to_table(btrim(new.name_key), ' ') as word where word <> ''
  order by word on conflict do nothing;
  return null;
end $$;
create trigger citizens_name_words after insert or update of name on citizens
  for each row execute function keep_name_words();

-- Keeps `findable_numbers` with a table. Arguments: the record's number, and its application number or null.
-- New records hold their citizen, so that it cannot change its branch unseen meanwhile.
create function keep_findable_numbers() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    execute format($f$
      insert into findable_numbers (record, record_id, citizen_id, branch_id, number, application)
      select %L, come.id, citizens.id, coalesce(citizens.branch_id, 0), number_key(%s), number_key(%s)
      from come join citizens on citizens.id = come.citizen_id for share of citizens $f$,
      tg_table_name, tg_argv[0], tg_argv[1]);
  elsif tg_op = 'DELETE' then
    execute format('delete from findable_numbers where record = %L and record_id in (select id from gone)',
      tg_table_name);
  else
    execute format($f$
      update findable_numbers as kept set number = number_key(%2$s), application = number_key(%3$s)
      from come where record = %1$L and record_id = come.id
        and (number, application) is distinct from (number_key(%2$s), number_key(%3$s)) $f$,
      tg_table_name, tg_argv[0], tg_argv[1]);
  end if;
  return null;
end $$;

-- Says of the documents of a type on some vehicles which are superseded. Whoever changes the documents of a
-- vehicle holds it first, so that of two documents added at once one sees the other.
create function settle_succession(kind document_type, vehicle_ids integer[]) returns void language plpgsql as $$
begin
  perform from vehicles where id = any (vehicle_ids) order by id for no key update;
  update expiries as document set superseded = not superseded
  where type = kind and vehicle_id = any (vehicle_ids) and superseded <> exists (
    select from expiries as later
    where later.type = kind and later.vehicle_id = document.vehicle_id
      and (later.expiry_date, later.document_id) > (document.expiry_date, document.document_id));
end $$;

-- Keeps `expiries` with the table of a kind. Arguments: the kind's type, its last day, its vehicle or null, and
-- whether its documents succeed each other.
create function keep_expiries() returns trigger language plpgsql as $$
declare
  kind constant document_type := tg_argv[0];
  touched integer[];
begin
  if tg_op = 'INSERT' then
    execute format($f$
      insert into expiries (type, document_id, citizen_id, vehicle_id, branch_id, expiry_date)
      select $1, come.id, citizens.id, %2$s, coalesce(citizens.branch_id, 0), come.%1$s
      from come join citizens on citizens.id = come.citizen_id
      where come.%1$s is not null for share of citizens $f$,
      tg_argv[1], tg_argv[2]) using kind;
    if tg_argv[3]::boolean then select array_agg(distinct vehicle_id) into touched from come; end if;
  elsif tg_op = 'DELETE' then
    delete from expiries where type = kind and document_id in (select id from gone);
    if tg_argv[3]::boolean then select array_agg(distinct vehicle_id) into touched from gone; end if;
  else
    execute format($f$
      delete from expiries using come where type = $1 and document_id = come.id and come.%1$s is null $f$,
      tg_argv[1]) using kind;
    execute format($f$
      insert into expiries as kept (type, document_id, citizen_id, vehicle_id, branch_id, expiry_date)
      select $1, come.id, citizens.id, %2$s, coalesce(citizens.branch_id, 0), come.%1$s
      from come join gone using (id) join citizens on citizens.id = come.citizen_id
      where come.%1$s is not null and gone.%1$s is null for share of citizens $f$,
      tg_argv[1], tg_argv[2]) using kind;
    execute format($f$
      with moved as (
        update expiries as kept set expiry_date = come.%1$s from come
        where kept.type = $1 and kept.document_id = come.id and kept.expiry_date <> come.%1$s
        returning kept.vehicle_id)
      select array_agg(distinct vehicle_id) from moved $f$, tg_argv[1]) into touched using kind;
    if not tg_argv[3]::boolean then touched := null; end if;
  end if;
  if touched is not null then perform settle_succession(kind, touched); end if;
  return null;
end $$;

-- A row is a document kind as the tables above have to know it; a test holds the rows against the declarations.
create table document_kinds (
  type document_type primary key,
  collection text not null,
  until text not null,
  of_vehicle boolean not null,
  succession boolean not null
);
insert into document_kinds (type, collection, until, of_vehicle, succession) values
  ('Learner License', 'learner_licenses', 'expiry_date', false, false),
  ('Driving License', 'driving_licenses', 'expiry_date', false, false),
  ('Insurance', 'insurances', 'end_date', true, true),
  ('PUCC', 'puccs', 'valid_until', true, true),
  ('Fitness', 'fitnesses', 'expiry_date', true, true),
  ('Permit', 'permits', 'expiry_date', true, false),
  ('VLTd', 'vltds', 'expiry_date', true, true),
  ('Speed Gov.', 'speed_governors', 'expiry_date', true, true),
  ('Tax', 'taxes', 'tax_upto', true, true);

-- A row is a table whose records are found by number.
create table numbered_records (
  record text primary key,
  number text not null,
  application text not null
);
insert into numbered_records (record, number, application) values
  ('learner_licenses', 'll_no', 'application_no'),
  ('driving_licenses', 'dl_no', 'application_no'),
  ('vehicles', 'registration_no', 'null');

-- The triggers that keep a table in step with another: after insert, delete and update, once for each statement.
create function follow_table(followed text, suffix text, follower text) returns void language plpgsql as $$
begin
  execute format('create trigger %1$I after insert on %2$I referencing new table as come
    for each statement execute function %3$s', followed || suffix || '_added', followed, follower);
  execute format('create trigger %1$I after delete on %2$I referencing old table as gone
    for each statement execute function %3$s', followed || suffix || '_removed', followed, follower);
  execute format('create trigger %1$I after update on %2$I referencing old table as gone new table as come
    for each statement execute function %3$s', followed || suffix || '_changed', followed, follower);
end $$;

select follow_table(collection, '_expiries', format('keep_expiries(%L, %L, %L, %L)',
  type, until, case when of_vehicle then 'come.vehicle_id' else 'null::integer' end, succession))
from document_kinds;

do $$
declare
  found numbered_records;
begin
  for found in select * from numbered_records loop
    execute format('create table %I partition of findable_numbers for values in (%L)',
      found.record || '_numbers', found.record);
    perform follow_table(found.record, '_numbers', format('keep_findable_numbers(%L, %L)',
      found.number, found.application));
  end loop;
end $$;

-- Makes everything above anew from the records.
create function rebuild_search() returns void language plpgsql as $$
declare
  found numbered_records;
  kind document_kinds;
begin
  truncate name_words, record_counts, findable_numbers, expiries, expiry_counts, expiry_count_changes;
  insert into name_words
  select distinct word from citizens, regexp_split_to_table(btrim(name_key), ' ') as word where word <> '';
  insert into record_counts (record, branch_id, records)
  select 'citizens', coalesce(branch_id, 0), count(*) from citizens group by branch_id;
  for found in select * from numbered_records loop
    execute format($f$
      insert into findable_numbers (record, record_id, citizen_id, branch_id, number, application)
      select %1$L, record.id, citizens.id, coalesce(citizens.branch_id, 0), number_key(%2$s), number_key(%3$s)
      from %1$I as record join citizens on citizens.id = record.citizen_id order by record.id $f$,
      found.record, found.number, found.application);
  end loop;
  for kind in select * from document_kinds loop
    execute format($f$
      insert into expiries (type, document_id, citizen_id, vehicle_id, branch_id, expiry_date, superseded)
      select %1$L, document.id, citizens.id, %4$s, coalesce(citizens.branch_id, 0), %3$s,
        %5$L and row_number() over (partition by %4$s order by %3$s desc, document.id desc) > 1
      from %2$I as document join citizens on citizens.id = document.citizen_id where %3$s is not null $f$,
      kind.type, kind.collection, kind.until,
      case when kind.of_vehicle then 'vehicle_id' else 'null::integer' end, kind.succession);
  end loop;
  perform fold_record_counts(), fold_expiry_counts();
end $$;

select rebuild_search();


-- 0005_messages.sql
-- What the office tells people. Every message is a row here first, written in the transaction that causes it, and is
-- delivered afterwards by a worker.

-- A row is a message to one person. `claimed_by` is the worker that is sending it (see workers).
create table messages (
  id integer generated always as identity primary key,
  channel text not null check (channel in ('whatsapp', 'mail')),
  purpose text not null check (purpose in ('message', 'expiry', 'reset')),
  state text not null
    check (state in ('queued', 'sending', 'sent', 'delivered', 'failed', 'unknown', 'manual', 'cancelled')),
  citizen_id integer references citizens (id) on delete set null,
  user_id integer references users (id) on delete set null,
  branch_id integer references branches (id),
  recipient text not null,
  recipient_name text not null,
  subject text,
  body text not null,
  -- What makes two messages the same one, so that nobody is told twice on one day unasked.
  same_as text,
  attempts integer not null default 0,
  error text,
  provider_id text,
  claimed_by integer,
  created_by integer references users (id) on delete set null,
  sent_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint messages_claimed check ((state = 'sending') = (claimed_by is not null))
);
create index messages_by_citizen on messages (citizen_id, id);
create index messages_by_user on messages (user_id);
create index messages_by_branch on messages (branch_id, id);
create index messages_by_state on messages (state, id);
create index messages_by_creator on messages (created_by);
create index messages_same on messages (same_as, created_at) where same_as is not null;
create unique index messages_provider_id on messages (provider_id) where provider_id is not null;
create trigger messages_touch before update on messages for each row execute function touch_updated_at();

-- A row is a process that delivers. It holds the advisory lock (7351, id) while it lives, so that others can tell when
-- it has died; `queue_workers` are its names in the job queue.
create table workers (
  id integer generated always as identity primary key,
  queue_workers text[] not null default '{}',
  started_at timestamptz(3) not null default now()
);


-- 0006_password_resets.sql
-- A row is a link that sets a new password, told to the account's own address. Only the SHA-256 of its token is kept;
-- using it, or asking for another, removes it.
create table password_resets (
  token_hash bytea primary key,
  user_id integer not null references users (id) on delete cascade,
  expires_at timestamptz(3) not null
);
create index password_resets_by_user on password_resets (user_id);


-- 0007_reminders.sql
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


-- 0010_history.sql
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


-- 0011_security.sql
-- Which devices an account is signed in on, and its second factor.

-- What a person knows a device by: where it signed in from and what the browser calls itself.
alter table sessions add column id integer generated always as identity constraint sessions_id_unique unique;
alter table sessions add column address text;
alter table sessions add column device text check (length(device) <= 300);

-- A row is an authenticator app of an account: its base32 secret, and the last half minute whose code was used, so that
-- none is used twice. Until `confirmed_at` it is being set up and asked for by nobody.
create table two_factors (
  user_id integer primary key references users (id) on delete cascade,
  secret text not null,
  confirmed_at timestamptz(3),
  last_step bigint not null default 0
);

-- A row is a code that stands in for the app once. Only its SHA-256 is kept.
create table recovery_codes (
  user_id integer not null references users (id) on delete cascade,
  code_hash bytea not null,
  primary key (user_id, code_hash)
);

-- Whether staff must have a second factor.
alter table office_settings add column two_factor_required boolean not null default false;

alter table messages drop constraint messages_purpose_check;
alter table messages add constraint messages_purpose_check
  check (purpose in ('message', 'expiry', 'reset', 'reminder', 'summary', 'security'));


-- 0012_deletion_requests.sql
-- A row is somebody's wish that their account and what they keep in it be deleted. Name and number are kept as they were
-- then, since the account goes. A wish that was taken back has no row.
create table deletion_requests (
  id integer generated always as identity primary key,
  user_id integer references users (id) on delete set null,
  name text not null,
  phone text not null,
  reason text check (length(reason) <= 1000),
  status text not null default 'pending' check (status in ('pending', 'done', 'declined')),
  answer text check (length(answer) <= 1000),
  handled_by integer references users (id) on delete set null,
  handled_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint deletion_requests_answered check (status <> 'declined' or answer is not null)
);
create unique index deletion_requests_one_pending on deletion_requests (user_id) where status = 'pending';
create index deletion_requests_by_status on deletion_requests (status, id);
create index deletion_requests_by_user on deletion_requests (user_id, id);
create trigger deletion_requests_touch before update on deletion_requests
  for each row execute function touch_updated_at();
create trigger deletion_requests_history after insert or update or delete on deletion_requests
  for each row execute function keep_history('name');


-- 0013_backups.sql
-- A row is a backup that the desk made by itself, or tried to. One without `finished_at` and `error` was interrupted.
create table backups (
  id integer generated always as identity primary key,
  file text not null,
  bytes bigint,
  started_at timestamptz(3) not null default now(),
  finished_at timestamptz(3),
  error text
);
create index backups_finished on backups (finished_at);


-- 0014_templates.sql
-- WhatsApp takes plain text only within a day of somebody's own message; what the office writes by itself goes by
-- templates that Meta has approved.

-- The names of the office's approved templates by what they are for, null where plain text is sent, and their language.
alter table office_settings
  add column template_notice text check (template_notice ~ '^[a-z0-9_]+$' and length(template_notice) <= 512),
  add column template_message text check (template_message ~ '^[a-z0-9_]+$' and length(template_message) <= 512),
  add column template_reset text check (template_reset ~ '^[a-z0-9_]+$' and length(template_reset) <= 512),
  add column template_language text not null default 'hi' check (template_language ~ '^[a-z]{2}(_[A-Z]{2})?$');

-- The template that a message goes by, with its values: {"name", "language", "parameters"}; null for plain text.
alter table messages add column template jsonb;


-- 0015_totals.sql
-- Totals of searches that find very many: a process remembers what it has once counted together with the snapshot
-- it was counted in, and next time adds what the logs below say of transactions that were not visible then.

-- What the report is searched by stands with the document, so that a change of either is a change of its row.
truncate expiries, expiry_counts, expiry_count_changes;
alter table expiries
  -- In small letters, as it is searched.
  add column owner_name text not null,
  -- As it is compared; null for what is no vehicle's.
  add column registration text;

-- A row says that a transaction has added so many citizens (or taken away, where it is negative) that a search
-- sees as the columns say. The next two say the same of numbers and of documents that end.
create table citizen_changes (
  id bigint generated always as identity primary key,
  changed_by xid8 not null default pg_current_xact_id(),
  difference integer not null,
  branch_id integer,
  search_text text not null,
  mobile text not null
);
create index citizen_changes_by_transaction on citizen_changes (changed_by);

create table number_changes (
  id bigint generated always as identity primary key,
  changed_by xid8 not null default pg_current_xact_id(),
  difference integer not null,
  record text not null,
  branch_id integer not null,
  number text not null,
  application text
);
create index number_changes_by_transaction on number_changes (changed_by);

create table expiry_changes (
  id bigint generated always as identity primary key,
  changed_by xid8 not null default pg_current_xact_id(),
  difference integer not null,
  type document_type not null,
  branch_id integer not null,
  expiry_date date not null,
  superseded boolean not null,
  owner_name text not null,
  registration text
);
create index expiry_changes_by_transaction on expiry_changes (changed_by);

-- A row is such a log. It lacks rows of the transactions up to `lost`, never of later ones: only what was counted
-- when all of those were over can be brought up to date from it.
create table change_logs (
  log text primary key,
  lost xid8 not null
);
insert into change_logs (log, lost)
select log, pg_current_xact_id() from unnest(array['citizen_changes', 'number_changes', 'expiry_changes']) as log;

-- Gives the logs up: nothing that was counted before the end of this transaction can be brought up to date.
create function forget_changes(logs text[]) returns void language sql as $$
  update change_logs set lost = pg_current_xact_id() where log = any (logs)
$$;

-- Removes from a log all but the latest rows up to a number.
create function shorten_log(name text, upto bigint) returns void language plpgsql as $$
begin
  execute format($f$
    with removed as (delete from %1$I where id <= $1 returning changed_by),
    latest as (select max(changed_by) as lost from removed)
    update change_logs set lost = greatest(change_logs.lost, latest.lost) from latest where log = %1$L $f$, name)
  using upto;
end $$;

-- Writes what a statement has done to a table into its log. Arguments: the log, and the columns that it has of the
-- table. More than the log would keep is not written: whoever counts next counts anew. After every thousand rows
-- somebody shortens it, unless somebody else is at it.
create function log_changes() returns trigger language plpgsql as $$
declare
  kept constant bigint := 4096;
  columns constant text := tg_argv[1];
  gone constant text := format('select -1 as difference, %s from gone', columns);
  come constant text := format('select 1 as difference, %s from come', columns);
  changes constant text := case tg_op when 'INSERT' then come when 'DELETE' then gone else come || ' union all ' || gone end;
  rows bigint;
  last bigint;
begin
  execute format($f$
    with changes as materialized (
      select sum(difference) as difference, %2$s from (%3$s) as changes group by %2$s having sum(difference) <> 0
      limit %4$s + 1),
    added as (
      insert into %1$I (difference, %2$s) select difference, %2$s from changes
      where (select count(*) from changes) <= %4$s returning id)
    select (select count(*) from changes), (select max(id) from added) $f$, tg_argv[0], columns, changes, kept)
  into rows, last;
  if rows > kept then
    perform forget_changes(array[tg_argv[0]]);
  elsif last / 1024 > (last - rows) / 1024 and pg_try_advisory_xact_lock(tg_argv[0]::regclass::oid::bigint) then
    perform shorten_log(tg_argv[0], last - kept);
  end if;
  return null;
end $$;

select follow_table('citizens', '_logged', 'log_changes(''citizen_changes'', ''branch_id, search_text, mobile'')');
select follow_table('findable_numbers', '_logged',
  'log_changes(''number_changes'', ''record, branch_id, number, application'')');
select follow_table('expiries', '_logged',
  'log_changes(''expiry_changes'', ''type, branch_id, expiry_date, superseded, owner_name, registration'')');

-- A document's owner and vehicle are renamed with them.
create function follow_name() returns trigger language plpgsql as $$
begin
  update expiries set owner_name = lower(new.name) where citizen_id = new.id;
  return null;
end $$;
create trigger citizens_name_followed after update of name on citizens
  for each row when (lower(old.name) <> lower(new.name)) execute function follow_name();

create function follow_registration() returns trigger language plpgsql as $$
begin
  update expiries set registration = number_key(new.registration_no) where vehicle_id = new.id;
  return null;
end $$;
create trigger vehicles_registration_followed after update of registration_no on vehicles
  for each row when (number_key(old.registration_no) <> number_key(new.registration_no)) execute function follow_registration();

-- Says of the documents of a type on some vehicles, which the caller holds, which are superseded.
create or replace function settle_succession(kind document_type, vehicle_ids integer[]) returns void language sql as $$
  update expiries as document set superseded = not superseded
  where type = kind and vehicle_id = any (vehicle_ids) and superseded <> exists (
    select from expiries as later
    where later.type = kind and later.vehicle_id = document.vehicle_id
      and (later.expiry_date, later.document_id) > (document.expiry_date, document.document_id))
$$;

-- Keeps `expiries` with the table of a kind. Arguments: the kind's type, its last day, its vehicle or null, and
-- whether its documents succeed each other. Whoever changes when documents of a vehicle end holds it before
-- anything else, so that of two documents added at once one sees the other, and neither misses a new number of the
-- vehicle; new documents hold their citizen, whose name and branch they bear.
create or replace function keep_expiries() returns trigger language plpgsql as $$
declare
  kind constant document_type := tg_argv[0];
  is_of_vehicle constant boolean := tg_argv[2] like '%vehicle_id';
  entries constant text := format($f$
    insert into expiries (type, document_id, citizen_id, vehicle_id, branch_id, expiry_date, owner_name, registration)
    select $1, come.id, citizens.id, %2$s, coalesce(citizens.branch_id, 0), come.%1$s, lower(citizens.name),
      (select number_key(registration_no) from vehicles where vehicles.id = %2$s)
    from come join citizens on citizens.id = come.citizen_id
    where come.%1$s is not null %3$s for share of citizens $f$, tg_argv[1], tg_argv[2],
    case when tg_op = 'UPDATE' then format('and come.id in (select id from gone where %s is null)', tg_argv[1]) end);
  touched integer[];
begin
  if is_of_vehicle then
    execute format('select array_agg(distinct vehicle_id) from %s', case tg_op when 'INSERT' then 'come'
      when 'DELETE' then 'gone'
      else format('(select vehicle_id, id, %1$I from come except select vehicle_id, id, %1$I from gone) as moved', tg_argv[1])
    end) into touched;
    perform from vehicles where id = any (touched) order by id for no key update;
  end if;
  if tg_op = 'INSERT' then
    execute entries using kind;
  elsif tg_op = 'DELETE' then
    delete from expiries where type = kind and document_id in (select id from gone);
  else
    execute format($f$
      delete from expiries using come where type = $1 and document_id = come.id and come.%1$I is null $f$,
      tg_argv[1]) using kind;
    execute entries using kind;
    execute format($f$
      update expiries as kept set expiry_date = come.%1$I from come
      where kept.type = $1 and kept.document_id = come.id and kept.expiry_date <> come.%1$I $f$,
      tg_argv[1]) using kind;
  end if;
  if tg_argv[3]::boolean and touched is not null then perform settle_succession(kind, touched); end if;
  return null;
end $$;

-- Makes everything that searches and reports read anew from the records.
create or replace function rebuild_search() returns void language plpgsql as $$
declare
  found numbered_records;
  kind document_kinds;
begin
  truncate name_words, record_counts, findable_numbers, expiries, expiry_counts, expiry_count_changes;
  perform forget_changes(array['citizen_changes', 'number_changes', 'expiry_changes']);
  insert into name_words
  select distinct word from citizens, regexp_split_to_table(btrim(name_key), ' ') as word where word <> '';
  insert into record_counts (record, branch_id, records)
  select 'citizens', coalesce(branch_id, 0), count(*) from citizens group by branch_id;
  for found in select * from numbered_records loop
    execute format($f$
      insert into findable_numbers (record, record_id, citizen_id, branch_id, number, application)
      select %1$L, record.id, citizens.id, coalesce(citizens.branch_id, 0), number_key(%2$s), number_key(%3$s)
      from %1$I as record join citizens on citizens.id = record.citizen_id order by record.id $f$,
      found.record, found.number, found.application);
  end loop;
  for kind in select * from document_kinds loop
    execute format($f$
      insert into expiries (type, document_id, citizen_id, vehicle_id, branch_id, expiry_date, superseded, owner_name, registration)
      select %1$L, document.id, citizens.id, %4$s, coalesce(citizens.branch_id, 0), %3$s,
        %5$L and row_number() over (partition by %4$s order by %3$s desc, document.id desc) > 1,
        lower(citizens.name), %6$s
      from %2$I as document join citizens on citizens.id = document.citizen_id %7$s where %3$s is not null $f$,
      kind.type, kind.collection, kind.until,
      case when kind.of_vehicle then 'vehicle_id' else 'null::integer' end, kind.succession,
      case when kind.of_vehicle then 'number_key(vehicles.registration_no)' else 'null::text' end,
      case when kind.of_vehicle then 'join vehicles on vehicles.id = document.vehicle_id' else '' end);
  end loop;
  perform fold_record_counts(), fold_expiry_counts();
end $$;

select rebuild_search();


-- 0016_name_joints.sql
-- Where the words of names meet: the last two letters of a word and the first two of the next, for each word behind a
-- single space. 'ramesh kumar sahu' has 'sh ku' and 'ar sa'. Few people share a joint, whereas thousands share the
-- letters of a word, so that a name of several words is found by its joints in a fraction of the time.
create function name_joints(words text) returns text[] language sql immutable strict parallel safe as $$
  select coalesce(array_agg(right(word, 2) || ' ' || left(next, 2)), '{}')
  from (
    select word, lead(word) over (order by place) as next
    from unnest(string_to_array(words, ' ')) with ordinality as split (word, place)) as pairs
  where next is not null
$$;

create index citizens_name_joints on citizens using gin (name_joints(search_text)) with (fastupdate = off);


-- 0017_words.sql
-- Names by whole words. What is typed is first looked up among the words that names have, which stay few however many
-- people there are; then an index says who bears such words, for everybody and for each branch by itself.

-- A row is a word of somebody's name in small letters, and a word that it sounds like (`name_key`), empty where it has
-- no sound, and no longer than `levenshtein` takes. Words stay when their last bearer has gone, until `rebuild_search()`.
drop table name_words;
create table name_words (
  word text not null,
  sound text collate "C" not null,
  primary key (word, sound)
);
create index name_words_by_sound on name_words (sound);
create index name_words_parts on name_words using gin (word gin_trgm_ops) with (fastupdate = off);

-- The words of a name, and each once more with the branch before it, 0 for none: 'ramesh sahu' of branch 7 has
-- 'ramesh', 'sahu', '7:ramesh' and '7:sahu'.
create function words_of(name text, branch_id integer) returns text[] language sql immutable parallel safe
  return string_to_array(lower(name) || ' ' || coalesce(branch_id, 0)::text || ':'
    || replace(lower(name), ' ', ' ' || coalesce(branch_id, 0)::text || ':'), ' ');

create function keep_name_words_of(names text[]) returns void language sql as $$
  insert into name_words (word, sound)
  select word, left(sound, 255)
  from (select distinct word from unnest(names) as name, string_to_table(lower(name), ' ') as word) as words,
    regexp_split_to_table(btrim(name_key(word)), ' ') as sound
  where word <> '' and not exists (select from name_words as kept where kept.word = words.word)
  order by 1, 2 on conflict do nothing
$$;

-- Keeps the words of a new or changed name.
create or replace function keep_name_words() returns trigger language plpgsql as $$
begin
  perform keep_name_words_of(array[new.name]);
  return null;
end $$;

-- How a name sounds is only asked of words.
drop index citizens_name_key;
alter table citizens drop column name_key;

-- Where the words of names meet, as 0016 tells it, with two letters of either word and with four: 'ramesh sahu' has
-- 'sh sa' and 'mesh sahu'. The longer one is had by fewer people; the shorter one is known of shorter parts, too.
drop index citizens_name_joints;
create or replace function name_joints(words text) returns text[] language sql immutable strict parallel safe as $$
  select coalesce(array_agg(right(word, letters) || ' ' || left(next, letters)), '{}')
  from (
    select word, lead(word) over (order by place) as next
    from unnest(string_to_array(words, ' ')) with ordinality as split (word, place)) as pairs,
    (values (2), (4)) as size (letters)
  where next is not null
$$;
create index citizens_search_joints on citizens using gin (name_joints(search_text)) with (fastupdate = off);
create index citizens_name_joints on citizens using gin (name_joints(lower(name))) with (fastupdate = off);
create index citizens_words on citizens using gin (words_of(name, branch_id)) with (fastupdate = off);

-- Makes everything that searches and reports read anew from the records.
create or replace function rebuild_search() returns void language plpgsql as $$
declare
  found numbered_records;
  kind document_kinds;
begin
  truncate name_words, record_counts, findable_numbers, expiries, expiry_counts, expiry_count_changes;
  perform forget_changes(array['citizen_changes', 'number_changes', 'expiry_changes']);
  perform keep_name_words_of(array(select distinct name from citizens));
  insert into record_counts (record, branch_id, records)
  select 'citizens', coalesce(branch_id, 0), count(*) from citizens group by branch_id;
  for found in select * from numbered_records loop
    execute format($f$
      insert into findable_numbers (record, record_id, citizen_id, branch_id, number, application)
      select %1$L, record.id, citizens.id, coalesce(citizens.branch_id, 0), number_key(%2$s), number_key(%3$s)
      from %1$I as record join citizens on citizens.id = record.citizen_id order by record.id $f$,
      found.record, found.number, found.application);
  end loop;
  for kind in select * from document_kinds loop
    execute format($f$
      insert into expiries (type, document_id, citizen_id, vehicle_id, branch_id, expiry_date, superseded, owner_name, registration)
      select %1$L, document.id, citizens.id, %4$s, coalesce(citizens.branch_id, 0), %3$s,
        %5$L and row_number() over (partition by %4$s order by %3$s desc, document.id desc) > 1,
        lower(citizens.name), %6$s
      from %2$I as document join citizens on citizens.id = document.citizen_id %7$s where %3$s is not null $f$,
      kind.type, kind.collection, kind.until,
      case when kind.of_vehicle then 'vehicle_id' else 'null::integer' end, kind.succession,
      case when kind.of_vehicle then 'number_key(vehicles.registration_no)' else 'null::text' end,
      case when kind.of_vehicle then 'join vehicles on vehicles.id = document.vehicle_id' else '' end);
  end loop;
  perform fold_record_counts(), fold_expiry_counts();
end $$;

select keep_name_words_of(array(select distinct name from citizens));


-- 0018_deliveries.sql
-- What a provider tells of messages may come before its own answer to the call, and messages that wait for an account
-- to be set right wait longer each time.

-- A row is what a provider has told of a message that it calls by an id which nothing here has yet; what becomes known
-- within a day is told by it then. `state` is what the message becomes, `error` why it failed.
create table early_statuses (
  provider_id text not null,
  state text not null check (state in ('delivered', 'failed')),
  error text,
  told_at timestamptz(3) not null default now(),
  primary key (provider_id, state)
);
create index early_statuses_by_age on early_statuses (told_at);

-- How many times in a row a message has waited for the account with the provider rather than for its own sake.
alter table messages add column put_off integer not null default 0;


-- 0019_office_name.sql
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


-- 0020_accounts_of_a_branch.sql
-- The branch whose manager added an account. As long as its holder belongs to no branch, by a profile of their own or as
-- a manager, the account is that branch's.
alter table users add column added_branch_id integer references branches (id) on delete set null;
create index users_by_added_branch on users (added_branch_id) where added_branch_id is not null;


-- 0020_branch_of_messages.sql
-- A message to a citizen belongs where the citizen does: `messages.branch_id` follows them, so that what a branch sees
-- is still found by an index. What goes to an account without a profile keeps the branch that it was written for.

-- Holds the citizen while the message is written, so that no move goes past it.
create function take_branch_of_citizen() returns trigger language plpgsql as $$
begin
  select branch_id into new.branch_id from citizens where id = new.citizen_id for share;
  return new;
end $$;
create trigger messages_branch before insert on messages
  for each row when (new.citizen_id is not null) execute function take_branch_of_citizen();

create function take_messages_along() returns trigger language plpgsql as $$
begin
  update messages set branch_id = new.branch_id
    where citizen_id = new.id and branch_id is distinct from new.branch_id;
  return null;
end $$;
create trigger citizens_messages_followed after update of branch_id on citizens
  for each row when (old.branch_id is distinct from new.branch_id) execute function take_messages_along();

update messages set branch_id = citizens.branch_id from citizens
  where citizens.id = messages.citizen_id and messages.branch_id is distinct from citizens.branch_id;


-- 0021_sent_calls.sql
-- A call that keeps something, with the key under which its sender may send it again, and what was answered: null while
-- it is at work, and for ever where it broke off before its answer was known. Kept for a day.
create table sent_calls (
  -- 0 for visitors.
  caller integer not null,
  path text not null,
  key text not null,
  answer text,
  created_at timestamptz not null default now(),
  primary key (caller, path, key)
);
create index sent_calls_by_age on sent_calls (created_at);


-- 0022_told_in_history.sql
-- How often a message waits for its provider, and how far reminders and what admins are told of them have come, is
-- nobody's change.
create or replace function telling(told jsonb) returns jsonb language sql immutable as $$
  select told - array['id', 'created_at', 'updated_at', 'created_by', 'search_text', 'name_key', 'password_hash',
    'two_factor_secret', 'claimed_by', 'same_as', 'single', 'body', 'template', 'put_off', 'told_until',
    'reminded_on']
$$;


-- 0023_parts.sql
-- Searches read less: numbers are found by parts of up to five characters instead of three, numbers and names in a branch
-- without those of others, and what is counted or listed from an index alone.

-- Indexes are made in fewer passes.
set local maintenance_work_mem = '256MB';

-- What a number is found by: its parts of three, four and five characters, those of the application behind 'a:'. The
-- shorter ones, which many numbers have, once more behind the branch: 'CG04' of branch 7 is 'CG0', 'G04', 'CG04',
-- '7:CG0', '7:G04' and '7:CG04'; 0 stands for no branch.
create function parts_of(number text, application text, branch_id integer)
returns text[] language sql immutable parallel safe cost 1000 as $$
  select array(
    select within.branch || kept.kind || substr(kept.number, place, size)
    from (values ('', number), ('a:', application)) as kept (kind, number),
      (values ('', 3), ('', 4), ('', 5), (coalesce(branch_id, 0) || ':', 3), (coalesce(branch_id, 0) || ':', 4))
        as within (branch, size),
      generate_series(1, length(kept.number) - size + 1) as place)
$$;

drop index findable_numbers_parts;
create index findable_numbers_parts on findable_numbers
  using gin (parts_of(number, application, branch_id)) with (fastupdate = off);
drop index citizens_mobile;
create index citizens_mobile_parts on citizens using gin (parts_of(mobile, null, branch_id)) with (fastupdate = off);

-- Where the words of names meet (0017), once more behind the branch.
drop index citizens_search_joints, citizens_name_joints;
drop function name_joints(text);
create function name_joints(words text, branch_id integer)
returns text[] language sql immutable parallel safe cost 1000 as $$
  select array(
    select branch || right(word, letters) || ' ' || left(next, letters)
    from (
      select word, lead(word) over (order by place) as next
      from unnest(string_to_array(words, ' ')) with ordinality as split (word, place)) as pairs,
      (values (2), (4)) as size (letters),
      (values (''), (coalesce(branch_id, 0) || ':')) as within (branch)
    where next is not null)
$$;
create index citizens_search_joints on citizens using gin (name_joints(search_text, branch_id)) with (fastupdate = off);
create index citizens_name_joints on citizens using gin (name_joints(lower(name), branch_id)) with (fastupdate = off);

-- The documents of a few owners or vehicles, from the index alone: in the table they lie all over it.
drop index expiries_by_citizen, expiries_by_vehicle;
create index expiries_by_citizen on expiries (citizen_id, expiry_date)
  include (type, document_id, vehicle_id, branch_id, superseded);
create index expiries_by_vehicle on expiries (vehicle_id, type, expiry_date, document_id)
  include (citizen_id, branch_id, superseded);

-- The same of the counts, a few of each day.
alter table expiry_counts drop constraint expiry_counts_pkey;
alter table expiry_counts add primary key (branch_id, monthly, day, type, superseded) include (documents);

analyze citizens, findable_numbers, expiries, expiry_counts;


-- 0024_lists.sql
-- Accounts and messages are listed and counted in the same time however many there are.

-- Which branches see an account: the one that it manages, that of its holder's own profile, and, while the holder belongs
-- to none, the one that added it.
create view account_branches as
  select id as user_id, branch_id from users where branch_id is not null
  union
  select users.id, citizens.branch_id from users join citizens on citizens.id = users.citizen_id
  where citizens.branch_id is not null
  union
  select users.id, added_branch_id from users left join citizens on citizens.id = users.citizen_id
  where added_branch_id is not null and role = 'user' and citizens.branch_id is null;

-- The same, kept: a row says that the managers of a branch see an account, and has its name for the order of their list.
create table seen_accounts (
  branch_id integer not null references branches (id) on delete cascade,
  user_id integer not null references users (id) on delete cascade,
  name text not null,
  primary key (branch_id, user_id)
);
create index seen_accounts_by_user on seen_accounts (user_id);
create index seen_accounts_by_name on seen_accounts (branch_id, name collate "und-x-icu", user_id);

create function keep_seen_account(account integer) returns void language sql as $$
  delete from seen_accounts where user_id = account
    and branch_id not in (select branch_id from account_branches where user_id = account);
  insert into seen_accounts as kept (user_id, branch_id, name)
  select user_id, account_branches.branch_id, name from account_branches join users on users.id = user_id
  where user_id = account
  on conflict (branch_id, user_id) do update set name = excluded.name where kept.name <> excluded.name
$$;

create function follow_account() returns trigger language plpgsql as $$
begin
  -- Whoever moves the holder to another branch comes before or after this.
  perform from citizens where id = new.citizen_id for share;
  perform keep_seen_account(new.id);
  return null;
end $$;
create trigger users_added after insert on users for each row execute function follow_account();
create trigger users_moved after update of name, role, branch_id, citizen_id, added_branch_id on users
  for each row execute function follow_account();

create function follow_holder() returns trigger language plpgsql as $$
begin
  perform keep_seen_account(id) from users where citizen_id = new.id;
  return null;
end $$;
create trigger citizens_account_followed after update of branch_id on citizens
  for each row when (old.branch_id is distinct from new.branch_id) execute function follow_holder();

-- How many accounts there are is kept with the counts of records: under the name of their role, and for each branch that
-- sees them as 'accounts'.
create trigger users_counted_added after insert on users
  referencing new table as come for each statement execute function count_records('role');
create trigger users_counted_removed after delete on users
  referencing old table as gone for each statement execute function count_records('role');
create trigger users_counted_changed after update on users
  referencing old table as gone new table as come for each statement execute function count_records('role');
create trigger seen_accounts_added after insert on seen_accounts
  referencing new table as come for each statement execute function count_records('''accounts''');
create trigger seen_accounts_removed after delete on seen_accounts
  referencing old table as gone for each statement execute function count_records('''accounts''');

-- The orders of the list, and what is looked for in it.
create index users_by_name on users (name collate "und-x-icu", id);
create index users_of_role_by_name on users (role, name collate "und-x-icu", id);
create index users_text on users using gin (name gin_trgm_ops, phone gin_trgm_ops, email gin_trgm_ops) with (fastupdate = off);

-- A row counts the messages of a state that were written on a day of India (or, '-infinity', on any) in a branch, 0 for
-- none, -1 for all together. Whether they are `of_citizen` or `for_admins` alone decides who sees them. The changes since
-- the last fold stand in the next table.
create table message_counts (
  branch_id integer not null,
  day date not null,
  for_admins boolean not null,
  of_citizen boolean not null,
  state text not null,
  messages integer not null,
  primary key (branch_id, day, for_admins, of_citizen, state) include (messages)
);
create table message_count_changes (
  id bigint generated always as identity primary key,
  branch_id integer not null,
  day date not null,
  for_admins boolean not null,
  of_citizen boolean not null,
  state text not null,
  messages integer not null
);

create function fold_message_counts() returns void language sql as $$
  with folded as (
    delete from message_count_changes returning branch_id, day, for_admins, of_citizen, state, messages)
  insert into message_counts as kept (branch_id, day, for_admins, of_citizen, state, messages)
  select counted.branch_id, span.day, for_admins, of_citizen, state, sum(messages)
  from folded,
    lateral (values (folded.branch_id), (-1)) as counted (branch_id),
    lateral (values (folded.day), (date '-infinity')) as span (day)
  group by counted.branch_id, span.day, for_admins, of_citizen, state having sum(messages) <> 0
  on conflict (branch_id, day, for_admins, of_citizen, state)
    do update set messages = kept.messages + excluded.messages
$$;

-- What a message is counted as; links that set a password and summaries of the office are for admins.
create function counted_as(integer, timestamptz, text, integer)
returns table (branch_id integer, day date, for_admins boolean, of_citizen boolean) language sql stable as $$
  select coalesce($1, 0), ($2 at time zone 'Asia/Kolkata')::date, $3 in ('reset', 'summary'), $4 is not null
$$;

-- Counts what a statement has done to messages.
create function count_messages() returns trigger language plpgsql as $$
declare
  first bigint;
  last bigint;
  gone constant text := '
    select counted.*, state, -1 as messages from gone, counted_as(branch_id, created_at, purpose, citizen_id) as counted';
  come constant text := '
    select counted.*, state, 1 as messages from come, counted_as(branch_id, created_at, purpose, citizen_id) as counted';
begin
  execute format($f$
    with added as (
      insert into message_count_changes (branch_id, day, for_admins, of_citizen, state, messages)
      select branch_id, day, for_admins, of_citizen, state, sum(messages) from (%s) as changes
      group by branch_id, day, for_admins, of_citizen, state having sum(messages) <> 0
      returning id)
    select min(id), max(id) from added $f$,
    case tg_op when 'INSERT' then come when 'DELETE' then gone else come || ' union all ' || gone end)
  into first, last;
  perform fold_after(first, last, 'fold_message_counts()');
  return null;
end $$;
create trigger messages_added after insert on messages
  referencing new table as come for each statement execute function count_messages();
create trigger messages_removed after delete on messages
  referencing old table as gone for each statement execute function count_messages();
create trigger messages_changed after update on messages
  referencing old table as gone new table as come for each statement execute function count_messages();

-- Makes what is kept of accounts and messages anew, where no account is counted.
create function rebuild_lists() returns void language sql as $$
  truncate seen_accounts, message_counts, message_count_changes;
  -- Which counts them.
  insert into seen_accounts (user_id, branch_id, name)
  select user_id, account_branches.branch_id, name from account_branches join users on users.id = user_id;
  insert into record_counts (record, branch_id, records)
  select role, coalesce(branch_id, 0), count(*) from users group by role, branch_id;
  insert into message_count_changes (branch_id, day, for_admins, of_citizen, state, messages)
  select counted.*, state, count(*)
  from messages, counted_as(messages.branch_id, created_at, purpose, citizen_id) as counted
  group by counted.branch_id, day, for_admins, of_citizen, state;
  select fold_message_counts()
$$;

-- Makes everything that searches, reports and lists read anew from the records.
alter function rebuild_search() rename to rebuild_records;
create function rebuild_search() returns void language sql as $$
  select rebuild_records();
  select rebuild_lists()
$$;

select rebuild_lists();
analyze users, seen_accounts, message_counts;


-- 0025_long_lists.sql
-- The history of everybody and the messages are listed in the same time however many there are, up to any day.

-- A row says how many lines tell of an action on a kind of record ('' for none) on a day of India, or, '-infinity', on
-- any. Lines are only added; those since the last fold stand in the next table.
create table history_counts (
  day date not null,
  action text not null,
  record text not null,
  lines integer not null,
  primary key (day, action, record) include (lines)
);
create table history_count_changes (
  id bigint generated always as identity primary key,
  day date not null,
  action text not null,
  record text not null,
  lines integer not null
);

create function fold_history_counts() returns void language sql as $$
  with folded as (delete from history_count_changes returning day, action, record, lines)
  insert into history_counts as kept (day, action, record, lines)
  select span.day, action, record, sum(lines)
  from folded, lateral (values (folded.day), (date '-infinity')) as span (day)
  group by span.day, action, record
  on conflict (day, action, record) do update set lines = kept.lines + excluded.lines
$$;

create function count_history() returns trigger language plpgsql as $$
declare
  first bigint;
  last bigint;
begin
  with added as (
    insert into history_count_changes (day, action, record, lines)
    select (happened_at at time zone 'Asia/Kolkata')::date, action, coalesce(record, ''), count(*) from come
    group by 1, 2, 3
    returning id)
  select min(id), max(id) from added into first, last;
  perform fold_after(first, last, 'fold_history_counts()');
  return null;
end $$;
create trigger history_counted after insert on history
  referencing new table as come for each statement execute function count_history();

-- What was done most lately, of all, of an action, or to a kind of record, up to any day.
drop index history_by_day;
create index history_by_day on history (happened_at, id);
create index history_by_action on history (action, happened_at, id);
create index history_by_kind on history (record, happened_at, id);

-- The messages written most lately, of all or in a state.
drop index messages_by_day, messages_by_state;
create index messages_by_day on messages (created_at, id);
create index messages_by_state on messages (state, created_at, id);

create function rebuild_history_counts() returns void language sql as $$
  truncate history_counts, history_count_changes;
  insert into history_count_changes (day, action, record, lines)
  select (happened_at at time zone 'Asia/Kolkata')::date, action, coalesce(record, ''), count(*) from history
  group by 1, 2, 3;
  select fold_history_counts()
$$;

-- Makes everything that searches, reports and lists read anew from the records.
create or replace function rebuild_search() returns void language sql as $$
  select rebuild_records();
  select rebuild_lists();
  select rebuild_history_counts()
$$;

select rebuild_history_counts();
analyze history_counts;


-- 0026_number_letters.sql
-- The global search leaves numbers out where a name is typed.

-- A row is a piece without digits of some number as it is compared: 'CG04AB1234' has 'CG' and 'AB'. What is typed without a
-- digit is in a number where it is in one of these, which stay few however many numbers there are. They stay when their
-- last number has gone, until `rebuild_search()`.
create table number_letters (letters text primary key);

create function letters_of(number text, application text) returns setof text language sql immutable parallel safe as $$
  select distinct letters from unnest(array[number, application]) as known (number),
    regexp_split_to_table(known.number, '[0-9]+') as letters
  where letters <> ''
$$;

-- Keeps the pieces of new and changed numbers.
create function keep_number_letters() returns trigger language plpgsql as $$
begin
  insert into number_letters (letters)
  select distinct piece from come, letters_of(number, application) as piece
  where not exists (select from number_letters where letters = piece)
  order by 1 on conflict do nothing;
  return null;
end $$;
create trigger findable_numbers_letters_added after insert on findable_numbers
  referencing new table as come for each statement execute function keep_number_letters();
create trigger findable_numbers_letters_changed after update on findable_numbers
  referencing new table as come for each statement execute function keep_number_letters();

-- Makes everything that searches, reports and lists read anew from the records.
create or replace function rebuild_search() returns void language sql as $$
  truncate number_letters;
  select rebuild_records();
  select rebuild_lists();
  select rebuild_history_counts()
$$;

insert into number_letters (letters)
select distinct piece from findable_numbers, letters_of(number, application) as piece;
analyze number_letters;


-- 0027_from_indexes_alone.sql
-- The global search reads what begins with a text from the index alone, with what says who may see it: a thousand such records
-- lie all over the table.

set local maintenance_work_mem = '256MB';

drop index citizens_name;
create index citizens_name on citizens (lower(name) text_pattern_ops, id) include (name, branch_id, owner_id);

drop index findable_numbers_number, findable_numbers_application;
create index findable_numbers_number on findable_numbers (number text_pattern_ops)
  include (record_id, citizen_id, branch_id);
create index findable_numbers_application on findable_numbers (application text_pattern_ops)
  include (record_id, citizen_id, branch_id) where application is not null;


-- 0028_pairs_of_words.sql
-- Several words of a name are looked for in pairs: of "sunita sahu" the lists of all Sunitas and all Sahus were gone through for the
-- few who are both.

set local maintenance_work_mem = '256MB';

-- The words of a name and each two of them in the order of their bytes, and all of these once more behind the branch, 0
-- for none: 'Sunita Sahu' of branch 7 has 'sunita', 'sahu', 'sahu sunita', '7:sunita', '7:sahu' and '7:sahu sunita'.
drop index citizens_words;
drop function words_of(text, integer);
create function words_of(name text, branch_id integer)
returns text[] language sql immutable parallel safe cost 1000 as $$
  select array(
    with words as (
      select distinct word collate "C" as word from string_to_table(lower(name), ' ') as word where word <> '')
    select within.branch || kept.words
    from (values (''), (coalesce(branch_id, 0) || ':')) as within (branch),
      (select word from words
        union all
        select one.word || ' ' || other.word from words as one join words as other on one.word < other.word)
        as kept (words))
$$;
create index citizens_words on citizens using gin (words_of(name, branch_id)) with (fastupdate = off);
analyze citizens;


create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null);
alter table citizens drop constraint citizens_branch_id_fkey;
alter table citizens drop constraint citizens_created_by_fkey;
alter table citizens drop constraint citizens_owner_id_fkey;
alter table deletion_requests drop constraint deletion_requests_handled_by_fkey;
alter table deletion_requests drop constraint deletion_requests_user_id_fkey;
alter table document_inquiries drop constraint document_inquiries_branch_id_fkey;
alter table document_inquiries drop constraint document_inquiries_status_changed_by_fkey;
alter table document_inquiries drop constraint document_inquiries_user_id_fkey;
alter table driving_licenses drop constraint driving_licenses_citizen_id_fkey;
alter table driving_licenses drop constraint driving_licenses_created_by_fkey;
alter table driving_licenses drop constraint driving_licenses_file_id_fkey;
alter table fitnesses drop constraint fitnesses_citizen_id_fkey;
alter table fitnesses drop constraint fitnesses_created_by_fkey;
alter table fitnesses drop constraint fitnesses_file_id_fkey;
alter table fitnesses drop constraint fitnesses_of_vehicle;
alter table insurances drop constraint insurances_citizen_id_fkey;
alter table insurances drop constraint insurances_created_by_fkey;
alter table insurances drop constraint insurances_file_id_fkey;
alter table insurances drop constraint insurances_of_vehicle;
alter table learner_licenses drop constraint learner_licenses_citizen_id_fkey;
alter table learner_licenses drop constraint learner_licenses_created_by_fkey;
alter table learner_licenses drop constraint learner_licenses_file_id_fkey;
alter table messages drop constraint messages_branch_id_fkey;
alter table messages drop constraint messages_citizen_id_fkey;
alter table messages drop constraint messages_created_by_fkey;
alter table messages drop constraint messages_user_id_fkey;
alter table password_resets drop constraint password_resets_user_id_fkey;
alter table permits drop constraint permits_citizen_id_fkey;
alter table permits drop constraint permits_created_by_fkey;
alter table permits drop constraint permits_file_id_fkey;
alter table permits drop constraint permits_of_vehicle;
alter table puccs drop constraint puccs_citizen_id_fkey;
alter table puccs drop constraint puccs_created_by_fkey;
alter table puccs drop constraint puccs_file_id_fkey;
alter table puccs drop constraint puccs_of_vehicle;
alter table recovery_codes drop constraint recovery_codes_user_id_fkey;
alter table reminders drop constraint reminders_message_id_fkey;
alter table seen_accounts drop constraint seen_accounts_branch_id_fkey;
alter table seen_accounts drop constraint seen_accounts_user_id_fkey;
alter table service_requests drop constraint service_requests_branch_id_fkey;
alter table service_requests drop constraint service_requests_status_changed_by_fkey;
alter table service_requests drop constraint service_requests_user_id_fkey;
alter table sessions drop constraint sessions_user_id_fkey;
alter table speed_governors drop constraint speed_governors_citizen_id_fkey;
alter table speed_governors drop constraint speed_governors_created_by_fkey;
alter table speed_governors drop constraint speed_governors_file_id_fkey;
alter table speed_governors drop constraint speed_governors_of_vehicle;
alter table taxes drop constraint taxes_citizen_id_fkey;
alter table taxes drop constraint taxes_created_by_fkey;
alter table taxes drop constraint taxes_file_id_fkey;
alter table taxes drop constraint taxes_of_vehicle;
alter table two_factors drop constraint two_factors_user_id_fkey;
alter table users drop constraint users_added_branch_id_fkey;
alter table users drop constraint users_branch_id_fkey;
alter table users drop constraint users_citizen_fk;
alter table vehicles drop constraint vehicles_citizen_id_fkey;
alter table vehicles drop constraint vehicles_created_by_fkey;
alter table vltds drop constraint vltds_citizen_id_fkey;
alter table vltds drop constraint vltds_created_by_fkey;
alter table vltds drop constraint vltds_file_id_fkey;
alter table vltds drop constraint vltds_of_vehicle;
drop index citizens_by_branch;
drop index citizens_by_creator;
drop index citizens_by_owner;
drop index citizens_mobile_parts;
drop index citizens_name;
drop index citizens_name_joints;
drop index citizens_name_parts;
drop index citizens_newest_of_branch;
drop index citizens_search_joints;
drop index citizens_search_text;
drop index citizens_whole_mobile;
drop index citizens_words;
drop index deletion_requests_by_status;
drop index deletion_requests_by_user;
drop index deletion_requests_one_pending;
drop index document_inquiries_by_branch;
drop index document_inquiries_by_changer;
drop index document_inquiries_by_status;
drop index document_inquiries_by_user;
drop index driving_licenses_by_citizen;
drop index driving_licenses_by_creator;
drop index driving_licenses_dl_no_office;
drop index driving_licenses_dl_no_own;
drop index early_statuses_by_age;
drop index expiries_by_branch;
drop index expiries_by_citizen;
drop index expiries_by_day;
drop index expiries_by_vehicle;
drop index files_removed;
drop index files_young;
drop index findable_numbers_application;
drop index findable_numbers_by_citizen;
drop index findable_numbers_newest;
drop index findable_numbers_number;
drop index findable_numbers_parts;
drop index fitnesses_by_citizen;
drop index fitnesses_by_creator;
drop index fitnesses_by_vehicle;
drop index fitnesses_certificate_number_office;
drop index fitnesses_certificate_number_own;
drop index history_actor_name;
drop index history_by_action;
drop index history_by_actor;
drop index history_by_citizen;
drop index history_by_day;
drop index history_by_kind;
drop index history_by_record;
drop index history_title;
drop index insurances_by_citizen;
drop index insurances_by_creator;
drop index insurances_by_vehicle;
drop index insurances_policy_number_office;
drop index insurances_policy_number_own;
drop index learner_licenses_by_citizen;
drop index learner_licenses_by_creator;
drop index learner_licenses_ll_no_office;
drop index learner_licenses_ll_no_own;
drop index messages_by_branch;
drop index messages_by_citizen;
drop index messages_by_creator;
drop index messages_by_day;
drop index messages_by_state;
drop index messages_by_user;
drop index messages_provider_id;
drop index messages_same;
drop index permits_by_citizen;
drop index permits_by_creator;
drop index permits_by_vehicle;
drop index permits_permit_number_office;
drop index permits_permit_number_own;
drop index puccs_by_citizen;
drop index puccs_by_creator;
drop index puccs_by_vehicle;
drop index puccs_pucc_number_office;
drop index puccs_pucc_number_own;
drop index reminders_by_message;
drop index service_requests_by_branch;
drop index service_requests_by_changer;
drop index service_requests_by_day;
drop index service_requests_by_status;
drop index service_requests_by_user;
drop index speed_governors_by_citizen;
drop index speed_governors_by_creator;
drop index speed_governors_by_vehicle;
drop index speed_governors_certificate_number_office;
drop index speed_governors_certificate_number_own;
drop index taxes_by_citizen;
drop index taxes_by_creator;
drop index taxes_by_vehicle;
drop index users_by_added_branch;
drop index users_by_branch;
drop index users_by_name;
drop index users_email_unique;
drop index users_of_role_by_name;
drop index users_text;
drop index vehicles_by_creator;
drop index vehicles_registration_no_office;
drop index vehicles_registration_no_own;
drop index vltds_by_citizen;
drop index vltds_by_creator;
drop index vltds_by_vehicle;
drop index vltds_certificate_number_office;
drop index vltds_certificate_number_own;
alter table branches disable trigger user;
alter table citizens disable trigger user;
alter table deletion_requests disable trigger user;
alter table document_inquiries disable trigger user;
alter table driving_licenses disable trigger user;
alter table early_statuses disable trigger user;
alter table files disable trigger user;
alter table fitnesses disable trigger user;
alter table history disable trigger user;
alter table insurances disable trigger user;
alter table kysely_migration disable trigger user;
alter table learner_licenses disable trigger user;
alter table messages disable trigger user;
alter table office_settings disable trigger user;
alter table permits disable trigger user;
alter table puccs disable trigger user;
alter table recovery_codes disable trigger user;
alter table reminders disable trigger user;
alter table service_requests disable trigger user;
alter table speed_governors disable trigger user;
alter table taxes disable trigger user;
alter table two_factors disable trigger user;
alter table users disable trigger user;
alter table vehicles disable trigger user;
alter table vltds disable trigger user;
truncate branches, citizens, deletion_requests, document_inquiries, driving_licenses, early_statuses, files, fitnesses, history, insurances, kysely_migration, learner_licenses, messages, office_settings, permits, puccs, recovery_codes, reminders, service_requests, speed_governors, taxes, two_factors, users, vehicles, vltds;

copy branches (id, name, code) from stdin;
1	CG-04: Raipur	04
2	CG-05: Dhamtari	05
3	CG-06: Mahasamund	06
4	CG-07: Durg	07
5	CG-08: Rajnandgaon	08
6	CG-09: Kabirdham (Kawardha)	09
7	CG-10: Bilaspur	10
8	CG-11: Janjgir-Champa	11
9	CG-12: Korba	12
10	CG-13: Raigarh	13
11	CG-14: Jashpur	14
12	CG-15: Surguja (Ambikapur)	15
13	CG-16: Koriya (Baikunthpur)	16
14	CG-17: Bastar (Jagdalpur)	17
15	CG-18: Dantewada	18
16	CG-19: Kanker	19
17	CG-20: Bijapur	20
18	CG-21: Narayanpur	21
19	CG-22: Baloda Bazar	22
20	CG-23: Gariaband	23
21	CG-24: Balod	24
22	CG-25: Bemetara	25
23	CG-26: Sukma	26
24	CG-27: Kondagaon	27
25	CG-28: Mungeli	28
26	CG-29: Surajpur	29
27	CG-30: Balrampur-Ramanujganj	30
28	CG-31: Gaurela-Pendra-Marwahi	31
\.

copy citizens (id, name, relation_type, relation_name, father_name, mobile, email, dob, address, state, city, branch_id, owner_id, created_by, created_at, updated_at, reminders_off) from stdin;
1	Rajesh Choudhary	Wife of	Phulbai Bai Choudhary	\N	6872308335	person1@example.com	1976-11-03	Ward 5	Chhattisgarh	Mahasamund	3	1	1	2026-11-23 05:24:58.91+00	2026-11-23 05:24:58.91+00	f
2	Ghanshyam Bai Mandavi	Wife of	रमेश Prasad Mandavi	Pradeep Mandavi	6154391543	person2@example.com	1965-07-16	Ward 17	Chhattisgarh	Surajpur	26	1	1	2026-11-23 05:24:58.91+00	2026-11-23 05:24:58.91+00	f
3	Parvati Lal Soni	Daughter of	Chandra Soni	\N	6163942887	person3@example.com	1954-02-11	Ward 20	Chhattisgarh	Narayanpur	18	2	2	2026-11-23 05:24:58.91+00	2026-11-23 05:24:58.91+00	f
4	Seema Lal Kashyap	Wife of	Ayesha Kashyap	Narendra Kashyap	6036759179	\N	1990-06-07	Ward 15	Chhattisgarh	Balrampur-Ramanujganj	27	2	2	2026-11-23 05:24:58.91+00	2026-11-23 05:24:58.91+00	f
5	Ramesh Gupta	Daughter of	Ramesh Prasad Gupta	\N	6571400021	person5@example.com	1970-03-14	Ward 4	Chhattisgarh	Bastar	14	\N	\N	2026-11-23 05:24:58.91+00	2026-11-23 05:24:58.91+00	f
6	Ramesh Kumar Rajwade	Wife of	Rajesh Singh Rajwade	रमेश Singh Rajwade	6063650544	\N	1987-05-29	Ward 17	Chhattisgarh	Gaurela-Pendra-Marwahi	28	\N	\N	2026-11-23 05:24:58.91+00	2026-11-23 05:24:58.91+00	f
7	Champa Sahu	Daughter of	लक्ष्मी Kumar Sahu	Deepak Kumari Sahu	6750860015	\N	1969-08-04	Ward 2	Chhattisgarh	Bijapur	17	\N	\N	2026-11-23 05:24:58.91+00	2026-11-23 05:24:58.91+00	f
8	Zakir Baghel	Wife of	Yogesh Kumari Baghel	\N	6708194667	\N	1972-04-05	Ward 20	Chhattisgarh	Korba	9	\N	\N	2026-11-23 05:24:58.91+00	2026-11-23 05:24:58.91+00	f
9	Parvati Gond	Son of	Ramesh Devi Gond	\N	6333376493	person9@example.com	2003-01-15	Ward 1	Chhattisgarh	Raipur	1	\N	\N	2026-11-23 05:24:58.91+00	2026-11-23 05:24:58.91+00	f
10	Amit Kashyap	Daughter of	Geeta Devi Kashyap	\N	6126992664	person10@example.com	1978-05-17	Ward 1	Chhattisgarh	Sakti	8	\N	\N	2026-11-23 05:24:58.91+00	2026-11-23 05:24:58.91+00	f
11	Usha Singh	Son of	Amit Bai Singh	\N	6242441905	\N	2003-05-21	Ward 34	Chhattisgarh	Baloda Bazar	19	\N	\N	2026-11-23 05:24:58.91+00	2026-11-23 05:24:58.91+00	f
12	मुकेश Manikpuri	Daughter of	Joseph Manikpuri	\N	6354431304	\N	1978-04-23	Ward 11	Chhattisgarh	Kanker	16	\N	\N	2026-11-23 05:24:58.91+00	2026-11-23 05:24:58.91+00	f
\.

copy deletion_requests (id, user_id, name, phone, reason, status, answer, handled_by, handled_at, created_at, updated_at) from stdin;
1	1	Account 1	7618033989	moved	pending	\N	\N	\N	2026-11-23 05:25:01.579+00	2026-11-23 05:25:01.579+00
\.

copy document_inquiries (id, reference, user_id, branch_id, name, phone, vehicle_no, document_type, status, status_changed_by, status_changed_at, created_at, updated_at) from stdin;
1	DI-1	\N	\N	Asha	9826000003	CG04AB1234	{Insurance,Tax}	new	\N	\N	2026-11-23 05:25:01.417+00	2026-11-23 05:25:01.417+00
\.

copy driving_licenses (id, citizen_id, dl_no, application_no, issue_date, expiry_date, vehicle_class, office, file_id, origin, created_by, created_at, updated_at) from stdin;
1	3	CG09 20050000001	2021000000001	2024-05-03	2044-04-28	E-Rikshaw	CG-29: Surajpur	\N	office	\N	2026-11-23 05:24:59.236+00	2026-11-23 05:24:59.236+00
2	5	CG27 20060000002	2022000000002	2020-10-25	2040-10-20	MCWOG	CG-06: Mahasamund	\N	office	\N	2026-11-23 05:24:59.236+00	2026-11-23 05:24:59.236+00
3	8	CG12 20070000003	2023000000003	2007-08-21	2027-08-16	E-Cart	CG-08: Rajnandgaon	\N	office	\N	2026-11-23 05:24:59.236+00	2026-11-23 05:24:59.236+00
4	1	CG05 20080000004	2024000000004	2025-06-14	2045-06-09	MCWOG	CG-08: Rajnandgaon	\N	office	\N	2026-11-23 05:24:59.236+00	2026-11-23 05:24:59.236+00
5	7	CG04 20090000005	2025000000005	2024-08-12	2044-08-07	E-Cart	CG-05: Dhamtari	\N	office	\N	2026-11-23 05:24:59.236+00	2026-11-23 05:24:59.236+00
6	9	CG11 20100000006	2020000000006	2014-01-09	2034-01-04	MCWG	CG-05: Dhamtari	\N	office	\N	2026-11-23 05:24:59.236+00	2026-11-23 05:24:59.236+00
7	3	CG22 20110000007	2021000000007	2006-12-12	2026-12-07	E-Cart	CG-22: Baloda Bazar	\N	office	\N	2026-11-23 05:24:59.236+00	2026-11-23 05:24:59.236+00
8	8	CG10 20120000008	2022000000008	2023-11-25	2043-11-20	Articulated Vehicle	CG-05: Dhamtari	\N	office	\N	2026-11-23 05:24:59.236+00	2026-11-23 05:24:59.236+00
\.

copy early_statuses (provider_id, state, error, told_at) from stdin;
wamid.1	delivered	\N	2026-11-23 05:25:01.609+00
\.

copy files (id, media_type, size, sha256, original_name, created_by, created_at, removed_at) from stdin;
11111111111111111111111111111111	image/png	10	aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	paper.png	\N	2026-11-23 05:25:01.344+00	\N
22222222222222222222222222222222	image/png	10	aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	paper.png	\N	2026-11-23 05:25:01.344+00	\N
\.

copy fitnesses (id, vehicle_id, citizen_id, certificate_number, issue_date, expiry_date, file_id, origin, created_by, created_at, updated_at) from stdin;
1	1	12	FIT-0000000005	2025-05-27	2026-05-26	\N	office	\N	2026-11-23 05:24:59.492+00	2026-11-23 05:24:59.492+00
2	1	12	FIT-0000000004	2026-05-27	2027-05-26	\N	office	\N	2026-11-23 05:24:59.492+00	2026-11-23 05:24:59.492+00
3	3	4	FIT-0000000014	2025-02-05	2026-02-04	\N	self	\N	2026-11-23 05:24:59.492+00	2026-11-23 05:24:59.492+00
4	3	4	FIT-0000000013	2026-02-05	2027-02-04	\N	office	\N	2026-11-23 05:24:59.492+00	2026-11-23 05:24:59.492+00
5	3	4	FIT-0000000012	2027-02-05	2028-02-04	\N	office	\N	2026-11-23 05:24:59.492+00	2026-11-23 05:24:59.492+00
6	4	8	FIT-0000000016	2026-09-19	2027-09-18	\N	office	\N	2026-11-23 05:24:59.492+00	2026-11-23 05:24:59.492+00
7	5	11	FIT-0000000020	2025-06-13	2026-06-12	\N	office	\N	2026-11-23 05:24:59.492+00	2026-11-23 05:24:59.492+00
8	6	1	FIT-0000000024	2025-12-14	2026-12-13	\N	office	\N	2026-11-23 05:24:59.492+00	2026-11-23 05:24:59.492+00
9	7	12	FIT-0000000028	2025-11-17	2026-11-16	\N	office	\N	2026-11-23 05:24:59.492+00	2026-11-23 05:24:59.492+00
10	8	7	FIT-0000000033	2026-02-10	2027-02-09	\N	office	\N	2026-11-23 05:24:59.492+00	2026-11-23 05:24:59.492+00
11	8	7	FIT-0000000032	2027-02-10	2028-02-09	\N	office	\N	2026-11-23 05:24:59.492+00	2026-11-23 05:24:59.492+00
12	9	3	FIT-0000000036	2025-05-05	2026-05-04	\N	office	\N	2026-11-23 05:24:59.492+00	2026-11-23 05:24:59.492+00
13	10	2	FIT-0000000041	2024-07-19	2025-07-18	\N	office	\N	2026-11-23 05:24:59.492+00	2026-11-23 05:24:59.492+00
14	10	2	FIT-0000000040	2025-07-19	2026-07-18	\N	office	\N	2026-11-23 05:24:59.492+00	2026-11-23 05:24:59.492+00
15	11	3	FIT-0000000044	2025-12-13	2026-12-12	\N	office	\N	2026-11-23 05:24:59.492+00	2026-11-23 05:24:59.492+00
16	12	4	FIT-0000000048	2026-02-20	2027-02-19	\N	office	\N	2026-11-23 05:24:59.492+00	2026-11-23 05:24:59.492+00
\.

copy history (id, happened_at, actor_id, actor_name, actor_role, address, action, record, record_id, citizen_id, title, before, after) from stdin;
1	2026-11-23 05:24:58.803+00	\N	\N	\N	\N	created	branches	1	\N	CG-04: Raipur	\N	{"code": "04", "name": "CG-04: Raipur"}
2	2026-11-23 05:24:58.803+00	\N	\N	\N	\N	created	branches	2	\N	CG-05: Dhamtari	\N	{"code": "05", "name": "CG-05: Dhamtari"}
3	2026-11-23 05:24:58.803+00	\N	\N	\N	\N	created	branches	3	\N	CG-06: Mahasamund	\N	{"code": "06", "name": "CG-06: Mahasamund"}
4	2026-11-23 05:24:58.803+00	\N	\N	\N	\N	created	branches	4	\N	CG-07: Durg	\N	{"code": "07", "name": "CG-07: Durg"}
5	2026-11-23 05:24:58.803+00	\N	\N	\N	\N	created	branches	5	\N	CG-08: Rajnandgaon	\N	{"code": "08", "name": "CG-08: Rajnandgaon"}
6	2026-11-23 05:24:58.803+00	\N	\N	\N	\N	created	branches	6	\N	CG-09: Kabirdham (Kawardha)	\N	{"code": "09", "name": "CG-09: Kabirdham (Kawardha)"}
7	2026-11-23 05:24:58.803+00	\N	\N	\N	\N	created	branches	7	\N	CG-10: Bilaspur	\N	{"code": "10", "name": "CG-10: Bilaspur"}
8	2026-11-23 05:24:58.803+00	\N	\N	\N	\N	created	branches	8	\N	CG-11: Janjgir-Champa	\N	{"code": "11", "name": "CG-11: Janjgir-Champa"}
9	2026-11-23 05:24:58.803+00	\N	\N	\N	\N	created	branches	9	\N	CG-12: Korba	\N	{"code": "12", "name": "CG-12: Korba"}
10	2026-11-23 05:24:58.803+00	\N	\N	\N	\N	created	branches	10	\N	CG-13: Raigarh	\N	{"code": "13", "name": "CG-13: Raigarh"}
11	2026-11-23 05:24:58.803+00	\N	\N	\N	\N	created	branches	11	\N	CG-14: Jashpur	\N	{"code": "14", "name": "CG-14: Jashpur"}
12	2026-11-23 05:24:58.803+00	\N	\N	\N	\N	created	branches	12	\N	CG-15: Surguja (Ambikapur)	\N	{"code": "15", "name": "CG-15: Surguja (Ambikapur)"}
13	2026-11-23 05:24:58.803+00	\N	\N	\N	\N	created	branches	13	\N	CG-16: Koriya (Baikunthpur)	\N	{"code": "16", "name": "CG-16: Koriya (Baikunthpur)"}
14	2026-11-23 05:24:58.803+00	\N	\N	\N	\N	created	branches	14	\N	CG-17: Bastar (Jagdalpur)	\N	{"code": "17", "name": "CG-17: Bastar (Jagdalpur)"}
15	2026-11-23 05:24:58.803+00	\N	\N	\N	\N	created	branches	15	\N	CG-18: Dantewada	\N	{"code": "18", "name": "CG-18: Dantewada"}
16	2026-11-23 05:24:58.803+00	\N	\N	\N	\N	created	branches	16	\N	CG-19: Kanker	\N	{"code": "19", "name": "CG-19: Kanker"}
17	2026-11-23 05:24:58.803+00	\N	\N	\N	\N	created	branches	17	\N	CG-20: Bijapur	\N	{"code": "20", "name": "CG-20: Bijapur"}
18	2026-11-23 05:24:58.803+00	\N	\N	\N	\N	created	branches	18	\N	CG-21: Narayanpur	\N	{"code": "21", "name": "CG-21: Narayanpur"}
19	2026-11-23 05:24:58.803+00	\N	\N	\N	\N	created	branches	19	\N	CG-22: Baloda Bazar	\N	{"code": "22", "name": "CG-22: Baloda Bazar"}
20	2026-11-23 05:24:58.803+00	\N	\N	\N	\N	created	branches	20	\N	CG-23: Gariaband	\N	{"code": "23", "name": "CG-23: Gariaband"}
21	2026-11-23 05:24:58.803+00	\N	\N	\N	\N	created	branches	21	\N	CG-24: Balod	\N	{"code": "24", "name": "CG-24: Balod"}
22	2026-11-23 05:24:58.803+00	\N	\N	\N	\N	created	branches	22	\N	CG-25: Bemetara	\N	{"code": "25", "name": "CG-25: Bemetara"}
23	2026-11-23 05:24:58.803+00	\N	\N	\N	\N	created	branches	23	\N	CG-26: Sukma	\N	{"code": "26", "name": "CG-26: Sukma"}
24	2026-11-23 05:24:58.803+00	\N	\N	\N	\N	created	branches	24	\N	CG-27: Kondagaon	\N	{"code": "27", "name": "CG-27: Kondagaon"}
25	2026-11-23 05:24:58.803+00	\N	\N	\N	\N	created	branches	25	\N	CG-28: Mungeli	\N	{"code": "28", "name": "CG-28: Mungeli"}
26	2026-11-23 05:24:58.803+00	\N	\N	\N	\N	created	branches	26	\N	CG-29: Surajpur	\N	{"code": "29", "name": "CG-29: Surajpur"}
27	2026-11-23 05:24:58.803+00	\N	\N	\N	\N	created	branches	27	\N	CG-30: Balrampur-Ramanujganj	\N	{"code": "30", "name": "CG-30: Balrampur-Ramanujganj"}
28	2026-11-23 05:24:58.803+00	\N	\N	\N	\N	created	branches	28	\N	CG-31: Gaurela-Pendra-Marwahi	\N	{"code": "31", "name": "CG-31: Gaurela-Pendra-Marwahi"}
29	2026-11-23 05:24:58.863+00	\N	\N	\N	\N	created	users	1	\N	Account 1	\N	{"name": "Account 1", "role": "user", "email": null, "phone": "7618033989", "branch_id": null, "citizen_id": null, "added_branch_id": null}
30	2026-11-23 05:24:58.863+00	\N	\N	\N	\N	created	users	2	\N	Account 2	\N	{"name": "Account 2", "role": "user", "email": null, "phone": "7236068041", "branch_id": null, "citizen_id": null, "added_branch_id": null}
31	2026-11-23 05:24:58.91+00	\N	\N	\N	\N	created	citizens	1	1	Rajesh Choudhary	\N	{"dob": "1976-11-03", "city": "Mahasamund", "name": "Rajesh Choudhary", "email": "person1@example.com", "state": "Chhattisgarh", "mobile": "6872308335", "address": "Ward 5", "owner_id": 1, "branch_id": 3, "father_name": null, "relation_name": "Phulbai Bai Choudhary", "relation_type": "Wife of", "reminders_off": false}
32	2026-11-23 05:24:58.91+00	\N	\N	\N	\N	created	citizens	2	2	Ghanshyam Bai Mandavi	\N	{"dob": "1965-07-16", "city": "Surajpur", "name": "Ghanshyam Bai Mandavi", "email": "person2@example.com", "state": "Chhattisgarh", "mobile": "6154391543", "address": "Ward 17", "owner_id": 1, "branch_id": 26, "father_name": "Pradeep Mandavi", "relation_name": "रमेश Prasad Mandavi", "relation_type": "Wife of", "reminders_off": false}
33	2026-11-23 05:24:58.91+00	\N	\N	\N	\N	created	citizens	3	3	Parvati Lal Soni	\N	{"dob": "1954-02-11", "city": "Narayanpur", "name": "Parvati Lal Soni", "email": "person3@example.com", "state": "Chhattisgarh", "mobile": "6163942887", "address": "Ward 20", "owner_id": 2, "branch_id": 18, "father_name": null, "relation_name": "Chandra Soni", "relation_type": "Daughter of", "reminders_off": false}
34	2026-11-23 05:24:58.91+00	\N	\N	\N	\N	created	citizens	4	4	Seema Lal Kashyap	\N	{"dob": "1990-06-07", "city": "Balrampur-Ramanujganj", "name": "Seema Lal Kashyap", "email": null, "state": "Chhattisgarh", "mobile": "6036759179", "address": "Ward 15", "owner_id": 2, "branch_id": 27, "father_name": "Narendra Kashyap", "relation_name": "Ayesha Kashyap", "relation_type": "Wife of", "reminders_off": false}
35	2026-11-23 05:24:58.91+00	\N	\N	\N	\N	created	citizens	5	5	Ramesh Gupta	\N	{"dob": "1970-03-14", "city": "Bastar", "name": "Ramesh Gupta", "email": "person5@example.com", "state": "Chhattisgarh", "mobile": "6571400021", "address": "Ward 4", "owner_id": null, "branch_id": 14, "father_name": null, "relation_name": "Ramesh Prasad Gupta", "relation_type": "Daughter of", "reminders_off": false}
36	2026-11-23 05:24:58.91+00	\N	\N	\N	\N	created	citizens	6	6	Ramesh Kumar Rajwade	\N	{"dob": "1987-05-29", "city": "Gaurela-Pendra-Marwahi", "name": "Ramesh Kumar Rajwade", "email": null, "state": "Chhattisgarh", "mobile": "6063650544", "address": "Ward 17", "owner_id": null, "branch_id": 28, "father_name": "रमेश Singh Rajwade", "relation_name": "Rajesh Singh Rajwade", "relation_type": "Wife of", "reminders_off": false}
37	2026-11-23 05:24:58.91+00	\N	\N	\N	\N	created	citizens	7	7	Champa Sahu	\N	{"dob": "1969-08-04", "city": "Bijapur", "name": "Champa Sahu", "email": null, "state": "Chhattisgarh", "mobile": "6750860015", "address": "Ward 2", "owner_id": null, "branch_id": 17, "father_name": "Deepak Kumari Sahu", "relation_name": "लक्ष्मी Kumar Sahu", "relation_type": "Daughter of", "reminders_off": false}
38	2026-11-23 05:24:58.91+00	\N	\N	\N	\N	created	citizens	8	8	Zakir Baghel	\N	{"dob": "1972-04-05", "city": "Korba", "name": "Zakir Baghel", "email": null, "state": "Chhattisgarh", "mobile": "6708194667", "address": "Ward 20", "owner_id": null, "branch_id": 9, "father_name": null, "relation_name": "Yogesh Kumari Baghel", "relation_type": "Wife of", "reminders_off": false}
39	2026-11-23 05:24:58.91+00	\N	\N	\N	\N	created	citizens	9	9	Parvati Gond	\N	{"dob": "2003-01-15", "city": "Raipur", "name": "Parvati Gond", "email": "person9@example.com", "state": "Chhattisgarh", "mobile": "6333376493", "address": "Ward 1", "owner_id": null, "branch_id": 1, "father_name": null, "relation_name": "Ramesh Devi Gond", "relation_type": "Son of", "reminders_off": false}
40	2026-11-23 05:24:58.91+00	\N	\N	\N	\N	created	citizens	10	10	Amit Kashyap	\N	{"dob": "1978-05-17", "city": "Sakti", "name": "Amit Kashyap", "email": "person10@example.com", "state": "Chhattisgarh", "mobile": "6126992664", "address": "Ward 1", "owner_id": null, "branch_id": 8, "father_name": null, "relation_name": "Geeta Devi Kashyap", "relation_type": "Daughter of", "reminders_off": false}
41	2026-11-23 05:24:58.91+00	\N	\N	\N	\N	created	citizens	11	11	Usha Singh	\N	{"dob": "2003-05-21", "city": "Baloda Bazar", "name": "Usha Singh", "email": null, "state": "Chhattisgarh", "mobile": "6242441905", "address": "Ward 34", "owner_id": null, "branch_id": 19, "father_name": null, "relation_name": "Amit Bai Singh", "relation_type": "Son of", "reminders_off": false}
42	2026-11-23 05:24:58.91+00	\N	\N	\N	\N	created	citizens	12	12	मुकेश Manikpuri	\N	{"dob": "1978-04-23", "city": "Kanker", "name": "मुकेश Manikpuri", "email": null, "state": "Chhattisgarh", "mobile": "6354431304", "address": "Ward 11", "owner_id": null, "branch_id": 16, "father_name": null, "relation_name": "Joseph Manikpuri", "relation_type": "Daughter of", "reminders_off": false}
43	2026-11-23 05:24:59.051+00	\N	\N	\N	\N	updated	users	1	1	Account 1	{"citizen_id": null}	{"citizen_id": 1}
44	2026-11-23 05:24:59.051+00	\N	\N	\N	\N	updated	users	2	3	Account 2	{"citizen_id": null}	{"citizen_id": 3}
45	2026-11-23 05:24:59.111+00	\N	\N	\N	\N	created	vehicles	1	12	CG09AA0002	\N	{"type": "Construction Equipment Vehicle", "origin": "office", "engine_no": "EN0000000001", "chassis_no": "MA000000000000001", "citizen_id": 12, "make_model": "Honda Activa", "registration_no": "CG09AA0002"}
46	2026-11-23 05:24:59.111+00	\N	\N	\N	\N	created	vehicles	2	2	CG27AA0003	\N	{"type": "Agriculture Tractor", "origin": "office", "engine_no": "EN0000000002", "chassis_no": "MA000000000000002", "citizen_id": 2, "make_model": "Honda Activa", "registration_no": "CG27AA0003"}
47	2026-11-23 05:24:59.111+00	\N	\N	\N	\N	created	vehicles	3	4	CG12AA0004	\N	{"type": "MCWG", "origin": "office", "engine_no": "EN0000000003", "chassis_no": "MA000000000000003", "citizen_id": 4, "make_model": "Honda Activa", "registration_no": "CG12AA0004"}
48	2026-11-23 05:24:59.111+00	\N	\N	\N	\N	created	vehicles	4	8	CG05AA0005	\N	{"type": "LGV", "origin": "office", "engine_no": "EN0000000004", "chassis_no": "MA000000000000004", "citizen_id": 8, "make_model": "Maruti Alto", "registration_no": "CG05AA0005"}
49	2026-11-23 05:24:59.111+00	\N	\N	\N	\N	created	vehicles	5	11	CG04AA0006	\N	{"type": "Road Roller", "origin": "office", "engine_no": "EN0000000005", "chassis_no": "MA000000000000005", "citizen_id": 11, "make_model": "Maruti Alto", "registration_no": "CG04AA0006"}
50	2026-11-23 05:24:59.111+00	\N	\N	\N	\N	created	vehicles	6	1	CG11AA0007	\N	{"type": "E-Rikshaw/E-Cart", "origin": "office", "engine_no": "EN0000000006", "chassis_no": "MA000000000000006", "citizen_id": 1, "make_model": "Honda Activa", "registration_no": "CG11AA0007"}
51	2026-11-23 05:24:59.111+00	\N	\N	\N	\N	created	vehicles	7	12	CG22AA0008	\N	{"type": "MCWG", "origin": "office", "engine_no": "EN0000000007", "chassis_no": "MA000000000000007", "citizen_id": 12, "make_model": "Honda Activa", "registration_no": "CG22AA0008"}
52	2026-11-23 05:24:59.111+00	\N	\N	\N	\N	created	vehicles	8	7	CG10AA0009	\N	{"type": "Construction Equipment Vehicle", "origin": "office", "engine_no": "EN0000000008", "chassis_no": "MA000000000000008", "citizen_id": 7, "make_model": "Hero Splendor", "registration_no": "CG10AA0009"}
53	2026-11-23 05:24:59.111+00	\N	\N	\N	\N	created	vehicles	9	3	CG23AA0010	\N	{"type": "MGV", "origin": "self", "engine_no": "EN0000000009", "chassis_no": "MA000000000000009", "citizen_id": 3, "make_model": "Mahindra Bolero", "registration_no": "CG23AA0010"}
54	2026-11-23 05:24:59.111+00	\N	\N	\N	\N	created	vehicles	10	2	CG21AA0011	\N	{"type": "LGV", "origin": "office", "engine_no": "EN0000000010", "chassis_no": "MA000000000000010", "citizen_id": 2, "make_model": "Hero Splendor", "registration_no": "CG21AA0011"}
55	2026-11-23 05:24:59.111+00	\N	\N	\N	\N	created	vehicles	11	3	CG08AA0012	\N	{"type": "MGV", "origin": "self", "engine_no": "EN0000000011", "chassis_no": "MA000000000000011", "citizen_id": 3, "make_model": "Hero Splendor", "registration_no": "CG08AA0012"}
56	2026-11-23 05:24:59.111+00	\N	\N	\N	\N	created	vehicles	12	4	CG07AA0013	\N	{"type": "MGV", "origin": "office", "engine_no": "EN0000000012", "chassis_no": "MA000000000000012", "citizen_id": 4, "make_model": "Honda Activa", "registration_no": "CG07AA0013"}
57	2026-11-23 05:24:59.172+00	\N	\N	\N	\N	created	learner_licenses	1	12	CG09 20050000001	\N	{"ll_no": "CG09 20050000001", "office": "CG-29: Surajpur", "origin": "office", "file_id": null, "citizen_id": 12, "issue_date": "2026-07-15", "expiry_date": "2027-01-11", "vehicle_class": "E-Rikshaw", "application_no": "2021000000001"}
58	2026-11-23 05:24:59.172+00	\N	\N	\N	\N	created	learner_licenses	2	1	CG27 20060000002	\N	{"ll_no": "CG27 20060000002", "office": "CG-06: Mahasamund", "origin": "office", "file_id": null, "citizen_id": 1, "issue_date": "2024-12-06", "expiry_date": "2025-06-04", "vehicle_class": "MCWOG", "application_no": "2022000000002"}
59	2026-11-23 05:24:59.172+00	\N	\N	\N	\N	created	learner_licenses	3	6	CG12 20070000003	\N	{"ll_no": "CG12 20070000003", "office": "CG-08: Rajnandgaon", "origin": "office", "file_id": null, "citizen_id": 6, "issue_date": "2025-09-20", "expiry_date": "2026-03-19", "vehicle_class": "E-Cart", "application_no": "2023000000003"}
60	2026-11-23 05:24:59.172+00	\N	\N	\N	\N	created	learner_licenses	4	4	CG05 20080000004	\N	{"ll_no": "CG05 20080000004", "office": "CG-08: Rajnandgaon", "origin": "office", "file_id": null, "citizen_id": 4, "issue_date": "2024-08-08", "expiry_date": "2025-02-04", "vehicle_class": "MCWOG", "application_no": "2024000000004"}
61	2026-11-23 05:24:59.172+00	\N	\N	\N	\N	created	learner_licenses	5	5	CG04 20090000005	\N	{"ll_no": "CG04 20090000005", "office": "CG-05: Dhamtari", "origin": "office", "file_id": null, "citizen_id": 5, "issue_date": "2024-05-28", "expiry_date": "2024-11-24", "vehicle_class": "E-Cart", "application_no": "2025000000005"}
62	2026-11-23 05:24:59.172+00	\N	\N	\N	\N	created	learner_licenses	6	9	CG11 20100000006	\N	{"ll_no": "CG11 20100000006", "office": "CG-05: Dhamtari", "origin": "office", "file_id": null, "citizen_id": 9, "issue_date": "2026-03-20", "expiry_date": "2026-09-16", "vehicle_class": "MCWG", "application_no": "2020000000006"}
63	2026-11-23 05:24:59.236+00	\N	\N	\N	\N	created	driving_licenses	1	3	CG09 20050000001	\N	{"dl_no": "CG09 20050000001", "office": "CG-29: Surajpur", "origin": "office", "file_id": null, "citizen_id": 3, "issue_date": "2024-05-03", "expiry_date": "2044-04-28", "vehicle_class": "E-Rikshaw", "application_no": "2021000000001"}
64	2026-11-23 05:24:59.236+00	\N	\N	\N	\N	created	driving_licenses	2	5	CG27 20060000002	\N	{"dl_no": "CG27 20060000002", "office": "CG-06: Mahasamund", "origin": "office", "file_id": null, "citizen_id": 5, "issue_date": "2020-10-25", "expiry_date": "2040-10-20", "vehicle_class": "MCWOG", "application_no": "2022000000002"}
65	2026-11-23 05:24:59.236+00	\N	\N	\N	\N	created	driving_licenses	3	8	CG12 20070000003	\N	{"dl_no": "CG12 20070000003", "office": "CG-08: Rajnandgaon", "origin": "office", "file_id": null, "citizen_id": 8, "issue_date": "2007-08-21", "expiry_date": "2027-08-16", "vehicle_class": "E-Cart", "application_no": "2023000000003"}
66	2026-11-23 05:24:59.236+00	\N	\N	\N	\N	created	driving_licenses	4	1	CG05 20080000004	\N	{"dl_no": "CG05 20080000004", "office": "CG-08: Rajnandgaon", "origin": "office", "file_id": null, "citizen_id": 1, "issue_date": "2025-06-14", "expiry_date": "2045-06-09", "vehicle_class": "MCWOG", "application_no": "2024000000004"}
67	2026-11-23 05:24:59.236+00	\N	\N	\N	\N	created	driving_licenses	5	7	CG04 20090000005	\N	{"dl_no": "CG04 20090000005", "office": "CG-05: Dhamtari", "origin": "office", "file_id": null, "citizen_id": 7, "issue_date": "2024-08-12", "expiry_date": "2044-08-07", "vehicle_class": "E-Cart", "application_no": "2025000000005"}
68	2026-11-23 05:24:59.236+00	\N	\N	\N	\N	created	driving_licenses	6	9	CG11 20100000006	\N	{"dl_no": "CG11 20100000006", "office": "CG-05: Dhamtari", "origin": "office", "file_id": null, "citizen_id": 9, "issue_date": "2014-01-09", "expiry_date": "2034-01-04", "vehicle_class": "MCWG", "application_no": "2020000000006"}
69	2026-11-23 05:24:59.236+00	\N	\N	\N	\N	created	driving_licenses	7	3	CG22 20110000007	\N	{"dl_no": "CG22 20110000007", "office": "CG-22: Baloda Bazar", "origin": "office", "file_id": null, "citizen_id": 3, "issue_date": "2006-12-12", "expiry_date": "2026-12-07", "vehicle_class": "E-Cart", "application_no": "2021000000007"}
70	2026-11-23 05:24:59.236+00	\N	\N	\N	\N	created	driving_licenses	8	8	CG10 20120000008	\N	{"dl_no": "CG10 20120000008", "office": "CG-05: Dhamtari", "origin": "office", "file_id": null, "citizen_id": 8, "issue_date": "2023-11-25", "expiry_date": "2043-11-20", "vehicle_class": "Articulated Vehicle", "application_no": "2022000000008"}
71	2026-11-23 05:24:59.328+00	\N	\N	\N	\N	created	insurances	1	12	INS-0000000004	\N	{"origin": "office", "status": "active", "file_id": null, "end_date": "2027-07-22", "citizen_id": 12, "start_date": "2026-07-23", "vehicle_id": 1, "company_name": "ICICI Lombard", "policy_number": "INS-0000000004", "insurance_type": "Third Party"}
72	2026-11-23 05:24:59.328+00	\N	\N	\N	\N	created	insurances	2	4	INS-0000000013	\N	{"origin": "office", "status": "active", "file_id": null, "end_date": "2025-07-18", "citizen_id": 4, "start_date": "2024-07-19", "vehicle_id": 3, "company_name": "National Insurance", "policy_number": "INS-0000000013", "insurance_type": "Comprehensive"}
73	2026-11-23 05:24:59.328+00	\N	\N	\N	\N	created	insurances	3	4	INS-0000000012	\N	{"origin": "office", "status": "active", "file_id": null, "end_date": "2026-07-18", "citizen_id": 4, "start_date": "2025-07-19", "vehicle_id": 3, "company_name": "National Insurance", "policy_number": "INS-0000000012", "insurance_type": "Comprehensive"}
74	2026-11-23 05:24:59.328+00	\N	\N	\N	\N	created	insurances	4	8	INS-0000000017	\N	{"origin": "office", "status": "expired", "file_id": null, "end_date": "2025-06-26", "citizen_id": 8, "start_date": "2024-06-27", "vehicle_id": 4, "company_name": "New India Assurance", "policy_number": "INS-0000000017", "insurance_type": "Third Party"}
75	2026-11-23 05:24:59.328+00	\N	\N	\N	\N	created	insurances	5	8	INS-0000000016	\N	{"origin": "office", "status": "expired", "file_id": null, "end_date": "2026-06-26", "citizen_id": 8, "start_date": "2025-06-27", "vehicle_id": 4, "company_name": "बीमा निगम", "policy_number": "INS-0000000016", "insurance_type": "Third Party"}
76	2026-11-23 05:24:59.328+00	\N	\N	\N	\N	created	insurances	6	11	INS-0000000020	\N	{"origin": "office", "status": "active", "file_id": null, "end_date": "2026-08-13", "citizen_id": 11, "start_date": "2025-08-14", "vehicle_id": 5, "company_name": "बीमा निगम", "policy_number": "INS-0000000020", "insurance_type": "Comprehensive"}
77	2026-11-23 05:24:59.328+00	\N	\N	\N	\N	created	insurances	7	1	INS-0000000024	\N	{"origin": "office", "status": "active", "file_id": null, "end_date": "2027-06-26", "citizen_id": 1, "start_date": "2026-06-27", "vehicle_id": 6, "company_name": "New India Assurance", "policy_number": "INS-0000000024", "insurance_type": "Third Party"}
78	2026-11-23 05:24:59.328+00	\N	\N	\N	\N	created	insurances	8	12	INS-0000000029	\N	{"origin": "office", "status": "active", "file_id": null, "end_date": "2025-07-18", "citizen_id": 12, "start_date": "2024-07-19", "vehicle_id": 7, "company_name": "ICICI Lombard", "policy_number": "INS-0000000029", "insurance_type": "Third Party"}
79	2026-11-23 05:24:59.328+00	\N	\N	\N	\N	created	insurances	9	12	INS-0000000028	\N	{"origin": "office", "status": "expired", "file_id": null, "end_date": "2026-07-18", "citizen_id": 12, "start_date": "2025-07-19", "vehicle_id": 7, "company_name": "बीमा निगम", "policy_number": "INS-0000000028", "insurance_type": "Third Party"}
80	2026-11-23 05:24:59.328+00	\N	\N	\N	\N	created	insurances	10	7	INS-0000000033	\N	{"origin": "office", "status": "active", "file_id": null, "end_date": "2025-09-20", "citizen_id": 7, "start_date": "2024-09-21", "vehicle_id": 8, "company_name": "बीमा निगम", "policy_number": "INS-0000000033", "insurance_type": "Third Party"}
81	2026-11-23 05:24:59.328+00	\N	\N	\N	\N	created	insurances	11	7	INS-0000000032	\N	{"origin": "office", "status": "expired", "file_id": null, "end_date": "2026-09-20", "citizen_id": 7, "start_date": "2025-09-21", "vehicle_id": 8, "company_name": "बीमा निगम", "policy_number": "INS-0000000032", "insurance_type": "Third Party"}
82	2026-11-23 05:24:59.328+00	\N	\N	\N	\N	created	insurances	12	3	INS-0000000036	\N	{"origin": "office", "status": "active", "file_id": null, "end_date": "2027-04-03", "citizen_id": 3, "start_date": "2026-04-04", "vehicle_id": 9, "company_name": "New India Assurance", "policy_number": "INS-0000000036", "insurance_type": "Third Party"}
83	2026-11-23 05:24:59.328+00	\N	\N	\N	\N	created	insurances	13	2	INS-0000000041	\N	{"origin": "office", "status": "expired", "file_id": null, "end_date": "2025-06-22", "citizen_id": 2, "start_date": "2024-06-23", "vehicle_id": 10, "company_name": "बीमा निगम", "policy_number": "INS-0000000041", "insurance_type": "Comprehensive"}
84	2026-11-23 05:24:59.328+00	\N	\N	\N	\N	created	insurances	14	2	INS-0000000040	\N	{"origin": "office", "status": "expired", "file_id": null, "end_date": "2026-06-22", "citizen_id": 2, "start_date": "2025-06-23", "vehicle_id": 10, "company_name": "New India Assurance", "policy_number": "INS-0000000040", "insurance_type": "Third Party"}
85	2026-11-23 05:24:59.328+00	\N	\N	\N	\N	created	insurances	15	4	INS-0000000048	\N	{"origin": "office", "status": "expired", "file_id": null, "end_date": "2026-04-08", "citizen_id": 4, "start_date": "2025-04-09", "vehicle_id": 12, "company_name": "बीमा निगम", "policy_number": "INS-0000000048", "insurance_type": "Comprehensive"}
86	2026-11-23 05:24:59.405+00	\N	\N	\N	\N	created	puccs	1	12	PUC-0000000004	\N	{"origin": "office", "status": "active", "file_id": null, "citizen_id": 12, "valid_from": "2025-11-01", "vehicle_id": 1, "pucc_number": "PUC-0000000004", "valid_until": "2026-10-31"}
87	2026-11-23 05:24:59.405+00	\N	\N	\N	\N	created	puccs	2	4	PUC-0000000012	\N	{"origin": "office", "status": "active", "file_id": null, "citizen_id": 4, "valid_from": "2026-11-28", "vehicle_id": 3, "pucc_number": "PUC-0000000012", "valid_until": "2027-11-27"}
88	2026-11-23 05:24:59.405+00	\N	\N	\N	\N	created	puccs	3	1	PUC-0000000024	\N	{"origin": "office", "status": "active", "file_id": null, "citizen_id": 1, "valid_from": "2026-12-10", "vehicle_id": 6, "pucc_number": "PUC-0000000024", "valid_until": "2027-12-09"}
89	2026-11-23 05:24:59.405+00	\N	\N	\N	\N	created	puccs	4	12	PUC-0000000030	\N	{"origin": "office", "status": "active", "file_id": null, "citizen_id": 12, "valid_from": "2024-02-23", "vehicle_id": 7, "pucc_number": "PUC-0000000030", "valid_until": "2025-02-21"}
90	2026-11-23 05:24:59.405+00	\N	\N	\N	\N	created	puccs	5	12	PUC-0000000029	\N	{"origin": "office", "status": "active", "file_id": null, "citizen_id": 12, "valid_from": "2025-02-22", "vehicle_id": 7, "pucc_number": "PUC-0000000029", "valid_until": "2026-02-21"}
91	2026-11-23 05:24:59.405+00	\N	\N	\N	\N	created	puccs	6	12	PUC-0000000028	\N	{"origin": "office", "status": "expired", "file_id": null, "citizen_id": 12, "valid_from": "2026-02-22", "vehicle_id": 7, "pucc_number": "PUC-0000000028", "valid_until": "2027-02-21"}
92	2026-11-23 05:24:59.405+00	\N	\N	\N	\N	created	puccs	7	7	PUC-0000000032	\N	{"origin": "office", "status": "expired", "file_id": null, "citizen_id": 7, "valid_from": "2025-04-15", "vehicle_id": 8, "pucc_number": "PUC-0000000032", "valid_until": "2026-04-14"}
93	2026-11-23 05:24:59.405+00	\N	\N	\N	\N	created	puccs	8	3	PUC-0000000037	\N	{"origin": "office", "status": "active", "file_id": null, "citizen_id": 3, "valid_from": "2024-10-26", "vehicle_id": 9, "pucc_number": "PUC-0000000037", "valid_until": "2025-10-25"}
94	2026-11-23 05:24:59.405+00	\N	\N	\N	\N	created	puccs	9	3	PUC-0000000036	\N	{"origin": "office", "status": "active", "file_id": null, "citizen_id": 3, "valid_from": "2025-10-26", "vehicle_id": 9, "pucc_number": "PUC-0000000036", "valid_until": "2026-10-25"}
95	2026-11-23 05:24:59.492+00	\N	\N	\N	\N	created	fitnesses	1	12	FIT-0000000005	\N	{"origin": "office", "file_id": null, "citizen_id": 12, "issue_date": "2025-05-27", "vehicle_id": 1, "expiry_date": "2026-05-26", "certificate_number": "FIT-0000000005"}
96	2026-11-23 05:24:59.492+00	\N	\N	\N	\N	created	fitnesses	2	12	FIT-0000000004	\N	{"origin": "office", "file_id": null, "citizen_id": 12, "issue_date": "2026-05-27", "vehicle_id": 1, "expiry_date": "2027-05-26", "certificate_number": "FIT-0000000004"}
97	2026-11-23 05:24:59.492+00	\N	\N	\N	\N	created	fitnesses	3	4	FIT-0000000014	\N	{"origin": "self", "file_id": null, "citizen_id": 4, "issue_date": "2025-02-05", "vehicle_id": 3, "expiry_date": "2026-02-04", "certificate_number": "FIT-0000000014"}
98	2026-11-23 05:24:59.492+00	\N	\N	\N	\N	created	fitnesses	4	4	FIT-0000000013	\N	{"origin": "office", "file_id": null, "citizen_id": 4, "issue_date": "2026-02-05", "vehicle_id": 3, "expiry_date": "2027-02-04", "certificate_number": "FIT-0000000013"}
99	2026-11-23 05:24:59.492+00	\N	\N	\N	\N	created	fitnesses	5	4	FIT-0000000012	\N	{"origin": "office", "file_id": null, "citizen_id": 4, "issue_date": "2027-02-05", "vehicle_id": 3, "expiry_date": "2028-02-04", "certificate_number": "FIT-0000000012"}
100	2026-11-23 05:24:59.492+00	\N	\N	\N	\N	created	fitnesses	6	8	FIT-0000000016	\N	{"origin": "office", "file_id": null, "citizen_id": 8, "issue_date": "2026-09-19", "vehicle_id": 4, "expiry_date": "2027-09-18", "certificate_number": "FIT-0000000016"}
101	2026-11-23 05:24:59.492+00	\N	\N	\N	\N	created	fitnesses	7	11	FIT-0000000020	\N	{"origin": "office", "file_id": null, "citizen_id": 11, "issue_date": "2025-06-13", "vehicle_id": 5, "expiry_date": "2026-06-12", "certificate_number": "FIT-0000000020"}
102	2026-11-23 05:24:59.492+00	\N	\N	\N	\N	created	fitnesses	8	1	FIT-0000000024	\N	{"origin": "office", "file_id": null, "citizen_id": 1, "issue_date": "2025-12-14", "vehicle_id": 6, "expiry_date": "2026-12-13", "certificate_number": "FIT-0000000024"}
103	2026-11-23 05:24:59.492+00	\N	\N	\N	\N	created	fitnesses	9	12	FIT-0000000028	\N	{"origin": "office", "file_id": null, "citizen_id": 12, "issue_date": "2025-11-17", "vehicle_id": 7, "expiry_date": "2026-11-16", "certificate_number": "FIT-0000000028"}
104	2026-11-23 05:24:59.492+00	\N	\N	\N	\N	created	fitnesses	10	7	FIT-0000000033	\N	{"origin": "office", "file_id": null, "citizen_id": 7, "issue_date": "2026-02-10", "vehicle_id": 8, "expiry_date": "2027-02-09", "certificate_number": "FIT-0000000033"}
105	2026-11-23 05:24:59.492+00	\N	\N	\N	\N	created	fitnesses	11	7	FIT-0000000032	\N	{"origin": "office", "file_id": null, "citizen_id": 7, "issue_date": "2027-02-10", "vehicle_id": 8, "expiry_date": "2028-02-09", "certificate_number": "FIT-0000000032"}
106	2026-11-23 05:24:59.492+00	\N	\N	\N	\N	created	fitnesses	12	3	FIT-0000000036	\N	{"origin": "office", "file_id": null, "citizen_id": 3, "issue_date": "2025-05-05", "vehicle_id": 9, "expiry_date": "2026-05-04", "certificate_number": "FIT-0000000036"}
107	2026-11-23 05:24:59.492+00	\N	\N	\N	\N	created	fitnesses	13	2	FIT-0000000041	\N	{"origin": "office", "file_id": null, "citizen_id": 2, "issue_date": "2024-07-19", "vehicle_id": 10, "expiry_date": "2025-07-18", "certificate_number": "FIT-0000000041"}
108	2026-11-23 05:24:59.492+00	\N	\N	\N	\N	created	fitnesses	14	2	FIT-0000000040	\N	{"origin": "office", "file_id": null, "citizen_id": 2, "issue_date": "2025-07-19", "vehicle_id": 10, "expiry_date": "2026-07-18", "certificate_number": "FIT-0000000040"}
109	2026-11-23 05:24:59.492+00	\N	\N	\N	\N	created	fitnesses	15	3	FIT-0000000044	\N	{"origin": "office", "file_id": null, "citizen_id": 3, "issue_date": "2025-12-13", "vehicle_id": 11, "expiry_date": "2026-12-12", "certificate_number": "FIT-0000000044"}
110	2026-11-23 05:24:59.492+00	\N	\N	\N	\N	created	fitnesses	16	4	FIT-0000000048	\N	{"origin": "office", "file_id": null, "citizen_id": 4, "issue_date": "2026-02-20", "vehicle_id": 12, "expiry_date": "2027-02-19", "certificate_number": "FIT-0000000048"}
111	2026-11-23 05:24:59.565+00	\N	\N	\N	\N	created	permits	1	12	PER-0000000005	\N	{"origin": "office", "file_id": null, "citizen_id": 12, "issue_date": "2025-11-23", "vehicle_id": 1, "expiry_date": "2026-11-22", "permit_number": "PER-0000000005"}
112	2026-11-23 05:24:59.565+00	\N	\N	\N	\N	created	permits	2	12	PER-0000000004	\N	{"origin": "office", "file_id": null, "citizen_id": 12, "issue_date": "2026-11-23", "vehicle_id": 1, "expiry_date": "2027-11-22", "permit_number": "PER-0000000004"}
113	2026-11-23 05:24:59.565+00	\N	\N	\N	\N	created	permits	3	1	PER-0000000025	\N	{"origin": "office", "file_id": null, "citizen_id": 1, "issue_date": "2026-02-02", "vehicle_id": 6, "expiry_date": "2027-02-01", "permit_number": "PER-0000000025"}
114	2026-11-23 05:24:59.565+00	\N	\N	\N	\N	created	permits	4	1	PER-0000000024	\N	{"origin": "office", "file_id": null, "citizen_id": 1, "issue_date": "2027-02-02", "vehicle_id": 6, "expiry_date": "2028-02-01", "permit_number": "PER-0000000024"}
115	2026-11-23 05:24:59.565+00	\N	\N	\N	\N	created	permits	5	12	PER-0000000029	\N	{"origin": "office", "file_id": null, "citizen_id": 12, "issue_date": "2024-10-30", "vehicle_id": 7, "expiry_date": "2025-10-29", "permit_number": "PER-0000000029"}
116	2026-11-23 05:24:59.565+00	\N	\N	\N	\N	created	permits	6	12	PER-0000000028	\N	{"origin": "office", "file_id": null, "citizen_id": 12, "issue_date": "2025-10-30", "vehicle_id": 7, "expiry_date": "2026-10-29", "permit_number": "PER-0000000028"}
117	2026-11-23 05:24:59.565+00	\N	\N	\N	\N	created	permits	7	7	PER-0000000033	\N	{"origin": "office", "file_id": null, "citizen_id": 7, "issue_date": "2025-10-10", "vehicle_id": 8, "expiry_date": "2026-10-09", "permit_number": "PER-0000000033"}
118	2026-11-23 05:24:59.565+00	\N	\N	\N	\N	created	permits	8	7	PER-0000000032	\N	{"origin": "office", "file_id": null, "citizen_id": 7, "issue_date": "2026-10-10", "vehicle_id": 8, "expiry_date": "2027-10-09", "permit_number": "PER-0000000032"}
119	2026-11-23 05:24:59.565+00	\N	\N	\N	\N	created	permits	9	3	PER-0000000036	\N	{"origin": "office", "file_id": null, "citizen_id": 3, "issue_date": "2026-05-31", "vehicle_id": 9, "expiry_date": "2027-05-30", "permit_number": "PER-0000000036"}
120	2026-11-23 05:24:59.565+00	\N	\N	\N	\N	created	permits	10	4	PER-0000000048	\N	{"origin": "office", "file_id": null, "citizen_id": 4, "issue_date": "2026-04-22", "vehicle_id": 12, "expiry_date": "2027-04-21", "permit_number": "PER-0000000048"}
121	2026-11-23 05:24:59.607+00	\N	\N	\N	\N	created	vltds	1	12	VLT-0000000005	\N	{"origin": "office", "file_id": null, "citizen_id": 12, "issue_date": "2025-04-21", "vehicle_id": 1, "expiry_date": "2026-04-20", "certificate_number": "VLT-0000000005"}
122	2026-11-23 05:24:59.607+00	\N	\N	\N	\N	created	vltds	2	12	VLT-0000000004	\N	{"origin": "office", "file_id": null, "citizen_id": 12, "issue_date": "2026-04-21", "vehicle_id": 1, "expiry_date": "2027-04-20", "certificate_number": "VLT-0000000004"}
123	2026-11-23 05:24:59.607+00	\N	\N	\N	\N	created	vltds	3	2	VLT-0000000009	\N	{"origin": "self", "file_id": null, "citizen_id": 2, "issue_date": "2024-06-20", "vehicle_id": 2, "expiry_date": "2025-06-19", "certificate_number": "VLT-0000000009"}
124	2026-11-23 05:24:59.607+00	\N	\N	\N	\N	created	vltds	4	2	VLT-0000000008	\N	{"origin": "office", "file_id": null, "citizen_id": 2, "issue_date": "2025-06-20", "vehicle_id": 2, "expiry_date": "2026-06-19", "certificate_number": "VLT-0000000008"}
125	2026-11-23 05:24:59.607+00	\N	\N	\N	\N	created	vltds	5	4	VLT-0000000012	\N	{"origin": "office", "file_id": null, "citizen_id": 4, "issue_date": "2025-04-30", "vehicle_id": 3, "expiry_date": "2026-04-29", "certificate_number": "VLT-0000000012"}
126	2026-11-23 05:24:59.607+00	\N	\N	\N	\N	created	vltds	6	11	VLT-0000000021	\N	{"origin": "office", "file_id": null, "citizen_id": 11, "issue_date": "2026-01-02", "vehicle_id": 5, "expiry_date": "2027-01-01", "certificate_number": "VLT-0000000021"}
127	2026-11-23 05:24:59.607+00	\N	\N	\N	\N	created	vltds	7	11	VLT-0000000020	\N	{"origin": "office", "file_id": null, "citizen_id": 11, "issue_date": "2027-01-02", "vehicle_id": 5, "expiry_date": "2028-01-01", "certificate_number": "VLT-0000000020"}
128	2026-11-23 05:24:59.607+00	\N	\N	\N	\N	created	vltds	8	1	VLT-0000000024	\N	{"origin": "office", "file_id": null, "citizen_id": 1, "issue_date": "2025-05-24", "vehicle_id": 6, "expiry_date": "2026-05-23", "certificate_number": "VLT-0000000024"}
129	2026-11-23 05:24:59.607+00	\N	\N	\N	\N	created	vltds	9	12	VLT-0000000028	\N	{"origin": "office", "file_id": null, "citizen_id": 12, "issue_date": "2026-11-19", "vehicle_id": 7, "expiry_date": "2027-11-18", "certificate_number": "VLT-0000000028"}
130	2026-11-23 05:24:59.607+00	\N	\N	\N	\N	created	vltds	10	7	VLT-0000000033	\N	{"origin": "office", "file_id": null, "citizen_id": 7, "issue_date": "2025-07-04", "vehicle_id": 8, "expiry_date": "2026-07-03", "certificate_number": "VLT-0000000033"}
131	2026-11-23 05:24:59.607+00	\N	\N	\N	\N	created	vltds	11	7	VLT-0000000032	\N	{"origin": "office", "file_id": null, "citizen_id": 7, "issue_date": "2026-07-04", "vehicle_id": 8, "expiry_date": "2027-07-03", "certificate_number": "VLT-0000000032"}
132	2026-11-23 05:24:59.607+00	\N	\N	\N	\N	created	vltds	12	3	VLT-0000000037	\N	{"origin": "office", "file_id": null, "citizen_id": 3, "issue_date": "2024-10-03", "vehicle_id": 9, "expiry_date": "2025-10-02", "certificate_number": "VLT-0000000037"}
133	2026-11-23 05:24:59.607+00	\N	\N	\N	\N	created	vltds	13	3	VLT-0000000036	\N	{"origin": "office", "file_id": null, "citizen_id": 3, "issue_date": "2025-10-03", "vehicle_id": 9, "expiry_date": "2026-10-02", "certificate_number": "VLT-0000000036"}
134	2026-11-23 05:24:59.607+00	\N	\N	\N	\N	created	vltds	14	2	VLT-0000000040	\N	{"origin": "office", "file_id": null, "citizen_id": 2, "issue_date": "2025-08-27", "vehicle_id": 10, "expiry_date": "2026-08-26", "certificate_number": "VLT-0000000040"}
135	2026-11-23 05:24:59.607+00	\N	\N	\N	\N	created	vltds	15	3	VLT-0000000044	\N	{"origin": "office", "file_id": null, "citizen_id": 3, "issue_date": "2026-12-21", "vehicle_id": 11, "expiry_date": "2027-12-20", "certificate_number": "VLT-0000000044"}
136	2026-11-23 05:24:59.668+00	\N	\N	\N	\N	created	speed_governors	1	2	SPE-0000000008	\N	{"origin": "office", "file_id": null, "citizen_id": 2, "issue_date": "2026-08-31", "vehicle_id": 2, "expiry_date": "2027-08-30", "certificate_number": "SPE-0000000008"}
137	2026-11-23 05:24:59.668+00	\N	\N	\N	\N	created	speed_governors	2	4	SPE-0000000013	\N	{"origin": "office", "file_id": null, "citizen_id": 4, "issue_date": "2025-08-22", "vehicle_id": 3, "expiry_date": "2026-08-21", "certificate_number": "SPE-0000000013"}
138	2026-11-23 05:24:59.668+00	\N	\N	\N	\N	created	speed_governors	3	4	SPE-0000000012	\N	{"origin": "office", "file_id": null, "citizen_id": 4, "issue_date": "2026-08-22", "vehicle_id": 3, "expiry_date": "2027-08-21", "certificate_number": "SPE-0000000012"}
139	2026-11-23 05:24:59.668+00	\N	\N	\N	\N	created	speed_governors	4	3	SPE-0000000036	\N	{"origin": "office", "file_id": null, "citizen_id": 3, "issue_date": "2026-12-14", "vehicle_id": 9, "expiry_date": "2027-12-13", "certificate_number": "SPE-0000000036"}
140	2026-11-23 05:24:59.668+00	\N	\N	\N	\N	created	speed_governors	5	2	SPE-0000000041	\N	{"origin": "office", "file_id": null, "citizen_id": 2, "issue_date": "2024-07-19", "vehicle_id": 10, "expiry_date": "2025-07-18", "certificate_number": "SPE-0000000041"}
141	2026-11-23 05:24:59.668+00	\N	\N	\N	\N	created	speed_governors	6	2	SPE-0000000040	\N	{"origin": "office", "file_id": null, "citizen_id": 2, "issue_date": "2025-07-19", "vehicle_id": 10, "expiry_date": "2026-07-18", "certificate_number": "SPE-0000000040"}
142	2026-11-23 05:24:59.668+00	\N	\N	\N	\N	created	speed_governors	7	4	SPE-0000000048	\N	{"origin": "office", "file_id": null, "citizen_id": 4, "issue_date": "2026-12-09", "vehicle_id": 12, "expiry_date": "2027-12-08", "certificate_number": "SPE-0000000048"}
143	2026-11-23 05:24:59.721+00	\N	\N	\N	\N	created	taxes	1	12	\N	\N	{"amount": 2976.82, "origin": "office", "file_id": null, "tax_from": "2026-01-23", "tax_mode": "Quarterly", "tax_upto": "2027-01-22", "citizen_id": 12, "vehicle_id": 1, "vehicle_type": "LGV"}
144	2026-11-23 05:24:59.721+00	\N	\N	\N	\N	created	taxes	2	2	\N	\N	{"amount": 4497.06, "origin": "office", "file_id": null, "tax_from": "2024-07-16", "tax_mode": "Monthly", "tax_upto": "2025-07-15", "citizen_id": 2, "vehicle_id": 2, "vehicle_type": "Construction Equipment Vehicle"}
145	2026-11-23 05:24:59.721+00	\N	\N	\N	\N	created	taxes	3	2	\N	\N	{"amount": 5756.52, "origin": "self", "file_id": null, "tax_from": "2025-07-16", "tax_mode": "Yearly", "tax_upto": "2026-07-15", "citizen_id": 2, "vehicle_id": 2, "vehicle_type": "MGV"}
146	2026-11-23 05:24:59.721+00	\N	\N	\N	\N	created	taxes	4	2	\N	\N	{"amount": 7740.88, "origin": "office", "file_id": null, "tax_from": "2026-07-16", "tax_mode": "OneTime", "tax_upto": "2027-07-15", "citizen_id": 2, "vehicle_id": 2, "vehicle_type": "LGV"}
147	2026-11-23 05:24:59.721+00	\N	\N	\N	\N	created	taxes	5	4	\N	\N	{"amount": 4586.50, "origin": "office", "file_id": null, "tax_from": "2025-09-19", "tax_mode": "HalfYearly", "tax_upto": "2026-09-18", "citizen_id": 4, "vehicle_id": 3, "vehicle_type": "LMV"}
148	2026-11-23 05:24:59.721+00	\N	\N	\N	\N	created	taxes	6	8	\N	\N	{"amount": 7042.66, "origin": "office", "file_id": null, "tax_from": "2025-07-14", "tax_mode": "Yearly", "tax_upto": "2026-07-13", "citizen_id": 8, "vehicle_id": 4, "vehicle_type": "LMV"}
149	2026-11-23 05:24:59.721+00	\N	\N	\N	\N	created	taxes	7	8	\N	\N	{"amount": 2486.44, "origin": "office", "file_id": null, "tax_from": "2026-07-14", "tax_mode": "Yearly", "tax_upto": "2027-07-13", "citizen_id": 8, "vehicle_id": 4, "vehicle_type": "E-Rikshaw/E-Cart"}
150	2026-11-23 05:24:59.721+00	\N	\N	\N	\N	created	taxes	8	1	\N	\N	{"amount": 8405.44, "origin": "office", "file_id": null, "tax_from": "2026-01-29", "tax_mode": "HalfYearly", "tax_upto": "2027-01-28", "citizen_id": 1, "vehicle_id": 6, "vehicle_type": "Agriculture Tractor"}
151	2026-11-23 05:24:59.721+00	\N	\N	\N	\N	created	taxes	9	3	\N	\N	{"amount": 3497.33, "origin": "office", "file_id": null, "tax_from": "2026-08-08", "tax_mode": "Yearly", "tax_upto": "2027-08-07", "citizen_id": 3, "vehicle_id": 9, "vehicle_type": "MCWG"}
152	2026-11-23 05:24:59.721+00	\N	\N	\N	\N	created	taxes	10	2	\N	\N	{"amount": 3655.03, "origin": "office", "file_id": null, "tax_from": "2025-07-18", "tax_mode": "Monthly", "tax_upto": "2026-07-17", "citizen_id": 2, "vehicle_id": 10, "vehicle_type": "MCWG"}
153	2026-11-23 05:24:59.721+00	\N	\N	\N	\N	created	taxes	11	2	\N	\N	{"amount": 2571.05, "origin": "office", "file_id": null, "tax_from": "2026-07-18", "tax_mode": "Yearly", "tax_upto": "2027-07-17", "citizen_id": 2, "vehicle_id": 10, "vehicle_type": "Agriculture Tractor"}
154	2026-11-23 05:24:59.721+00	\N	\N	\N	\N	created	taxes	12	3	\N	\N	{"amount": 3875.92, "origin": "office", "file_id": null, "tax_from": "2026-10-30", "tax_mode": "Monthly", "tax_upto": "2027-10-29", "citizen_id": 3, "vehicle_id": 11, "vehicle_type": "TRANS(HGV)"}
155	2026-11-23 05:24:59.721+00	\N	\N	\N	\N	created	taxes	13	4	\N	\N	{"amount": 499.81, "origin": "office", "file_id": null, "tax_from": "2026-08-28", "tax_mode": "Monthly", "tax_upto": "2027-08-27", "citizen_id": 4, "vehicle_id": 12, "vehicle_type": "Agriculture Trailer"}
156	2026-11-23 05:25:01.273+00	\N	\N	\N	\N	created	users	3	\N	Manager	\N	{"name": "Manager", "role": "manager", "email": null, "phone": "9826000001", "branch_id": 1, "citizen_id": null, "added_branch_id": null}
157	2026-11-23 05:25:01.303+00	\N	\N	\N	\N	created	users	4	\N	Admin	\N	{"name": "Admin", "role": "admin", "email": null, "phone": "9826000002", "branch_id": null, "citizen_id": null, "added_branch_id": null}
158	2026-11-23 05:25:01.36+00	\N	\N	\N	\N	updated	puccs	1	12	PUC-0000000004	{"file_id": null}	{"file_id": "11111111111111111111111111111111"}
159	2026-11-23 05:25:01.36+00	\N	\N	\N	\N	updated	puccs	2	4	PUC-0000000012	{"file_id": null}	{"file_id": "22222222222222222222222222222222"}
160	2026-11-23 05:25:01.4+00	\N	\N	\N	\N	created	service_requests	1	\N	आशा	\N	{"query": null, "status": "pending", "user_id": null, "category": "dl", "services": ["RENEWAL OF DL"], "branch_id": 28, "reference": "SR-1", "contact_name": "आशा", "contact_phone": "9826000003", "status_changed_at": null, "status_changed_by": null}
161	2026-11-23 05:25:01.417+00	\N	\N	\N	\N	created	document_inquiries	1	\N	Asha	\N	{"name": "Asha", "phone": "9826000003", "status": "new", "user_id": null, "branch_id": null, "reference": "DI-1", "vehicle_no": "CG04AB1234", "document_type": ["Insurance", "Tax"], "status_changed_at": null, "status_changed_by": null}
162	2026-11-23 05:25:01.433+00	\N	\N	\N	\N	created	messages	1	1	Rajesh Choudhary	\N	{"error": null, "state": "sent", "channel": "whatsapp", "purpose": "expiry", "sent_at": null, "subject": null, "user_id": null, "attempts": 0, "branch_id": 3, "recipient": "6872308335", "citizen_id": 1, "provider_id": null, "recipient_name": "Rajesh Choudhary"}
163	2026-11-23 05:25:01.433+00	\N	\N	\N	\N	created	messages	2	2	Ghanshyam Bai Mandavi	\N	{"error": null, "state": "sent", "channel": "whatsapp", "purpose": "expiry", "sent_at": null, "subject": null, "user_id": null, "attempts": 0, "branch_id": 26, "recipient": "6154391543", "citizen_id": 2, "provider_id": null, "recipient_name": "Ghanshyam Bai Mandavi"}
164	2026-11-23 05:25:01.433+00	\N	\N	\N	\N	created	messages	3	3	Parvati Lal Soni	\N	{"error": null, "state": "sent", "channel": "whatsapp", "purpose": "expiry", "sent_at": null, "subject": null, "user_id": null, "attempts": 0, "branch_id": 18, "recipient": "6163942887", "citizen_id": 3, "provider_id": null, "recipient_name": "Parvati Lal Soni"}
165	2026-11-23 05:25:01.433+00	\N	\N	\N	\N	created	messages	4	4	Seema Lal Kashyap	\N	{"error": null, "state": "sent", "channel": "whatsapp", "purpose": "expiry", "sent_at": null, "subject": null, "user_id": null, "attempts": 0, "branch_id": 27, "recipient": "6036759179", "citizen_id": 4, "provider_id": null, "recipient_name": "Seema Lal Kashyap"}
166	2026-11-23 05:25:01.433+00	\N	\N	\N	\N	created	messages	5	5	Ramesh Gupta	\N	{"error": null, "state": "sent", "channel": "whatsapp", "purpose": "expiry", "sent_at": null, "subject": null, "user_id": null, "attempts": 0, "branch_id": 14, "recipient": "6571400021", "citizen_id": 5, "provider_id": null, "recipient_name": "Ramesh Gupta"}
167	2026-11-23 05:25:01.433+00	\N	\N	\N	\N	created	messages	6	6	Ramesh Kumar Rajwade	\N	{"error": null, "state": "sent", "channel": "whatsapp", "purpose": "expiry", "sent_at": null, "subject": null, "user_id": null, "attempts": 0, "branch_id": 28, "recipient": "6063650544", "citizen_id": 6, "provider_id": null, "recipient_name": "Ramesh Kumar Rajwade"}
168	2026-11-23 05:25:01.433+00	\N	\N	\N	\N	created	messages	7	7	Champa Sahu	\N	{"error": null, "state": "sent", "channel": "whatsapp", "purpose": "expiry", "sent_at": null, "subject": null, "user_id": null, "attempts": 0, "branch_id": 17, "recipient": "6750860015", "citizen_id": 7, "provider_id": null, "recipient_name": "Champa Sahu"}
169	2026-11-23 05:25:01.433+00	\N	\N	\N	\N	created	messages	8	8	Zakir Baghel	\N	{"error": null, "state": "sent", "channel": "whatsapp", "purpose": "expiry", "sent_at": null, "subject": null, "user_id": null, "attempts": 0, "branch_id": 9, "recipient": "6708194667", "citizen_id": 8, "provider_id": null, "recipient_name": "Zakir Baghel"}
170	2026-11-23 05:25:01.433+00	\N	\N	\N	\N	created	messages	9	9	Parvati Gond	\N	{"error": null, "state": "sent", "channel": "whatsapp", "purpose": "expiry", "sent_at": null, "subject": null, "user_id": null, "attempts": 0, "branch_id": 1, "recipient": "6333376493", "citizen_id": 9, "provider_id": null, "recipient_name": "Parvati Gond"}
171	2026-11-23 05:25:01.433+00	\N	\N	\N	\N	created	messages	10	10	Amit Kashyap	\N	{"error": null, "state": "sent", "channel": "whatsapp", "purpose": "expiry", "sent_at": null, "subject": null, "user_id": null, "attempts": 0, "branch_id": 8, "recipient": "6126992664", "citizen_id": 10, "provider_id": null, "recipient_name": "Amit Kashyap"}
172	2026-11-23 05:25:01.433+00	\N	\N	\N	\N	created	messages	11	11	Usha Singh	\N	{"error": null, "state": "sent", "channel": "whatsapp", "purpose": "expiry", "sent_at": null, "subject": null, "user_id": null, "attempts": 0, "branch_id": 19, "recipient": "6242441905", "citizen_id": 11, "provider_id": null, "recipient_name": "Usha Singh"}
173	2026-11-23 05:25:01.433+00	\N	\N	\N	\N	created	messages	12	12	मुकेश Manikpuri	\N	{"error": null, "state": "sent", "channel": "whatsapp", "purpose": "expiry", "sent_at": null, "subject": null, "user_id": null, "attempts": 0, "branch_id": 16, "recipient": "6354431304", "citizen_id": 12, "provider_id": null, "recipient_name": "मुकेश Manikpuri"}
174	2026-11-23 05:25:01.539+00	\N	\N	\N	\N	created	messages	13	\N	Account 1	\N	{"error": null, "state": "delivered", "channel": "mail", "purpose": "reset", "sent_at": null, "subject": null, "user_id": 1, "attempts": 0, "branch_id": null, "recipient": "a@example.com", "citizen_id": null, "provider_id": null, "recipient_name": "Account 1"}
175	2026-11-23 05:25:01.539+00	\N	\N	\N	\N	created	messages	14	\N	Account 2	\N	{"error": null, "state": "delivered", "channel": "mail", "purpose": "reset", "sent_at": null, "subject": null, "user_id": 2, "attempts": 0, "branch_id": null, "recipient": "a@example.com", "citizen_id": null, "provider_id": null, "recipient_name": "Account 2"}
176	2026-11-23 05:25:01.539+00	\N	\N	\N	\N	created	messages	15	\N	Manager	\N	{"error": null, "state": "delivered", "channel": "mail", "purpose": "reset", "sent_at": null, "subject": null, "user_id": 3, "attempts": 0, "branch_id": null, "recipient": "a@example.com", "citizen_id": null, "provider_id": null, "recipient_name": "Manager"}
177	2026-11-23 05:25:01.539+00	\N	\N	\N	\N	created	messages	16	\N	Admin	\N	{"error": null, "state": "delivered", "channel": "mail", "purpose": "reset", "sent_at": null, "subject": null, "user_id": 4, "attempts": 0, "branch_id": null, "recipient": "a@example.com", "citizen_id": null, "provider_id": null, "recipient_name": "Admin"}
178	2026-11-23 05:25:01.579+00	\N	\N	\N	\N	created	deletion_requests	1	\N	Account 1	\N	{"name": "Account 1", "phone": "7618033989", "answer": null, "reason": "moved", "status": "pending", "user_id": 1, "handled_at": null, "handled_by": null}
179	2026-11-23 05:25:01.62+00	\N	\N	\N	\N	updated	office_settings	\N	\N	\N	{"contact_en": null, "reminders_on": false}	{"contact_en": "Call us", "reminders_on": true}
\.

copy insurances (id, vehicle_id, citizen_id, insurance_type, company_name, policy_number, start_date, end_date, status, file_id, origin, created_by, created_at, updated_at) from stdin;
1	1	12	Third Party	ICICI Lombard	INS-0000000004	2026-07-23	2027-07-22	active	\N	office	\N	2026-11-23 05:24:59.328+00	2026-11-23 05:24:59.328+00
2	3	4	Comprehensive	National Insurance	INS-0000000013	2024-07-19	2025-07-18	active	\N	office	\N	2026-11-23 05:24:59.328+00	2026-11-23 05:24:59.328+00
3	3	4	Comprehensive	National Insurance	INS-0000000012	2025-07-19	2026-07-18	active	\N	office	\N	2026-11-23 05:24:59.328+00	2026-11-23 05:24:59.328+00
4	4	8	Third Party	New India Assurance	INS-0000000017	2024-06-27	2025-06-26	expired	\N	office	\N	2026-11-23 05:24:59.328+00	2026-11-23 05:24:59.328+00
5	4	8	Third Party	बीमा निगम	INS-0000000016	2025-06-27	2026-06-26	expired	\N	office	\N	2026-11-23 05:24:59.328+00	2026-11-23 05:24:59.328+00
6	5	11	Comprehensive	बीमा निगम	INS-0000000020	2025-08-14	2026-08-13	active	\N	office	\N	2026-11-23 05:24:59.328+00	2026-11-23 05:24:59.328+00
7	6	1	Third Party	New India Assurance	INS-0000000024	2026-06-27	2027-06-26	active	\N	office	\N	2026-11-23 05:24:59.328+00	2026-11-23 05:24:59.328+00
8	7	12	Third Party	ICICI Lombard	INS-0000000029	2024-07-19	2025-07-18	active	\N	office	\N	2026-11-23 05:24:59.328+00	2026-11-23 05:24:59.328+00
9	7	12	Third Party	बीमा निगम	INS-0000000028	2025-07-19	2026-07-18	expired	\N	office	\N	2026-11-23 05:24:59.328+00	2026-11-23 05:24:59.328+00
10	8	7	Third Party	बीमा निगम	INS-0000000033	2024-09-21	2025-09-20	active	\N	office	\N	2026-11-23 05:24:59.328+00	2026-11-23 05:24:59.328+00
11	8	7	Third Party	बीमा निगम	INS-0000000032	2025-09-21	2026-09-20	expired	\N	office	\N	2026-11-23 05:24:59.328+00	2026-11-23 05:24:59.328+00
12	9	3	Third Party	New India Assurance	INS-0000000036	2026-04-04	2027-04-03	active	\N	office	\N	2026-11-23 05:24:59.328+00	2026-11-23 05:24:59.328+00
13	10	2	Comprehensive	बीमा निगम	INS-0000000041	2024-06-23	2025-06-22	expired	\N	office	\N	2026-11-23 05:24:59.328+00	2026-11-23 05:24:59.328+00
14	10	2	Third Party	New India Assurance	INS-0000000040	2025-06-23	2026-06-22	expired	\N	office	\N	2026-11-23 05:24:59.328+00	2026-11-23 05:24:59.328+00
15	12	4	Comprehensive	बीमा निगम	INS-0000000048	2025-04-09	2026-04-08	expired	\N	office	\N	2026-11-23 05:24:59.328+00	2026-11-23 05:24:59.328+00
\.

copy kysely_migration (name, "timestamp") from stdin;
0001_accounts.sql	2026-11-23T05:24:54.669Z
0002_records.sql	2026-11-23T05:24:54.982Z
0003_requests.sql	2026-11-23T05:24:55.046Z
0004_search.sql	2026-11-23T05:24:56.149Z
0005_messages.sql	2026-11-23T05:24:56.194Z
0006_password_resets.sql	2026-11-23T05:24:56.199Z
0007_reminders.sql	2026-11-23T05:24:56.232Z
0010_history.sql	2026-11-23T05:24:56.261Z
0011_security.sql	2026-11-23T05:24:56.288Z
0012_deletion_requests.sql	2026-11-23T05:24:56.321Z
0013_backups.sql	2026-11-23T05:24:56.368Z
0014_templates.sql	2026-11-23T05:24:56.380Z
0015_totals.sql	2026-11-23T05:24:57.926Z
0016_name_joints.sql	2026-11-23T05:24:57.933Z
0017_words.sql	2026-11-23T05:24:57.972Z
0018_deliveries.sql	2026-11-23T05:24:57.983Z
0019_office_name.sql	2026-11-23T05:24:58.004Z
0020_accounts_of_a_branch.sql	2026-11-23T05:24:58.006Z
0020_branch_of_messages.sql	2026-11-23T05:24:58.024Z
0021_sent_calls.sql	2026-11-23T05:24:58.032Z
0022_told_in_history.sql	2026-11-23T05:24:58.039Z
0023_parts.sql	2026-11-23T05:24:58.077Z
0024_lists.sql	2026-11-23T05:24:58.444Z
0025_long_lists.sql	2026-11-23T05:24:58.654Z
0026_number_letters.sql	2026-11-23T05:24:58.667Z
0027_from_indexes_alone.sql	2026-11-23T05:24:58.692Z
0028_pairs_of_words.sql	2026-11-23T05:24:58.700Z
\.

copy learner_licenses (id, citizen_id, ll_no, application_no, issue_date, expiry_date, vehicle_class, office, file_id, origin, created_by, created_at, updated_at) from stdin;
1	12	CG09 20050000001	2021000000001	2026-07-15	2027-01-11	E-Rikshaw	CG-29: Surajpur	\N	office	\N	2026-11-23 05:24:59.172+00	2026-11-23 05:24:59.172+00
2	1	CG27 20060000002	2022000000002	2024-12-06	2025-06-04	MCWOG	CG-06: Mahasamund	\N	office	\N	2026-11-23 05:24:59.172+00	2026-11-23 05:24:59.172+00
3	6	CG12 20070000003	2023000000003	2025-09-20	2026-03-19	E-Cart	CG-08: Rajnandgaon	\N	office	\N	2026-11-23 05:24:59.172+00	2026-11-23 05:24:59.172+00
4	4	CG05 20080000004	2024000000004	2024-08-08	2025-02-04	MCWOG	CG-08: Rajnandgaon	\N	office	\N	2026-11-23 05:24:59.172+00	2026-11-23 05:24:59.172+00
5	5	CG04 20090000005	2025000000005	2024-05-28	2024-11-24	E-Cart	CG-05: Dhamtari	\N	office	\N	2026-11-23 05:24:59.172+00	2026-11-23 05:24:59.172+00
6	9	CG11 20100000006	2020000000006	2026-03-20	2026-09-16	MCWG	CG-05: Dhamtari	\N	office	\N	2026-11-23 05:24:59.172+00	2026-11-23 05:24:59.172+00
\.

copy messages (id, channel, purpose, state, citizen_id, user_id, branch_id, recipient, recipient_name, subject, body, same_as, attempts, error, provider_id, claimed_by, created_by, sent_at, created_at, updated_at, template, put_off) from stdin;
1	whatsapp	expiry	sent	1	\N	3	6872308335	Rajesh Choudhary	\N	a\tb\nc	\N	0	\N	\N	\N	\N	\N	2026-11-23 05:25:01.433+00	2026-11-23 05:25:01.433+00	\N	0
2	whatsapp	expiry	sent	2	\N	26	6154391543	Ghanshyam Bai Mandavi	\N	a\tb\nc	\N	0	\N	\N	\N	\N	\N	2026-11-23 05:25:01.433+00	2026-11-23 05:25:01.433+00	\N	0
3	whatsapp	expiry	sent	3	\N	18	6163942887	Parvati Lal Soni	\N	a\tb\nc	\N	0	\N	\N	\N	\N	\N	2026-11-23 05:25:01.433+00	2026-11-23 05:25:01.433+00	\N	0
4	whatsapp	expiry	sent	4	\N	27	6036759179	Seema Lal Kashyap	\N	a\tb\nc	\N	0	\N	\N	\N	\N	\N	2026-11-23 05:25:01.433+00	2026-11-23 05:25:01.433+00	\N	0
5	whatsapp	expiry	sent	5	\N	14	6571400021	Ramesh Gupta	\N	a\tb\nc	\N	0	\N	\N	\N	\N	\N	2026-11-23 05:25:01.433+00	2026-11-23 05:25:01.433+00	\N	0
6	whatsapp	expiry	sent	6	\N	28	6063650544	Ramesh Kumar Rajwade	\N	a\tb\nc	\N	0	\N	\N	\N	\N	\N	2026-11-23 05:25:01.433+00	2026-11-23 05:25:01.433+00	\N	0
7	whatsapp	expiry	sent	7	\N	17	6750860015	Champa Sahu	\N	a\tb\nc	\N	0	\N	\N	\N	\N	\N	2026-11-23 05:25:01.433+00	2026-11-23 05:25:01.433+00	\N	0
8	whatsapp	expiry	sent	8	\N	9	6708194667	Zakir Baghel	\N	a\tb\nc	\N	0	\N	\N	\N	\N	\N	2026-11-23 05:25:01.433+00	2026-11-23 05:25:01.433+00	\N	0
9	whatsapp	expiry	sent	9	\N	1	6333376493	Parvati Gond	\N	a\tb\nc	\N	0	\N	\N	\N	\N	\N	2026-11-23 05:25:01.433+00	2026-11-23 05:25:01.433+00	\N	0
10	whatsapp	expiry	sent	10	\N	8	6126992664	Amit Kashyap	\N	a\tb\nc	\N	0	\N	\N	\N	\N	\N	2026-11-23 05:25:01.433+00	2026-11-23 05:25:01.433+00	\N	0
11	whatsapp	expiry	sent	11	\N	19	6242441905	Usha Singh	\N	a\tb\nc	\N	0	\N	\N	\N	\N	\N	2026-11-23 05:25:01.433+00	2026-11-23 05:25:01.433+00	\N	0
12	whatsapp	expiry	sent	12	\N	16	6354431304	मुकेश Manikpuri	\N	a\tb\nc	\N	0	\N	\N	\N	\N	\N	2026-11-23 05:25:01.433+00	2026-11-23 05:25:01.433+00	\N	0
13	mail	reset	delivered	\N	1	\N	a@example.com	Account 1	\N	link	\N	0	\N	\N	\N	\N	\N	2026-11-23 05:25:01.539+00	2026-11-23 05:25:01.539+00	\N	0
14	mail	reset	delivered	\N	2	\N	a@example.com	Account 2	\N	link	\N	0	\N	\N	\N	\N	\N	2026-11-23 05:25:01.539+00	2026-11-23 05:25:01.539+00	\N	0
15	mail	reset	delivered	\N	3	\N	a@example.com	Manager	\N	link	\N	0	\N	\N	\N	\N	\N	2026-11-23 05:25:01.539+00	2026-11-23 05:25:01.539+00	\N	0
16	mail	reset	delivered	\N	4	\N	a@example.com	Admin	\N	link	\N	0	\N	\N	\N	\N	\N	2026-11-23 05:25:01.539+00	2026-11-23 05:25:01.539+00	\N	0
\.

copy office_settings (single, reminders_on, stages, hour, contact_hi, contact_en, reminded_on, updated_at, two_factor_required, template_notice, template_message, template_reset, template_language, office_name_hi, office_name_en, told_until) from stdin;
t	t	{30,15,7,1,0}	9	\N	Call us	\N	2026-11-23 05:25:01.62+00	f	\N	\N	\N	hi	\N	\N	\N
\.

copy permits (id, vehicle_id, citizen_id, permit_number, issue_date, expiry_date, file_id, origin, created_by, created_at, updated_at) from stdin;
1	1	12	PER-0000000005	2025-11-23	2026-11-22	\N	office	\N	2026-11-23 05:24:59.565+00	2026-11-23 05:24:59.565+00
2	1	12	PER-0000000004	2026-11-23	2027-11-22	\N	office	\N	2026-11-23 05:24:59.565+00	2026-11-23 05:24:59.565+00
3	6	1	PER-0000000025	2026-02-02	2027-02-01	\N	office	\N	2026-11-23 05:24:59.565+00	2026-11-23 05:24:59.565+00
4	6	1	PER-0000000024	2027-02-02	2028-02-01	\N	office	\N	2026-11-23 05:24:59.565+00	2026-11-23 05:24:59.565+00
5	7	12	PER-0000000029	2024-10-30	2025-10-29	\N	office	\N	2026-11-23 05:24:59.565+00	2026-11-23 05:24:59.565+00
6	7	12	PER-0000000028	2025-10-30	2026-10-29	\N	office	\N	2026-11-23 05:24:59.565+00	2026-11-23 05:24:59.565+00
7	8	7	PER-0000000033	2025-10-10	2026-10-09	\N	office	\N	2026-11-23 05:24:59.565+00	2026-11-23 05:24:59.565+00
8	8	7	PER-0000000032	2026-10-10	2027-10-09	\N	office	\N	2026-11-23 05:24:59.565+00	2026-11-23 05:24:59.565+00
9	9	3	PER-0000000036	2026-05-31	2027-05-30	\N	office	\N	2026-11-23 05:24:59.565+00	2026-11-23 05:24:59.565+00
10	12	4	PER-0000000048	2026-04-22	2027-04-21	\N	office	\N	2026-11-23 05:24:59.565+00	2026-11-23 05:24:59.565+00
\.

copy puccs (id, vehicle_id, citizen_id, pucc_number, valid_from, valid_until, status, file_id, origin, created_by, created_at, updated_at) from stdin;
3	6	1	PUC-0000000024	2026-12-10	2027-12-09	active	\N	office	\N	2026-11-23 05:24:59.405+00	2026-11-23 05:24:59.405+00
4	7	12	PUC-0000000030	2024-02-23	2025-02-21	active	\N	office	\N	2026-11-23 05:24:59.405+00	2026-11-23 05:24:59.405+00
5	7	12	PUC-0000000029	2025-02-22	2026-02-21	active	\N	office	\N	2026-11-23 05:24:59.405+00	2026-11-23 05:24:59.405+00
6	7	12	PUC-0000000028	2026-02-22	2027-02-21	expired	\N	office	\N	2026-11-23 05:24:59.405+00	2026-11-23 05:24:59.405+00
7	8	7	PUC-0000000032	2025-04-15	2026-04-14	expired	\N	office	\N	2026-11-23 05:24:59.405+00	2026-11-23 05:24:59.405+00
8	9	3	PUC-0000000037	2024-10-26	2025-10-25	active	\N	office	\N	2026-11-23 05:24:59.405+00	2026-11-23 05:24:59.405+00
9	9	3	PUC-0000000036	2025-10-26	2026-10-25	active	\N	office	\N	2026-11-23 05:24:59.405+00	2026-11-23 05:24:59.405+00
1	1	12	PUC-0000000004	2025-11-01	2026-10-31	active	11111111111111111111111111111111	office	\N	2026-11-23 05:24:59.405+00	2026-11-23 05:25:01.361+00
2	3	4	PUC-0000000012	2026-11-28	2027-11-27	active	22222222222222222222222222222222	office	\N	2026-11-23 05:24:59.405+00	2026-11-23 05:25:01.361+00
\.

copy recovery_codes (user_id, code_hash) from stdin;
4	\\x5694d08a2e53ffcae0c3103e5ad6f6076abd960eb1f8a56577040bc1028f702b
\.

copy reminders (type, document_id, expiry_date, stage, message_id, created_at) from stdin;
Driving License	1	2044-04-28	7	1	2026-11-23 05:25:01.56+00
Driving License	2	2040-10-20	7	1	2026-11-23 05:25:01.56+00
Driving License	3	2027-08-16	7	1	2026-11-23 05:25:01.56+00
Driving License	4	2045-06-09	7	1	2026-11-23 05:25:01.56+00
Driving License	5	2044-08-07	7	1	2026-11-23 05:25:01.56+00
Driving License	6	2034-01-04	7	1	2026-11-23 05:25:01.56+00
Driving License	7	2026-12-07	7	1	2026-11-23 05:25:01.56+00
Driving License	8	2043-11-20	7	1	2026-11-23 05:25:01.56+00
Fitness	1	2026-05-26	7	1	2026-11-23 05:25:01.56+00
Fitness	2	2027-05-26	7	1	2026-11-23 05:25:01.56+00
Fitness	3	2026-02-04	7	1	2026-11-23 05:25:01.56+00
Fitness	4	2027-02-04	7	1	2026-11-23 05:25:01.56+00
Fitness	5	2028-02-04	7	1	2026-11-23 05:25:01.56+00
Fitness	6	2027-09-18	7	1	2026-11-23 05:25:01.56+00
Fitness	7	2026-06-12	7	1	2026-11-23 05:25:01.56+00
Fitness	8	2026-12-13	7	1	2026-11-23 05:25:01.56+00
Fitness	9	2026-11-16	7	1	2026-11-23 05:25:01.56+00
Fitness	10	2027-02-09	7	1	2026-11-23 05:25:01.56+00
Fitness	11	2028-02-09	7	1	2026-11-23 05:25:01.56+00
Fitness	12	2026-05-04	7	1	2026-11-23 05:25:01.56+00
Fitness	13	2025-07-18	7	1	2026-11-23 05:25:01.56+00
Fitness	14	2026-07-18	7	1	2026-11-23 05:25:01.56+00
Fitness	15	2026-12-12	7	1	2026-11-23 05:25:01.56+00
Fitness	16	2027-02-19	7	1	2026-11-23 05:25:01.56+00
Insurance	1	2027-07-22	7	1	2026-11-23 05:25:01.56+00
Insurance	2	2025-07-18	7	1	2026-11-23 05:25:01.56+00
Insurance	3	2026-07-18	7	1	2026-11-23 05:25:01.56+00
Insurance	4	2025-06-26	7	1	2026-11-23 05:25:01.56+00
Insurance	5	2026-06-26	7	1	2026-11-23 05:25:01.56+00
Insurance	6	2026-08-13	7	1	2026-11-23 05:25:01.56+00
Insurance	7	2027-06-26	7	1	2026-11-23 05:25:01.56+00
Insurance	8	2025-07-18	7	1	2026-11-23 05:25:01.56+00
Insurance	9	2026-07-18	7	1	2026-11-23 05:25:01.56+00
Insurance	10	2025-09-20	7	1	2026-11-23 05:25:01.56+00
Insurance	11	2026-09-20	7	1	2026-11-23 05:25:01.56+00
Insurance	12	2027-04-03	7	1	2026-11-23 05:25:01.56+00
Insurance	13	2025-06-22	7	1	2026-11-23 05:25:01.56+00
Insurance	14	2026-06-22	7	1	2026-11-23 05:25:01.56+00
Insurance	15	2026-04-08	7	1	2026-11-23 05:25:01.56+00
Learner License	1	2027-01-11	7	1	2026-11-23 05:25:01.56+00
Learner License	2	2025-06-04	7	1	2026-11-23 05:25:01.56+00
Learner License	3	2026-03-19	7	1	2026-11-23 05:25:01.56+00
Learner License	4	2025-02-04	7	1	2026-11-23 05:25:01.56+00
Learner License	5	2024-11-24	7	1	2026-11-23 05:25:01.56+00
Learner License	6	2026-09-16	7	1	2026-11-23 05:25:01.56+00
PUCC	1	2026-10-31	7	1	2026-11-23 05:25:01.56+00
PUCC	2	2027-11-27	7	1	2026-11-23 05:25:01.56+00
PUCC	3	2027-12-09	7	1	2026-11-23 05:25:01.56+00
PUCC	4	2025-02-21	7	1	2026-11-23 05:25:01.56+00
PUCC	5	2026-02-21	7	1	2026-11-23 05:25:01.56+00
PUCC	6	2027-02-21	7	1	2026-11-23 05:25:01.56+00
PUCC	7	2026-04-14	7	1	2026-11-23 05:25:01.56+00
PUCC	8	2025-10-25	7	1	2026-11-23 05:25:01.56+00
PUCC	9	2026-10-25	7	1	2026-11-23 05:25:01.56+00
Permit	1	2026-11-22	7	1	2026-11-23 05:25:01.56+00
Permit	2	2027-11-22	7	1	2026-11-23 05:25:01.56+00
Permit	3	2027-02-01	7	1	2026-11-23 05:25:01.56+00
Permit	4	2028-02-01	7	1	2026-11-23 05:25:01.56+00
Permit	5	2025-10-29	7	1	2026-11-23 05:25:01.56+00
Permit	6	2026-10-29	7	1	2026-11-23 05:25:01.56+00
Permit	7	2026-10-09	7	1	2026-11-23 05:25:01.56+00
Permit	8	2027-10-09	7	1	2026-11-23 05:25:01.56+00
Permit	9	2027-05-30	7	1	2026-11-23 05:25:01.56+00
Permit	10	2027-04-21	7	1	2026-11-23 05:25:01.56+00
Speed Gov.	1	2027-08-30	7	1	2026-11-23 05:25:01.56+00
Speed Gov.	2	2026-08-21	7	1	2026-11-23 05:25:01.56+00
Speed Gov.	3	2027-08-21	7	1	2026-11-23 05:25:01.56+00
Speed Gov.	4	2027-12-13	7	1	2026-11-23 05:25:01.56+00
Speed Gov.	5	2025-07-18	7	1	2026-11-23 05:25:01.56+00
Speed Gov.	6	2026-07-18	7	1	2026-11-23 05:25:01.56+00
Speed Gov.	7	2027-12-08	7	1	2026-11-23 05:25:01.56+00
Tax	1	2027-01-22	7	1	2026-11-23 05:25:01.56+00
Tax	2	2025-07-15	7	1	2026-11-23 05:25:01.56+00
Tax	3	2026-07-15	7	1	2026-11-23 05:25:01.56+00
Tax	4	2027-07-15	7	1	2026-11-23 05:25:01.56+00
Tax	5	2026-09-18	7	1	2026-11-23 05:25:01.56+00
Tax	6	2026-07-13	7	1	2026-11-23 05:25:01.56+00
Tax	7	2027-07-13	7	1	2026-11-23 05:25:01.56+00
Tax	8	2027-01-28	7	1	2026-11-23 05:25:01.56+00
Tax	9	2027-08-07	7	1	2026-11-23 05:25:01.56+00
Tax	10	2026-07-17	7	1	2026-11-23 05:25:01.56+00
Tax	11	2027-07-17	7	1	2026-11-23 05:25:01.56+00
Tax	12	2027-10-29	7	1	2026-11-23 05:25:01.56+00
Tax	13	2027-08-27	7	1	2026-11-23 05:25:01.56+00
VLTd	1	2026-04-20	7	1	2026-11-23 05:25:01.56+00
VLTd	2	2027-04-20	7	1	2026-11-23 05:25:01.56+00
VLTd	3	2025-06-19	7	1	2026-11-23 05:25:01.56+00
VLTd	4	2026-06-19	7	1	2026-11-23 05:25:01.56+00
VLTd	5	2026-04-29	7	1	2026-11-23 05:25:01.56+00
VLTd	6	2027-01-01	7	1	2026-11-23 05:25:01.56+00
VLTd	7	2028-01-01	7	1	2026-11-23 05:25:01.56+00
VLTd	8	2026-05-23	7	1	2026-11-23 05:25:01.56+00
VLTd	9	2027-11-18	7	1	2026-11-23 05:25:01.56+00
VLTd	10	2026-07-03	7	1	2026-11-23 05:25:01.56+00
VLTd	11	2027-07-03	7	1	2026-11-23 05:25:01.56+00
VLTd	12	2025-10-02	7	1	2026-11-23 05:25:01.56+00
VLTd	13	2026-10-02	7	1	2026-11-23 05:25:01.56+00
VLTd	14	2026-08-26	7	1	2026-11-23 05:25:01.56+00
VLTd	15	2027-12-20	7	1	2026-11-23 05:25:01.56+00
\.

copy service_requests (id, reference, user_id, branch_id, contact_name, contact_phone, category, services, query, status, status_changed_by, status_changed_at, created_at, updated_at) from stdin;
1	SR-1	\N	28	आशा	9826000003	dl	{"RENEWAL OF DL"}	\N	pending	\N	\N	2026-11-23 05:25:01.4+00	2026-11-23 05:25:01.4+00
\.

copy speed_governors (id, vehicle_id, citizen_id, certificate_number, issue_date, expiry_date, file_id, origin, created_by, created_at, updated_at) from stdin;
1	2	2	SPE-0000000008	2026-08-31	2027-08-30	\N	office	\N	2026-11-23 05:24:59.668+00	2026-11-23 05:24:59.668+00
2	3	4	SPE-0000000013	2025-08-22	2026-08-21	\N	office	\N	2026-11-23 05:24:59.668+00	2026-11-23 05:24:59.668+00
3	3	4	SPE-0000000012	2026-08-22	2027-08-21	\N	office	\N	2026-11-23 05:24:59.668+00	2026-11-23 05:24:59.668+00
4	9	3	SPE-0000000036	2026-12-14	2027-12-13	\N	office	\N	2026-11-23 05:24:59.668+00	2026-11-23 05:24:59.668+00
5	10	2	SPE-0000000041	2024-07-19	2025-07-18	\N	office	\N	2026-11-23 05:24:59.668+00	2026-11-23 05:24:59.668+00
6	10	2	SPE-0000000040	2025-07-19	2026-07-18	\N	office	\N	2026-11-23 05:24:59.668+00	2026-11-23 05:24:59.668+00
7	12	4	SPE-0000000048	2026-12-09	2027-12-08	\N	office	\N	2026-11-23 05:24:59.668+00	2026-11-23 05:24:59.668+00
\.

copy taxes (id, vehicle_id, citizen_id, vehicle_type, tax_mode, tax_from, tax_upto, amount, file_id, origin, created_by, created_at, updated_at) from stdin;
1	1	12	LGV	Quarterly	2026-01-23	2027-01-22	2976.82	\N	office	\N	2026-11-23 05:24:59.721+00	2026-11-23 05:24:59.721+00
2	2	2	Construction Equipment Vehicle	Monthly	2024-07-16	2025-07-15	4497.06	\N	office	\N	2026-11-23 05:24:59.721+00	2026-11-23 05:24:59.721+00
3	2	2	MGV	Yearly	2025-07-16	2026-07-15	5756.52	\N	self	\N	2026-11-23 05:24:59.721+00	2026-11-23 05:24:59.721+00
4	2	2	LGV	OneTime	2026-07-16	2027-07-15	7740.88	\N	office	\N	2026-11-23 05:24:59.721+00	2026-11-23 05:24:59.721+00
5	3	4	LMV	HalfYearly	2025-09-19	2026-09-18	4586.50	\N	office	\N	2026-11-23 05:24:59.721+00	2026-11-23 05:24:59.721+00
6	4	8	LMV	Yearly	2025-07-14	2026-07-13	7042.66	\N	office	\N	2026-11-23 05:24:59.721+00	2026-11-23 05:24:59.721+00
7	4	8	E-Rikshaw/E-Cart	Yearly	2026-07-14	2027-07-13	2486.44	\N	office	\N	2026-11-23 05:24:59.721+00	2026-11-23 05:24:59.721+00
8	6	1	Agriculture Tractor	HalfYearly	2026-01-29	2027-01-28	8405.44	\N	office	\N	2026-11-23 05:24:59.721+00	2026-11-23 05:24:59.721+00
9	9	3	MCWG	Yearly	2026-08-08	2027-08-07	3497.33	\N	office	\N	2026-11-23 05:24:59.721+00	2026-11-23 05:24:59.721+00
10	10	2	MCWG	Monthly	2025-07-18	2026-07-17	3655.03	\N	office	\N	2026-11-23 05:24:59.721+00	2026-11-23 05:24:59.721+00
11	10	2	Agriculture Tractor	Yearly	2026-07-18	2027-07-17	2571.05	\N	office	\N	2026-11-23 05:24:59.721+00	2026-11-23 05:24:59.721+00
12	11	3	TRANS(HGV)	Monthly	2026-10-30	2027-10-29	3875.92	\N	office	\N	2026-11-23 05:24:59.721+00	2026-11-23 05:24:59.721+00
13	12	4	Agriculture Trailer	Monthly	2026-08-28	2027-08-27	499.81	\N	office	\N	2026-11-23 05:24:59.721+00	2026-11-23 05:24:59.721+00
\.

copy two_factors (user_id, secret, confirmed_at, last_step) from stdin;
4	JBSWY3DPEHPK3PXP	2026-11-23 05:25:01.325+00	0
\.

copy users (id, name, phone, email, password_hash, role, branch_id, citizen_id, created_at, updated_at, added_branch_id) from stdin;
1	Account 1	7618033989	\N	-	user	\N	1	2026-11-23 05:24:58.863+00	2026-11-23 05:24:59.051+00	\N
2	Account 2	7236068041	\N	-	user	\N	3	2026-11-23 05:24:58.863+00	2026-11-23 05:24:59.052+00	\N
3	Manager	9826000001	\N	none	manager	1	\N	2026-11-23 05:25:01.273+00	2026-11-23 05:25:01.273+00	\N
4	Admin	9826000002	\N	none	admin	\N	\N	2026-11-23 05:25:01.303+00	2026-11-23 05:25:01.303+00	\N
\.

copy vehicles (id, citizen_id, registration_no, type, make_model, chassis_no, engine_no, origin, created_by, created_at, updated_at) from stdin;
1	12	CG09AA0002	Construction Equipment Vehicle	Honda Activa	MA000000000000001	EN0000000001	office	\N	2026-11-23 05:24:59.111+00	2026-11-23 05:24:59.111+00
2	2	CG27AA0003	Agriculture Tractor	Honda Activa	MA000000000000002	EN0000000002	office	\N	2026-11-23 05:24:59.111+00	2026-11-23 05:24:59.111+00
3	4	CG12AA0004	MCWG	Honda Activa	MA000000000000003	EN0000000003	office	\N	2026-11-23 05:24:59.111+00	2026-11-23 05:24:59.111+00
4	8	CG05AA0005	LGV	Maruti Alto	MA000000000000004	EN0000000004	office	\N	2026-11-23 05:24:59.111+00	2026-11-23 05:24:59.111+00
5	11	CG04AA0006	Road Roller	Maruti Alto	MA000000000000005	EN0000000005	office	\N	2026-11-23 05:24:59.111+00	2026-11-23 05:24:59.111+00
6	1	CG11AA0007	E-Rikshaw/E-Cart	Honda Activa	MA000000000000006	EN0000000006	office	\N	2026-11-23 05:24:59.111+00	2026-11-23 05:24:59.111+00
7	12	CG22AA0008	MCWG	Honda Activa	MA000000000000007	EN0000000007	office	\N	2026-11-23 05:24:59.111+00	2026-11-23 05:24:59.111+00
8	7	CG10AA0009	Construction Equipment Vehicle	Hero Splendor	MA000000000000008	EN0000000008	office	\N	2026-11-23 05:24:59.111+00	2026-11-23 05:24:59.111+00
9	3	CG23AA0010	MGV	Mahindra Bolero	MA000000000000009	EN0000000009	self	\N	2026-11-23 05:24:59.111+00	2026-11-23 05:24:59.111+00
10	2	CG21AA0011	LGV	Hero Splendor	MA000000000000010	EN0000000010	office	\N	2026-11-23 05:24:59.111+00	2026-11-23 05:24:59.111+00
11	3	CG08AA0012	MGV	Hero Splendor	MA000000000000011	EN0000000011	self	\N	2026-11-23 05:24:59.111+00	2026-11-23 05:24:59.111+00
12	4	CG07AA0013	MGV	Honda Activa	MA000000000000012	EN0000000012	office	\N	2026-11-23 05:24:59.111+00	2026-11-23 05:24:59.111+00
\.

copy vltds (id, vehicle_id, citizen_id, certificate_number, issue_date, expiry_date, file_id, origin, created_by, created_at, updated_at) from stdin;
1	1	12	VLT-0000000005	2025-04-21	2026-04-20	\N	office	\N	2026-11-23 05:24:59.607+00	2026-11-23 05:24:59.607+00
2	1	12	VLT-0000000004	2026-04-21	2027-04-20	\N	office	\N	2026-11-23 05:24:59.607+00	2026-11-23 05:24:59.607+00
3	2	2	VLT-0000000009	2024-06-20	2025-06-19	\N	self	\N	2026-11-23 05:24:59.607+00	2026-11-23 05:24:59.607+00
4	2	2	VLT-0000000008	2025-06-20	2026-06-19	\N	office	\N	2026-11-23 05:24:59.607+00	2026-11-23 05:24:59.607+00
5	3	4	VLT-0000000012	2025-04-30	2026-04-29	\N	office	\N	2026-11-23 05:24:59.607+00	2026-11-23 05:24:59.607+00
6	5	11	VLT-0000000021	2026-01-02	2027-01-01	\N	office	\N	2026-11-23 05:24:59.607+00	2026-11-23 05:24:59.607+00
7	5	11	VLT-0000000020	2027-01-02	2028-01-01	\N	office	\N	2026-11-23 05:24:59.607+00	2026-11-23 05:24:59.607+00
8	6	1	VLT-0000000024	2025-05-24	2026-05-23	\N	office	\N	2026-11-23 05:24:59.607+00	2026-11-23 05:24:59.607+00
9	7	12	VLT-0000000028	2026-11-19	2027-11-18	\N	office	\N	2026-11-23 05:24:59.607+00	2026-11-23 05:24:59.607+00
10	8	7	VLT-0000000033	2025-07-04	2026-07-03	\N	office	\N	2026-11-23 05:24:59.607+00	2026-11-23 05:24:59.607+00
11	8	7	VLT-0000000032	2026-07-04	2027-07-03	\N	office	\N	2026-11-23 05:24:59.607+00	2026-11-23 05:24:59.607+00
12	9	3	VLT-0000000037	2024-10-03	2025-10-02	\N	office	\N	2026-11-23 05:24:59.607+00	2026-11-23 05:24:59.607+00
13	9	3	VLT-0000000036	2025-10-03	2026-10-02	\N	office	\N	2026-11-23 05:24:59.607+00	2026-11-23 05:24:59.607+00
14	10	2	VLT-0000000040	2025-08-27	2026-08-26	\N	office	\N	2026-11-23 05:24:59.607+00	2026-11-23 05:24:59.607+00
15	11	3	VLT-0000000044	2026-12-21	2027-12-20	\N	office	\N	2026-11-23 05:24:59.607+00	2026-11-23 05:24:59.607+00
\.

select setval('branches_id_seq', 29, false);
select setval('citizens_id_seq', 13, false);
select setval('deletion_requests_id_seq', 2, false);
select setval('document_inquiries_id_seq', 2, false);
select setval('driving_licenses_id_seq', 9, false);
select setval('fitnesses_id_seq', 17, false);
select setval('history_id_seq', 180, false);
select setval('insurances_id_seq', 16, false);
select setval('learner_licenses_id_seq', 7, false);
select setval('messages_id_seq', 17, false);
select setval('permits_id_seq', 11, false);
select setval('puccs_id_seq', 10, false);
select setval('service_requests_id_seq', 2, false);
select setval('speed_governors_id_seq', 8, false);
select setval('taxes_id_seq', 14, false);
select setval('users_id_seq', 5, false);
select setval('vehicles_id_seq', 13, false);
select setval('vltds_id_seq', 16, false);
alter table branches enable trigger user;
alter table citizens enable trigger user;
alter table deletion_requests enable trigger user;
alter table document_inquiries enable trigger user;
alter table driving_licenses enable trigger user;
alter table early_statuses enable trigger user;
alter table files enable trigger user;
alter table fitnesses enable trigger user;
alter table history enable trigger user;
alter table insurances enable trigger user;
alter table kysely_migration enable trigger user;
alter table learner_licenses enable trigger user;
alter table messages enable trigger user;
alter table office_settings enable trigger user;
alter table permits enable trigger user;
alter table puccs enable trigger user;
alter table recovery_codes enable trigger user;
alter table reminders enable trigger user;
alter table service_requests enable trigger user;
alter table speed_governors enable trigger user;
alter table taxes enable trigger user;
alter table two_factors enable trigger user;
alter table users enable trigger user;
alter table vehicles enable trigger user;
alter table vltds enable trigger user;
select rebuild_search();
CREATE UNIQUE INDEX vltds_certificate_number_own ON public.vltds USING btree (vehicle_id, number_key(certificate_number));
CREATE UNIQUE INDEX vltds_certificate_number_office ON public.vltds USING btree (number_key(certificate_number)) WHERE (origin = 'office'::text);
CREATE INDEX vltds_by_vehicle ON public.vltds USING btree (vehicle_id, expiry_date DESC, id DESC);
CREATE INDEX vltds_by_creator ON public.vltds USING btree (created_by);
CREATE INDEX vltds_by_citizen ON public.vltds USING btree (citizen_id);
CREATE UNIQUE INDEX vehicles_registration_no_own ON public.vehicles USING btree (citizen_id, number_key(registration_no));
CREATE UNIQUE INDEX vehicles_registration_no_office ON public.vehicles USING btree (number_key(registration_no)) WHERE (origin = 'office'::text);
CREATE INDEX vehicles_by_creator ON public.vehicles USING btree (created_by);
CREATE INDEX users_text ON public.users USING gin (name gin_trgm_ops, phone gin_trgm_ops, email gin_trgm_ops) WITH (fastupdate=off);
CREATE INDEX users_of_role_by_name ON public.users USING btree (role, name COLLATE "und-x-icu", id);
CREATE UNIQUE INDEX users_email_unique ON public.users USING btree (lower(email));
CREATE INDEX users_by_name ON public.users USING btree (name COLLATE "und-x-icu", id);
CREATE INDEX users_by_branch ON public.users USING btree (branch_id);
CREATE INDEX users_by_added_branch ON public.users USING btree (added_branch_id) WHERE (added_branch_id IS NOT NULL);
CREATE INDEX taxes_by_vehicle ON public.taxes USING btree (vehicle_id, tax_upto DESC, id DESC);
CREATE INDEX taxes_by_creator ON public.taxes USING btree (created_by);
CREATE INDEX taxes_by_citizen ON public.taxes USING btree (citizen_id);
CREATE UNIQUE INDEX speed_governors_certificate_number_own ON public.speed_governors USING btree (vehicle_id, number_key(certificate_number));
CREATE UNIQUE INDEX speed_governors_certificate_number_office ON public.speed_governors USING btree (number_key(certificate_number)) WHERE (origin = 'office'::text);
CREATE INDEX speed_governors_by_vehicle ON public.speed_governors USING btree (vehicle_id, expiry_date DESC, id DESC);
CREATE INDEX speed_governors_by_creator ON public.speed_governors USING btree (created_by);
CREATE INDEX speed_governors_by_citizen ON public.speed_governors USING btree (citizen_id);
CREATE INDEX service_requests_by_user ON public.service_requests USING btree (user_id, id);
CREATE INDEX service_requests_by_status ON public.service_requests USING btree (status, branch_id, id);
CREATE INDEX service_requests_by_day ON public.service_requests USING btree (created_at);
CREATE INDEX service_requests_by_changer ON public.service_requests USING btree (status_changed_by);
CREATE INDEX service_requests_by_branch ON public.service_requests USING btree (branch_id, id);
CREATE INDEX reminders_by_message ON public.reminders USING btree (message_id);
CREATE UNIQUE INDEX puccs_pucc_number_own ON public.puccs USING btree (vehicle_id, number_key(pucc_number));
CREATE UNIQUE INDEX puccs_pucc_number_office ON public.puccs USING btree (number_key(pucc_number)) WHERE (origin = 'office'::text);
CREATE INDEX puccs_by_vehicle ON public.puccs USING btree (vehicle_id, valid_until DESC, id DESC);
CREATE INDEX puccs_by_creator ON public.puccs USING btree (created_by);
CREATE INDEX puccs_by_citizen ON public.puccs USING btree (citizen_id);
CREATE UNIQUE INDEX permits_permit_number_own ON public.permits USING btree (vehicle_id, number_key(permit_number));
CREATE UNIQUE INDEX permits_permit_number_office ON public.permits USING btree (number_key(permit_number)) WHERE (origin = 'office'::text);
CREATE INDEX permits_by_vehicle ON public.permits USING btree (vehicle_id, expiry_date DESC, id DESC);
CREATE INDEX permits_by_creator ON public.permits USING btree (created_by);
CREATE INDEX permits_by_citizen ON public.permits USING btree (citizen_id);
CREATE INDEX messages_same ON public.messages USING btree (same_as, created_at) WHERE (same_as IS NOT NULL);
CREATE UNIQUE INDEX messages_provider_id ON public.messages USING btree (provider_id) WHERE (provider_id IS NOT NULL);
CREATE INDEX messages_by_user ON public.messages USING btree (user_id);
CREATE INDEX messages_by_state ON public.messages USING btree (state, created_at, id);
CREATE INDEX messages_by_day ON public.messages USING btree (created_at, id);
CREATE INDEX messages_by_creator ON public.messages USING btree (created_by);
CREATE INDEX messages_by_citizen ON public.messages USING btree (citizen_id, id);
CREATE INDEX messages_by_branch ON public.messages USING btree (branch_id, id);
CREATE UNIQUE INDEX learner_licenses_ll_no_own ON public.learner_licenses USING btree (citizen_id, number_key(ll_no));
CREATE UNIQUE INDEX learner_licenses_ll_no_office ON public.learner_licenses USING btree (number_key(ll_no)) WHERE (origin = 'office'::text);
CREATE INDEX learner_licenses_by_creator ON public.learner_licenses USING btree (created_by);
CREATE INDEX learner_licenses_by_citizen ON public.learner_licenses USING btree (citizen_id, id DESC);
CREATE UNIQUE INDEX insurances_policy_number_own ON public.insurances USING btree (vehicle_id, number_key(policy_number));
CREATE UNIQUE INDEX insurances_policy_number_office ON public.insurances USING btree (number_key(policy_number)) WHERE (origin = 'office'::text);
CREATE INDEX insurances_by_vehicle ON public.insurances USING btree (vehicle_id, end_date DESC, id DESC);
CREATE INDEX insurances_by_creator ON public.insurances USING btree (created_by);
CREATE INDEX insurances_by_citizen ON public.insurances USING btree (citizen_id);
CREATE INDEX history_title ON public.history USING gin (title gin_trgm_ops);
CREATE INDEX history_by_record ON public.history USING btree (record, record_id, id);
CREATE INDEX history_by_kind ON public.history USING btree (record, happened_at, id);
CREATE INDEX history_by_day ON public.history USING btree (happened_at, id);
CREATE INDEX history_by_citizen ON public.history USING btree (citizen_id, id) WHERE (citizen_id IS NOT NULL);
CREATE INDEX history_by_actor ON public.history USING btree (actor_id, id);
CREATE INDEX history_by_action ON public.history USING btree (action, happened_at, id);
CREATE INDEX history_actor_name ON public.history USING gin (actor_name gin_trgm_ops);
CREATE UNIQUE INDEX fitnesses_certificate_number_own ON public.fitnesses USING btree (vehicle_id, number_key(certificate_number));
CREATE UNIQUE INDEX fitnesses_certificate_number_office ON public.fitnesses USING btree (number_key(certificate_number)) WHERE (origin = 'office'::text);
CREATE INDEX fitnesses_by_vehicle ON public.fitnesses USING btree (vehicle_id, expiry_date DESC, id DESC);
CREATE INDEX fitnesses_by_creator ON public.fitnesses USING btree (created_by);
CREATE INDEX fitnesses_by_citizen ON public.fitnesses USING btree (citizen_id);
CREATE INDEX findable_numbers_parts ON public.findable_numbers USING gin (parts_of(number, application, branch_id)) WITH (fastupdate=off);
CREATE INDEX findable_numbers_number ON public.findable_numbers USING btree (number text_pattern_ops) INCLUDE (record_id, citizen_id, branch_id);
CREATE INDEX findable_numbers_newest ON public.findable_numbers USING btree (branch_id, record_id);
CREATE INDEX findable_numbers_by_citizen ON public.findable_numbers USING btree (citizen_id, record_id);
CREATE INDEX findable_numbers_application ON public.findable_numbers USING btree (application text_pattern_ops) INCLUDE (record_id, citizen_id, branch_id) WHERE (application IS NOT NULL);
CREATE INDEX files_young ON public.files USING btree (created_at) WHERE (removed_at IS NULL);
CREATE INDEX files_removed ON public.files USING btree (removed_at) WHERE (removed_at IS NOT NULL);
CREATE INDEX expiries_by_vehicle ON public.expiries USING btree (vehicle_id, type, expiry_date, document_id) INCLUDE (citizen_id, branch_id, superseded);
CREATE INDEX expiries_by_day ON public.expiries USING btree (expiry_date, superseded, type, document_id);
CREATE INDEX expiries_by_citizen ON public.expiries USING btree (citizen_id, expiry_date) INCLUDE (type, document_id, vehicle_id, branch_id, superseded);
CREATE INDEX expiries_by_branch ON public.expiries USING btree (branch_id, expiry_date, superseded, type, document_id);
CREATE INDEX early_statuses_by_age ON public.early_statuses USING btree (told_at);
CREATE UNIQUE INDEX driving_licenses_dl_no_own ON public.driving_licenses USING btree (citizen_id, number_key(dl_no));
CREATE UNIQUE INDEX driving_licenses_dl_no_office ON public.driving_licenses USING btree (number_key(dl_no)) WHERE (origin = 'office'::text);
CREATE INDEX driving_licenses_by_creator ON public.driving_licenses USING btree (created_by);
CREATE INDEX driving_licenses_by_citizen ON public.driving_licenses USING btree (citizen_id, id DESC);
CREATE INDEX document_inquiries_by_user ON public.document_inquiries USING btree (user_id);
CREATE INDEX document_inquiries_by_status ON public.document_inquiries USING btree (status, branch_id, id);
CREATE INDEX document_inquiries_by_changer ON public.document_inquiries USING btree (status_changed_by);
CREATE INDEX document_inquiries_by_branch ON public.document_inquiries USING btree (branch_id, id);
CREATE UNIQUE INDEX deletion_requests_one_pending ON public.deletion_requests USING btree (user_id) WHERE (status = 'pending'::text);
CREATE INDEX deletion_requests_by_user ON public.deletion_requests USING btree (user_id, id);
CREATE INDEX deletion_requests_by_status ON public.deletion_requests USING btree (status, id);
CREATE INDEX citizens_words ON public.citizens USING gin (words_of(name, branch_id)) WITH (fastupdate=off);
CREATE INDEX citizens_whole_mobile ON public.citizens USING btree (mobile text_pattern_ops, id);
CREATE INDEX citizens_search_text ON public.citizens USING gin (search_text gin_trgm_ops) WITH (fastupdate=off);
CREATE INDEX citizens_search_joints ON public.citizens USING gin (name_joints(search_text, branch_id)) WITH (fastupdate=off);
CREATE INDEX citizens_newest_of_branch ON public.citizens USING btree (COALESCE(branch_id, 0), id);
CREATE INDEX citizens_name_parts ON public.citizens USING gin (lower(name) gin_trgm_ops) WITH (fastupdate=off);
CREATE INDEX citizens_name_joints ON public.citizens USING gin (name_joints(lower(name), branch_id)) WITH (fastupdate=off);
CREATE INDEX citizens_name ON public.citizens USING btree (lower(name) text_pattern_ops, id) INCLUDE (name, branch_id, owner_id);
CREATE INDEX citizens_mobile_parts ON public.citizens USING gin (parts_of(mobile, NULL::text, branch_id)) WITH (fastupdate=off);
CREATE INDEX citizens_by_owner ON public.citizens USING btree (owner_id);
CREATE INDEX citizens_by_creator ON public.citizens USING btree (created_by);
CREATE INDEX citizens_by_branch ON public.citizens USING btree (branch_id, id);
alter table vltds add constraint vltds_of_vehicle FOREIGN KEY (vehicle_id, citizen_id) REFERENCES vehicles(id, citizen_id);
alter table vltds add constraint vltds_file_id_fkey FOREIGN KEY (file_id) REFERENCES files(id);
alter table vltds add constraint vltds_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL;
alter table vltds add constraint vltds_citizen_id_fkey FOREIGN KEY (citizen_id) REFERENCES citizens(id) ON DELETE CASCADE;
alter table vehicles add constraint vehicles_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL;
alter table vehicles add constraint vehicles_citizen_id_fkey FOREIGN KEY (citizen_id) REFERENCES citizens(id) ON DELETE CASCADE;
alter table users add constraint users_citizen_fk FOREIGN KEY (citizen_id) REFERENCES citizens(id) ON DELETE SET NULL;
alter table users add constraint users_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id);
alter table users add constraint users_added_branch_id_fkey FOREIGN KEY (added_branch_id) REFERENCES branches(id) ON DELETE SET NULL;
alter table two_factors add constraint two_factors_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
alter table taxes add constraint taxes_of_vehicle FOREIGN KEY (vehicle_id, citizen_id) REFERENCES vehicles(id, citizen_id);
alter table taxes add constraint taxes_file_id_fkey FOREIGN KEY (file_id) REFERENCES files(id);
alter table taxes add constraint taxes_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL;
alter table taxes add constraint taxes_citizen_id_fkey FOREIGN KEY (citizen_id) REFERENCES citizens(id) ON DELETE CASCADE;
alter table speed_governors add constraint speed_governors_of_vehicle FOREIGN KEY (vehicle_id, citizen_id) REFERENCES vehicles(id, citizen_id);
alter table speed_governors add constraint speed_governors_file_id_fkey FOREIGN KEY (file_id) REFERENCES files(id);
alter table speed_governors add constraint speed_governors_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL;
alter table speed_governors add constraint speed_governors_citizen_id_fkey FOREIGN KEY (citizen_id) REFERENCES citizens(id) ON DELETE CASCADE;
alter table sessions add constraint sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
alter table service_requests add constraint service_requests_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL;
alter table service_requests add constraint service_requests_status_changed_by_fkey FOREIGN KEY (status_changed_by) REFERENCES users(id) ON DELETE SET NULL;
alter table service_requests add constraint service_requests_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id);
alter table seen_accounts add constraint seen_accounts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
alter table seen_accounts add constraint seen_accounts_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id) ON DELETE CASCADE;
alter table reminders add constraint reminders_message_id_fkey FOREIGN KEY (message_id) REFERENCES messages(id) ON DELETE SET NULL;
alter table recovery_codes add constraint recovery_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
alter table puccs add constraint puccs_of_vehicle FOREIGN KEY (vehicle_id, citizen_id) REFERENCES vehicles(id, citizen_id);
alter table puccs add constraint puccs_file_id_fkey FOREIGN KEY (file_id) REFERENCES files(id);
alter table puccs add constraint puccs_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL;
alter table puccs add constraint puccs_citizen_id_fkey FOREIGN KEY (citizen_id) REFERENCES citizens(id) ON DELETE CASCADE;
alter table permits add constraint permits_of_vehicle FOREIGN KEY (vehicle_id, citizen_id) REFERENCES vehicles(id, citizen_id);
alter table permits add constraint permits_file_id_fkey FOREIGN KEY (file_id) REFERENCES files(id);
alter table permits add constraint permits_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL;
alter table permits add constraint permits_citizen_id_fkey FOREIGN KEY (citizen_id) REFERENCES citizens(id) ON DELETE CASCADE;
alter table password_resets add constraint password_resets_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
alter table messages add constraint messages_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL;
alter table messages add constraint messages_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL;
alter table messages add constraint messages_citizen_id_fkey FOREIGN KEY (citizen_id) REFERENCES citizens(id) ON DELETE SET NULL;
alter table messages add constraint messages_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id);
alter table learner_licenses add constraint learner_licenses_file_id_fkey FOREIGN KEY (file_id) REFERENCES files(id);
alter table learner_licenses add constraint learner_licenses_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL;
alter table learner_licenses add constraint learner_licenses_citizen_id_fkey FOREIGN KEY (citizen_id) REFERENCES citizens(id) ON DELETE CASCADE;
alter table insurances add constraint insurances_of_vehicle FOREIGN KEY (vehicle_id, citizen_id) REFERENCES vehicles(id, citizen_id);
alter table insurances add constraint insurances_file_id_fkey FOREIGN KEY (file_id) REFERENCES files(id);
alter table insurances add constraint insurances_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL;
alter table insurances add constraint insurances_citizen_id_fkey FOREIGN KEY (citizen_id) REFERENCES citizens(id) ON DELETE CASCADE;
alter table fitnesses add constraint fitnesses_of_vehicle FOREIGN KEY (vehicle_id, citizen_id) REFERENCES vehicles(id, citizen_id);
alter table fitnesses add constraint fitnesses_file_id_fkey FOREIGN KEY (file_id) REFERENCES files(id);
alter table fitnesses add constraint fitnesses_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL;
alter table fitnesses add constraint fitnesses_citizen_id_fkey FOREIGN KEY (citizen_id) REFERENCES citizens(id) ON DELETE CASCADE;
alter table driving_licenses add constraint driving_licenses_file_id_fkey FOREIGN KEY (file_id) REFERENCES files(id);
alter table driving_licenses add constraint driving_licenses_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL;
alter table driving_licenses add constraint driving_licenses_citizen_id_fkey FOREIGN KEY (citizen_id) REFERENCES citizens(id) ON DELETE CASCADE;
alter table document_inquiries add constraint document_inquiries_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL;
alter table document_inquiries add constraint document_inquiries_status_changed_by_fkey FOREIGN KEY (status_changed_by) REFERENCES users(id) ON DELETE SET NULL;
alter table document_inquiries add constraint document_inquiries_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id);
alter table deletion_requests add constraint deletion_requests_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL;
alter table deletion_requests add constraint deletion_requests_handled_by_fkey FOREIGN KEY (handled_by) REFERENCES users(id) ON DELETE SET NULL;
alter table citizens add constraint citizens_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE SET NULL;
alter table citizens add constraint citizens_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL;
alter table citizens add constraint citizens_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id);
commit;
analyze;
-- whole: 14cc6a42a5623443fa8b2e85987fd7a9e8ab7a4403efb6d1979ab2e02f30536b
