-- Finding and listing records at the size of a state. What is derived here and in the next file is kept by triggers in the
-- transaction of the change; `select rebuild_search()` makes it anew, after a restore for instance. In these tables branch
-- 0 stands for no branch, so that "this branch or none" is two values of one column.

-- How a name sounds, in Latin and Devanagari letters alike: each word behind a space, without the vowel a,
-- aspiration, length and doubling. 'Choudhary', 'Chaudhari' and 'चौधरी' are all ' cudri'.
create function phonetic_key(name text) returns text language sql immutable strict parallel safe as $$
  select regexp_replace(regexp_replace(
    translate(
      replace(replace(replace(replace(replace(replace(replace(replace(replace(
      replace(replace(replace(replace(replace(replace(replace(replace(replace(
        regexp_replace(regexp_replace(
          translate(
            replace(replace(replace(replace(' ' || lower(normalize(name, NFC)),
              'क्ष', 'ks'), 'ज्ञ', 'gi'), 'ृ', 'ri'), 'ऋ', 'ri'),
            'कखगघङचछजझञटठडढणतथदधनपफबभमयरऱलळवशषसहिीइईुूउऊेएॅऍैऐोओॉऑौऔअआँं' || U&'\0903\093E\093C\094D\200C\200D',
            'kkggnCCjjnttddnttddnpfbbmyrrllvsssHiiiiuuuueeeeiioooouuaann'),
          '[^a-zCH0-9]+', ' ', 'g'),
        'n(?=[pbm])', 'm', 'g'),
      'chh', 'C'), 'ch', 'C'), 'kh', 'k'), 'gh', 'g'), 'jh', 'j'), 'th', 't'), 'dh', 'd'), 'ph', 'f'), 'bh', 'b'),
      'sh', 's'), 'rh', 'r'), 'nH', 'nh'), 'nh', 'ng'), 'ee', 'i'), 'oo', 'u'), 'ou', 'u'), 'ai', 'i'), 'x', 'ks'),
    'cwzqyCH', 'kvjkich'),
  '(?<=[a-z0-9])a', '', 'g'), '([a-z0-9])\1+', '\1', 'g')
$$;

-- A row is a word of somebody's name in small letters, and a word that it sounds like (`phonetic_key`), empty where it has
-- no sound, and no longer than `levenshtein` takes. Words stay when their last bearer has gone, until `rebuild_search()`.
create table name_vocabulary (
  word text not null,
  sound text collate "C" not null,
  primary key (word, sound)
);
create index name_vocabulary_by_sound on name_vocabulary (sound);
create index name_vocabulary_parts on name_vocabulary using gin (word gin_trgm_ops) with (fastupdate = off);

-- Adds the words of names that nobody had until now.
create function sync_name_vocabulary(called text) returns void language sql as $$
  insert into name_vocabulary (word, sound)
  select word, left(sound, 255)
  from (select distinct word from string_to_table(lower(called), ' ') as word) as words,
    regexp_split_to_table(btrim(phonetic_key(word)), ' ') as sound
  where word <> '' and not exists (select from name_vocabulary as kept where kept.word = words.word)
  order by 1, 2 on conflict do nothing
$$;

-- How many records of a table there are in a branch. Accounts go by their role. How the counts are kept: see
-- `history_counts`; these few need no column that tells sums from changes.
create table record_counts (
  id bigint generated always as identity,
  record text not null,
  branch_id integer not null,
  records integer not null
);

create function compact_record_counts() returns void language sql as $$
  with changes as (delete from record_counts returning record, branch_id, records)
  insert into record_counts (record, branch_id, records)
  select record, branch_id, sum(records) from changes group by record, branch_id having sum(records) <> 0
$$;

create function compact_when_due() returns trigger language plpgsql as $$
begin
  if pg_try_advisory_xact_lock('record_counts'::regclass::oid::bigint) then perform compact_record_counts(); end if;
  return null;
