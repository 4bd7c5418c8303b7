-- Whether a message was written to a citizen: without one now, that citizen was deleted. Whether the person had opted out when staff
-- decided to write a notice all the same. Who opened a message last to send it by hand, and when.
alter table messages add column about_citizen boolean not null default false,
  add column despite_opt_out boolean not null default false,
  add column opened_by integer references users (id) on delete set null,
  add column opened_at timestamptz(3);
create index messages_by_opener on messages (opened_by) where opened_by is not null;
alter table messages disable trigger messages_touch;
update messages set about_citizen = true where citizen_id is not null and state not in ('sent', 'delivered');
alter table messages enable trigger messages_touch;

-- As before, without what says how a message is dealt with.
create or replace function audit_payload(whole jsonb) returns jsonb language sql immutable as $$
  select whole - array['id', 'created_at', 'updated_at', 'created_by', 'search_text', 'password_hash', 'claim_id', 'claimed_at',
    'dedup_key', 'singleton', 'body', 'template', 'deferrals', 'summary_sent_until', 'reminded_on', 'name_by_holder_at',
    'about_citizen', 'despite_opt_out', 'opened_by', 'opened_at', 'columns', 'shape', 'progress_done', 'progress_of', 'ordered_by']
    - case when whole ? 'progress_of' then array['name'] else '{}' end
$$;
