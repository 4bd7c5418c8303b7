-- Mobile numbers that offices write where they know none: `dummyMobiles` of contract/src/normalise.ts; a test compares them.
create function is_dummy_mobile(mobile text) returns boolean language sql immutable parallel safe as $$
  select mobile = any ('{0000000000,1111111111,2222222222,3333333333,4444444444,5555555555,6666666666,7777777777,8888888888,9999999999,1234567890,9876543210}'::text[])
$$;

-- It is no person's number, so it is never verified.
create function leave_dummy_unverified() returns trigger language plpgsql as $$
begin
  new.phone_verified_at := null;
  new.phone_verified_by := null;
  new.phone_verified_branch_id := null;
  return new;
end $$;
create trigger users_dummy_unverified before insert or update of phone, phone_verified_at on users
  for each row when (new.phone_verified_at is not null and is_dummy_mobile(new.phone))
  execute function leave_dummy_unverified();
update users set phone_verified_at = null, phone_verified_by = null, phone_verified_branch_id = null
where phone_verified_at is not null and is_dummy_mobile(phone);
