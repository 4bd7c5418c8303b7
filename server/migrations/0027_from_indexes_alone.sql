-- The global search reads what begins with a text from the index alone, with what says who may see it: a thousand such records
-- lie all over the table.

set local maintenance_work_mem = '256MB';

drop index citizens_name;
create index citizens_name on citizens (lower(name) text_pattern_ops, id) include (name, branch_id, owner_id);

drop index findable_numbers_number, findable_numbers_application;
create index findable_numbers_number on findable_numbers (number text_pattern_ops)
  include (record_id, citizen_id, branch_id);
create index findable_numbers_application on findable_numbers (application text_pattern_ops)
  include (record_id, citizen_id, branch_id) where application is not null;
