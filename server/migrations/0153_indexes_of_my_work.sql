-- What My work counts: learners whose licence says no end, and what is open in the register for an account.
create index learner_licenses_without_end on learner_licenses (issue_date) where expiry_date is null;
create index register_entries_open_of on register_entries (assigned_to, branch_id) where state = 'open';
