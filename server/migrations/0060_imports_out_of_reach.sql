-- An undo leaves what has come out of the reach of the person who undoes.
alter table import_records drop constraint import_records_reason,
  add constraint import_records_reason check (reason in ('changed', 'used', 'told', 'outOfReach'));
