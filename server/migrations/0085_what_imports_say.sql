-- `remarks` is what reading a file has found that its user must know, such as hidden rows; `sheets` are those that can be chosen.
alter table imports
  add column remarks jsonb not null default '[]',
  add column sheets jsonb not null default '[]';
