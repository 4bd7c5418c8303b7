-- Lookups of vehicles by a whole number: those that people have declared, for a transfer, and those of a chassis number, for rows of
-- a list that have no registration number.
create index vehicles_declared on vehicles (number_key(registration_no)) where origin = 'self';
create index vehicles_by_chassis on vehicles (number_key(chassis_no)) where origin = 'office' and chassis_no is not null;
