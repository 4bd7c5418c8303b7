-- Backups are copied to another place where BACKUP_COPY_TO names one: when, or why not; both null while none was tried.
alter table backups add column copied_at timestamptz(3);
alter table backups add column copy_error text;
