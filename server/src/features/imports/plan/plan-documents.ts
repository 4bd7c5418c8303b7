import { endsBeforeItStarts } from '@rto-desk/contract/fields';
import { type AnyKind, endFields, isOfOtherSeries } from '@rto-desk/contract/kinds/index';
import { numberKey } from '@rto-desk/contract/normalise';
import { columnOf, type ParsedDocument } from '../read/parse-row.ts';
import {
  type KnownDocument,
  type KnownPerson,
  type KnownVehicle,
  numberedKey,
  ownedKey,
} from './known-records.ts';
import { addIssue, type PlanContext, planFills } from './plan-context.ts';
import { fillsOf } from './plan-values.ts';

/** Plans the documents that a row tells of, of the vehicle or of its owner. */
export function planDocuments(context: PlanContext, owner: KnownPerson, vehicle: KnownVehicle | null): void {
  for (const given of context.entry.documents) {
    if (Object.keys(given.values).length === 0) continue;
    if (given.kind.owner === 'citizen') planDocument(context, given, owner.id, null);
    else if (vehicle !== null) planDocument(context, given, owner.id, vehicle.id);
    else addIssue(context, 'registration_no', 'nothing');
  }
}

/** Of one kind and end there is one on a vehicle or person: the same again is that one. */
function planDocument(
  context: PlanContext,
  given: ParsedDocument,
  citizenId: number,
  vehicleId: number | null,
): void {
  const { kind, values } = given;
  const until = values[kind.until];
  if (until === undefined) {
    // One that could not be read has been reported.
    if (!context.issues.some(({ field, isNote }) => field === columnOf(given, kind.until) && !isNote))
      addIssue(context, columnOf(given, kind.until), 'noEnd', undefined, true);
    return;
  }
  if (isRefusedPeriod(context, given, values[kind.from], values)) return;
  const there = context.records.documents.get(ownedKey(kind, vehicleId ?? citizenId)) ?? [];
  const same = sameOf(given, there) ?? (context.rules.mode === 'overwrite' ? renewedOf(given, there) : null);
  if (same !== null) changeSame(context, given, same);
  else if (!isTaken(context, given, there, null, vehicleId))
    addDocument(context, given, there, citizenId, vehicleId);
}

function addDocument(
  context: PlanContext,
  { kind, values }: ParsedDocument,
  there: readonly KnownDocument[],
  citizen_id: number,
  vehicle_id: number | null,
): void {
  const until = values[kind.until] ?? '';
  const document: KnownDocument = {
    id: context.records.nextId,
    kind,
    citizen_id,
    vehicle_id,
    origin: 'office',
    updated_at: '',
    values: { ...values },
    line: context.entry.line,
  };
  context.records.nextId -= 1;
  context.document_ids.push(document.id);
  context.operations.push({ does: 'addDocument', document });
  const isSuperseded =
    kind.succession &&
    there.some(
      other =>
        other.origin === 'office' &&
        (other.values[kind.until] ?? '') > until &&
        !isOfOtherSeries(kind, other.values, values),
    );
  context.plan.push({ does: isSuperseded ? 'superseded' : 'document', kind: kind.slug, until });
}

/**
 * The office's document of the same end: the one with the same number first, then what came first. What the holder has
 * declared is none: what they typed would become the office's word unseen.
 */
function sameOf({ kind, values }: ParsedDocument, there: readonly KnownDocument[]): KnownDocument | null {
  const sameEnd = there.filter(
    ({ origin, values: kept }) =>
      origin === 'office' && kept[kind.until] === values[kind.until] && !isOfOtherSeries(kind, kept, values),
  );
  return sameEnd.find(document => isSameNumber(kind, document.values, values)) ?? sameEnd[0] ?? null;
}

/**
 * The licence that was renewed: it keeps its number and is not followed by another, so that a later end is written over the one
 * that is kept.
 */
function renewedOf({ kind, values }: ParsedDocument, there: readonly KnownDocument[]): KnownDocument | null {
  if (kind.succession) return null;
  const until = values[kind.until] ?? '';
  const isEarlier = (one: KnownDocument) => (one.values[kind.until] ?? '') < until;
  return (
    there.find(one => one.origin === 'office' && isSameNumber(kind, one.values, values) && isEarlier(one)) ??
    null
  );
}

function isSameNumber(
  { number }: AnyKind,
  one: Readonly<Record<string, string | null>>,
  other: Readonly<Record<string, string | null>>,
): boolean {
  const [first, second] = number === null ? [] : [one[number], other[number]];
  return Boolean(first && second && numberKey(first) === numberKey(second));
}

/** Fills or writes over a document that is there. */
function changeSame(context: PlanContext, given: ParsedDocument, document: KnownDocument): void {
  const { kind, values } = given;
  context.document_ids.push(document.id);
  const { filled, replaced, changes } = fillsOf(context, document.values, values);
  const { number } = kind;
  if (number !== null && changes[number] !== undefined) {
    const others =
      context.records.documents.get(ownedKey(kind, document.vehicle_id ?? document.citizen_id)) ?? [];
    if (isTaken(context, given, others, document, document.vehicle_id)) return;
  } else if (number !== null && values[number] && document.values[number]) {
    const isOther = !isSameNumber(kind, document.values, values);
    if (isOther)
      addIssue(context, columnOf(given, number), 'otherNumber', document.values[number] ?? '', true);
  }
  const from = changes[kind.from]?.after ?? document.values[kind.from];
  const since = typeof from === 'string' ? from : undefined;
  if (isRefusedPeriod(context, given, since, { ...document.values, ...values })) return;
  if (Object.keys(changes).length === 0) return;
  context.operations.push({ does: 'changeDocument', document, changes });
  planFills(context, kind.slug, filled, replaced);
}

/** Says which ends come before the beginning, where one does. */
function isRefusedPeriod(
  context: PlanContext,
  given: ParsedDocument,
  from: string | null | undefined,
  values: Readonly<Record<string, string | null | undefined>>,
): boolean {
  const wrong = endFields(given.kind).filter(end => endsBeforeItStarts(from, values[end]));
  for (const end of wrong) addIssue(context, columnOf(given, end), 'endBeforeStart');
  return wrong.length > 0;
}

/** Says that the number of a document is another's: of the office's one only within reach more is told than that. */
function isTaken(
  context: PlanContext,
  given: ParsedDocument,
  there: readonly KnownDocument[],
  self: KnownDocument | null,
  vehicleId: number | null,
): boolean {
  const { kind, values } = given;
  const number = kind.number === null ? undefined : values[kind.number];
  if (number === undefined) return false;
  const column = columnOf(given, kind.number ?? '');
  const clashes = (other: KnownDocument) =>
    isSameNumber(kind, other.values, values) &&
    (!kind.keepsNumber || other.values[kind.until] === values[kind.until]);
  const own = there.find(other => other !== self && clashes(other));
  if (own !== undefined) {
    if (own.origin === 'self') addIssue(context, column, 'numberTaken', number);
    else
      addIssue(
        context,
        column,
        kind.succession ? 'otherEnd' : 'otherEndOfLicence',
        own.values[kind.until] ?? '',
      );
    return true;
  }
  const known = context.records.numbers.get(numberedKey(kind, number));
  if (known === undefined || (self !== null && known.document?.id === self.id)) return false;
  if (kind.keepsNumber && vehicleId !== null && known.document?.vehicle_id === vehicleId) return false;
  if (known.line !== null && known.line !== context.entry.line)
    addIssue(context, column, 'numberOfLine', String(known.line));
  else addIssue(context, column, 'numberTaken', number);
  return true;
}
