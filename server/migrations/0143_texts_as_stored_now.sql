-- Brings texts of several lines and e-mail addresses to the form in which they are stored from now on, as 0082 did with numbers,
-- names and single lines (contract/src/normalise.ts). Reads every record once; the history keeps what changes.

-- `normaliseText` of a text with several lines: as `normal_text`, with all its spaces.
create function normal_lines(typed text) returns text language sql immutable parallel safe as $$
  select case when octet_length(typed) = length(typed) then public.trimmed(typed)
    else public.trimmed(normalize(regexp_replace(regexp_replace(regexp_replace(typed,
      '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\U000e0000-\U000e0fff]', '', 'g'),
      '([\u0900-\u097f])([\u200c\u200d])[\u200c\u200d]*(?=[\u0900-\u097f])|[\u200c\u200d]', '\1\2', 'g'),
      '[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]', ' ', 'g'), NFC)) end
$$;

do $$
declare
  known record;
begin
  for known in
    select * from (values
      ('citizens', 'normal_lines', '{address}'::text[]),
      ('citizens', 'normal_text', '{email}'),
      ('users', 'normal_text', '{unverified_email}'),
      ('service_requests', 'normal_lines', '{query,notes}'),
      ('document_inquiries', 'normal_lines', '{notes}'),
      ('job_events', 'normal_lines', '{text}'),
      ('claims', 'normal_lines', '{reason}'),
      ('transfers', 'normal_lines', '{remarks}'),
      ('merges', 'normal_lines', '{seen_at_counter}'),
      ('deletion_requests', 'normal_lines', '{reason,answer}'),
      ('office_settings', 'normal_lines', '{contact_en,contact_hi}')) as stored (collection, form, columns)
  loop
    -- A text of nothing but invisible characters stays: something has to stand there.
    execute (
      select format('update %I set %s where %s', known.collection,
        string_agg(format('%1$I = coalesce(nullif(%2$s(%1$I), ''''), %1$I)', name, known.form), ', '),
        string_agg(format('%1$I <> nullif(%2$s(%1$I), '''')', name, known.form), ' or '))
      from unnest(known.columns) as name);
  end loop;
end $$;

-- An address that signs in belongs to one account: where another account has the new form already, this one keeps its spelling.
do $$
declare
  found record;
begin
  for found in select id, normal_text(email) as email from users where email <> nullif(normal_text(email), '') order by id loop
    begin
      update users set email = found.email where id = found.id;
    exception when unique_violation then null;
    end;
  end loop;
end $$;
