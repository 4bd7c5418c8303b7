-- Who stands there twice is looked for in the background: indexes by the sounds of names made saving a citizen a third slower.

drop index citizens_alike_by_mobile;
drop index citizens_alike_by_dob;
create index citizens_by_dob on citizens (dob, id) where dob is not null;

-- A row is two citizens who may be one person, as the last search has found them, without a look at who may see them or
-- whether they are still there. `found_at` is when that search began.
create table likely_pairs (
  one_id integer not null,
  other_id integer not null,
  reason text not null,
  found_at timestamptz(3) not null,
  constraint likely_pairs_pkey primary key (one_id, other_id),
  constraint likely_pairs_in_order check (one_id < other_id),
  constraint likely_pairs_reason check (reason in ('licence', 'mobile', 'dob'))
);
create index likely_pairs_newest on likely_pairs (other_id desc, one_id desc);

-- The one row is the search for them: when the last one among all began, and up to which id people were looked at.
create table pair_searches (
  singleton boolean primary key default true constraint pair_searches_one check (singleton),
  began_at timestamptz(3) not null,
  looked_until integer not null default 0
);

-- As before. A merge that was undone had written what was theirs into somebody else's profile, and taken it back.
create or replace function forget_in_history(request integer, account integer, citizens integer[], messages integer[])
returns void language plpgsql as $$
begin
  -- It refuses whoever is not being deleted.
  perform forget_lines_in_history(request, account, citizens, messages);
  perform set_config('desk.forgetting', 'on', true);
  update history set title = case when action <> 'deleted' then title end, before = null
  where citizen_id = any (citizens) and before ->> 'origin' = 'self';
  update history set title = case when title = kept.name then title end, before = null,
    after = case when actor_id is not null then after end,
    address = case when actor_id is not null then history.address end
  from citizens as kept
  where kept.id = any (citizens) and history.record = 'citizens' and history.record_id = kept.id;
  update history set before = null, after = null
  from merges join history as noted on noted.record = 'merges' and noted.record_id = merges.id
  where merges.undone_at is not null and merges.from_id = any (citizens)
    and history.record = 'citizens' and history.record_id = merges.into_id and history.happened_at = noted.happened_at;
  perform set_config('desk.forgetting', '', true);
end $$;
