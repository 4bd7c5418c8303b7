import { daysBetween } from './expiry.ts';
import type { Kind } from './kinds/kind.ts';
import { addPeriod } from './period.ts';

/** The longest period that is measured in whole months; licences have their own rule. */
const LONGEST = 60;

/**
 * What the form for renewing a document begins with: its values without its numbers, for a new document and its
 * application have their own unless the kind keeps its number, and the next period. That begins the day after the old one ended, or today where that
 * has passed, and lasts as long: by the kind's own rule, by whole months where the old one did, otherwise by days; a year where the old one's beginning
 * is not known. Other ends of it go along as far as they lie ahead.
 * @param record a document's values, dates as `YYYY-MM-DD`
 * @param end the field of the end that is renewed, where the document has several
 */
export function renewalOf(
  kind: Kind,
  record: Readonly<Record<string, unknown>>,
  today: string,
  end: string = kind.until,
): Record<string, string> {
  const ends: readonly string[] = [kind.until, ...(kind.ends ?? [])];
  const own = Object.entries(kind.fields).flatMap(([name, field]) => {
    const value = record[name];
    const keeps = kind.keepsNumber === true && name === kind.number;
    const isAfresh =
      (field.type === 'number' && !keeps) || (field.type === 'choice' && field.preset !== null);
    const isOver = ends.includes(name) && name !== end && typeof value === 'string' && value < today;
    return typeof value === 'string' && !isAfresh && !isOver ? [[name, value] as const] : [];
  });
  const { [kind.from]: from, [end]: until, ...rest } = Object.fromEntries(own);
  if (until === undefined) return rest;
  const after = addPeriod(until, { days: 1 });
  const start = after < today ? today : after;
  return { ...rest, [kind.from]: start, [end]: endOf(kind, end, start, from, until) };
}

function endOf(kind: Kind, end: string, start: string, from: string | undefined, until: string): string {
  if (kind.validity !== null && end === kind.until) return addPeriod(start, kind.validity);
  if (from === undefined) return addPeriod(start, { years: 1, days: -1 });
  for (let months = 1; months <= LONGEST; months += 1) {
    if (addPeriod(from, { months, days: -1 }) === until) return addPeriod(start, { months, days: -1 });
  }
  return addPeriod(start, { days: daysBetween(from, until) });
}
