-- A row is a claim: an account asks for the profile that holds a vehicle or a licence. What was typed is all that is kept of it
-- until staff open it; nothing is looked up before. `citizen_id` is whose profile it was decided about, and none while it is
-- open. An approved claim lasts until `ended_at`; one that ended without having been approved was taken back.
create table claims (
  id integer generated always as identity primary key,
  user_id integer not null constraint claims_user references users (id) on delete cascade,
  -- As typed, without spaces and hyphens: one of the two.
  registration_no text,
  licence_no text,
  chassis_last5 text,
  dob date,
  citizen_id integer constraint claims_citizen references citizens (id) on delete set null,
  -- Why staff have refused it, for staff.
  reason text,
  decided_by integer constraint claims_decider references users (id) on delete set null,
  approved_at timestamptz(3),
  refused_at timestamptz(3),
  ended_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint claims_name_one check ((registration_no is null) <> (licence_no is null)),
  constraint claims_decided_once check (approved_at is null or refused_at is null)
);
create index claims_by_user on claims (user_id, id);
create index claims_by_citizen on claims (citizen_id) where citizen_id is not null;
create index claims_by_decider on claims (decided_by) where decided_by is not null;
create index claims_open on claims (id) where approved_at is null and refused_at is null and ended_at is null;
create trigger claims_touch before update on claims for each row execute function touch_updated_at();
create trigger claims_history after insert or update or delete on claims
  for each row execute function record_history();
