-- Learners of a branch whose licences have not ended, and the few licences whose end nobody has entered.
create index expiries_of_learners on expiries (branch_id, expiry_date) include (document_id, citizen_id)
  where kind = 'll' and not has_left;
create index learner_licenses_without_end on learner_licenses (id) where expiry_date is null;
