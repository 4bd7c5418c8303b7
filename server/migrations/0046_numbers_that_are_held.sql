-- A number that a verified account has is forgotten no more than one that a citizen has, and a merge forgets none: it may be
-- undone.

-- What a number wrote, and its word on reminders, goes with the last who has it.
create function forget_number_unheld(number text) returns void language sql as $$
  with held as (
    select from citizens where mobile = number
    union all select from users where phone = number and phone_verified_at is not null),
  forgotten as (delete from stopped_numbers where mobile_no = number and not exists (select from held))
  update inbound_messages set mobile_no = '', body = null, read_at = coalesce(read_at, now())
  where mobile_no = number and not exists (select from held)
$$;

create or replace function forget_number() returns trigger language plpgsql as $$
begin
  if is_merging() then return null; end if;
  perform forget_number_unheld(to_jsonb(old) ->> tg_argv[0]);
  return null;
end $$;
drop trigger citizens_number_forgotten on citizens;
create trigger citizens_number_forgotten after delete on citizens
  for each row execute function forget_number('mobile');
create trigger users_number_forgotten after delete on users
  for each row when (old.phone_verified_at is not null) execute function forget_number('phone');
