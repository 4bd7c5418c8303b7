-- What admins are warned of, once it has been noticed: each warning is a row with the moment of the last time. `detail` is the
-- id of the history's last line where the clock was wrong, and the address of the proxy.
create table server_warnings (
  warning text collate "C" primary key check (warning in ('clock', 'proxy')),
  seen_at timestamptz(3) not null default now(),
  detail text not null
);
