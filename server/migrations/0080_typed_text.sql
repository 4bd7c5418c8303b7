-- Typed text as it is stored and compared: contract/src/normalise.ts in SQL; a test compares both. Searches find a text in
-- each of its spellings. Rewrites the tables of citizens and of jobs and the indexes of searched texts.

-- Leading and trailing blanks and line breaks go.
create function trimmed(typed text) returns text language sql immutable parallel safe as $$
  select btrim(typed, E' \t\n\x0B\f\r' || U&'\2028\2029')
$$;

-- `normaliseText` of one line.
create function normal_text(typed text) returns text language sql immutable parallel safe as $$
  select case when octet_length(typed) = length(typed) then public.trimmed(regexp_replace(typed, ' +', ' ', 'g'))
    else public.trimmed(normalize(regexp_replace(regexp_replace(regexp_replace(typed,
      '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\U000e0000-\U000e0fff]', '', 'g'),
      '([\u0900-\u097f])([\u200c\u200d])[\u200c\u200d]*(?=[\u0900-\u097f])|[\u200c\u200d]', '\1\2', 'g'),
      '[ \u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+', ' ', 'g'), NFC)) end
$$;

-- `plainSigns`.
create function plain_signs(typed text) returns text language sql immutable parallel safe as $$
  select case when octet_length(typed) = length(typed) then public.trimmed(regexp_replace(typed, ' +', ' ', 'g'))
    else public.trimmed(normalize(regexp_replace(translate(regexp_replace(typed,
      '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\U000e0000-\U000e0fff\u200c\u200d]', '', 'g'),
      '०१२३४५६७८९' || U&'\2010\2011\2012\2013\2014\2015\2212\FE58\FE63' ||
      '！＂＃＄％＆＇（）＊＋，－．／０１２３４５６７８９：；＜＝＞？＠ＡＢＣＤＥＦＧＨＩＪＫＬＭＮＯＰＱＲＳＴＵＶＷＸＹＺ［＼］＾＿｀ａｂｃｄｅｆｇｈｉｊｋｌｍｎｏｐｑｒｓｔｕｖｗｘｙｚ｛｜｝～',
      '0123456789---------' ||
      '!"#$%&''()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\]^_`abcdefghijklmnopqrstuvwxyz{|}~'),
      '[ \u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+', ' ', 'g'), NFC)) end
$$;

-- `normaliseNumber`.
create function plain_number(typed text) returns text language sql immutable parallel safe as $$
  select normalize(upper(public.plain_signs(typed)), NFC)
$$;

-- `numberKey`: as `number_key`, for text that is not stored yet or was stored by an earlier version.
create function plain_number_key(typed text) returns text language sql immutable parallel safe as $$
  select normalize(public.number_key(public.plain_number(typed)), NFC)
$$;

-- `normalisePlate`.
create function plain_plate(typed text) returns text language sql immutable parallel safe as $$
  select case when bare ~ ('^('
    || '(AN|AP|AR|AS|BR|CG|CH|DD|DL|DN|GA|GJ|HP|HR|JH|JK|KA|KL|LA|LD|MH|ML|MN|MP|MZ|NL|OD|OR|PB|PY|RJ|SK|TG|TN|TR|TS|UA|UK|UP|WB)(?!00)[0-9]{2}[A-Z]{0,3}(?!0000)[0-9]{4}'
    || '|DL[1-9][A-Z]{1,3}(?!0000)[0-9]{4}|(2[1-9]|[3-9][0-9])BH(?!0000)[0-9]{4}[A-HJ-NP-Z]{1,2}'
    || '|T(0[1-9]|1[0-2])[0-9]{2}(AN|AP|AR|AS|BR|CG|CH|DD|DL|DN|GA|GJ|HP|HR|JH|JK|KA|KL|LA|LD|MH|ML|MN|MP|MZ|NL|OD|OR|PB|PY|RJ|SK|TG|TN|TR|TS|UA|UK|UP|WB)(?!0000)[0-9]{4}[A-Z]{1,2}'
    || '|(AN|AP|AR|AS|BR|CG|CH|DD|DL|DN|GA|GJ|HP|HR|JH|JK|KA|KL|LA|LD|MH|ML|MN|MP|MZ|NL|OD|OR|PB|PY|RJ|SK|TG|TN|TR|TS|UA|UK|UP|WB)VA[A-Z]{2}(?!0000)[0-9]{4}'
    || ')$') then bare else key end
  from (select key, regexp_replace(key, '[^A-Z0-9]', '', 'g') as bare from public.plain_number_key(typed) as key) as keys
