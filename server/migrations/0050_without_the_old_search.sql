-- What searches and totals were derived from until now goes: parts, letters and joints of numbers and names, pairs of words,
-- logs of changes, a copy of every name beside every document. 0051 makes what takes its place.

do $$
declare
  found record;
begin
  for found in
    select trigger.tgname as name, trigger.tgrelid::regclass as followed
    from pg_trigger as trigger join pg_proc as function on function.oid = trigger.tgfoid
    where not trigger.tgisinternal and trigger.tgparentid = 0 and function.proname in (
      'log_changes', 'count_expiries', 'count_records', 'count_messages', 'count_history', 'follow_branch', 'follow_name',
      'follow_registration', 'follow_holder', 'follow_account', 'take_messages_along', 'keep_name_words',
      'keep_findable_numbers', 'keep_expiries', 'keep_number_letters')
  loop
    execute format('drop trigger %I on %s', found.name, found.followed);
  end loop;
end $$;

drop function rebuild_search(), rebuild_records(), rebuild_lists(), rebuild_history_counts(), log_changes(),
  shorten_log(text, bigint), forget_changes(text[]), count_expiries(), count_records(), count_messages(), count_history(),
  follow_branch(), follow_name(), follow_registration(), follow_holder(), follow_account(), take_messages_along(),
  keep_name_words(), keep_name_words_of(text[]), keep_findable_numbers(), keep_expiries(),
  settle_succession(document_type, integer[]), keep_number_letters(), letters_of(text, text),
  follow_table(text, text, text), fold_after(bigint, bigint, regprocedure), fold_expiry_counts(), fold_record_counts(),
  fold_message_counts(), fold_history_counts();

drop table citizen_changes, number_changes, expiry_changes, change_logs, number_letters, findable_numbers, expiries,
  expiry_counts, expiry_count_changes, record_counts, message_counts, message_count_changes, history_counts,
  history_count_changes;

drop index citizens_search_joints, citizens_name_joints, citizens_words, citizens_mobile_parts, citizens_name_parts,
  history_title, history_actor_name, users_text;
drop function parts_of(text, text, integer), words_of(text, integer), name_joints(text, integer);
alter table citizens drop column search_text;
