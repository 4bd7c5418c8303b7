-- What the next owner of a vehicle had declared of it, as it was before the transfer joined it with the vehicle: the declared
-- vehicle's row, its documents by their kinds and ids with the numbers that were left out, and its jobs. Taking the transfer
-- back restores it; thirty days later it is erased.
create table transfer_copies (
  transfer_id integer primary key references transfers (id) on delete cascade,
  vehicle jsonb not null,
  documents jsonb not null,
  jobs integer[] not null
);
