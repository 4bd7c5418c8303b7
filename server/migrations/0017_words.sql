-- Names by whole words. What is typed is first looked up among the words that names have, which stay few however many
-- people there are; then an index says who bears such words, for everybody and for each branch by itself.

-- A row is a word of somebody's name in small letters, and a word that it sounds like (`name_key`), empty where it has
-- no sound, and no longer than `levenshtein` takes. Words stay when their last bearer has gone, until `rebuild_search()`.
drop table name_words;
create table name_words (
  word text not null,
  sound text collate "C" not null,
  primary key (word, sound)
);
create index name_words_by_sound on name_words (sound);
create index name_words_parts on name_words using gin (word gin_trgm_ops) with (fastupdate = off);

-- The words of a name, and each once more with the branch before it, 0 for none: 'ramesh sahu' of branch 7 has
-- 'ramesh', 'sahu', '7:ramesh' and '7:sahu'.
create function words_of(name text, branch_id integer) returns text[] language sql immutable parallel safe
  return string_to_array(lower(name) || ' ' || coalesce(branch_id, 0)::text || ':'
    || replace(lower(name), ' ', ' ' || coalesce(branch_id, 0)::text || ':'), ' ');

create function keep_name_words_of(names text[]) returns void language sql as $$
  insert into name_words (word, sound)
  select word, left(sound, 255)
  from (select distinct word from unnest(names) as name, string_to_table(lower(name), ' ') as word) as words,
    regexp_split_to_table(btrim(name_key(word)), ' ') as sound
  where word <> '' and not exists (select from name_words as kept where kept.word = words.word)
  order by 1, 2 on conflict do nothing
$$;

-- Keeps the words of a new or changed name.
create or replace function keep_name_words() returns trigger language plpgsql as $$
begin
  perform keep_name_words_of(array[new.name]);
  return null;
end $$;

-- How a name sounds is only asked of words.
drop index citizens_name_key;
alter table citizens drop column name_key;

-- Where the words of names meet, as 0016 tells it, with two letters of either word and with four: 'ramesh sahu' has
-- 'sh sa' and 'mesh sahu'. The longer one is had by fewer people; the shorter one is known of shorter parts, too.
drop index citizens_name_joints;
create or replace function name_joints(words text) returns text[] language sql immutable strict parallel safe as $$
  select coalesce(array_agg(right(word, letters) || ' ' || left(next, letters)), '{}')
  from (
    select word, lead(word) over (order by place) as next
    from unnest(string_to_array(words, ' ')) with ordinality as split (word, place)) as pairs,
    (values (2), (4)) as size (letters)
  where next is not null
$$;
create index citizens_search_joints on citizens using gin (name_joints(search_text)) with (fastupdate = off);
create index citizens_name_joints on citizens using gin (name_joints(lower(name))) with (fastupdate = off);
create index citizens_words on citizens using gin (words_of(name, branch_id)) with (fastupdate = off);

-- Makes everything that searches and reports read anew from the records.
create or replace function rebuild_search() returns void language plpgsql as $$
declare
  found numbered_records;
  kind document_kinds;
begin
  truncate name_words, record_counts, findable_numbers, expiries, expiry_counts, expiry_count_changes;
  perform forget_changes(array['citizen_changes', 'number_changes', 'expiry_changes']);
  perform keep_name_words_of(array(select distinct name from citizens));
  insert into record_counts (record, branch_id, records)
  select 'citizens', coalesce(branch_id, 0), count(*) from citizens group by branch_id;
  for found in select * from numbered_records loop
    execute format($f$
      insert into findable_numbers (record, record_id, citizen_id, branch_id, number, application)
      select %1$L, record.id, citizens.id, coalesce(citizens.branch_id, 0), number_key(%2$s), number_key(%3$s)
      from %1$I as record join citizens on citizens.id = record.citizen_id order by record.id $f$,
      found.record, found.number, found.application);
  end loop;
  for kind in select * from document_kinds loop
    execute format($f$
      insert into expiries (type, document_id, citizen_id, vehicle_id, branch_id, expiry_date, superseded, owner_name, registration)
      select %1$L, document.id, citizens.id, %4$s, coalesce(citizens.branch_id, 0), %3$s,
        %5$L and row_number() over (partition by %4$s order by %3$s desc, document.id desc) > 1,
        lower(citizens.name), %6$s
      from %2$I as document join citizens on citizens.id = document.citizen_id %7$s where %3$s is not null $f$,
      kind.type, kind.collection, kind.until,
      case when kind.of_vehicle then 'vehicle_id' else 'null::integer' end, kind.succession,
      case when kind.of_vehicle then 'number_key(vehicles.registration_no)' else 'null::text' end,
      case when kind.of_vehicle then 'join vehicles on vehicles.id = document.vehicle_id' else '' end);
  end loop;
  perform fold_record_counts(), fold_expiry_counts();
end $$;

select keep_name_words_of(array(select distinct name from citizens));