end $$;
create trigger record_counts_compacted after insert on record_counts
  for each row when (new.id % 1024 = 0) execute function compact_when_due();

-- A row is a licence or a vehicle with its numbers as they are compared.
create table searchable_numbers (
  record text not null,
  record_id integer not null,
  citizen_id integer not null,
  branch_id integer not null,
  number text not null,
  application text,
  constraint searchable_numbers_pkey primary key (record, record_id)
);
create index searchable_numbers_newest on searchable_numbers (record, branch_id, record_id);
create index searchable_numbers_by_citizen on searchable_numbers (citizen_id);
-- The search box asks first for the very number and for what begins with it, which thousands may share letters with.
create index searchable_numbers_number on searchable_numbers (record, number text_pattern_ops);
create index searchable_numbers_application on searchable_numbers (record, application text_pattern_ops)
  where application is not null;
create index searchable_numbers_text on searchable_numbers
  using gin (number gin_trgm_ops, application gin_trgm_ops) with (fastupdate = off);

create function count_searchable_number() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into record_counts (record, branch_id, records) values (old.record, old.branch_id, -1);
  end if;
  if tg_op <> 'DELETE' then
    insert into record_counts (record, branch_id, records) values (new.record, new.branch_id, 1);
  end if;
  return null;
end $$;
create trigger searchable_numbers_counted after insert or delete or update of branch_id on searchable_numbers
  for each row execute function count_searchable_number();

-- A row is a table whose records are found by number: the columns of the number and of the application number, 'null' for
-- none. Licences add theirs (see `create_document_kind`).
create table numbered_records (
  record text primary key,
  number text not null,
  application text not null
);
insert into numbered_records (record, number, application) values ('vehicles', 'registration_no', 'null');

-- Keeps `searchable_numbers` in step with a table. Arguments: the column of the record's number, and that of its
-- application number, if it has one. A new record locks its citizen, who cannot change branch unseen meanwhile.
create function sync_searchable_number() returns trigger language plpgsql as $$
declare
  old_row constant jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  new_row constant jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
begin
  if tg_op = 'UPDATE' and old_row ->> tg_argv[0] = new_row ->> tg_argv[0] and old.citizen_id = new.citizen_id
    and old_row ->> tg_argv[1] is not distinct from new_row ->> tg_argv[1] then return null; end if;
  if tg_op <> 'INSERT' then
    delete from searchable_numbers where record = tg_table_name and record_id = old.id;
  end if;
  if tg_op <> 'DELETE' then
    insert into searchable_numbers (record, record_id, citizen_id, branch_id, number, application)
    select tg_table_name, new.id, new.citizen_id, coalesce(branch_id, 0),
      number_key(new_row ->> tg_argv[0]), number_key(new_row ->> tg_argv[1])
    from citizens where id = new.citizen_id for share;
  end if;
  return null;
end $$;
create trigger vehicles_numbers after insert or update or delete on vehicles
  for each row execute function sync_searchable_number('registration_no', 'null');

-- Which branches see an account: the one that it manages, that of its holder's own profile, and, while the holder belongs
-- to none, the one that added it; but none that does not see everybody whom the account keeps.
create view account_branches as
  select user_id, branch_id from (
    select id as user_id, branch_id from users where branch_id is not null
    union
    select users.id, citizens.branch_id from users join citizens on citizens.id = users.citizen_id
    where citizens.branch_id is not null
    union
    select users.id, added_branch_id from users left join citizens on citizens.id = users.citizen_id
    where added_branch_id is not null and role = 'user' and citizens.branch_id is null) as belonging
  where not exists (
    select from citizens where owner_id = belonging.user_id and citizens.branch_id <> belonging.branch_id)
  and not exists (
    select from users join citizens on citizens.id = users.citizen_id
    where users.id = belonging.user_id and citizens.branch_id <> belonging.branch_id);

