-- A row says how long documents of a kind last, where that depends on whose they are (`contract/src/date-rules.ts`). It
-- suggests a date, and no stored date is ever changed by it. Admins change the numbers or switch one off.
create table date_rules (
  id integer generated always as identity primary key,
  kind text collate "C" not null references document_kinds (kind),
  end_field text not null,
  class_group text check (class_group in ('private', 'transport', 'hazardous')),
  age_from integer check (age_from between 0 and 150),
  age_to integer check (age_to between 0 and 150),
  vehicle_age_from integer check (vehicle_age_from between 0 and 150),
  vehicle_age_to integer check (vehicle_age_to between 0 and 150),
  norms text,
  months integer check (months between 1 and 600),
  until_age integer check (until_age between 1 and 150),
  is_on boolean not null default true,
  -- From when on it holds, and where it stands written.
  since date not null,
  source text not null,
  updated_at timestamptz(3) not null default now(),
  constraint date_rules_one_answer check ((months is null) <> (until_age is null))
);
create trigger date_rules_touch before update on date_rules for each row execute function touch_updated_at();
create trigger date_rules_history after insert or update or delete on date_rules
  for each row execute function record_history('kind');

insert into date_rules (kind, end_field, class_group, age_from, age_to, months, until_age, since, source) values
  ('dl', 'expiry_date', 'private', null, 29, null, 40, '2019-09-01', 'parivahan.gov.in, node 2489'),
  ('dl', 'expiry_date', 'private', 30, 49, 120, null, '2019-09-01', 'parivahan.gov.in, node 2489'),
  ('dl', 'expiry_date', 'private', 50, 54, null, 60, '2019-09-01', 'parivahan.gov.in, node 2489'),
  ('dl', 'expiry_date', 'private', 55, null, 60, null, '2019-09-01', 'parivahan.gov.in, node 2489'),
  ('dl', 'transport_expiry_date', 'transport', null, null, 60, null, '2019-09-01', 'Motor Vehicles (Amendment) Act 2019'),
  ('dl', 'hazardous_expiry_date', 'hazardous', null, null, 36, null, '2019-09-01', 'Motor Vehicles (Amendment) Act 2019');
insert into date_rules (kind, end_field, class_group, vehicle_age_from, vehicle_age_to, norms, months, since, source) values
  ('fitnesses', 'expiry_date', 'transport', null, 7, null, 24, '2022-04-01', 'State transport pages, 2022'),
  ('fitnesses', 'expiry_date', 'transport', 8, null, null, 12, '2022-04-01', 'State transport pages, 2022'),
  ('fitnesses', 'expiry_date', 'private', null, 0, null, 180, '2022-04-01', 'State transport pages, 2022'),
  ('fitnesses', 'expiry_date', 'private', 15, null, null, 60, '2022-04-01', 'State transport pages, 2022'),
  ('puccs', 'valid_until', null, null, 0, null, 12, '2021-06-14', 'CMVR, rule 115(7)'),
  ('puccs', 'valid_until', null, null, null, 'BS IV,BS VI', 12, '2021-06-14', 'CMVR, rule 115(7)'),
  ('puccs', 'valid_until', null, null, null, 'Pre-BS,BS I,BS II,BS III', 6, '2021-06-14', 'CMVR, rule 115(7)'),
  ('authorisations', 'valid_until', null, null, null, null, 12, '2021-01-01', 'CMVR, national permits'),
  ('vltds', 'expiry_date', null, null, null, null, 24, '2021-01-01', 'Practice of consultants in Chhattisgarh');
