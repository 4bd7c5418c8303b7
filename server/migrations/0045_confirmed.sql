-- When the holder of a session last gave the password: at sign-in, or since. What is sensitive asks for it again.
alter table sessions add column confirmed_at timestamptz(3);
update sessions set confirmed_at = created_at;
alter table sessions alter column confirmed_at set default now(), alter column confirmed_at set not null;