-- The same, materialised: a row says that the managers of a branch see an account, and has its name for the order of
-- their list.
create table branch_account_visibility (
  branch_id integer not null references branches (id) on delete cascade,
  user_id integer not null references users (id) on delete cascade,
  name text not null,
  primary key (branch_id, user_id)
);
create index branch_account_visibility_by_user on branch_account_visibility (user_id);
create index branch_account_visibility_by_name on branch_account_visibility (branch_id, name collate "und-x-icu", user_id);

create function sync_account_visibility(account integer) returns void language sql as $$
  -- One after the other: each sees what the one before has done.
  select pg_advisory_xact_lock(hashtext('branch_account_visibility'), account);
  delete from branch_account_visibility where user_id = account
    and branch_id not in (select branch_id from account_branches where user_id = account);
  insert into branch_account_visibility as kept (user_id, branch_id, name)
  select user_id, account_branches.branch_id, name from account_branches join users on users.id = user_id
  where user_id = account
  on conflict (branch_id, user_id) do update set name = excluded.name where kept.name <> excluded.name
$$;

-- What is derived from an account: counts, and which branches see it.
create function propagate_account() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into record_counts (record, branch_id, records) values (old.role, coalesce(old.branch_id, 0), -1);
  end if;
  if tg_op = 'DELETE' then return null; end if;
  insert into record_counts (record, branch_id, records) values (new.role, coalesce(new.branch_id, 0), 1);
  -- Whoever moves the holder to another branch comes before or after this.
  perform from citizens where id = new.citizen_id for share;
  perform sync_account_visibility(new.id);
  return null;
end $$;
create trigger users_propagated
  after insert or delete or update of name, role, branch_id, citizen_id, added_branch_id on users
  for each row execute function propagate_account();

-- The account that keeps a citizen is seen by fewer or more branches when that citizen comes, moves or goes: one trigger
-- for all three.
create function propagate_keeper() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.branch_id is not distinct from new.branch_id and old.owner_id is not distinct from new.owner_id then
    return null;
  end if;
  if tg_op <> 'INSERT' and old.owner_id is not null and old.branch_id is not null then
    perform sync_account_visibility(id) from users where id = old.owner_id;
  end if;
  if tg_op <> 'DELETE' and new.owner_id is not null and new.branch_id is not null then
    perform sync_account_visibility(id) from users where id = new.owner_id;
  end if;
  return null;
end $$;
create trigger citizens_keeper_propagated after insert or delete or update of branch_id, owner_id on citizens
  for each row execute function propagate_keeper();

-- What is derived from a citizen: counts, words of names, and the branch of all that belongs to them.
create function propagate_citizen() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and (tg_op = 'DELETE' or new.branch_id is distinct from old.branch_id) then
    insert into record_counts (record, branch_id, records) values ('citizens', coalesce(old.branch_id, 0), -1);
  end if;
  if tg_op = 'DELETE' then return null; end if;
  if tg_op = 'INSERT' or new.name <> old.name then
    if exists (
      select from unnest(string_to_array(lower(new.name), ' ')) as called (word)
      where called.word <> '' and not exists (select from name_vocabulary as kept where kept.word = called.word)) then
      perform sync_name_vocabulary(new.name);
    end if;
  end if;
  if tg_op = 'INSERT' or new.branch_id is distinct from old.branch_id then
    insert into record_counts (record, branch_id, records) values ('citizens', coalesce(new.branch_id, 0), 1);
  end if;
  if tg_op = 'UPDATE' and new.branch_id is distinct from old.branch_id then
    update searchable_numbers set branch_id = coalesce(new.branch_id, 0) where citizen_id = new.id;
    update expiries set branch_id = coalesce(new.branch_id, 0) where citizen_id = new.id;
    update messages set branch_id = new.branch_id where citizen_id = new.id and branch_id is distinct from new.branch_id;
    perform sync_account_visibility(id) from users where citizen_id = new.id;
  end if;
  return null;
end $$;
create trigger citizens_propagated after insert or delete or update of name, branch_id on citizens
  for each row execute function propagate_citizen();
