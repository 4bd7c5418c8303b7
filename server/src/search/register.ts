import type { Caller } from '@rto-desk/contract/access';
import { sql } from 'kysely';
import type { Queryable } from '../platform/database/database.ts';
import { within } from '../scope/within.ts';
import { hasText, SHORTEST_PART } from './text.ts';

/** A register entry that was found. */
export interface FoundRegisterEntry {
  id: number;
  number: string;
  party: string;
  subject: string;
}

/** How many are shown. */
const SHOWN = 5;

/** The register entries within reach whose number, party or subject contains what was typed; the newest first. One statement. */
export function entriesFound(db: Queryable, caller: Caller, typed: string): Promise<FoundRegisterEntry[]> {
  const text = typed.trim();
  if ([...text].length < SHORTEST_PART) return Promise.resolve([]);
  return within(db, caller)
    .registerEntries()
    .select(['id', 'number', 'party', 'subject'])
    .where(hasText(sql.ref('register_entries.search_text'), text))
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute();
}
