-- How many times in a row a message has waited for the account with the provider rather than for its own sake.
alter table messages add column put_off integer not null default 0;
