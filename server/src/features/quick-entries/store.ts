import { branchOf, type Caller } from '@rto-desk/contract/access';
import type { Proof } from '@rto-desk/contract/endpoints/proof';
import type { quickEntryParts } from '@rto-desk/contract/endpoints/quick-entries';
import type { VehicleKind } from '@rto-desk/contract/kinds/index';
import { numberKey } from '@rto-desk/contract/normalise';
import { labelOf } from '@rto-desk/contract/sentences';
import type { FieldName, Sentence } from '@rto-desk/contract/words/words';
import { lockPlatesAndMobiles, undecidedOwner } from '../../facts/candidates.ts';
import { lockCitizens } from '../../facts/lock-citizens.ts';
import { assertNames } from '../../facts/names.ts';
import { assertIdentityProven } from '../../facts/profile-trust.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { ChoiceRequired, Invalid, NotFound } from '../../platform/errors.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import type { ReceivedFile } from '../../platform/storage/storage.ts';
import type { Services } from '../../services.ts';
import { citizenOf } from '../citizens/queries.ts';
import { type DocumentInput, foundDocument } from '../documents/queries.ts';
import { applyOperations, ChangedMeanwhile, withRetries } from '../imports/commit/apply.ts';
import type { Operation } from '../imports/plan/known-records.ts';
import { type KnownRecords, noKnownRecords } from '../imports/plan/known-records.ts';
import { loadKnownRecords } from '../imports/plan/load-known-records.ts';
import type { RowPlan } from '../imports/plan/plan-context.ts';
import { planRow } from '../imports/plan/plan-row.ts';
import type { ParsedRow } from '../imports/read/parse-row.ts';
import { asVehicle, vehicleRows } from '../vehicles/queries.ts';
import { attachFile } from './file.ts';

/** A document of a vehicle as it is entered at the counter; null is unknown. */
export interface QuickEntry {
  kind: VehicleKind;
  /** Upper case, without spaces and hyphens. */
  registration_no: string;
  name: string | null;
  mobile: string | null;
  /** The owner that staff chose for a vehicle that is not on record yet. */
  citizen_id: number | null;
  /** Whether staff chose to add a new citizen. */
  new_citizen: boolean;
  proof: Proof | null | undefined;
  /** The document's own values; its end is among them. */
  values: DocumentInput;
}

/**
 * Stores a document with its vehicle and owner in one transaction, by the rules of an import of one row, with its file if
 * it comes with one. Throws Invalid,
 * ChoiceRequired where staff have to choose the owner, IdentityUnproven, and NotFound.
 */
export function storeQuickEntry(
  { db, fileKey }: Services,
  caller: Viewer,
  entry: QuickEntry,
  file: ReceivedFile | null,
) {
  const run = async (transaction: Queryable) => {
    const { registration_no, mobile, kind } = entry;
    await lockPlatesAndMobiles(transaction, [numberKey(registration_no)], mobile === null ? [] : [mobile]);
    const { plan, ids } = await planEntry(transaction, caller, entry);
    // A quick entry adds documents and does not edit the owner.
    const operations = plan.operations.filter(({ does }) => does !== 'changePerson');
    if (file !== null) await attachFile(transaction, caller, kind, ids.document, file, operations);
    const idOf = await applyOperations(transaction, caller, null, operations);
    const citizen = await citizenOf(transaction, caller, idOf(ids.citizen));
    const vehicle = await vehicleRows(transaction, caller)
      .where('vehicles.id', '=', idOf(ids.vehicle))
      .executeTakeFirst();
    if (citizen === undefined || vehicle === undefined) throw new NotFound();
    return {
      citizen,
      vehicle: asVehicle(caller, vehicle),
      document: await foundDocument(transaction, fileKey, caller, kind, idOf(ids.document)),
      created: operations.flatMap(operation => partMade(operation) ?? []),
    };
  };
  return withRetries(
    () => db.transaction().execute(run),
    error => error instanceof ChangedMeanwhile,
  );
}

function partMade({ does }: Operation): (typeof quickEntryParts)[number] | null {
  if (does === 'addPerson') return 'citizen';
  if (does === 'addVehicle') return 'vehicle';
  return does === 'addDocument' ? 'document' : null;
}

