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
