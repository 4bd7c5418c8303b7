-- The branch whose manager added an account. As long as its holder belongs to no branch, by a profile of their own or as
-- a manager, the account is that branch's.
alter table users add column added_branch_id integer references branches (id) on delete set null;
create index users_by_added_branch on users (added_branch_id) where added_branch_id is not null;