/** The records that a plan is about; an id below zero is that of a record that the plan adds. */
interface PlannedIds {
  citizen: number;
  vehicle: number;
  document: number;
}

/** Plans an entry. Throws where it cannot be stored as it is. */
async function planEntry(
  db: Queryable,
  caller: Caller,
  entry: QuickEntry,
): Promise<{ plan: RowPlan; ids: PlannedIds }> {
  const row = asRow(entry);
  const known = noKnownRecords();
  await loadKnownRecords(db, caller, null, known, [row]);
  const plan = planRow(known, { mode: 'fill', branch_id: branchOf(caller) }, row);
  if (plan.of !== null && plan.of > 0) {
    await lockCitizens(db, caller, [plan.of]);
    await assertIdentityProven(db, caller, plan.of, entry.proof);
  }
  await assertStorable(db, caller, entry, known, plan);
  for (const operation of plan.operations) {
    if (operation.does === 'addPerson' && operation.person.name_known) assertNames(operation.input, null);
  }
  return { plan, ids: plannedIds(known, plan, entry) };
}

/** A quick entry as a row of an import with one document. */
function asRow({
  kind,
  registration_no,
  name,
  mobile,
  citizen_id,
  new_citizen,
  values,
}: QuickEntry): ParsedRow {
  const given = Object.entries(values).flatMap(([field, value]) =>
    field in kind.fields && value ? [[field, String(value)]] : [],
  );
  return {
    line: 1,
    citizen: { ...(name !== null && { name }), ...(mobile !== null && { mobile }) },
    vehicle: { registration_no },
    documents: [{ kind, values: Object.fromEntries(given), isOfRow: true }],
    issues: [],
    ...{ citizen_id, new_citizen, skipped: false },
  };
}

function plannedIds(
  known: KnownRecords,
  { of, operations, document_ids }: RowPlan,
  entry: QuickEntry,
): PlannedIds {
  const plate = numberKey(entry.registration_no);
  const [document] = document_ids;
  const added = operations.flatMap(operation =>
    operation.does === 'addVehicle' || operation.does === 'changeVehicle' ? [operation.vehicle] : [],
  );
  const vehicle = added[0] ?? known.vehicles.get(plate);
  if (of === null || !vehicle || document === undefined) throw new Error('A quick entry was not planned');
  return { citizen: of, vehicle: vehicle.id, document };
}

/** Throws what the calls of the record would throw where a plan cannot be carried out. */
async function assertStorable(
  db: Queryable,
  caller: Caller,
  { kind, name, mobile }: QuickEntry,
  known: KnownRecords,
  { issues, candidates }: RowPlan,
): Promise<void> {
  const problem = issues.find(({ isNote }) => !isNote);
  if (problem === undefined) return;
  switch (problem.row?.code) {
    case 'otherBranch':
      throw new Invalid({ registration_no: words => words.quickAdd.otherBranch });
    case 'otherOwner':
      throw otherOwner(known, candidates);
    case 'knownMobile':
      throw await undecidedOwner(db, caller, { name: name ?? '', mobile: mobile ?? '' });
    case 'noOwner':
      throw new NotFound();
    case 'noMobile':
      throw new Invalid({ mobile: words => words.validation.required(words.fields.mobile) });
    case 'endBeforeStart': {
      const end = problem.field === 'until' ? kind.until : problem.field;
      throw invalid(end, words =>
        words.validation.endBeforeStart(labelOf(end, words), labelOf(kind.from, words)),
      );
    }
    default: {
      const number = kind.number ?? 'number';
      throw invalid(number, words => words.validation.taken(labelOf(number, words)));
    }
  }
}

function otherOwner(known: KnownRecords, candidates: readonly number[]): ChoiceRequired {
  const found = candidates.flatMap(id => known.persons.get(id) ?? [])[0];
  if (found === undefined) throw new NotFound();
  const owner = { id: found.id, name: found.name, mobile: found.mobile };
  return new ChoiceRequired(words => words.quickAdd.otherOwner(owner.name), { owner });
}

/** A kind's fields all have their word in the catalogue; a test holds them against it. */
function invalid(field: string, sentence: Sentence): Invalid {
  return new Invalid({ [field as FieldName]: sentence });
}
