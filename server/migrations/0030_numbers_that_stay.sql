-- Numbers that stay when a document is renewed, and vehicles beside what their owners have declared of them.

create extension if not exists btree_gist;

-- Documents of a kind keep their number when they are renewed: a number is one vehicle's, and each document of the vehicle
-- that bears it has an end of its own. Arguments: the kind, and the column of its number.
create function keep_number(of_kind text, number text) returns void language plpgsql as $$
declare
  known constant document_kinds := (select kinds from document_kinds as kinds where kind = of_kind);
  of_office constant text := known.collection || '_' || number || '_office';
  own constant text := known.collection || '_' || number || '_own';
begin
  execute format('drop index %I, %I', of_office, own);
  execute format('alter table %I add constraint %I
    exclude using gist (number_key(%I) with =, vehicle_id with <>) where (origin = ''office'')', known.collection, of_office, number);
  execute format('create index %I on %I (number_key(%I)) where origin = ''office''',
    known.collection || '_by_' || number, known.collection, number);
  execute format('create unique index %I on %I (vehicle_id, number_key(%I), %I)', own, known.collection, number, known.until);
end $$;
select keep_number('registrations', 'rc_number');

-- Of one mark a citizen declares one vehicle; one that the office gives them stands beside it.
drop index vehicles_registration_no_own;
create unique index vehicles_registration_no_own on vehicles (citizen_id, number_key(registration_no)) where origin = 'self';
