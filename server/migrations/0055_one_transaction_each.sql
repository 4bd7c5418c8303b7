-- What held the one transaction in which all migrations once ran; an advisory lock does that now.
drop table if exists kysely_migration_lock;
