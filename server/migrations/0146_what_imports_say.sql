-- As before; what reading the file of an import has found, and the sheets that it offers, are left out of the history.
create or replace function audit_payload(whole jsonb) returns jsonb language sql immutable as $$
  select payload_of_records(whole) - array['token_hash', 'secret_hash', 'last_used_on', 'ordered_token']
    - case when whole ? 'progress_of' then array['remarks', 'sheets'] else '{}' end
$$;
