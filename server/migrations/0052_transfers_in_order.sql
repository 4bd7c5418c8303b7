-- A transfer is of the moment in which its vehicle is held, as a merge is of that of its people: what is older than the other
-- was there before it.
alter table transfers alter column created_at set default clock_timestamp();
