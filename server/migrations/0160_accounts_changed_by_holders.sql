-- A new password and a profile of one's own make no form of an account out of date: nobody changed what it shows.
create or replace trigger users_touch before update on users
  for each row when (
    (old.password_hash, old.password_given_at, old.citizen_id)
      is not distinct from (new.password_hash, new.password_given_at, new.citizen_id))
  execute function touch_updated_at();
