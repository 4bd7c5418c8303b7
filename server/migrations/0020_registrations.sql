-- A row is a registration certificate of a vehicle; a registration is renewed at its end.
create table registrations (
  vehicle_id integer not null,
  rc_number text,
  valid_from date,
  valid_until date not null
);
select create_document_kind('registrations', 'registrations', '{rc_number}', '{valid_from,valid_until}', true);
