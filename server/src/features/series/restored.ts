import type { ClientBase } from 'pg';

/**
 * Marks every book of the series that are in use as to be checked: what was issued since the backup exists on paper alone. Answers
 * whether there are any. A backup of an older version has no numbers.
 */
export async function markToCheck(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ there: boolean }>(
    "select to_regclass('public.number_checks') is not null as there",
  );
  if (!rows[0]?.there) return false;
  const { rowCount } = await client.query(`
    insert into number_checks (series, book)
    select in_use.series, books.book
    from (select distinct series from number_books where last > 0) as in_use,
      (select 0 as book union select id from branches where number_code is not null union select book from number_books) as books
    on conflict do nothing`);
  return (rowCount ?? 0) > 0;
}
