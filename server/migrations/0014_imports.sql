-- Lists that an office brings in. Cells are kept while they are needed: until 30 days after the commit, or 7 days after a
-- list was last touched that was never committed.

-- A row is a list. `columns` says of each its header, samples and what it is taken for. `ordered_by` is who has ordered what
-- goes on in the background, or went on last.
create table imports (
  id integer generated always as identity primary key,
  name text,
  status text not null default 'mapping' constraint imports_status check (status in (
    'mapping', 'checking', 'checked', 'committing', 'committed', 'undoing', 'undone', 'failed')),
  shape text not null constraint imports_shape check (shape in ('wide', 'long')),
  mode text constraint imports_mode check (mode in ('add', 'fill', 'overwrite')),
  branch_id integer constraint imports_branch references branches (id) on delete set null,
  columns jsonb not null,
  rows integer not null,
  progress_done integer not null default 0,
  progress_of integer not null default 0,
  created_by integer constraint imports_creator references users (id) on delete set null,
  ordered_by integer constraint imports_orderer references users (id) on delete set null,
  committed_at timestamptz(3),
  undone_at timestamptz(3),
  reminders_allowed_at timestamptz(3),
  erased_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index imports_by_branch on imports (branch_id, id);
create index imports_by_creator on imports (created_by);
create index imports_by_orderer on imports (ordered_by);
create trigger imports_touch before update on imports for each row execute function touch_updated_at();

-- A row is a line of a list. `plate` and `mobile` are those of its cells, by which it meets other lines; `citizen_id` is who
-- was chosen for it, `owner_id` whom it was judged to be of. One whose turn is a later one needs what lines after it make. A
-- line that is done has been committed.
create table import_rows (
  import_id integer not null constraint import_rows_import references imports (id) on delete cascade,
  line integer not null,
  cells text[] not null,
  plate text,
  mobile text,
  citizen_id integer constraint import_rows_chosen references citizens (id) on delete set null,
  new_citizen boolean not null default false,
  skipped boolean not null default false,
  verdict text constraint import_rows_verdict check (verdict in ('error', 'ambiguous', 'skip', 'create', 'fill', 'same')),
  problems jsonb not null default '[]',
  plan jsonb not null default '[]',
  candidates integer[] not null default '{}',
  owner_id integer constraint import_rows_owner references citizens (id) on delete set null,
  turn smallint not null default 1,
  done boolean not null default false,
  updated_at timestamptz(3) not null default now(),
  constraint import_rows_pkey primary key (import_id, line)
);
create index import_rows_by_verdict on import_rows (import_id, verdict, line);
create index import_rows_by_plate on import_rows (plate) where plate is not null;
create index import_rows_by_mobile on import_rows (mobile) where mobile is not null;
create index import_rows_by_chosen on import_rows (citizen_id) where citizen_id is not null;
create index import_rows_by_owner on import_rows (owner_id) where owner_id is not null;
create trigger import_rows_touch before update on import_rows for each row execute function touch_updated_at();

-- A row is a record that an import has made, or filled fields of: `record` is 'citizens', 'vehicles' or a kind of documents.
-- `fields` holds each filled field's values before and after; `noted_at` is the record's `updated_at` as the import left it,
-- `touched` whether somebody had changed it before the import filled more of it. `outcome` is what an undo did.
create table import_records (
  import_id integer not null constraint import_records_import references imports (id) on delete cascade,
  record text not null,
  record_id integer not null,
  citizen_id integer not null,
  made boolean not null,
  fields jsonb not null default '{}',
  noted_at timestamptz(3) not null,
  touched boolean not null default false,
  outcome text constraint import_records_outcome check (outcome in ('removed', 'restored', 'kept')),
  reason text constraint import_records_reason check (reason in ('changed', 'used', 'told')),
  constraint import_records_pkey primary key (import_id, record, record_id)
);
create index import_records_by_record on import_records (record, record_id);
create index import_records_by_citizen on import_records (citizen_id);

-- How far work in the background has come is nobody's change, and what a list holds stands in it only.
create or replace function audit_payload(whole jsonb) returns jsonb language sql immutable as $$
  select whole - array['id', 'created_at', 'updated_at', 'created_by', 'search_text', 'password_hash', 'claimed_by',
    'dedup_key', 'singleton', 'body', 'template', 'deferrals', 'summary_sent_until', 'reminded_on', 'name_by_holder_at',
    'columns', 'shape', 'progress_done', 'progress_of', 'ordered_by']
    - case when whole ? 'progress_of' then array['name'] else '{}' end
$$;
create trigger imports_history after insert or update or delete on imports
  for each row execute function record_history();

-- Whoever is deleted leaves nothing of themself in a list: the lines that are theirs stay without their cells, as do lines
-- that are nobody's yet and bear their mobile or the mark of a vehicle of theirs.
create function forget_in_imports() returns trigger language plpgsql as $$
begin
  update import_rows set cells = '{}', plate = null, mobile = null, problems = '[]', plan = '[]',
    candidates = array_remove(candidates, old.id), citizen_id = nullif(citizen_id, old.id), owner_id = nullif(owner_id, old.id)
  where owner_id = old.id or citizen_id = old.id or (owner_id is null and citizen_id is null and (mobile = old.mobile
    or plate in (select number_key(registration_no) from vehicles where vehicles.citizen_id = old.id)));
  update import_records set fields = '{}' where citizen_id = old.id;
  return old;
end $$;
create trigger citizens_forgotten_in_imports before delete on citizens
  for each row execute function forget_in_imports();
