-- Learners of a branch whose licences have not ended.
create index expiries_of_learners on expiries (branch_id, expiry_date) include (document_id, citizen_id)
  where kind = 'll' and not has_left;
