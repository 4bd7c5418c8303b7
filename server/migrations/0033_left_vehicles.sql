-- Vehicles that have left are listed by themselves.
create index vehicles_left on vehicles (id) where noc_on is not null;
