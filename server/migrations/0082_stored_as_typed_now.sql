-- Brings what is stored to the form in which it is stored from now on (contract/src/normalise.ts): numbers, marks, names and
-- single-line texts. Reads every record once and rebuilds the indexes of numbers; the history keeps what changes.

-- Whether a record has a number that an older one has as well: it keeps its spelling until an admin decides. Arguments of the
-- trigger: the column of the number, and whether it is a registration mark.
create function review_number() returns trigger language plpgsql as $$
declare
  number constant text := to_jsonb(new) ->> tg_argv[0];
begin
  execute format('select exists (select from %I as other where other.id <> $1 and not other.needs_review and other.origin = $2
      and (other.origin = ''office'' or other.citizen_id = $3) and number_key(other.%I) = $4)', tg_table_name, tg_argv[0])
    into new.needs_review
    using new.id, new.origin, new.citizen_id,
      case when tg_argv[1] = 'plate' then plain_plate(number) else plain_number_key(number) end;
  return new;
end $$;

-- Lets records of a table stand beside older ones of the same number, marked.
create function allow_review(collection text, number text) returns void language plpgsql as $$
declare
  found record;
begin
  if number is null then return; end if;
  execute format('alter table %I add column if not exists needs_review boolean not null default false', collection);
  for found in
    select relname as name, pg_get_indexdef(indexrelid) as definition, pg_constraint.oid as rule
    from pg_index join pg_class on pg_class.oid = indexrelid left join pg_constraint on conindid = indexrelid and contype = 'x'
    where indrelid = collection::regclass and relname in (collection || '_' || number || '_office', collection || '_' || number || '_own')
    order by relname
  loop
    if found.rule is null then
      execute format('drop index %I', found.name);
      execute found.definition || case when found.definition like '% WHERE %' then ' and not needs_review' else ' where not needs_review' end;
    else
      execute format('alter table %I drop constraint %I', collection, found.name);
      execute format('alter table %I add constraint %I
        exclude using gist (number_key(%I) with =, vehicle_id with <>) where (origin = ''office'' and not needs_review)',
        collection, found.name, number);
    end if;
  end loop;
  execute format('create index %I on %I (id) where needs_review', collection || '_to_review', collection);
  execute format('create trigger %I before update on %I for each row when (old.needs_review)
    execute function review_number(%L, %L)', collection || '_reviewed', collection, number,
    case collection when 'vehicles' then 'plate' else 'number' end);
end $$;

-- As before, with the mark of a number that an older document has.
create or replace function create_document_kind(kind text, collection text, numbers text[], period text[], succession boolean)
returns void language sql as $$
  select create_document_table(kind, collection, numbers, period, succession);
  select note_required_columns(kind);
  select follow_expiries(kind);
  select follow_vehicle(kind);
  select stand_beside(kind, numbers[1]);
  select allow_review(collection, numbers[1])
$$;
create or replace function keep_number(of_kind text, number text) returns void language plpgsql as $$
declare
  known constant document_kinds := (select kinds from document_kinds as kinds where kind = of_kind);
  of_office constant text := known.collection || '_' || number || '_office';
  own constant text := known.collection || '_' || number || '_own';
begin
  execute format('drop index %I, %I', of_office, own);
  execute format('alter table %I add constraint %I
    exclude using gist (number_key(%I) with =, vehicle_id with <>) where (origin = ''office'' and not needs_review)',
    known.collection, of_office, number);
  execute format('create index %I on %I (number_key(%I)) where origin = ''office''',
    known.collection || '_by_' || number, known.collection, number);
  execute format('create unique index %I on %I (vehicle_id, number_key(%I), %I) where not needs_review',
    own, known.collection, number, known.until);
end $$;

