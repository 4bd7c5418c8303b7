import type { Caller } from '@rto-desk/contract/access';
import { sql } from 'kysely';
import type { Queryable } from '../platform/database/database.ts';
import { rowsWithin } from '../scope/within.ts';
import { hasTextOrNumber, SHORTEST_PART } from './text.ts';

/** A register entry, letter or receipt that was found: of a letter what it is about, and the name of its template. */
export interface FoundEntry {
  of: 'register' | 'letter' | 'receipt';
  id: number;
  number: string | null;
  about: string;
  subject: string;
}

/** How many of each are shown. */
const SHOWN = 5;

/**
 * The register entries within reach whose number, party or subject contains what was typed, and the letters whose number, person or vehicle
 * does, and the receipts whose number, payer or reference does; the newest first. One statement.
 */
export async function findEntries(db: Queryable, caller: Caller, typed: string): Promise<FoundEntry[]> {
  const text = typed.trim();
  if ([...text].length < SHORTEST_PART) return [];
  // unscoped: the templates of letters within reach
  const { rows } = await sql<FoundEntry>`
    (select 'register' as of, id, number, party as about, subject from ${rowsWithin(caller, 'register_entries')}
      where ${hasTextOrNumber(sql.ref('register_entries.search_text'), text)} order by id desc limit ${SHOWN})
    union all
    (select 'letter', letters.id, number, about, templates.name from ${rowsWithin(caller, 'letters')}
        join letter_template_versions as versions on versions.id = letters.version_id
        join letter_templates as templates on templates.id = versions.template_id
      where ${hasTextOrNumber(sql.ref('letters.search_text'), text)} order by letters.id desc limit ${SHOWN})
    union all
    (select 'receipt', id, number, payer_name, amount::text from ${rowsWithin(caller, 'receipts')}
      where number is not null and ${hasTextOrNumber(sql.ref('receipts.search_text'), text)} order by id desc limit ${SHOWN})`.execute(
    db,
  );
  return rows;
}
