-- The secret of an authenticator app is kept encrypted, with a key that is neither in the database nor in a backup. An
-- app whose secret cannot be read any more is lost: its holder sets up another one before anything else.
alter table two_factors add column sealed bytea;
alter table two_factors add column lost_at timestamptz(3);
-- What was kept in plain may stand in backups.
update two_factors set lost_at = now(), confirmed_at = null where confirmed_at is not null;
delete from recovery_codes;
alter table two_factors drop column secret;
alter table two_factors add constraint two_factors_sealed check (confirmed_at is null or sealed is not null);
