-- From a learner's licence to the driving licence: its test, and that the learner has been told once that they may apply.
create table learner_tests (
  id integer generated always as identity primary key,
  ll_id integer not null constraint learner_tests_ll_unique unique references learner_licenses (id) on delete cascade,
  test_on date,
  test_result text check (test_result in ('passed', 'failed')),
  told_on date,
  updated_at timestamptz(3) not null default now(),
  constraint learner_tests_of_a_day check (test_result is null or test_on is not null)
);
create trigger learner_tests_touch before update on learner_tests
  for each row execute function touch_updated_at();
create trigger learner_tests_history after insert or update or delete on learner_tests
  for each row execute function record_history();

create index learner_licenses_by_end on learner_licenses (expiry_date);

-- On which days of the week the office holds tests, from 1, Monday, to 7; none where it does not say.
alter table office_settings add column test_weekdays integer[] not null default '{}'
  constraint office_settings_test_weekdays check (test_weekdays <@ '{1,2,3,4,5,6,7}');

-- What people have entered themselves and nobody of the office has looked at.
create index expiries_declared on expiries (branch_id, expiry_date, kind, document_id)
  include (citizen_id, vehicle_id, end_field) where origin = 'self' and not superseded and not has_left;
