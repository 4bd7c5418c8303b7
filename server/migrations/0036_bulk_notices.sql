-- Notices to all that somebody has filtered.

-- A row is that somebody has all told who hold some documents: in so many messages at first. `written` once all are.
create table bulk_notices (
  id integer generated always as identity primary key,
  state text not null default 'running' check (state in ('running', 'written', 'stopped')),
  messages integer not null,
  created_by integer references users (id) on delete set null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index bulk_notices_by_day on bulk_notices (created_at);
create index bulk_notices_by_creator on bulk_notices (created_by);
create trigger bulk_notices_touch before update on bulk_notices for each row execute function touch_updated_at();
create trigger bulk_notices_history after insert on bulk_notices for each row execute function record_history();
create trigger bulk_notices_stopped after update on bulk_notices
  for each row when (old.state <> new.state and new.state = 'stopped') execute function record_history();

-- A row is an end of a document of which nobody has been told yet; it goes as its message is written.
create table bulk_notice_documents (
  bulk_notice_id integer not null references bulk_notices (id) on delete cascade,
  kind text collate "C" not null references document_kinds (kind),
  document_id integer not null,
  end_field text collate "C" not null,
  expiry_date date not null,
  primary key (bulk_notice_id, kind, document_id, end_field)
);

alter table messages add column bulk_notice_id integer references bulk_notices (id) on delete set null;
create index messages_by_bulk_notice on messages (bulk_notice_id, state) where bulk_notice_id is not null;
