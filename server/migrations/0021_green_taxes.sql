-- A row is a payment of green tax for a vehicle, in rupees.
create table green_taxes (
  vehicle_id integer not null,
  receipt_no text,
  paid_on date,
  valid_until date not null,
  amount numeric(10, 2) check (amount >= 0)
);
select create_document_kind('green-taxes', 'green_taxes', '{receipt_no}', '{paid_on,valid_until}', true);
