-- How often each kind is reminded of, when nothing goes out by itself, and how much of it goes on a day.

alter table office_settings
  -- The stages of kinds that have their own, by slug, most first: {"insurances": [30, 7, 0, -7]}; negative ones lie after the
  -- end. A kind that is not there goes by `stages`, one with none is not reminded of.
  add column stages_by_kind jsonb not null default '{}' check (jsonb_typeof(stages_by_kind) = 'object'),
  -- From this hour in India until that nothing goes out by itself, overnight where the first is the later one.
  add column quiet_from integer check (quiet_from between 0 and 23),
  add column quiet_until integer check (quiet_until between 0 and 23),
  add constraint quiet_hours check ((quiet_from is null) = (quiet_until is null) and quiet_from is distinct from quiet_until
    or quiet_from is null and quiet_until is null),
  -- On which days the office is closed: weekdays from 1, Monday, to 7, and dates.
  add column closed_weekdays integer[] not null default '{}'
    check (closed_weekdays <@ '{1,2,3,4,5,6,7}' and cardinality(closed_weekdays) <= 6),
  add column closed_dates date[] not null default '{}' check (cardinality(closed_dates) <= 366),
  -- So many messages go out on a day; what clerks write, codes and security go beyond.
  add column daily_limit integer not null default 250 check (daily_limit between 1 and 100000),
  -- What a message costs with the provider, in rupees: a utility template in India in 2026.
  add column message_price numeric(8, 4) not null default 0.115 check (message_price >= 0),
  add column template_digest text check (template_digest ~ '^[a-z0-9_]+$' and length(template_digest) <= 512);
