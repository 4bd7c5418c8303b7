-- Letters and register entries whose years are over lose what they say of people in the history as well.

-- Takes from the history what it says of papers that are erased or gone; that something was done, when and by whom stays.
create function forget_papers_in_history(kind text, papers integer[]) returns void language plpgsql as $$
begin
  perform set_config('desk.forgetting', 'on', true);
  update history set before = null, after = null
  where record = kind and record_id = any (papers)
    and not exists (select from letters where kind = 'letters' and letters.id = history.record_id and erased_on is null)
    and not exists (
      select from register_entries
      where kind = 'register_entries' and register_entries.id = history.record_id and erased_on is null);
  perform set_config('desk.forgetting', '', true);
end $$;

-- Deletes drafts that were not changed for so many days, and erases letters that were issued before a day.
create function expire_letters(before date, draft_days integer) returns void language plpgsql as $$
declare
  old constant integer[] := array(
    select id from letters where issued_on < before and erased_on is null
    union all
    select id from letters where state = 'draft' and updated_at < now() - make_interval(days => draft_days));
begin
  perform erase_letters(old);
  perform forget_papers_in_history('letters', old);
end $$;

-- Erases register entries that were made before a day.
create function expire_register_entries(before date) returns void language plpgsql as $$
declare
  old constant integer[] := array(select id from register_entries where entered_on < before and erased_on is null);
begin
  perform erase_register_entries(old);
  perform forget_papers_in_history('register_entries', old);
end $$;
