-- The global search leaves numbers out where a name is typed.

-- A row is a piece without digits of some number as it is compared: 'CG04AB1234' has 'CG' and 'AB'. What is typed without a
-- digit is in a number where it is in one of these, which stay few however many numbers there are. They stay when their
-- last number has gone, until `rebuild_search()`.
create table number_letters (letters text primary key);

create function letters_of(number text, application text) returns setof text language sql immutable parallel safe as $$
  select distinct letters from unnest(array[number, application]) as known (number),
    regexp_split_to_table(known.number, '[0-9]+') as letters
  where letters <> ''
$$;

-- Keeps the pieces of new and changed numbers.
create function keep_number_letters() returns trigger language plpgsql as $$
begin
  insert into number_letters (letters)
  select distinct piece from come, letters_of(number, application) as piece
  where not exists (select from number_letters where letters = piece)
  order by 1 on conflict do nothing;
  return null;
end $$;
create trigger findable_numbers_letters_added after insert on findable_numbers
  referencing new table as come for each statement execute function keep_number_letters();
create trigger findable_numbers_letters_changed after update on findable_numbers
  referencing new table as come for each statement execute function keep_number_letters();

-- Makes everything that searches, reports and lists read anew from the records.
create or replace function rebuild_search() returns void language sql as $$
  truncate number_letters;
  select rebuild_records();
  select rebuild_lists();
  select rebuild_history_counts()
$$;

insert into number_letters (letters)
select distinct piece from findable_numbers, letters_of(number, application) as piece;
analyze number_letters;
