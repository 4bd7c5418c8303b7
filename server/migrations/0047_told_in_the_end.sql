-- What reminders leave over is told of in the end.

-- A row is an end whose reminder was due and has told nobody: beyond the limit of the day, held until staff have looked at what
-- its holder has declared, or taken out of a message that waited. Each run of a day writes down anew what it leaves (`left_on`).
create table reminders_left (
  kind text collate "C" not null references document_kinds (kind),
  document_id integer not null,
  end_field text collate "C" not null,
  expiry_date date not null,
  left_on date not null,
  primary key (kind, document_id, end_field, expiry_date)
);
