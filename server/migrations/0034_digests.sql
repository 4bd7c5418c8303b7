-- Messages that speak of several documents, of several people who share a number.

alter table messages drop constraint messages_purpose_check;
alter table messages add constraint messages_purpose_check check (purpose in
  ('message', 'expiry', 'reset', 'reminder', 'digest', 'bulk', 'summary', 'security', 'verify'));

-- A row is an end of a document that a message speaks of, and whose it was then.
create table message_documents (
  message_id integer not null references messages (id) on delete cascade,
  kind text collate "C" not null references document_kinds (kind),
  document_id integer not null,
  end_field text collate "C" not null,
  expiry_date date not null,
  citizen_id integer not null references citizens (id) on delete cascade,
  primary key (message_id, kind, document_id, end_field)
);
create index message_documents_by_document on message_documents (kind, document_id, end_field, expiry_date);
create index message_documents_by_citizen on message_documents (citizen_id, message_id);

-- Those of messages that were written before, of whatever is still there: "expiry {kind} {document} [{end}] {day}".
insert into message_documents (message_id, kind, document_id, end_field, expiry_date, citizen_id)
select messages.id, document_kinds.kind, parts[3]::integer,
  case when cardinality(parts) = 5 then parts[4] else document_kinds.until end,
  parts[cardinality(parts)]::date, messages.citizen_id
from messages
  cross join lateral string_to_array(dedup_key, ' ') as parts
  join document_kinds on document_kinds.kind = parts[2]
where dedup_key ~ '^expiry [^ ]+ \d+ ([^ ]+ )?\d{4}-\d\d-\d\d$' and citizen_id is not null;

-- Who has been reminded on a day.
create index messages_reminding on messages (recipient, created_at) where purpose in ('reminder', 'digest', 'bulk');

-- A message to several people is of none of them: it stays with the branch that it was written for, and one without a branch
-- is seen by all as its people are.
create or replace function message_count_group(integer, timestamptz, text, integer)
returns table (branch_id integer, day date, for_admins boolean, of_citizen boolean) language sql stable as $$
  select coalesce($1, 0), ($2 at time zone 'Asia/Kolkata')::date, $3 in ('reset', 'summary', 'verify'),
    $4 is not null or $3 in ('digest', 'bulk')
$$;
