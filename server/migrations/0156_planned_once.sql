-- What every saving calls, as before, in plpgsql: PostgreSQL cannot write these functions into the statement around them, and to call one in
-- SQL takes five times as long.
create or replace function ends_of(document jsonb, known document_kinds) returns text[] language plpgsql immutable as $$
declare
  name text;
  found text[] := '{}';
begin
  foreach name in array known.until || known.ends loop
    if document ->> name is not null then found := found || name; end if;
  end loop;
  return found;
end $$;

create or replace function lacks_any(row_of_kind jsonb, columns text[]) returns boolean language plpgsql immutable
  parallel safe as $$
declare
  name text;
begin
  if columns is null then return false; end if;
  foreach name in array columns loop
    if row_of_kind ->> name is null then return true; end if;
  end loop;
  return false;
end $$;

create or replace function series_of(document jsonb, known document_kinds) returns text language plpgsql immutable as $$
declare
  name text;
  parts text[] := '{}';
begin
  if not known.succession then return null; end if;
  if known.series <> '{}' and document ->> known.series[1] is null then
    return U&'\001F' || number_key(document ->> known.kept_number);
  end if;
  foreach name in array known.series loop
    parts := parts || lower(coalesce(document ->> name, ''));
  end loop;
  return array_to_string(parts, U&'\001F');
end $$;

create or replace function update_superseded(of_kind text, of_vehicle integer) returns void language plpgsql as $$
begin
  update expiries as document set superseded = not superseded
    where kind = of_kind and vehicle_id = of_vehicle and superseded <> exists (
      select from later_ends(document) as later where later.origin = 'office' or document.origin = 'self');
end $$;

create or replace function acting_name(account text) returns text language plpgsql stable as $$
begin
  if acting_token() is null then return account; end if;
  return coalesce((select format('%s (token of %s)', name, account) from api_tokens where id = acting_token()), account);
end $$;
