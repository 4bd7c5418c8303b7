-- When the provider said what it tells of a message, by its own clock: what it said earlier changes nothing, however late
-- or often it is told.
alter table messages add column said_at timestamptz(3);
alter table early_statuses add column said_at timestamptz(3) not null default now();
alter table early_statuses alter column said_at drop default;