$$;

-- `textKey` of a stored text.
create function text_key(stored text) returns text language sql immutable parallel safe as $$
  select case when octet_length(stored) = length(stored) then lower(stored)
    else regexp_replace(regexp_replace(translate(normalize(lower(normalize(stored, NFC)), NFC),
      'ँऩऱऴ' || U&'\200C\200D', 'ंनरळ'), '([\u0900-\u097f])\u093c+', '\1', 'g'),
      '[ङञणन]्(?=[क-घच-झट-ढत-धप-भ])|म्(?=[प-भ])', 'ं', 'g') end
$$;

-- `nameKey` before its spaces and dots go: without titles.
create function without_titles(stored text) returns text language sql immutable parallel safe as $$
  select regexp_replace(public.text_key(stored), '^((shri|shree|sri|smt|shrimati|mr|mrs|ms|km|ku|kum|kumari|late|dr|m ?/ ?s|messrs|'
    || 'श्री|श्रीमती|सुश्री|कुमारी|कु|स्व|डॉ|मे|मेसर्स|मैसर्स)[\s.]+)+(?=[^\s.])', '')
$$;

-- As before, with the titles of all comparisons.
create or replace function name_sounds(name text) returns text[] language sql immutable strict parallel safe as $$
  select array_remove(regexp_split_to_array(btrim(public.phonetic_key(public.without_titles(name))), ' +'), '')
$$;

alter table citizens drop column search_text;
alter table citizens add column search_text text generated always as (text_key(' ' || name || U&'\001F ' ||
  coalesce(father_name, '') || U&'\001F ' || coalesce(relation_name, '') || U&'\001F ' || coalesce(email, ''))) stored;
create index citizens_text on citizens using gin (search_text gin_trgm_ops, mobile gin_trgm_ops) with (fastupdate = off);
drop index citizens_name;
create index citizens_name on citizens (text_key(name) text_pattern_ops, id) include (name, branch_id, owner_id);
drop statistics citizens_names;
create statistics citizens_names on (' ' || text_key(name)) from citizens;
alter table service_requests drop column search_text;
alter table service_requests add column search_text text not null generated always as (text_key(' ' || contact_name || ' '
  || contact_phone || ' ' || number_key(reference) || ' ' || coalesce(number_key(application_no), ''))) stored;
create index service_requests_text on service_requests using gin (search_text gin_trgm_ops);
drop index users_text;
create index users_text on users
  using gin ((text_key(' ' || name || U&'\001F ' || phone || U&'\001F ' || coalesce(email, ''))) gin_trgm_ops) with (fastupdate = off);
drop index history_text;
create index history_text on history
  using gin ((text_key(' ' || coalesce(title, '') || U&'\001F ' || coalesce(actor_name, ''))) gin_trgm_ops)
  with (fastupdate = on, gin_pending_list_limit = 256);

-- The words of names as they are compared, in place of those in small letters alone.
create or replace function sync_name_vocabulary(called text) returns void language sql as $$
  insert into name_vocabulary (word, sound)
  select word, left(sound, 255)
  from (select distinct word from string_to_table(text_key(called), ' ') as word) as words,
    regexp_split_to_table(btrim(phonetic_key(word)), ' ') as sound
  where word <> '' and not exists (select from name_vocabulary as kept where kept.word = words.word)
  order by 1, 2 on conflict do nothing
$$;
select sync_name_vocabulary(string_agg(word, ' ')) from name_vocabulary where word <> text_key(word);
delete from name_vocabulary where word <> text_key(word);

