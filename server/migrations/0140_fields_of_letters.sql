-- What letters and forms print of people and vehicles besides.
alter table citizens
  add column pincode text constraint citizens_pincode check (pincode ~ '^[0-9]{6}$'),
  add column name_hi text,
  add column relation_name_hi text,
  add column address_hi text;

alter table vehicles
  add column body_type text,
  add column cylinders integer constraint vehicles_cylinders check (cylinders between 0 and 99),
  add column cubic_capacity integer constraint vehicles_cubic_capacity check (cubic_capacity between 0 and 99999),
  add column registering_authority text;
