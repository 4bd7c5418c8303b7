-- Whom and what the office keeps on record: citizens and their vehicles. Their documents follow in a later file.

-- How a number is compared: upper case, without spaces and hyphens.
create function number_key(typed text) returns text language sql immutable strict parallel safe as $$
  select regexp_replace(upper(typed), '[\s-]', '', 'g')
$$;

-- A row is a citizen profile. `owner_id` is the account that keeps it, null where the office does.
create table citizens (
  id integer generated always as identity primary key,
  name text not null check (length(name) between 1 and 255),
  -- Who has entered the name: null for the office, whose word it is; otherwise when its holder did, until staff save the
  -- profile.
  name_by_holder_at timestamptz(3),
  relation_type text check (relation_type in ('Son of', 'Wife of', 'Daughter of')),
  relation_name text,
  father_name text,
  mobile text not null check (mobile ~ '^[0-9]{10}$'),
  email text,
  dob date check (dob >= '1900-01-01'),
  address text,
  state text,
  city text,
  -- Whether they do not want to be reminded.
  reminders_off boolean not null default false,
  branch_id integer references branches (id),
  owner_id integer references users (id) on delete set null,
  created_by integer references users (id) on delete set null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  -- What is searched for, each text behind a separator that nobody types and a space, so that '% ra%' finds what begins
  -- with 'ra'. A text typed as part of one field cannot run into the next.
  search_text text generated always as (
    ' ' || lower(name) || U&'\001F ' || lower(coalesce(father_name, '')) || U&'\001F ' ||
    lower(coalesce(relation_name, '')) || U&'\001F ' || lower(coalesce(email, ''))) stored
);
create index citizens_by_branch on citizens (branch_id, id);
create index citizens_by_owner on citizens (owner_id);
create index citizens_by_creator on citizens (created_by);
-- 0 stands for no branch, so that "this branch or none" is two ordered ranges of one index.
create index citizens_newest_of_branch on citizens (coalesce(branch_id, 0), id);
-- Without a pending list, which every reader would have to go through.
create index citizens_text on citizens using gin (search_text gin_trgm_ops, mobile gin_trgm_ops) with (fastupdate = off);
-- The search box reads what begins with a text from the index alone, with what says who may see it: a thousand such
-- records lie all over the table.
create index citizens_name on citizens (lower(name) text_pattern_ops, id) include (name, branch_id, owner_id);
create index citizens_whole_mobile on citizens (mobile text_pattern_ops, id);
-- How frequent texts are in names alone, which PostgreSQL cannot tell from the whole.
create statistics citizens_names on (' ' || lower(name)) from citizens;
create trigger citizens_touch before update on citizens for each row execute function touch_updated_at();
create trigger citizens_history after insert or update or delete on citizens
  for each row execute function record_history('name');

-- An account has a citizen, a citizen has an account: one of the two references has to come after both tables.
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
create trigger vehicles_history after insert or update or delete on vehicles
  for each row execute function record_history('registration_no');
