-- A link that sets a new password was made on the server's machine (`npm run admin`).
alter table history
  drop constraint history_action_check,
  add constraint history_action_check check (action in (
    'created', 'updated', 'deleted', 'signed_in', 'sign_in_failed', 'signed_out', 'reset_link', 'exported', 'backed_up', 'opened'));
