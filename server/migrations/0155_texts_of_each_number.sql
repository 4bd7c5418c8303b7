-- Indexes of parts of numbers for vehicles, learner's licences and all others apart: a mark that ends in 2019 is not looked for among all
-- licences of that year.
create index searchable_vehicles_text on searchable_numbers using gin (number gin_trgm_ops)
  with (fastupdate = off) where record = 'vehicles';
create index searchable_learners_text on searchable_numbers using gin (number gin_trgm_ops, application gin_trgm_ops)
  with (fastupdate = off) where record = 'learner_licenses';
create index searchable_others_text on searchable_numbers using gin (number gin_trgm_ops, application gin_trgm_ops)
  with (fastupdate = off) where record <> 'vehicles' and record <> 'learner_licenses';
drop index searchable_numbers_text;

-- A person's own name is looked for in `search_text` now.
drop statistics citizens_names;
