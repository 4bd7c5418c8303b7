-- Searches read less: numbers are found by parts of up to five characters instead of three, numbers and names in a branch
-- without those of others, and what is counted or listed from an index alone.

-- Indexes are made in fewer passes.
set local maintenance_work_mem = '256MB';

-- What a number is found by: its parts of three, four and five characters, those of the application behind 'a:'. The
-- shorter ones, which many numbers have, once more behind the branch: 'CG04' of branch 7 is 'CG0', 'G04', 'CG04',
-- '7:CG0', '7:G04' and '7:CG04'; 0 stands for no branch.
create function parts_of(number text, application text, branch_id integer)
returns text[] language sql immutable parallel safe cost 1000 as $$
  select array(
    select within.branch || kept.kind || substr(kept.number, place, size)
    from (values ('', number), ('a:', application)) as kept (kind, number),
      (values ('', 3), ('', 4), ('', 5), (coalesce(branch_id, 0) || ':', 3), (coalesce(branch_id, 0) || ':', 4))
        as within (branch, size),
      generate_series(1, length(kept.number) - size + 1) as place)
$$;

drop index findable_numbers_parts;
create index findable_numbers_parts on findable_numbers
  using gin (parts_of(number, application, branch_id)) with (fastupdate = off);
drop index citizens_mobile;
create index citizens_mobile_parts on citizens using gin (parts_of(mobile, null, branch_id)) with (fastupdate = off);

-- Where the words of names meet (0017), once more behind the branch.
drop index citizens_search_joints, citizens_name_joints;
drop function name_joints(text);
create function name_joints(words text, branch_id integer)
returns text[] language sql immutable parallel safe cost 1000 as $$
  select array(
    select branch || right(word, letters) || ' ' || left(next, letters)
    from (
      select word, lead(word) over (order by place) as next
      from unnest(string_to_array(words, ' ')) with ordinality as split (word, place)) as pairs,
      (values (2), (4)) as size (letters),
      (values (''), (coalesce(branch_id, 0) || ':')) as within (branch)
    where next is not null)
$$;
create index citizens_search_joints on citizens using gin (name_joints(search_text, branch_id)) with (fastupdate = off);
create index citizens_name_joints on citizens using gin (name_joints(lower(name), branch_id)) with (fastupdate = off);

-- The documents of a few owners or vehicles, from the index alone: in the table they lie all over it.
drop index expiries_by_citizen, expiries_by_vehicle;
create index expiries_by_citizen on expiries (citizen_id, expiry_date)
  include (type, document_id, vehicle_id, branch_id, superseded);
create index expiries_by_vehicle on expiries (vehicle_id, type, expiry_date, document_id)
  include (citizen_id, branch_id, superseded);

-- The same of the counts, a few of each day.
alter table expiry_counts drop constraint expiry_counts_pkey;
alter table expiry_counts add primary key (branch_id, monthly, day, type, superseded) include (documents);

analyze citizens, findable_numbers, expiries, expiry_counts;
