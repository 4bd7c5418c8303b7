-- The branch of the manager who confirmed a mobile: to staff of other branches it counts as not verified. Null for a code
-- or link that came back, and for an admin. It stays when the manager changes branch or leaves.
alter table users add column phone_verified_branch_id integer references branches (id) on delete set null;
create index users_by_phone_verified_branch on users (phone_verified_branch_id) where phone_verified_branch_id is not null;
update users set phone_verified_branch_id = verifiers.branch_id
from users as verifiers
where verifiers.id = users.phone_verified_by and verifiers.branch_id is not null;
