-- Letters and forms from the office's own Word templates.

-- A row is a template of the whole installation: its name, what it is about, and its present version. `copies` is how many are
-- printed. An archived one is offered no more; letters keep theirs.
create table letter_templates (
  id integer generated always as identity primary key,
  name text not null constraint letter_templates_name check (length(name) between 1 and 150),
  subject text not null constraint letter_templates_subject check (subject in ('citizen', 'vehicle', 'job')),
  numbered boolean not null default false,
  services text[] not null default '{}',
  copies integer constraint letter_templates_copies check (copies between 1 and 20),
  version integer not null default 1,
  archived_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create trigger letter_templates_touch before update on letter_templates
  for each row execute function touch_updated_at();
create trigger letter_templates_history after insert or update or delete on letter_templates
  for each row execute function record_history('name');

-- A row is a version of a template: the checked file and the tags in it. Versions stay as long as letters are written with them.
create table letter_template_versions (
  id integer generated always as identity primary key,
  template_id integer not null references letter_templates (id),
  version integer not null,
  content bytea not null,
  tags text[] not null,
  -- Whether it has a list of vehicles.
  lists_vehicles boolean not null,
  created_at timestamptz(3) not null default now(),
  constraint letter_template_versions_version unique (template_id, version)
);

-- A row is a letter. A draft has neither number nor file. An issued one never changes: its file, in `letter_files`, is as it was
-- signed. `citizen_id` is whom it is about, `to_citizen_id` the buyer. `inputs` are the answers by tag, without private ones.
-- `erased_on` is when what it said of people went.
create table letters (
  id integer generated always as identity primary key,
  version_id integer not null references letter_template_versions (id),
  state text not null default 'draft' constraint letters_state check (state in ('draft', 'issued', 'cancelled')),
  number text constraint letters_number unique,
  issued_on date,
  branch_id integer references branches (id),
  citizen_id integer references citizens (id) on delete set null,
  to_citizen_id integer references citizens (id) on delete set null,
  job_id integer references service_requests (id) on delete set null,
  -- Of whom and which vehicles it speaks, as lists show it.
  about text not null default '' constraint letters_about check (length(about) <= 500),
  inputs jsonb not null default '{}',
  state_by integer references users (id) on delete set null,
  state_at timestamptz(3),
  cancel_reason text constraint letters_cancel_reason check (length(cancel_reason) <= 500),
  erased_on date,
  created_by integer references users (id) on delete set null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  search_text text not null generated always as (lower(' ' || coalesce(number, '') || ' ' || about)) stored,
  constraint letters_issued check ((state = 'draft') = (issued_on is null)),
  constraint letters_drafts_have_no_number check (state <> 'draft' or number is null)
);
create index letters_by_version on letters (version_id);
create index letters_by_branch on letters (branch_id, id);
create index letters_by_citizen on letters (citizen_id, id) where citizen_id is not null;
create index letters_by_buyer on letters (to_citizen_id) where to_citizen_id is not null;
create index letters_by_job on letters (job_id, id) where job_id is not null;
create index letters_by_state on letters (state_by) where state_by is not null;
create index letters_by_maker on letters (created_by) where created_by is not null;
create index letters_drafts on letters (updated_at) where state = 'draft';
create index letters_text on letters using gin (search_text gin_trgm_ops);
create trigger letters_touch before update on letters for each row execute function touch_updated_at();
create trigger letters_history after insert or update or delete on letters
  for each row execute function record_history('number');

-- A row is a vehicle that a letter speaks of, in order.
create table letter_vehicles (
  letter_id integer not null references letters (id) on delete cascade,
  place integer not null,
  vehicle_id integer not null references vehicles (id) on delete cascade,
  primary key (letter_id, place)
);
create index letter_vehicles_by_vehicle on letter_vehicles (vehicle_id, letter_id);

-- A row is the filled file of an issued letter.
create table letter_files (
  letter_id integer primary key references letters (id) on delete cascade,
  content bytea not null
);

create function refuse_changed_letter() returns trigger language plpgsql as $$
begin
  if old.state = 'draft' then return coalesce(new, old); end if;
  if tg_op = 'UPDATE' and new.state <> 'draft'
    and (new.number, new.issued_on, new.version_id) is not distinct from (old.number, old.issued_on, old.version_id) then
    return new;
  end if;
  raise exception 'an issued letter is neither changed nor deleted';
end $$;
create trigger letters_stay before update or delete on letters
  for each row execute function refuse_changed_letter();

create function refuse_changed_letter_file() returns trigger language plpgsql as $$
begin
  raise exception 'the file of an issued letter does not change';
end $$;
create trigger letter_files_stay before update on letter_files
  for each row execute function refuse_changed_letter_file();

-- Takes from letters what they say of people: drafts go, issued ones keep number, day and template.
create function erase_letters(erased integer[]) returns void language plpgsql as $$
begin
  delete from letters where id = any (erased) and state = 'draft';
  delete from letter_files where letter_id = any (erased);
  delete from letter_vehicles where letter_id = any (erased);
  update letters set about = '', inputs = '{}', cancel_reason = null, citizen_id = null, to_citizen_id = null, job_id = null,
    erased_on = (now() at time zone 'Asia/Kolkata')::date
  where id = any (erased) and erased_on is null;
end $$;

-- As before; letters about a citizen who is deleted lose what they say as well.
create or replace function erase_entries_of_citizen() returns trigger language plpgsql as $$
begin
  perform erase_register_entries(array(select id from register_entries where citizen_id = old.id));
  perform erase_letters(array(select id from letters where old.id in (citizen_id, to_citizen_id)));
  return old;
end $$;

-- The letter with which an outward entry was made.
alter table register_entries add column letter_id integer references letters (id);
create index register_entries_by_letter on register_entries (letter_id) where letter_id is not null;
