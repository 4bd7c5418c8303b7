-- The mobile and the e-mail address of an account are its holder's only once somebody has seen it: a code or link that
-- went there came back, or staff looked at the counter. Only then does the office rely on them.

-- `phone` signs in whether verified or not. `email` is a verified address: it signs in and is unique; one that was typed
-- and nobody has seen yet stands in `unverified_email`. `..._verified_by` is who looked; null for a code or link.
alter table users add column phone_verified_at timestamptz(3);
alter table users add column phone_verified_by integer references users (id) on delete set null;
alter table users add column email_verified_at timestamptz(3);
alter table users add column email_verified_by integer references users (id) on delete set null;
alter table users add column unverified_email text;
-- When staff gave the account a password that its holder has not changed yet.
alter table users add column password_given_at timestamptz(3);
create index users_by_phone_verifier on users (phone_verified_by) where phone_verified_by is not null;
create index users_by_email_verifier on users (email_verified_by) where email_verified_by is not null;
create index users_by_unverified_email on users (lower(unverified_email)) where unverified_email is not null;

-- What staff set counts as verified, and what a link that set a new password came to.
create function pg_temp.set_by_staff(account users, contact text, value text) returns boolean language sql as $$
  select account.role <> 'user' or exists (
    select from history where record = 'users' and record_id = account.id
      and actor_id <> account.id and actor_role in ('admin', 'manager') and after ->> contact = value)
$$;
create function pg_temp.reset_through(account users, value text) returns boolean language sql as $$
  select exists (
    select from messages join history on record = 'users' and record_id = account.id and happened_at > messages.created_at
    where purpose = 'reset' and user_id = account.id and recipient = value
      and actor_id is null and action = 'updated' and after ? 'password')
$$;
update users set phone_verified_at = now()
where pg_temp.set_by_staff(users, 'phone', phone) or pg_temp.reset_through(users, phone);
update users set email_verified_at = now()
where email is not null and (pg_temp.set_by_staff(users, 'email', email) or pg_temp.reset_through(users, email));
update users set unverified_email = email, email = null where email is not null and email_verified_at is null;
