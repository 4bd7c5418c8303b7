-- What the server notes for itself, and steps of the first hour, make no form out of date: nobody changed what it shows.
create or replace trigger office_settings_touch before update on office_settings
  for each row when (
    (old.reminded_on, old.summary_sent_until, old.first_hour_skipped, old.first_hour_later)
      is not distinct from (new.reminded_on, new.summary_sent_until, new.first_hour_skipped, new.first_hour_later))
  execute function touch_updated_at();
create or replace trigger clients_touch before update on clients
  for each row when (old.reminded_on is not distinct from new.reminded_on) execute function touch_updated_at();
create or replace trigger learner_tests_touch before update on learner_tests
  for each row when (old.told_on is not distinct from new.told_on) execute function touch_updated_at();
create or replace trigger breaches_touch before update on breaches
  for each row when (old.searches is not distinct from new.searches) execute function touch_updated_at();
