-- A row is a network from which an account has signed in lately. Of the network only what a secret makes of it is kept:
-- the rows tell of nobody's address. Wrong passwords from there are counted apart from those of anybody else.
create table known_networks (
  user_id integer not null references users (id) on delete cascade,
  network bytea not null,
  seen_at timestamptz(3) not null default now(),
  primary key (user_id, network)
);
create index known_networks_by_age on known_networks (seen_at);
