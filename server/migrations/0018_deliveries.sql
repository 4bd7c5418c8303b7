-- What a provider tells of messages may come before its own answer to the call, and messages that wait for an account
-- to be set right wait longer each time.

-- A row is what a provider has told of a message that it calls by an id which nothing here has yet; what becomes known
-- within a day is told by it then. `state` is what the message becomes, `error` why it failed.
create table early_statuses (
  provider_id text not null,
  state text not null check (state in ('delivered', 'failed')),
  error text,
  told_at timestamptz(3) not null default now(),
  primary key (provider_id, state)
);
create index early_statuses_by_age on early_statuses (told_at);

-- How many times in a row a message has waited for the account with the provider rather than for its own sake.
alter table messages add column put_off integer not null default 0;
