-- Notices to many end as `failed` where they were begun anew several times without getting further: `tries` counts how often, and
-- `left_then` is how many documents were left when they were begun last.
alter table bulk_notices add column tries integer not null default 0, add column left_then integer,
  drop constraint bulk_notices_state_check,
  add constraint bulk_notices_state check (state in ('running', 'written', 'stopped', 'failed'));

-- As before, without how often notices to many were begun anew.
create or replace function audit_payload(whole jsonb) returns jsonb language sql immutable as $$
  select whole - array['id', 'created_at', 'updated_at', 'created_by', 'search_text', 'password_hash', 'claim_id', 'claimed_at',
    'dedup_key', 'singleton', 'body', 'template', 'deferrals', 'summary_sent_until', 'reminded_on', 'name_by_holder_at',
    'about_citizen', 'despite_opt_out', 'opened_by', 'opened_at', 'columns', 'shape', 'progress_done', 'progress_of', 'ordered_by',
    'tries', 'left_then']
    - case when whole ? 'progress_of' then array['name'] else '{}' end
$$;
