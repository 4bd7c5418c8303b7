-- A self-declared licence stands beside one of the office's with the same number, as vehicles do: of two people
-- who are made one both stay. Arguments: the kind, and the column of its number.
create function stand_beside(of_kind text, number text) returns void language plpgsql as $$
declare
  known constant document_kinds := (select kinds from document_kinds as kinds where kind = of_kind);
  own constant text := known.collection || '_' || number || '_own';
begin
  if known.of_vehicle or number is null then return; end if;
  execute format('drop index %I', own);
  execute format('create unique index %I on %I (citizen_id, number_key(%I)) where origin = ''self''', own, known.collection, number);
end $$;
select stand_beside('ll', 'll_no'), stand_beside('dl', 'dl_no');

create or replace function create_document_kind(kind text, collection text, numbers text[], period text[], succession boolean)
returns void language sql as $$
  select create_document_table(kind, collection, numbers, period, succession);
  select note_required_columns(kind);
  select follow_expiries(kind);
  select follow_vehicle(kind);
  select stand_beside(kind, numbers[1])
$$;
