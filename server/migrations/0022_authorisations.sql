-- A row is the authorisation that a vehicle with a national permit has for a year.
create table authorisations (
  vehicle_id integer not null,
  authorisation_no text not null,
  valid_from date not null,
  valid_until date not null
);
select create_document_kind('authorisations', 'authorisations', '{authorisation_no}', '{valid_from,valid_until}', true);
