import type { ExpiryFilters } from '@rto-desk/contract/endpoints/expiries';
import { numberKey } from '@rto-desk/contract/fields';
import { type KindSlug, kindOfType } from '@rto-desk/contract/kinds/index';
import { Invalid } from '../../platform/errors.ts';

/** Which of the documents that end are meant. Days are `YYYY-MM-DD` and belong to the range. */
export interface ExpiryFilter {
  /** Null: from the first one on. */
  from: string | null;
  /** Null: to the last one. */
  until: string | null;
  /** Null: of all kinds. */
  kind: KindSlug | null;
  /** Whether superseded documents are meant as well. */
  superseded: boolean;
  /** Part of the owner's name, or null. */
  owner: string | null;
  /** Part of a registration number as it was typed, or null. */
  vehicle: string | null;
}

/** Everything current. */
export const everyExpiry: ExpiryFilter = {
  from: null,
  until: null,
  kind: null,
  superseded: false,
  owner: null,
  vehicle: null,
};

/** The filters of the report; a document must match all of them. Throws Invalid for a type that no kind has. */
export function expiryFilter(filters: Partial<ExpiryFilters>): ExpiryFilter {
  const { exact_date, start_date, end_date } = filters;
  return {
    from: latest([exact_date, start_date]),
    until: earliest([exact_date, end_date]),
    kind: kindNamed(filters.doc_type),
    superseded: filters.include_superseded ?? false,
    owner: filters.owner_name || null,
    vehicle: numberKey(filters.vehicle_no ?? '') === '' ? null : (filters.vehicle_no ?? null),
  };
}

/** Whether nothing can match, because the range ends before it begins. */
export function isEmpty({ from, until }: ExpiryFilter): boolean {
  return from !== null && until !== null && until < from;
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
