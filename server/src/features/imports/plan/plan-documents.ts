import { endsBeforeItStarts } from '@rto-desk/contract/fields';
import { type AnyKind, endFields, isOfOtherSeries } from '@rto-desk/contract/kinds/index';
import { numberKey } from '@rto-desk/contract/normalise';
import { columnOf, type SaidDocument } from '../read/parse-row.ts';
import {
  type KnownDocument,
  type KnownPerson,
  type KnownVehicle,
  numberedKey,
  ownedKey,
} from './known-records.ts';
import { type Judging, planFills, say } from './plan-context.ts';
import { fillsOf } from './plan-values.ts';

/** Judges the documents that a row tells of, of the vehicle or of its owner. */
export function judgeDocuments(judging: Judging, owner: KnownPerson, vehicle: KnownVehicle | null): void {
  for (const said of judging.entry.documents) {
    if (Object.keys(said.values).length === 0) continue;
    if (said.kind.owner === 'citizen') judgeDocument(judging, said, owner.id, null);
    else if (vehicle !== null) judgeDocument(judging, said, owner.id, vehicle.id);
    else say(judging, 'registration_no', 'nothing');
  }
}

/** Of one kind and end there is one on a vehicle or person: the same again is that one. */
function judgeDocument(
  judging: Judging,
  said: SaidDocument,
  citizenId: number,
  vehicleId: number | null,
): void {
  const { kind, values } = said;
  const until = values[kind.until];
  if (until === undefined) {
    // One that could not be read has been told of.
    if (!judging.said.some(({ field, isNote }) => field === columnOf(said, kind.until) && !isNote))
      say(judging, columnOf(said, kind.until), 'noEnd', undefined, true);
    return;
  }
  if (isRefusedPeriod(judging, said, values[kind.from], values)) return;
  const there = judging.world.documents.get(ownedKey(kind, vehicleId ?? citizenId)) ?? [];
  const same = sameOf(said, there) ?? (judging.rules.mode === 'overwrite' ? renewedOf(said, there) : null);
  if (same !== null) changeSame(judging, said, same);
  else if (!isTaken(judging, said, there, null, vehicleId))
    addDocument(judging, said, there, citizenId, vehicleId);
}

function addDocument(
  judging: Judging,
  { kind, values }: SaidDocument,
  there: readonly KnownDocument[],
  citizen_id: number,
  vehicle_id: number | null,
): void {
  const until = values[kind.until] ?? '';
  const document: KnownDocument = {
    id: judging.world.nextId,
    kind,
    citizen_id,
    vehicle_id,
    origin: 'office',
    updated_at: '',
    values: { ...values },
    line: judging.entry.line,
  };
  judging.world.nextId -= 1;
  judging.document_ids.push(document.id);
  judging.operations.push({ does: 'addDocument', document });
  const isSuperseded =
    kind.succession &&
    there.some(
      other =>
        other.origin === 'office' &&
        (other.values[kind.until] ?? '') > until &&
        !isOfOtherSeries(kind, other.values, values),
    );
  judging.plan.push({ does: isSuperseded ? 'superseded' : 'document', kind: kind.slug, until });
}

/**
 * The office's document of the same end: the one with the same number first, then what came first. What the holder has
 * declared is none: what they typed would become the office's word unseen.
 */
function sameOf({ kind, values }: SaidDocument, there: readonly KnownDocument[]): KnownDocument | null {
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
function renewedOf({ kind, values }: SaidDocument, there: readonly KnownDocument[]): KnownDocument | null {
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
function changeSame(judging: Judging, said: SaidDocument, document: KnownDocument): void {
  const { kind, values } = said;
  judging.document_ids.push(document.id);
  const { filled, replaced, changes } = fillsOf(judging, document.values, values);
  const { number } = kind;
  if (number !== null && changes[number] !== undefined) {
    const others =
      judging.world.documents.get(ownedKey(kind, document.vehicle_id ?? document.citizen_id)) ?? [];
    if (isTaken(judging, said, others, document, document.vehicle_id)) return;
  } else if (number !== null && values[number] && document.values[number]) {
    const isOther = !isSameNumber(kind, document.values, values);
    if (isOther) say(judging, columnOf(said, number), 'otherNumber', document.values[number] ?? '', true);
  }
  const from = changes[kind.from]?.after ?? document.values[kind.from];
  const since = typeof from === 'string' ? from : undefined;
  if (isRefusedPeriod(judging, said, since, { ...document.values, ...values })) return;
  if (Object.keys(changes).length === 0) return;
  judging.operations.push({ does: 'changeDocument', document, changes });
  planFills(judging, kind.slug, filled, replaced);
}

/** Says which ends come before the beginning, where one does. */
function isRefusedPeriod(
  judging: Judging,
  said: SaidDocument,
  from: string | null | undefined,
  values: Readonly<Record<string, string | null | undefined>>,
): boolean {
  const wrong = endFields(said.kind).filter(end => endsBeforeItStarts(from, values[end]));
  for (const end of wrong) say(judging, columnOf(said, end), 'endBeforeStart');
  return wrong.length > 0;
}

/** Says that the number of a document is another's: of the office's one only within reach more is told than that. */
function isTaken(
  judging: Judging,
  said: SaidDocument,
  there: readonly KnownDocument[],
  self: KnownDocument | null,
  vehicleId: number | null,
): boolean {
  const { kind, values } = said;
  const number = kind.number === null ? undefined : values[kind.number];
  if (number === undefined) return false;
  const column = columnOf(said, kind.number ?? '');
  const clashes = (other: KnownDocument) =>
    isSameNumber(kind, other.values, values) &&
    (!kind.keepsNumber || other.values[kind.until] === values[kind.until]);
  const own = there.find(other => other !== self && clashes(other));
  if (own !== undefined) {
    if (own.origin === 'self') say(judging, column, 'numberTaken', number);
    else
      say(judging, column, kind.succession ? 'otherEnd' : 'otherEndOfLicence', own.values[kind.until] ?? '');
    return true;
  }
  const known = judging.world.numbers.get(numberedKey(kind, number));
  if (known === undefined || (self !== null && known.document?.id === self.id)) return false;
  if (kind.keepsNumber && vehicleId !== null && known.document?.vehicle_id === vehicleId) return false;
  if (known.line !== null && known.line !== judging.entry.line)
    say(judging, column, 'numberOfLine', String(known.line));
  else say(judging, column, 'numberTaken', number);
  return true;
}
