-- Accounts and messages are listed and counted in the same time however many there are.

-- Which branches see an account: the one that it manages, that of its holder's own profile, and, while the holder belongs
-- to none, the one that added it.
create view account_branches as
  select id as user_id, branch_id from users where branch_id is not null
  union
  select users.id, citizens.branch_id from users join citizens on citizens.id = users.citizen_id
  where citizens.branch_id is not null
  union
  select users.id, added_branch_id from users left join citizens on citizens.id = users.citizen_id
  where added_branch_id is not null and role = 'user' and citizens.branch_id is null;

-- The same, kept: a row says that the managers of a branch see an account, and has its name for the order of their list.
create table seen_accounts (
  branch_id integer not null references branches (id) on delete cascade,
  user_id integer not null references users (id) on delete cascade,
  name text not null,
  primary key (branch_id, user_id)
);
create index seen_accounts_by_user on seen_accounts (user_id);
create index seen_accounts_by_name on seen_accounts (branch_id, name collate "und-x-icu", user_id);

create function keep_seen_account(account integer) returns void language sql as $$
  delete from seen_accounts where user_id = account
    and branch_id not in (select branch_id from account_branches where user_id = account);
  insert into seen_accounts as kept (user_id, branch_id, name)
  select user_id, account_branches.branch_id, name from account_branches join users on users.id = user_id
  where user_id = account
  on conflict (branch_id, user_id) do update set name = excluded.name where kept.name <> excluded.name
$$;

create function follow_account() returns trigger language plpgsql as $$
begin
  -- Whoever moves the holder to another branch comes before or after this.
  perform from citizens where id = new.citizen_id for share;
  perform keep_seen_account(new.id);
  return null;
end $$;
create trigger users_added after insert on users for each row execute function follow_account();
create trigger users_moved after update of name, role, branch_id, citizen_id, added_branch_id on users
  for each row execute function follow_account();

create function follow_holder() returns trigger language plpgsql as $$
begin
  perform keep_seen_account(id) from users where citizen_id = new.id;
  return null;
end $$;
create trigger citizens_account_followed after update of branch_id on citizens
  for each row when (old.branch_id is distinct from new.branch_id) execute function follow_holder();

-- How many accounts there are is kept with the counts of records: under the name of their role, and for each branch that
-- sees them as 'accounts'.
create trigger users_counted_added after insert on users
  referencing new table as come for each statement execute function count_records('role');
create trigger users_counted_removed after delete on users
  referencing old table as gone for each statement execute function count_records('role');
create trigger users_counted_changed after update on users
  referencing old table as gone new table as come for each statement execute function count_records('role');
create trigger seen_accounts_added after insert on seen_accounts
  referencing new table as come for each statement execute function count_records('''accounts''');
create trigger seen_accounts_removed after delete on seen_accounts
  referencing old table as gone for each statement execute function count_records('''accounts''');

-- The orders of the list, and what is looked for in it.
create index users_by_name on users (name collate "und-x-icu", id);
create index users_of_role_by_name on users (role, name collate "und-x-icu", id);
create index users_text on users using gin (name gin_trgm_ops, phone gin_trgm_ops, email gin_trgm_ops) with (fastupdate = off);

-- A row counts the messages of a state that were written on a day of India (or, '-infinity', on any) in a branch, 0 for
-- none, -1 for all together. Whether they are `of_citizen` or `for_admins` alone decides who sees them. The changes since
-- the last fold stand in the next table.
create table message_counts (
  branch_id integer not null,
  day date not null,
  for_admins boolean not null,
  of_citizen boolean not null,
  state text not null,
  messages integer not null,
  primary key (branch_id, day, for_admins, of_citizen, state) include (messages)
);
create table message_count_changes (
  id bigint generated always as identity primary key,
  branch_id integer not null,
  day date not null,
  for_admins boolean not null,
  of_citizen boolean not null,
  state text not null,
  messages integer not null
);

create function fold_message_counts() returns void language sql as $$
  with folded as (
    delete from message_count_changes returning branch_id, day, for_admins, of_citizen, state, messages)
  insert into message_counts as kept (branch_id, day, for_admins, of_citizen, state, messages)
  select counted.branch_id, span.day, for_admins, of_citizen, state, sum(messages)
  from folded,
    lateral (values (folded.branch_id), (-1)) as counted (branch_id),
    lateral (values (folded.day), (date '-infinity')) as span (day)
  group by counted.branch_id, span.day, for_admins, of_citizen, state having sum(messages) <> 0
  on conflict (branch_id, day, for_admins, of_citizen, state)
    do update set messages = kept.messages + excluded.messages
$$;

-- What a message is counted as; links that set a password and summaries of the office are for admins.
create function counted_as(integer, timestamptz, text, integer)
returns table (branch_id integer, day date, for_admins boolean, of_citizen boolean) language sql stable as $$
  select coalesce($1, 0), ($2 at time zone 'Asia/Kolkata')::date, $3 in ('reset', 'summary'), $4 is not null
$$;

-- Counts what a statement has done to messages.
create function count_messages() returns trigger language plpgsql as $$
declare
  first bigint;
  last bigint;
  gone constant text := '
    select counted.*, state, -1 as messages from gone, counted_as(branch_id, created_at, purpose, citizen_id) as counted';
  come constant text := '
    select counted.*, state, 1 as messages from come, counted_as(branch_id, created_at, purpose, citizen_id) as counted';
begin
  execute format($f$
    with added as (
      insert into message_count_changes (branch_id, day, for_admins, of_citizen, state, messages)
      select branch_id, day, for_admins, of_citizen, state, sum(messages) from (%s) as changes
      group by branch_id, day, for_admins, of_citizen, state having sum(messages) <> 0
      returning id)
    select min(id), max(id) from added $f$,
    case tg_op when 'INSERT' then come when 'DELETE' then gone else come || ' union all ' || gone end)
  into first, last;
  perform fold_after(first, last, 'fold_message_counts()');
  return null;
end $$;
create trigger messages_added after insert on messages
  referencing new table as come for each statement execute function count_messages();
create trigger messages_removed after delete on messages
  referencing old table as gone for each statement execute function count_messages();
create trigger messages_changed after update on messages
  referencing old table as gone new table as come for each statement execute function count_messages();

-- Makes what is kept of accounts and messages anew, where no account is counted.
create function rebuild_lists() returns void language sql as $$
  truncate seen_accounts, message_counts, message_count_changes;
  -- Which counts them.
  insert into seen_accounts (user_id, branch_id, name)
  select user_id, account_branches.branch_id, name from account_branches join users on users.id = user_id;
  insert into record_counts (record, branch_id, records)
  select role, coalesce(branch_id, 0), count(*) from users group by role, branch_id;
  insert into message_count_changes (branch_id, day, for_admins, of_citizen, state, messages)
  select counted.*, state, count(*)
  from messages, counted_as(messages.branch_id, created_at, purpose, citizen_id) as counted
  group by counted.branch_id, day, for_admins, of_citizen, state;
  select fold_message_counts()
$$;

-- Makes everything that searches, reports and lists read anew from the records.
alter function rebuild_search() rename to rebuild_records;
create function rebuild_search() returns void language sql as $$
  select rebuild_records();
  select rebuild_lists()
$$;

select rebuild_lists();
analyze users, seen_accounts, message_counts;
