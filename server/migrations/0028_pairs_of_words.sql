-- Several words of a name are looked for in pairs: of "sunita sahu" the lists of all Sunitas and all Sahus were gone through for the
-- few who are both.

set local maintenance_work_mem = '256MB';

-- The words of a name and each two of them in the order of their bytes, and all of these once more behind the branch, 0
-- for none: 'Sunita Sahu' of branch 7 has 'sunita', 'sahu', 'sahu sunita', '7:sunita', '7:sahu' and '7:sahu sunita'.
drop index citizens_words;
drop function words_of(text, integer);
create function words_of(name text, branch_id integer)
returns text[] language sql immutable parallel safe cost 1000 as $$
  select array(
    with words as (
      select distinct word collate "C" as word from string_to_table(lower(name), ' ') as word where word <> '')
    select within.branch || kept.words
    from (values (''), (coalesce(branch_id, 0) || ':')) as within (branch),
      (select word from words
        union all
        select one.word || ' ' || other.word from words as one join words as other on one.word < other.word)
        as kept (words))
$$;
create index citizens_words on citizens using gin (words_of(name, branch_id)) with (fastupdate = off);
analyze citizens;
