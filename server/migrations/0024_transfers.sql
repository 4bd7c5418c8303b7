-- Vehicles that change hands.

-- A row is a transfer of a vehicle from one owner to the next, under the mark that it bore. One that was taken back has
-- the day of that. An owner who is gone is null.
create table transfers (
  id integer generated always as identity primary key,
  vehicle_id integer not null references vehicles (id) on delete cascade,
  registration_no text not null,
  from_citizen_id integer references citizens (id) on delete set null,
  to_citizen_id integer references citizens (id) on delete set null,
  kind text not null check (kind in ('sale', 'inheritance', 'auction', 'family')),
  transferred_on date not null check (transferred_on >= '1900-01-01'),
  remarks text,
  undone_on date,
  created_by integer references users (id) on delete set null,
  created_at timestamptz(3) not null default now()
);
create index transfers_by_vehicle on transfers (vehicle_id, id);
create index transfers_by_giver on transfers (from_citizen_id, id);
create index transfers_by_taker on transfers (to_citizen_id);
create index transfers_by_creator on transfers (created_by);

-- The transfer before which a paper was there: from then on it opens for staff alone.
alter table files add column closed_by integer references transfers (id) on delete set null;
create index files_closed on files (closed_by) where closed_by is not null;

-- As before. A second argument names the column of the citizen whose line it is, where a record has several; and that a
-- document has gone along with its vehicle is told by the transfer.
create or replace function record_history() returns trigger language plpgsql as $$
declare
  old_row jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  new_row jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  whole jsonb := coalesce(new_row, old_row);
  payload_before jsonb := audit_payload(old_row);
  payload_after jsonb := audit_payload(new_row);
begin
  if tg_op = 'UPDATE' then
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

create trigger transfers_history_of_giver after insert or update or delete on transfers
  for each row execute function record_history('registration_no', 'from_citizen_id');
create trigger transfers_history_of_taker after insert or update or delete on transfers
  for each row execute function record_history('registration_no', 'to_citizen_id');

-- The documents of a vehicle follow it to its next owner.
create function follow_vehicle(of_kind text) returns void language plpgsql as $$
declare
  known constant document_kinds := (select kinds from document_kinds as kinds where kind = of_kind);
begin
  if not known.of_vehicle then return; end if;
  execute format('alter table %1$I drop constraint %2$I, add constraint %2$I
    foreign key (vehicle_id, citizen_id) references vehicles (id, citizen_id) on update cascade',
    known.collection, known.collection || '_of_vehicle');
end $$;
select follow_vehicle(kind) from document_kinds order by place;

create or replace function create_document_kind(kind text, collection text, numbers text[], period text[], succession boolean)
returns void language sql as $$
  select create_document_table(kind, collection, numbers, period, succession);
  select note_required_columns(kind);
  select follow_expiries(kind);
  select follow_vehicle(kind)
$$;
