-- The history of everybody and the messages are listed in the same time however many there are, up to any day.

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
