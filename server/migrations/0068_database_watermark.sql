-- One row whose count only grows. Every process remembers the highest count that it has seen: a database that shows a smaller one has
-- gone back to an older state, and nothing is saved in it until an administrator has looked. A restored backup has another history,
-- whose count starts again.
create table database_watermark (
  only_row boolean primary key default true check (only_row),
  history uuid not null default gen_random_uuid(),
  count integer not null default 0
);
insert into database_watermark default values;
