-- Finding people who stand there twice, and making one of two.

-- The words of a name by their sounds, without what is said before it: 'Smt. Sunita Varma' and 'सुनीता वर्मा' are
-- {sunit,vrm}.
create function name_sounds(name text) returns text[] language sql immutable strict parallel safe as $$
  select array_remove(regexp_split_to_array(btrim(public.phonetic_key(regexp_replace(lower(normalize(name, NFC)),
    '^\s*((shri|shree|sri|smt|shrimati|mr|mrs|ms|km|ku|kum|kumari|late|dr|श्री|श्रीमती|सुश्री|कुमारी|कु|स्व|डॉ)[\s.]+)+(?=\S)', ''))),
    ' +'), '')
$$;

-- A sound without its vowels but the first letter.
create function sound_skeleton(sound text) returns text language sql immutable strict parallel safe as $$
  select left(sound, 1) || translate(substr(sound, 2), 'aeiou', '')
$$;

-- How the given name is compared: by its sound, a long one without the vowels in its middle. Husbands and wives, brothers and
-- sisters are called alike, Santosh and Santoshi, Kiran and Karan, so that vowels count at the end and in a short one.
create function given_sound(sound text) returns text language sql immutable strict parallel safe as $$
  select case when length(sound) >= 5 then '~' || sound_skeleton(left(sound, -1)) || right(sound, 1) else sound end
$$;

-- The schema is named where PostgreSQL calls a function for an index, which it does without a search path.
-- The first letters of what the given name sounds like: people whose names are alike have the same.
create function given_key(name text, letters integer) returns text language sql immutable strict parallel safe as $$
  select left(public.sound_skeleton((public.name_sounds(name))[1]), letters)
$$;

-- Whether two names may be one person's: the given names sound alike and one has all other words of the other, whatever
-- their vowels; or it is the same words in another order, or written in one.
create function is_alike(one text, other text) returns boolean language sql immutable strict parallel safe as $$
  with names as materialized (
    select first, second, first[1] as first_given, second[1] as second_given,
      array(select sound_skeleton(word) from unnest(first[2:]) as word) as first_rest,
      array(select sound_skeleton(word) from unnest(second[2:]) as word) as second_rest
    from (select name_sounds(one) as first, name_sounds(other) as second) as sounds)
  select coalesce(
    given_sound(first_given) = given_sound(second_given) and (first_rest <@ second_rest or second_rest <@ first_rest)
    or first @> second and second @> first
    or array_to_string(first, '') = array_to_string(second, ''), false)
  from names
$$;

-- Who has a mobile or a birth date in common, and a name that begins alike, in order and without a look at the table.
create index citizens_alike_by_mobile on citizens (mobile, given_key(name, 2), id) include (name, branch_id, name_known);
create index citizens_alike_by_dob on citizens (dob, given_key(name, 6), id) include (name, branch_id, name_known)
  where dob is not null;

-- A row is a pair of citizens of whom staff have said that they are not the same person.
create table different_people (
  one_id integer not null references citizens (id) on delete cascade,
  other_id integer not null references citizens (id) on delete cascade,
  said_by integer references users (id) on delete set null,
  said_at timestamptz(3) not null default now(),
  constraint different_people_pkey primary key (one_id, other_id),
  constraint different_people_in_order check (one_id < other_id)
);
create index different_people_by_other on different_people (other_id);
create index different_people_by_sayer on different_people (said_by);

-- A row is a citizen, `from_id`, who was made one with another, `into_id`, and is there no more unless that was undone.
-- `holder_id` is who has what was theirs: the other, or whom that one was made one with later. `name` is what they were called,
-- `seen_at_counter` why an account gets what the office has kept.
create table merges (
  id integer generated always as identity primary key,
  from_id integer not null,
  into_id integer not null,
  holder_id integer not null references citizens (id) on delete cascade,
  name text not null,
  seen_at_counter text,
  undone_at timestamptz(3),
  created_by integer references users (id) on delete set null,
  -- After whatever was changed before the two were held.
  created_at timestamptz(3) not null default clock_timestamp(),
  constraint merges_of_two check (from_id <> into_id)
);
create index merges_by_from on merges (from_id) where undone_at is null;
create index merges_by_holder on merges (holder_id);
create index merges_by_creator on merges (created_by);
create trigger merges_history after insert or update on merges
  for each row execute function record_history('name', 'holder_id');

-- A row is what a merge has done to a row of another table: `key` names it, `before` and `after` hold the values of the
-- columns that were changed; without `after` the row went.
create table merge_records (
  merge_id integer not null references merges (id) on delete cascade,
  place integer generated always as identity,
  record text not null,
  key jsonb not null,
  before jsonb not null,
  after jsonb,
  constraint merge_records_pkey primary key (merge_id, place)
);

-- Whether this transaction is giving rows to another citizen, which changes nothing of what they say.
create function is_merging() returns boolean language sql stable as $$
  select current_setting('desk.merging', true) = 'on'
$$;

create or replace function touch_updated_at() returns trigger language plpgsql as $$
begin
  if current_setting('desk.merging', true) = 'on' then return new; end if;
  new.updated_at := greatest(clock_timestamp(), old.updated_at + interval '1 millisecond');
  return new;
end $$;

-- As before. What only goes to another citizen is told by the merge.
create or replace function record_history() returns trigger language plpgsql as $$
declare
  old_row jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  new_row jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  whole jsonb := coalesce(new_row, old_row);
  payload_before jsonb := audit_payload(old_row);
  payload_after jsonb := audit_payload(new_row);
begin
  if tg_op = 'UPDATE' then
    if is_merging() then return null; end if;
    select jsonb_object_agg(key, payload_before -> key), jsonb_object_agg(key, value)
      into payload_before, payload_after
      from jsonb_each(payload_after) where value is distinct from payload_before -> key
        and not (key = 'citizen_id' and (new_row ? 'vehicle_id' or tg_table_name = 'vehicles'));
    if old_row ->> 'password_hash' is distinct from new_row ->> 'password_hash' then
      payload_after := coalesce(payload_after, '{}') || '{"password": "changed"}';
    end if;
    if payload_after is null then return null; end if;
  end if;
  insert into history (actor_id, actor_name, actor_role, address, action, record, record_id, citizen_id, title, before, after)
  select acting_user(), actor.name, actor.role, nullif(current_setting('desk.address', true), ''),
    case tg_op when 'INSERT' then 'created' when 'UPDATE' then 'updated' else 'deleted' end,
    tg_table_name, (whole ->> 'id')::integer,
    case when tg_table_name = 'citizens' then (whole ->> 'id')::integer
      else (whole ->> coalesce(tg_argv[1], 'citizen_id'))::integer end,
    whole ->> tg_argv[0], payload_before, payload_after
  from (select) as once left join users as actor on actor.id = acting_user();
  return null;
end $$;

-- As before; whose lines have gone to another citizen is not forgotten.
create or replace function forget_in_imports() returns trigger language plpgsql as $$
begin
  if is_merging() then return old; end if;
  update import_rows set cells = '{}', plate = null, mobile = null, problems = '[]', plan = '[]',
    candidates = array_remove(candidates, old.id), citizen_id = nullif(citizen_id, old.id), owner_id = nullif(owner_id, old.id)
  where owner_id = old.id or citizen_id = old.id or (owner_id is null and citizen_id is null and (mobile = old.mobile
    or plate in (select number_key(registration_no) from vehicles where vehicles.citizen_id = old.id)));
  update import_records set fields = '{}' where citizen_id = old.id;
  return old;
end $$;
