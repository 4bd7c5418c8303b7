-- A permit keeps its number when it is renewed, and the renewed one takes the place of the former.

-- The column of the number that documents of a kind keep, or null.
alter table document_kinds add column kept_number text;

-- As before, and notes the column.
create or replace function keep_number(of_kind text, number text) returns void language plpgsql as $$
declare
  known constant document_kinds := (select kinds from document_kinds as kinds where kind = of_kind);
  of_office constant text := known.collection || '_' || number || '_office';
  own constant text := known.collection || '_' || number || '_own';
begin
  update document_kinds set kept_number = number where kind = of_kind;
  execute format('drop index %I, %I', of_office, own);
  execute format('alter table %I add constraint %I
    exclude using gist (number_key(%I) with =, vehicle_id with <>) where (origin = ''office'' and not needs_review)',
    known.collection, of_office, number);
  execute format('create index %I on %I (number_key(%I)) where origin = ''office''',
    known.collection || '_by_' || number, known.collection, number);
  execute format('create unique index %I on %I (vehicle_id, number_key(%I), %I) where not needs_review',
    own, known.collection, number, known.until);
end $$;
update document_kinds set kept_number = 'rc_number' where kind = 'registrations';
select keep_number('permits', 'permit_number');

-- As before; a document without a type, of a kind that keeps its number, follows those with the same number.
create or replace function series_of(document jsonb, known document_kinds) returns text language sql immutable as $$
  select case
    when not known.succession then null
    when known.series = '{}' or document ->> known.series[1] is not null then
      coalesce((select string_agg(lower(coalesce(document ->> name, '')), U&'\001F' order by place)
        from unnest(known.series) with ordinality as listed (name, place)), '')
    else U&'\001F' || number_key(document ->> known.kept_number) end
$$;

-- No vehicle has two permits of one number yet, so that none takes the place of another by this.
alter table expiries disable trigger user;
update expiries set series = U&'\001F' || number_key(permits.permit_number)
from permits where expiries.kind = 'permits' and permits.id = expiries.document_id and permits.permit_type is null;
alter table expiries enable trigger user;
