-- A message that is being sent has a claim: its id, and since when. A claim that is older than any provider takes to answer
-- has been lost with its process. Nothing else says that a process lives.
alter table messages drop constraint messages_claimed, drop column claimed_by,
  add column claim_id uuid, add column claimed_at timestamptz(3);
update messages set claim_id = gen_random_uuid(), claimed_at = now() where state = 'sending';
alter table messages add constraint messages_claimed
  check ((state = 'sending') = (claim_id is not null) and (claim_id is null) = (claimed_at is null));
create index messages_claims on messages (claimed_at) where claimed_at is not null;
drop table workers;

-- As before, without the columns of a claim.
create or replace function audit_payload(whole jsonb) returns jsonb language sql immutable as $$
  select whole - array['id', 'created_at', 'updated_at', 'created_by', 'search_text', 'password_hash', 'claim_id', 'claimed_at',
    'dedup_key', 'singleton', 'body', 'template', 'deferrals', 'summary_sent_until', 'reminded_on', 'name_by_holder_at',
    'columns', 'shape', 'progress_done', 'progress_of', 'ordered_by']
    - case when whole ? 'progress_of' then array['name'] else '{}' end
$$;
