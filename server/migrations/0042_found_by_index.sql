-- The vehicles of a citizen, which were found by the numbers that each has once until declared ones stood beside those of the
-- office; and what somebody has decided.
create index vehicles_by_citizen on vehicles (citizen_id);
create index deletion_requests_by_handler on deletion_requests (handled_by) where handled_by is not null;
