import type { Caller } from '@rto-desk/contract/access';
import { type AnyKind, endFields, type KindSlug, kinds } from '@rto-desk/contract/kinds/index';
import { numberKey, searchKey, textKey } from '@rto-desk/contract/normalise';
import { markForm } from '@rto-desk/contract/registration-mark';
import { sql } from 'kysely';
import type { Db } from '../platform/database/database.ts';

/** An expiring document, read from the records without any index: slow and obviously right. */
export interface ReferenceExpiry {
  kind: KindSlug;
  type: string;
  record_id: number;
  citizen_id: number;
  owner_name: string;
  owner_mobile: string;
  owner_id: number | null;
  branch_id: number | null;
  vehicle_id: number | null;
  vehicle_no: string | null;
  identifier: string;
  /** The field of this end. */
  end_field: string;
  expiry_date: string;
  origin: string;
  superseded: boolean;
  /** What a self-declared one says that stands beside this one of the office. */
  holder_until: string | null;
}

/** Every document with an end, of all kinds, in the order of the report. */
export async function allExpiries(db: Db): Promise<ReferenceExpiry[]> {
  const lists = await Promise.all(kinds.map(kind => expiriesOf(db, kind)));
  return lists
    .flat()
    .sort(
      (one, other) =>
        compare(one.expiry_date, other.expiry_date) ||
        compare(one.kind, other.kind) ||
        one.record_id - other.record_id ||
        compare(one.end_field, other.end_field),
    );
}

async function expiriesOf(db: Db, kind: AnyKind): Promise<ReferenceExpiry[]> {
  const ofVehicle = kind.owner === 'vehicle';
  const identifier =
    kind.number === null ? sql`vehicles.registration_no` : sql.ref(`document.${kind.number}`);
  const { rows } = await sql<Document>`
    select ${kind.slug}::text as kind, ${kind.type}::text as type, document.id as record_id, citizens.id as citizen_id, citizens.name as owner_name,
      citizens.mobile as owner_mobile, citizens.owner_id, citizens.branch_id,
      ${ofVehicle ? sql`vehicles.id` : sql`null`} as vehicle_id,
      ${ofVehicle ? sql`vehicles.registration_no` : sql`null`} as vehicle_no,
      ${identifier} as identifier, document.origin, to_jsonb(document) as whole
    from ${sql.table(kind.collection)} as document
      join citizens on citizens.id = document.citizen_id
      ${ofVehicle ? sql`join vehicles on vehicles.id = document.vehicle_id` : sql``}`.execute(db);
  return endFields(kind).flatMap(end => endsOf(kind, rows, end));
}

/** A document with all of its columns. */
type Document = Omit<ReferenceExpiry, 'superseded' | 'holder_until' | 'expiry_date' | 'end_field'> & {
  whole: Readonly<Record<string, string | null>>;
};

/** Of some documents of a kind one of their ends, as far as they have it. */
function endsOf(kind: AnyKind, rows: readonly Document[], end: string): ReferenceExpiry[] {
  const dated = rows.flatMap(row => {
    // What has no such end comes after others by the one that all have.
    const day = row.whole[end] ?? row.whole[kind.until];
    return day ? [{ ...row, expiry_date: day }] : [];
  });
  return dated
    .filter(({ whole }) => Boolean(whole[end]))
    .map(({ whole, ...row }) => {
      const series = seriesOf(kind, whole);
      const later = dated.filter(
        other => series !== null && seriesOf(kind, other.whole) === series && follows(other, row),
      );
      const superseded = later.some(other => other.origin === 'office' || row.origin === 'self');
      const claimed = superseded || row.origin === 'self' ? [] : later.map(other => other.expiry_date);
      const until = claimed.filter(day => day > row.expiry_date).sort();
      return { ...row, end_field: end, superseded, holder_until: until.at(-1) ?? null };
    });
}

/**
 * What of its vehicle's documents one follows on: those of the same type and route, say, and without a type those of the same
 * number where the kind keeps it; null for none.
 */
function seriesOf(
  { succession, series = [], number, keepsNumber }: AnyKind,
  record: Record<string, unknown>,
): string | null {
  if (!succession) return null;
  const values = series.map(name => record[name] ?? null);
  if (values[0] === null) {
    const kept = keepsNumber && number !== null ? record[number] : null;
    return typeof kept === 'string' ? `number ${numberKey(kept)}` : null;
  }
  return JSON.stringify(values).toLowerCase();
}

type Dated = Pick<ReferenceExpiry, 'vehicle_id' | 'expiry_date' | 'record_id'>;

function follows(later: Dated, earlier: Dated): boolean {
  if (later.vehicle_id !== earlier.vehicle_id) return false;
  return later.expiry_date === earlier.expiry_date
    ? later.record_id > earlier.record_id
    : later.expiry_date > earlier.expiry_date;
}

/** Whether a caller may see what belongs to a citizen, written a second time as plainly as possible. */
export function mayKnow(
  caller: Caller,
  citizen: { citizen_id: number; owner_id: number | null; branch_id: number | null },
): boolean {
  if (caller.role === 'admin') return true;
  if (caller.role === 'manager') {
    return caller.branch_id === null || citizen.branch_id === null || citizen.branch_id === caller.branch_id;
  }
  return citizen.owner_id === caller.id || citizen.citizen_id === caller.citizen_id;
}

/** Whether a text has what was typed: any part of it, or the beginning of a word by one or two letters. */
export function hasTextPart(text: string, typed: string): boolean {
  const part = searchKey(typed);
  if (part === '') return true;
  if (!/[\p{L}\p{N}]/u.test(part)) return false;
  return ` ${textKey(text)}`.includes([...part].length < 3 ? ` ${part}` : part);
}

/** Whether a number has what was typed: any part of it, its beginning by one or two, or its beginning and last digits. */
export function hasNumberPart(number: string, typed: string): boolean {
  const [whole, part] = [numberKey(number), numberKey(typed)];
  if (part === '') return true;
  if (!/[\p{L}\p{N}]/u.test(part)) return false;
  if ([...part].length < 3) return whole.startsWith(part);
  const [, start = '', end = ''] = /^(.*?[^\s-].*)[\s-]+([0-9]{3,})$/.exec(typed.trim()) ?? [];
  return whole.includes(part) || (end !== '' && whole.startsWith(numberKey(start)) && whole.endsWith(end));
}

/** The same of a registration mark, of which office and last digits may be typed in one. */
export function hasMarkPart(mark: string, typed: string): boolean {
  const [, office = '', last = ''] = /^([A-Z]{2}[0-9]{2})([0-9]{3,4})$/.exec(numberKey(typed)) ?? [];
  const isAround = markForm(`${office}1234`) !== null && mark.startsWith(office) && mark.endsWith(last);
  return isAround || hasNumberPart(mark, typed);
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
