-- A row is the last word of a mobile number on reminders: STOP, or START again. `said_at` is when, by the provider's own clock:
-- an earlier word changes nothing, however late or often it arrives.
create table stopped_numbers (
  mobile_no text primary key,
  stopped boolean not null,
  said_at timestamptz(3) not null
);

-- A row is what somebody has sent to the office's number. `hashed_id` is a hash of the provider's id, which holds the number
-- itself: what is told again is known by it, after the rest was erased as well (`mobile_no` is then empty).
create table inbound_messages (
  id integer generated always as identity primary key,
  hashed_id text not null,
  mobile_no text not null,
  kind text not null check (kind in (
    'text', 'reaction', 'image', 'video', 'audio', 'document', 'sticker', 'location', 'contacts', 'other')),
  body text,
  said_at timestamptz(3) not null,
  -- When somebody has dealt with it, and who of the staff; what nobody needs to deal with is read as it comes.
  read_at timestamptz(3),
  read_by integer references users (id) on delete set null
);
create unique index inbound_messages_hashed_id on inbound_messages (hashed_id);
create index inbound_messages_by_day on inbound_messages (said_at, id);
create index inbound_messages_by_number on inbound_messages (mobile_no, said_at);
create index inbound_messages_unread on inbound_messages (said_at, id) where read_at is null;
create index inbound_messages_by_reader on inbound_messages (read_by);
create trigger inbound_messages_handled after update on inbound_messages
  for each row when (acting_user() is not null and old.read_at is distinct from new.read_at)
  execute function record_history();

-- What a number wrote goes with the last citizen who has it, and with its word on reminders.
create function forget_number() returns trigger language plpgsql as $$
begin
  if exists (select from citizens where mobile = old.mobile) then return null; end if;
  delete from stopped_numbers where mobile_no = old.mobile;
  update inbound_messages set mobile_no = '', body = null, read_at = coalesce(read_at, now()) where mobile_no = old.mobile;
  return null;
end $$;
create trigger citizens_number_forgotten after delete on citizens for each row execute function forget_number();
