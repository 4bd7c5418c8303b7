-- What follows from contacts being verified or not.

alter table users add constraint users_email_is_verified check ((email is null) = (email_verified_at is null));

-- A row is the code or link that was sent last to a contact of an account, `value`, to see that it is the holder's. Only
-- its SHA-256 is kept; a code is dead after a few wrong ones.
create table contact_codes (
  user_id integer not null references users (id) on delete cascade,
  contact text not null constraint contact_codes_contact check (contact in ('phone', 'email')),
  value text not null,
  code_hash bytea not null,
  failures integer not null default 0,
  expires_at timestamptz(3) not null,
  primary key (user_id, contact)
);
create unique index contact_codes_by_link on contact_codes (code_hash) where contact = 'email';

-- A row is how an account was reached before what signs in changed, while that is recent: the verified contacts of then.
-- Until `expires_at` a link that sets a new password goes there.
create table former_contacts (
  user_id integer primary key references users (id) on delete cascade,
  phone text,
  email text,
  expires_at timestamptz(3) not null,
  constraint former_contacts_lead_somewhere check (phone is not null or email is not null)
);

-- A link that sets a new password is bound to the contact that it went to, and to what the account was then.
delete from password_resets;
alter table password_resets add column contact text not null;
alter table password_resets add column account_hash bytea not null;

alter table messages drop constraint messages_purpose_check;
alter table messages add constraint messages_purpose_check
  check (purpose in ('message', 'expiry', 'reset', 'reminder', 'summary', 'security', 'verify'));

-- Codes and links are for admins, like links that set a password.
create or replace function counted_as(integer, timestamptz, text, integer)
returns table (branch_id integer, day date, for_admins boolean, of_citizen boolean) language sql stable as $$
  select coalesce($1, 0), ($2 at time zone 'Asia/Kolkata')::date, $3 in ('reset', 'summary', 'verify'), $4 is not null
$$;

-- Which branches see an account: the one that it manages, that of its holder's own profile, and, while the holder belongs
-- to none, the one that added it; but none that does not see everybody whom the account keeps.
create or replace view account_branches as
  select user_id, branch_id from (
    select id as user_id, branch_id from users where branch_id is not null
    union
    select users.id, citizens.branch_id from users join citizens on citizens.id = users.citizen_id
    where citizens.branch_id is not null
    union
    select users.id, added_branch_id from users left join citizens on citizens.id = users.citizen_id
    where added_branch_id is not null and role = 'user' and citizens.branch_id is null) as belonging
  where not exists (
    select from citizens where owner_id = belonging.user_id and citizens.branch_id <> belonging.branch_id)
  and not exists (
    select from users join citizens on citizens.id = users.citizen_id
    where users.id = belonging.user_id and citizens.branch_id <> belonging.branch_id);

create or replace function keep_seen_account(account integer) returns void language sql as $$
  -- One after the other: each sees what the one before has done.
  select pg_advisory_xact_lock(hashtext('seen_accounts'), account);
  delete from seen_accounts where user_id = account
    and branch_id not in (select branch_id from account_branches where user_id = account);
  insert into seen_accounts as kept (user_id, branch_id, name)
  select user_id, account_branches.branch_id, name from account_branches join users on users.id = user_id
  where user_id = account
  on conflict (branch_id, user_id) do update set name = excluded.name where kept.name <> excluded.name
$$;

create function follow_keeper() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform keep_seen_account(id) from users where id = old.owner_id; end if;
  if tg_op <> 'DELETE' then perform keep_seen_account(id) from users where id = new.owner_id; end if;
  return null;
end $$;
create trigger citizens_keeper_followed_added after insert on citizens
  for each row when (new.owner_id is not null and new.branch_id is not null) execute function follow_keeper();
create trigger citizens_keeper_followed_moved after update of branch_id, owner_id on citizens
  for each row when (old.branch_id is distinct from new.branch_id or old.owner_id is distinct from new.owner_id)
  execute function follow_keeper();
create trigger citizens_keeper_followed_removed after delete on citizens
  for each row when (old.owner_id is not null and old.branch_id is not null) execute function follow_keeper();

delete from seen_accounts
where not exists (
  select from account_branches as sees
  where sees.user_id = seen_accounts.user_id and sees.branch_id = seen_accounts.branch_id);