create or replace function propagate_citizen() returns trigger language plpgsql as $$
declare
  comes constant boolean := tg_op = 'INSERT';
  goes constant boolean := tg_op = 'DELETE';
  moves constant boolean := tg_op = 'UPDATE' and new.branch_id is distinct from old.branch_id;
  is_kept_anew constant boolean := tg_op = 'UPDATE' and new.owner_id is distinct from old.owner_id;
begin
  if moves or goes or is_kept_anew then
    perform sync_account_visibility(id) from users where id = old.owner_id and old.branch_id is not null;
  end if;
  if goes then return null; end if;
  if (comes or new.name <> old.name) and exists (
    select from unnest(string_to_array(text_key(new.name), ' ')) as called (word)
    where called.word <> '' and not exists (select from name_vocabulary as kept where kept.word = called.word)) then
    perform sync_name_vocabulary(new.name);
  end if;
  if moves then
    update searchable_numbers set branch_id = coalesce(new.branch_id, 0) where citizen_id = new.id;
    update expiries set branch_id = coalesce(new.branch_id, 0) where citizen_id = new.id;
    update messages set branch_id = new.branch_id where citizen_id = new.id and branch_id is distinct from new.branch_id;
    perform sync_shared_messages(new.id);
    perform sync_account_visibility(id) from users where citizen_id = new.id;
  end if;
  if comes or moves or is_kept_anew then
    perform sync_account_visibility(id) from users where id = new.owner_id and new.branch_id is not null;
  end if;
  return null;
end $$;

-- How the number of a licence or vehicle is searched for, also where it is stored as an earlier version took it.
create function searchable_key(record text, number text) returns text language sql immutable parallel safe as $$
  select case record when 'vehicles' then public.plain_plate(number) else public.plain_number_key(number) end
$$;

create or replace function sync_searchable_number() returns trigger language plpgsql as $$
declare
  old_row constant jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  new_row constant jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
begin
  if tg_op = 'UPDATE' and old_row ->> tg_argv[0] is not distinct from new_row ->> tg_argv[0] and old.citizen_id = new.citizen_id
    and old_row ->> tg_argv[1] is not distinct from new_row ->> tg_argv[1] then return null; end if;
  if tg_op <> 'INSERT' then
    delete from searchable_numbers where record = tg_table_name and record_id = old.id;
  end if;
  if tg_op <> 'DELETE' then
    insert into searchable_numbers (record, record_id, citizen_id, branch_id, number, application)
    select tg_table_name, new.id, new.citizen_id, coalesce(branch_id, 0),
      coalesce(searchable_key(tg_table_name, new_row ->> tg_argv[0]), ''), plain_number_key(new_row ->> tg_argv[1])
    from citizens where id = new.citizen_id for share;
  end if;
  return null;
end $$;

create or replace function rebuild_search() returns void language plpgsql as $$
declare
  found numbered_records;
begin
  truncate name_vocabulary, searchable_numbers, expiries, branch_account_visibility;
  perform sync_name_vocabulary(string_agg(name, ' ')) from (select distinct name from citizens) as called;
  for found in select * from numbered_records loop
    execute format($f$
      insert into searchable_numbers (record, record_id, citizen_id, branch_id, number, application)
      select %1$L, record.id, citizens.id, coalesce(citizens.branch_id, 0), coalesce(searchable_key(%1$L, %2$s), ''), plain_number_key(%3$s)
      from %1$I as record join citizens on citizens.id = record.citizen_id order by record.id $f$,
      found.record, found.number, found.application);
  end loop;
  perform rebuild_expiries(known) from (select * from document_kinds order by place) as known;
  insert into branch_account_visibility (user_id, branch_id, name)
  select user_id, account_branches.branch_id, name from account_branches join users on users.id = user_id;
end $$;

do $$
declare
  found numbered_records;
begin
  for found in select * from numbered_records loop
    execute format($f$
      update searchable_numbers as numbered
      set number = coalesce(searchable_key(%1$L, %2$s), ''), application = plain_number_key(%3$s)
      from %1$I as record where numbered.record = %1$L and numbered.record_id = record.id
        and (numbered.number, numbered.application) is distinct from
          (coalesce(searchable_key(%1$L, %2$s), ''), plain_number_key(%3$s)) $f$,
      found.record, found.number, found.application);
  end loop;
end $$;
