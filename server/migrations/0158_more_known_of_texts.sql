-- PostgreSQL remembers a hundred values of a column, and by them it guesses how many rows have a text: a first name of one in fifty
-- people may seem to be anybody's or nobody's, and the longer way is taken. Of a thousand values it guesses well.
alter table citizens alter column search_text set statistics 1000;
alter table searchable_numbers alter column number set statistics 1000, alter column application set statistics 1000;

-- Tables that are known to be empty are planned for as such, as long as nobody looks again.
do $$ begin
  if exists (select from citizens) then
    analyze citizens (search_text);
    analyze searchable_numbers (number, application);
  end if;
end $$;
