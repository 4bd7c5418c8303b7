-- Documents that end by parts: a policy may cover third parties longer than the vehicle itself, and a licence ends apart for
-- private, transport and hazardous goods vehicles.

alter table insurances
  add column tp_end_date date,
  add constraint insurances_tp_period check (tp_end_date >= start_date);
alter table driving_licenses
  add column transport_expiry_date date,
  add column hazardous_expiry_date date,
  add constraint driving_licenses_transport_period check (transport_expiry_date >= issue_date),
  add constraint driving_licenses_hazardous_period check (hazardous_expiry_date >= issue_date);
update document_kinds set ends = '{tp_end_date}' where kind = 'insurances';
update document_kinds set ends = '{transport_expiry_date,hazardous_expiry_date}' where kind = 'dl';
