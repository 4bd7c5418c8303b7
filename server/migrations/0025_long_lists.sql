-- The history of everybody and the messages are listed in the same time however many there are, up to any day, and the
-- accounts of a branch however many others have.

-- A row says how many lines tell of an action on a kind of record ('' for none) on a day of India, or, '-infinity', on
-- any. Lines are only added; those since the last fold stand in the next table.
create table history_counts (
  day date not null,
  action text not null,
  record text not null,
  lines integer not null,
  primary key (day, action, record) include (lines)
);
create table history_count_changes (
  id bigint generated always as identity primary key,
  day date not null,
  action text not null,
  record text not null,
  lines integer not null
);

create function fold_history_counts() returns void language sql as $$
  with folded as (delete from history_count_changes returning day, action, record, lines)
  insert into history_counts as kept (day, action, record, lines)
  select span.day, action, record, sum(lines)
  from folded, lateral (values (folded.day), (date '-infinity')) as span (day)
  group by span.day, action, record
  on conflict (day, action, record) do update set lines = kept.lines + excluded.lines
$$;

create function count_history() returns trigger language plpgsql as $$
declare
  first bigint;
  last bigint;
begin
  with added as (
    insert into history_count_changes (day, action, record, lines)
    select (happened_at at time zone 'Asia/Kolkata')::date, action, coalesce(record, ''), count(*) from come
    group by 1, 2, 3
    returning id)
  select min(id), max(id) from added into first, last;
  perform fold_after(first, last, 'fold_history_counts()');
  return null;
end $$;
create trigger history_counted after insert on history
  referencing new table as come for each statement execute function count_history();

-- What was done most lately, of all, of an action, or to a kind of record, up to any day.
drop index history_by_day;
create index history_by_day on history (happened_at, id);
create index history_by_action on history (action, happened_at, id);
create index history_by_kind on history (record, happened_at, id);

-- The messages written most lately, of all or in a state.
drop index messages_by_day, messages_by_state;
create index messages_by_day on messages (created_at, id);
create index messages_by_state on messages (state, created_at, id);

-- Accounts that a branch sees, in the order of their list.
alter table seen_accounts add column name text;
update seen_accounts set name = users.name from users where users.id = user_id;
alter table seen_accounts alter column name set not null;
create index seen_accounts_by_name on seen_accounts (branch_id, name collate "und-x-icu", user_id);

create or replace function keep_seen_account(account integer) returns void language sql as $$
  delete from seen_accounts where user_id = account
    and branch_id not in (select branch_id from account_branches where user_id = account);
  insert into seen_accounts as kept (user_id, branch_id, name)
  select user_id, account_branches.branch_id, name from account_branches join users on users.id = user_id
  where user_id = account
  on conflict (branch_id, user_id) do update set name = excluded.name where kept.name <> excluded.name
$$;
drop trigger users_moved on users;
create trigger users_moved after update of name, role, branch_id, citizen_id, added_branch_id on users
  for each row execute function follow_account();

create or replace function rebuild_lists() returns void language sql as $$
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

create function rebuild_history_counts() returns void language sql as $$
  truncate history_counts, history_count_changes;
  insert into history_count_changes (day, action, record, lines)
  select (happened_at at time zone 'Asia/Kolkata')::date, action, coalesce(record, ''), count(*) from history
  group by 1, 2, 3;
  select fold_history_counts()
$$;

-- Makes everything that searches, reports and lists read anew from the records.
create or replace function rebuild_search() returns void language sql as $$
  select rebuild_records();
  select rebuild_lists();
  select rebuild_history_counts()
$$;

select rebuild_history_counts();
analyze history_counts;
