import type { Pool } from 'pg';
import { z } from 'zod';

export interface Explained {
  /** The large tables that a plan reads from end to end. */
  wholeTables: string[];
  /** The plans as PostgreSQL writes them, with what they took. */
  text: string;
}

/** From how many rows on a table is large. */
const LARGE = 50_000;

const explanation = z.array(z.object({ 'QUERY PLAN': z.array(z.object({ Plan: z.unknown() })) }));
const texts = z.array(z.object({ 'QUERY PLAN': z.string() }));
const node = z.object({
  'Node Type': z.string(),
  'Relation Name': z.string().optional(),
  'Actual Rows': z.number(),
  'Actual Loops': z.number(),
  'Rows Removed by Filter': z.number().optional(),
  Plans: z.array(z.unknown()).optional(),
});

/** Runs statements under `explain analyze` and looks for sequential scans of large tables. */
export async function explain(
  pool: Pool,
  statements: readonly { statement: string; values: readonly unknown[] }[],
): Promise<Explained> {
  const wholeTables = new Set<string>();
  const plans: string[] = [];
  for (const { statement, values } of statements) {
    const asJson = await pool.query(`explain (analyze, format json) ${statement}`, [...values]);
    for (const row of explanation.parse(asJson.rows)) {
      for (const { Plan } of row['QUERY PLAN']) collect(Plan, wholeTables);
    }
    const asText = await pool.query(`explain (analyze, buffers off) ${statement}`, [...values]);
    plans.push(
      texts
        .parse(asText.rows)
        .map(row => row['QUERY PLAN'])
        .join('\n'),
    );
  }
  return { wholeTables: [...wholeTables].sort(), text: plans.join('\n\n') };
}

function collect(plan: unknown, found: Set<string>): void {
  const parsed = node.parse(plan);
  const read = (parsed['Actual Rows'] + (parsed['Rows Removed by Filter'] ?? 0)) * parsed['Actual Loops'];
  if (parsed['Node Type'] === 'Seq Scan' && read >= LARGE) found.add(parsed['Relation Name'] ?? '?');
  for (const child of parsed.Plans ?? []) collect(child, found);
}
