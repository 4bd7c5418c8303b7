import type { ExpiryFilters } from '@rto-desk/contract/endpoints/expiries';
import { type KindSlug, kindOfType } from '@rto-desk/contract/kinds/index';
import { numberKey } from '@rto-desk/contract/normalise';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { isNotified } from '../../facts/notified.ts';
import { Invalid } from '../../platform/errors.ts';
import { hasMark, hasName, isOfFew } from '../../search/text.ts';

/** Selects expiring documents. Days are `YYYY-MM-DD`, both ends included. */
export interface ExpiryFilter {
  /** Null for no lower bound. */
  from: string | null;
  /** Null for no upper bound. */
  until: string | null;
  /** Null for all kinds. */
  kind: KindSlug | null;
  /** Whether to include superseded documents. */
  superseded: boolean;
  /** Whether to leave out what is complete. */
  incomplete: boolean;
  /** Whether to show what belongs to vehicles that have left, and nothing else. */
  left: boolean;
  /** Whether to leave out what a notice has gone out about. */
  notTold: boolean;
  /** Part of the owner's name, or null. */
  owner: string | null;
  /** Part of a registration number as it was typed, or null. */
  vehicle: string | null;
  /** Some rows of what the other filters leave, as the export is asked for them; null for all. */
  rows: string | null;
}

/** No filter: every current document. */
export const everyExpiry: ExpiryFilter = {
  from: null,
  until: null,
  kind: null,
  superseded: false,
  incomplete: false,
  left: false,
  notTold: false,
  owner: null,
  vehicle: null,
  rows: null,
};

/** The filters of the report; a document must match all of them. Throws Invalid for a type that no kind has. */
export function expiryFilter(filters: Partial<ExpiryFilters> & { rows?: string | undefined }): ExpiryFilter {
  const { exact_date, start_date, end_date } = filters;
  return {
    from: latest([exact_date, start_date]),
    until: earliest([exact_date, end_date]),
    kind: kindNamed(filters.doc_type),
    superseded: filters.include_superseded ?? false,
    incomplete: filters.incomplete ?? false,
    left: filters.left ?? false,
    notTold: filters.not_told ?? false,
    owner: filters.owner_name || null,
    vehicle: numberKey(filters.vehicle_no ?? '') === '' ? null : (filters.vehicle_no ?? null),
    rows: filters.rows ?? null,
  };
}

/** The condition on `expiries` that a filter comes to. */
export function matches(filter: ExpiryFilter): RawBuilder<SqlBool> {
  const { from, until, kind, superseded, incomplete, notTold, owner, vehicle, rows } = filter;
  const conditions = [sql<SqlBool>`true`];
  const add = (condition: RawBuilder<SqlBool>) => conditions.push(condition);
  if (kind !== null) add(sql`expiries.kind = ${kind}`);
  if (from !== null) add(sql`expiries.expiry_date >= ${from}::date`);
  if (until !== null) add(sql`expiries.expiry_date <= ${until}::date`);
  if (!superseded) add(sql`not expiries.superseded`);
  if (incomplete) add(sql`expiries.incomplete`);
  if (notTold) add(sql`not ${isNotified}`);
  if (owner !== null) {
    // unscoped: only narrows what is within reach
    add(sql`expiries.citizen_id in (select id from citizens where ${hasName(owner)})`);
  }
  if (vehicle !== null) {
    // unscoped: only narrows what is within reach
    const vehicles = sql`
      select record_id from searchable_numbers where record = 'vehicles' and ${hasMark(sql`number`, vehicle)}`;
    // The documents of few vehicles are read for each of these.
    add(
      isOfFew(vehicle, 'vehicles')
        ? sql`expiries.vehicle_id = any(array(${vehicles}))`
        : sql`expiries.vehicle_id in (${vehicles})`,
    );
  }
  if (rows !== null) {
    const keys = rows.split(',').map(key => key.split('.'));
    const part = (at: number) => keys.map(key => key[at] ?? null);
    // Where a document has a single end, its row does not name it. Each is found by the key of `expiries`.
    add(sql`exists (
      select from unnest(${part(0)}::text[], ${part(1)}::integer[], ${part(2)}::text[]) as chosen (kind, document_id, end_field)
      where chosen.kind = expiries.kind and chosen.document_id = expiries.document_id
        and (chosen.end_field is null or chosen.end_field = expiries.end_field))`);
  }
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
}

function kindNamed(type: string | undefined): KindSlug | null {
  if (!type) return null;
  const kind = kindOfType(type);
  if (kind === undefined) throw new Invalid({ doc_type: words => words.expiries.unknownType });
  return kind.slug;
}

type MaybeDate = string | null | undefined;

function latest(dates: readonly MaybeDate[]): string | null {
  return dates.filter(isDate).sort().at(-1) ?? null;
}

function earliest(dates: readonly MaybeDate[]): string | null {
  return dates.filter(isDate).sort().at(0) ?? null;
}

function isDate(date: MaybeDate): date is string {
  return Boolean(date);
}
