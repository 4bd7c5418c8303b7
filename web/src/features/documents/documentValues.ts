import type { DocumentRecord } from '@rto-desk/contract/endpoints/documents';
import { officeDate, type Validity, validityOf } from '@rto-desk/contract/expiry';
import type { AnyKind } from '@rto-desk/contract/kinds/index';
import { endName } from '@rto-desk/contract/words/type-name';
import type { Words } from '@rto-desk/contract/words/words';

/** The value of one of a document's own fields; null where it is empty. */
export function fieldText(record: DocumentRecord, name: string): string | null {
  const value = typeof record[name] === 'number' ? String(record[name]) : record[name];
  return typeof value === 'string' && value !== '' ? value : null;
}

/** The field by which people tell a document from others of its kind: its number, or else what it must have. */
export function headingOf(kind: AnyKind): string {
  return kind.number ?? kind.columns.find(name => kind.fields[name]?.required) ?? kind.until;
}

/** What a person calls a document: its number, or its kind and period where the office gives it none. */
export function documentName(kind: AnyKind, record: DocumentRecord, words: Words): string {
  const number = kind.number === null ? null : fieldText(record, kind.number);
  if (number !== null) return `${words.kinds[kind.slug].one} ${number}`;
  return [words.kinds[kind.slug].one, periodOf(kind, record, words)].filter(Boolean).join(' ');
}

/** From and until when a document is valid, `01-01-2026 to 31-12-2026`; the one of them that is known, or null. */
function periodOf(kind: AnyKind, record: DocumentRecord, words: Words): string | null {
  const [from, until] = [kind.from, kind.until].map(name => fieldText(record, name));
  if (from && until) return words.documents.period(officeDate(from), officeDate(until));
  const known = until ?? from ?? null;
  return known && officeDate(known);
}

/** A last day of a document, and what it says today. */
export type DocumentEnd = DocumentRecord['ends'][number] & { validity: Validity };

/** The last days of a document that no later one has replaced; all of a document that has been. */
export function currentEnds({ ends, superseded }: DocumentRecord): DocumentEnd[] {
  return ends
    .filter(end => superseded || !end.superseded)
    .map(end => ({ ...end, validity: validityOf(end.date, end.superseded) }));
}

/** What an end is called where its document has several, in brackets behind the document; otherwise nothing. */
export function endSuffix(kind: AnyKind, { ends }: DocumentRecord, end: string, words: Words): string {
  const name = endName(kind, ends.length > 1 ? end : null, words);
  return name === null ? '' : ` (${name})`;
}

/**
 * The record by which the holder says that an end was renewed: of the same kind and owner, and not looked at by the office yet.
 * @param among all records of the owner
 */
export function declaredOf(
  { kind, record, end }: Line & { end: DocumentEnd | null },
  among: readonly Line[],
): DocumentRecord | undefined {
  const until = end?.holder_until;
  if (!until) return undefined;
  return among.find(
    one =>
      one.kind === kind &&
      one.record.vehicle_id === record.vehicle_id &&
      one.record.origin === 'self' &&
      one.record.ends.some(other => other.end === end.end && other.date === until),
  )?.record;
}

/**
 * The address of the form that asks the office to renew a document, filled in.
 * @param name what people call the document
 * @param plate the registration number of its vehicle; null of a licence
 */
export function renewalRequest(kind: AnyKind, name: string, plate: string | null, words: Words): string {
  return `/ask-for-service?${new URLSearchParams({
    ...(kind.renewal === undefined ? {} : { service: kind.renewal }),
    category: kind.owner === 'citizen' ? 'dl' : 'vehicle',
    query: words.expiries.applying(name, plate),
  })}`;
}

interface Line {
  kind: AnyKind;
  record: DocumentRecord;
}
