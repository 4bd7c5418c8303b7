-- Where the words of names meet: the last two letters of a word and the first two of the next, for each word behind a
-- single space. 'ramesh kumar sahu' has 'sh ku' and 'ar sa'. Few people share a joint, whereas thousands share the
-- letters of a word, so that a name of several words is found by its joints in a fraction of the time.
create function name_joints(words text) returns text[] language sql immutable strict parallel safe as $$
  select coalesce(array_agg(right(word, 2) || ' ' || left(next, 2)), '{}')
  from (
    select word, lead(word) over (order by place) as next
    from unnest(string_to_array(words, ' ')) with ordinality as split (word, place)) as pairs
  where next is not null
$$;

create index citizens_name_joints on citizens using gin (name_joints(search_text)) with (fastupdate = off);
