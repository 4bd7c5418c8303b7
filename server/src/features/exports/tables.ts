import { kinds } from '@rto-desk/contract/kinds/index';
import { sql } from 'kysely';
import { moneyTables } from '../../facts/job-money.ts';
import type { Queryable } from '../../platform/database/database.ts';

interface ExportedTable {
  name: string;
  /** Columns that stay here: secrets, and what only the machinery needs. */
  without?: readonly string[];
  /** Whether it is offered while money is on alone. */
  isMoney?: boolean;
  /** Rows that leave, as SQL; all where not said. */
  where?: string;
}

/** The office's own tables, in the order that they are offered in. */
const tables: readonly ExportedTable[] = [
  { name: 'branches' },
  { name: 'users', without: ['password_hash'] },
  { name: 'citizens' },
  { name: 'vehicles' },
  { name: 'transfers' },
  ...kinds.map(kind => ({ name: kind.collection })),
  { name: 'service_requests' },
  { name: 'job_papers' },
  { name: 'job_events' },
  { name: 'learner_tests' },
  { name: 'job_stages' },
  { name: 'job_reject_reasons' },
  { name: 'service_days' },
  { name: 'service_papers' },
  { name: 'document_inquiries' },
  // The text of a reset link would open an account.
  {
    name: 'messages',
    without: [
      'claim_id',
      'claimed_at',
      'about_citizen',
      'despite_opt_out',
      'opened_by',
      'opened_at',
      'dedup_key',
    ],
    where: "purpose not in ('reset', 'verify')",
  },
  { name: 'deletion_requests' },
  { name: 'privacy_requests' },
  { name: 'breaches', without: ['searches'] },
  { name: 'breach_persons' },
  { name: 'consents' },
  { name: 'privacy_notices' },
  { name: 'privacy_notices_given' },
  { name: 'contact_requests' },
  { name: 'api_tokens', without: ['token_hash'] },
  { name: 'claims' },
  { name: 'date_rules' },
  { name: 'fee_rules' },
  { name: 'issued_numbers' },
  { name: 'register_entries' },
  { name: 'letter_templates' },
  { name: 'letters' },
  { name: 'follow_ups', without: ['set_aside_by'] },
  ...moneyTables.map(name => ({ name, isMoney: true })),
];

/** The tables that can be exported, by name; those of money while that is on. */
export function exportedTables({ money_on }: { money_on: boolean }): string[] {
  return tables.filter(({ isMoney = false }) => money_on || !isMoney).map(({ name }) => name);
}

/**
 * The statement that sends a table as CSV, with a heading that begins with the id, oldest row first. Dates and moments are ISO 8601 (UTC), lists
 * are joined, and text that a spreadsheet would take for a formula, full-width signs too, has an apostrophe before it.
 */
export async function csvStatement(db: Queryable, name: string): Promise<string> {
  const table = tables.find(known => known.name === name);
  if (table === undefined) throw new Error(`No table ${name} is exported`);
  const { rows } = await sql<{ name: string; cell: string }>`
    select quote_ident(attname) as name, case
        when typname in ('text', 'varchar') then
          format('case when %1$I ~ ''^[=+@＝＋－＠\t\r-]'' then '''''''' || %1$I else %1$I end', attname)
        when typcategory = 'A' then format('array_to_string(%I, '', '')', attname)
        when typname = 'timestamptz' then
          format('to_char(%I at time zone ''UTC'', ''YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'')', attname)
        else quote_ident(attname) end as cell
    from pg_attribute join pg_type on pg_type.oid = atttypid
    where attrelid = ${name}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
      and attname <> all (${table.without ?? []}::text[])
    order by attname <> 'id', attnum`.execute(db);
  const cells = rows.map(row => `${row.cell} as ${row.name}`).join(', ');
  // unscoped: an export for admins holds everything
  return `copy (select ${cells} from ${name} where ${table.where ?? 'true'} order by id) to stdout with (format csv, header)`;
}
