-- Settings of the desk, and the numbers of letters, register entries, receipts and payouts.

alter table office_settings
  -- Whether the inward and outward register is in use, and whether money is.
  add column register_on boolean not null default true,
  add column money_on boolean not null default false,
  -- Why the office may process personal data: as the state, or with consent.
  add column legal_basis text not null default 'state'
    constraint office_settings_legal_basis check (legal_basis in ('state', 'consent')),
  -- After so many years letters and register entries lose what they say of people.
  add column letters_years integer not null default 10
    constraint office_settings_letters_years check (letters_years between 1 and 99);

-- What stands for the branch in its numbers. A branch without one shares its numbers with the records of no branch.
alter table branches add column number_code text constraint branches_number_code_unique unique
  constraint branches_number_code check (number_code ~ '^[A-Z]{2,3}$');

-- A row is a number series with the prefix and the digits that hold from its next book on.
create table number_series (
  series text primary key check (series in ('letter', 'inward', 'outward', 'receipt', 'payout')),
  prefix text not null constraint number_series_prefix check (prefix ~ '^[A-Z0-9/-]{1,20}$'),
  digits integer not null default 5 constraint number_series_digits check (digits between 3 and 6),
  updated_at timestamptz(3) not null default now()
);
insert into number_series (series, prefix) values
  ('letter', 'L'), ('inward', 'I'), ('outward', 'O'), ('receipt', 'R'), ('payout', 'P');
create trigger number_series_touch before update on number_series
  for each row execute function touch_updated_at();
create trigger number_series_history after update on number_series
  for each row execute function record_history('series');

-- A row is a book: the numbers of a series, a branch (0: the branches without a code, and no branch) and a year, '2026' or
-- '26-27'. `last` is the last serial; each new number locks the row. The first number fixes prefix, code and digits for the year.
create table number_books (
  series text not null references number_series (series),
  book integer not null,
  year text not null,
  prefix text,
  code text,
  digits integer,
  last integer not null check (last >= 0),
  primary key (series, book, year),
  constraint number_books_begun check (num_nulls(prefix, code, digits) in (0, 3))
);
-- Two books of a year never produce the same text.
create unique index number_books_head on number_books (year, (prefix || code));
-- Where a book begins is set by an admin; the rest is told by the records.
create trigger number_books_history after insert or update on number_books
  for each row when (new.prefix is null and new.last > 0) execute function record_history('series');

-- A row is a number that was issued, with the record of its series that has it; or one that was skipped, with the reason.
-- `branch_id` is the branch of the record, `issued_on` the day in India.
create table issued_numbers (
  id integer generated always as identity primary key,
  series text not null references number_series (series),
  branch_id integer references branches (id),
  book integer not null,
  year text not null,
  serial integer not null check (serial > 0),
  number text not null constraint issued_numbers_number unique,
  issued_on date not null,
  record_id integer,
  reason text constraint issued_numbers_reason check (length(reason) between 3 and 500),
  constraint issued_numbers_serial unique (series, book, year, serial),
  constraint issued_numbers_record unique (series, record_id),
  constraint issued_numbers_record_or_reason check ((record_id is null) = (reason is not null))
);
create index issued_numbers_by_branch on issued_numbers (branch_id, series, year);
create trigger issued_numbers_history after insert on issued_numbers
  for each row when (new.record_id is null) execute function record_history('number');

create function refuse_changed_number() returns trigger language plpgsql as $$
begin
  raise exception 'an issued number is neither changed nor deleted';
end $$;
create trigger issued_numbers_stay before update or delete on issued_numbers
  for each row execute function refuse_changed_number();

-- A row is a book of which numbers may exist on paper alone, since the database was restored from a backup. It issues none
-- until an admin has answered.
create table number_checks (
  series text not null references number_series (series),
  book integer not null,
  primary key (series, book)
);
create trigger number_checks_history after delete on number_checks
  for each row execute function record_history('series');
