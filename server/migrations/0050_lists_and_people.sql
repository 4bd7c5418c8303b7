-- An undo of an import is no deletion of the people that it removes; a deletion also reaches imports whose columns are not set yet.

-- Whether this transaction undoes an import: the people that it removes were known by that import alone.
create function is_undoing_list() returns boolean language sql stable as $$
  select current_setting('desk.undoing', true) = 'on'
$$;

-- The marks and the numbers of licences by which lines of lists may name a citizen.
create function numbers_of_citizen(citizen integer) returns text[] language sql stable as $$
  select coalesce(array_agg(number), '{}') from searchable_numbers where citizen_id = citizen
$$;

-- Removes a citizen's data from imports: their rows stay without cells, as do rows that have no owner yet and hold their
-- mobile or one of these numbers. Rows that are not planned yet are searched by their text, whatever their columns
-- are, by letters and digits alone: for the mobile anywhere, for a number as a whole cell. An import of twenty thousand
-- rows whose columns are not set yet takes a quarter of a second.
create function forget_citizen_in_imports(citizen integer, its_mobile text, numbers text[]) returns void language plpgsql as $$
declare
  named constant text[] := array(
    select '%|' || regexp_replace(number, '[^A-Z0-9]', '', 'g') || '|%' from unnest(numbers) as number where number ~ '[A-Z0-9]');
begin
  update import_rows set cells = '{}', plate = null, mobile = null, problems = '[]', plan = '[]',
    candidates = array_remove(candidates, citizen), citizen_id = nullif(citizen_id, citizen), owner_id = nullif(owner_id, citizen)
  where owner_id = citizen or citizen_id = citizen
    or (owner_id is null and citizen_id is null and (mobile = its_mobile or plate = any (numbers)));
  update import_rows set cells = '{}'
  where import_id in (select id from imports where committed_at is null and erased_at is null) and verdict is null
    and exists (
      select from (select regexp_replace(upper(translate('|' || array_to_string(cells, '|') || '|',
        '०१२३४५६७८९', '0123456789')), '[^A-Z0-9|]', '', 'g') as said) as line
      where said like '%' || its_mobile || '%' or said like any (named));
  update import_records set fields = '{}' where citizen_id = citizen;
end $$;

-- As before. Rows about a person that an undo removes stay: that person did not ask for deletion.
create or replace function forget_in_imports() returns trigger language plpgsql as $$
begin
  if is_merging() or is_undoing_list() then return old; end if;
  perform forget_citizen_in_imports(old.id, old.mobile, numbers_of_citizen(old.id));
  return old;
end $$;
