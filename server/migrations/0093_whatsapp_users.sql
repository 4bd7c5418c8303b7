-- Who writes under a user name of WhatsApp shows no number: `mobile_no` is then Meta's id of them (IN.1234567890), and
-- `sender_name` how they call themselves.
alter table inbound_messages add column sender_name text;

-- A row is Meta's id of a WhatsApp user of whom the number is known, since they have written with it or were written to by it: what
-- comes under the id alone is theirs.
create table whatsapp_users (
  user_id text constraint whatsapp_users_pkey primary key,
  mobile_no text not null
);
create index whatsapp_users_by_number on whatsapp_users (mobile_no);

-- As before, with their ids.
create or replace function forget_number_unheld(number text) returns void language sql as $$
  with held as (
    select from citizens where mobile = number
    union all select from users where phone = number and phone_verified_at is not null),
  forgotten as (delete from stopped_numbers where mobile_no = number and not exists (select from held)),
  unlinked as (delete from whatsapp_users where mobile_no = number and not exists (select from held))
  update inbound_messages set mobile_no = '', sender_name = null, body = null, read_at = coalesce(read_at, now())
  where mobile_no = number and not exists (select from held)
$$;
