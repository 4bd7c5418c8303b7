-- Since when the price of a message holds and who says so; how long permits last.

alter table office_settings
  add column message_price_since date,
  add column message_price_source text;
update office_settings set message_price_since = '2026-01-01', message_price_source = 'Meta, utility templates in India'
where message_price = 0.115;

alter table date_rules
  add column valid_days integer check (valid_days between 1 and 3660),
  drop constraint date_rules_one_answer,
  add constraint date_rules_one_answer check (num_nonnulls(months, until_age, valid_days) = 1),
  drop constraint date_rules_class_group_check,
  add constraint date_rules_class_group_check check (class_group in ('private', 'transport', 'hazardous', 'temporary'));
-- The first that fits is taken.
insert into date_rules (kind, end_field, class_group, valid_days, since, source) values
  ('permits', 'expiry_date', 'temporary', 28, '2021-01-01', 'Practice of consultants in Chhattisgarh');
insert into date_rules (kind, end_field, months, since, source) values
  ('permits', 'expiry_date', 60, '2021-01-01', 'Motor Vehicles Act 1988, section 81; practice of consultants in Chhattisgarh');