-- As before; that a number is to be reviewed is left out of the history.
create or replace function audit_payload(whole jsonb) returns jsonb language sql immutable as $$
  select whole - array['id', 'created_at', 'updated_at', 'created_by', 'search_text', 'password_hash', 'claimed_by',
    'dedup_key', 'singleton', 'body', 'template', 'deferrals', 'summary_sent_until', 'reminded_on', 'name_by_holder_at',
    'columns', 'shape', 'progress_done', 'progress_of', 'ordered_by', 'needs_review']
    - case when whole ? 'progress_of' then array['name'] else '{}' end
$$;

-- Which columns hold what: numbers that are unique, other numbers, and texts.
create temporary table numbered (collection text, number text, form text) on commit drop;
insert into numbered values
  ('vehicles', 'registration_no', 'nullif(plain_plate(%1$I), '''')'),
  ('learner_licenses', 'll_no', null), ('driving_licenses', 'dl_no', null),
  ('insurances', 'policy_number', null), ('puccs', 'pucc_number', null), ('fitnesses', 'certificate_number', null),
  ('permits', 'permit_number', null), ('vltds', 'certificate_number', null), ('speed_governors', 'certificate_number', null),
  ('registrations', 'rc_number', null), ('green_taxes', 'receipt_no', null), ('authorisations', 'authorisation_no', null);
update numbered set form = 'nullif(plain_number(%1$I), '''')' where form is null;

select allow_review(collection, number) from numbered;

do $$
declare
  known record;
  found record;
  first_id integer;
begin
  for known in select collection, number, format(form, number) as form from numbered loop
    for found in execute format('select id, origin, citizen_id, %2$s as number from %1$I where %3$I <> %2$s order by id',
      known.collection, known.form, known.number)
    loop
      begin
        execute format('update %I set %I = $2 where id = $1', known.collection, known.number) using found.id, found.number;
      exception when unique_violation or exclusion_violation then
        execute format('select min(id) from %I where id <> $1 and not needs_review and origin = $2
            and (origin = ''office'' or citizen_id = $3) and number_key(%I) = number_key($4)', known.collection, known.number)
          into first_id using found.id, found.origin, found.citizen_id, found.number;
        -- The older one has the number, the other its spelling.
        if first_id > found.id then
          execute format('update %I set needs_review = true where id = $1', known.collection) using first_id;
          execute format('update %I set %I = $2 where id = $1', known.collection, known.number) using found.id, found.number;
        else
          execute format('update %I set needs_review = true where id = $1', known.collection) using found.id;
        end if;
      end;
    end loop;
  end loop;
end $$;

do $$
declare
  known record;
begin
  for known in
    select * from (values
      ('vehicles', 'plain_number_key', '{chassis_no,engine_no}'::text[]),
      ('vehicles', 'plain_number', '{noc_number}'),
      ('learner_licenses', 'plain_number', '{application_no}'),
      ('driving_licenses', 'plain_number', '{application_no}'),
      ('service_requests', 'plain_number', '{application_no}'),
      ('claims', 'plain_plate', '{registration_no}'),
      ('claims', 'plain_number_key', '{licence_no,chassis_last5}'),
      ('document_inquiries', 'plain_plate', '{vehicle_no}'),
      ('citizens', 'normal_text', '{name,relation_name,father_name,city}'),
      ('users', 'normal_text', '{name}'),
      ('vehicles', 'normal_text', '{make_model,financier,noc_to_office}'),
      ('service_requests', 'normal_text', '{contact_name,given_by}'),
      ('document_inquiries', 'normal_text', '{name}'),
      ('insurances', 'normal_text', '{company_name}'),
      ('permits', 'normal_text', '{route}'),
      ('learner_licenses', 'normal_text', '{office}'),
      ('driving_licenses', 'normal_text', '{office}')) as stored (collection, form, columns)
  loop
    -- A text of nothing but invisible characters stays: something has to stand there.
    execute (
      select format('update %I set %s where %s', known.collection,
        string_agg(format('%1$I = coalesce(nullif(%2$s(%1$I), ''''), %1$I)', name, known.form), ', '),
        string_agg(format('%1$I <> nullif(%2$s(%1$I), '''')', name, known.form), ' or '))
      from unnest(known.columns) as name);
  end loop;
end $$;
