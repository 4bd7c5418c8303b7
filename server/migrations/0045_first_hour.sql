-- What of the first hour an admin has skipped, and whether it was put off: admins are led there no more.

alter table office_settings
  add column first_hour_skipped text[] not null default '{}' constraint office_settings_first_hour_skipped
    check (first_hour_skipped <@ '{office,branches,whatsapp,mail,backups,reminders,clerks,list}'),
  add column first_hour_later boolean not null default false;
