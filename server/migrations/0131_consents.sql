-- What people have agreed to, and what they have taken back.

-- A row is a consent of a citizen to one purpose, until it is withdrawn. Rows stay as the proof that it was given. After a
-- merge a person may have several; the latest act on a purpose counts.
create table consents (
  id integer generated always as identity primary key,
  citizen_id integer not null references citizens (id) on delete cascade,
  purpose text not null constraint consents_purpose check (purpose in ('records', 'reminders', 'sharing')),
  how text not null constraint consents_how check (how in ('slip', 'counter', 'whatsapp', 'account')),
  given_on date not null,
  created_by integer references users (id) on delete set null,
  withdrawn_at timestamptz(3),
  withdrawn_by integer references users (id) on delete set null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index consents_by_citizen on consents (citizen_id, purpose, id);
create index consents_by_maker on consents (created_by) where created_by is not null;
create index consents_by_withdrawer on consents (withdrawn_by) where withdrawn_by is not null;
create trigger consents_touch before update on consents for each row execute function touch_updated_at();
create trigger consents_history after insert or update or delete on consents
  for each row execute function record_history('purpose');
