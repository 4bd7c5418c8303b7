-- What is known of a vehicle beside its numbers, found by those of its chassis and engine as well.

alter table vehicles
  add column registered_on date check (registered_on >= '1900-01-01'),
  -- The month, as in '2026-03'.
  add column manufactured text check (manufactured ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  add column fuel text,
  add column emission_norm text,
  add column seats integer check (seats between 0 and 300),
  -- In kilograms.
  add column unladen_weight integer check (unladen_weight between 1 and 999999),
  add column laden_weight integer check (laden_weight between 1 and 999999),
  add column colour text,
  add column financier text,
  add column financed_on date check (financed_on >= '1900-01-01');

-- Any part of these numbers is searched for.
create index vehicles_parts on vehicles
  using gin (number_key(chassis_no) gin_trgm_ops, number_key(engine_no) gin_trgm_ops) with (fastupdate = off);

-- Marks are stored in upper case, without spaces and hyphens. Those of old lists are brought to that form: no two of them
-- can become one, since the unique indexes on vehicles have compared them so all along. What has neither letters nor
-- digits stays as it is: it would be empty.
update vehicles set registration_no = number_key(registration_no)
where registration_no <> number_key(registration_no) and number_key(registration_no) <> '';
