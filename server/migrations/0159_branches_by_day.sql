-- A report by a name goes through the documents in the order of their days; with the branch in the index, that of a branch's manager no
-- longer reads the row of each document to tell whose it is.
drop index expiries_by_day;
create index expiries_by_day on expiries (expiry_date, superseded, kind, document_id, end_field)
  include (citizen_id, vehicle_id, branch_id) where not has_left;
