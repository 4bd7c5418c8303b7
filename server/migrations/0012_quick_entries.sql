-- Whether it is known what a citizen is called. Where it is not, the profile bears the registration number of the vehicle
-- that it was kept for.
alter table citizens add column name_known boolean not null default true;
