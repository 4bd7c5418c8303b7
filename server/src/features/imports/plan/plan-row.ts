import { relationTypes } from '@rto-desk/contract/citizen';
import type { ImportVerdict } from '@rto-desk/contract/imports/import';
import { isDummyMobile, isSameName, numberKey } from '@rto-desk/contract/normalise';
import { markForm } from '@rto-desk/contract/registration-mark';
import { onlyMatch, ownerMatches } from '../../../facts/candidates.ts';
import { columnOf, type ParsedRow, type RowIssue } from '../read/parse-row.ts';
import {
  declaredKey,
  type KnownPerson,
  type KnownRecords,
  type KnownVehicle,
  numberedKey,
  plateOf,
} from './known-records.ts';
import { addIssue, type PlanContext, type PlanRules, planFills, type RowPlan } from './plan-context.ts';
import { planDocuments } from './plan-documents.ts';
import { changesOfPerson, changesOfVehicle, placeOf } from './plan-values.ts';

/**
 * Plans a row or a quick entry on the known records, which must hold all that it names. Pure: `applyToKnown` and
 * `applyOperations` carry the plan out.
 */
export function planRow(records: KnownRecords, rules: PlanRules, entry: ParsedRow): RowPlan {
  const context: PlanContext = {
    ...{
      records,
      rules,
      entry,
      plan: [],
      operations: [],
      document_ids: [],
      candidates: [],
      isAmbiguous: false,
    },
    issues: [...entry.issues],
  };
  const owner = entry.issues.some(({ row }) => row !== undefined && unplanned.includes(row.code))
    ? null
    : ownerOf(context);
  if (owner !== null) {
    const vehicle = vehicleOf(context, owner);
    fillPerson(context, owner);
    if (vehicle !== null) fillVehicle(context, vehicle);
    planDocuments(context, owner, vehicle);
  }
  return rowPlan(context, owner);
}

/** What says that nothing can be planned of a row, or need be. */
const unplanned = ['unreadable', 'tooManyCells', 'ownerOfRowsBelow'];

function rowPlan(context: PlanContext, owner: KnownPerson | null): RowPlan {
  const { issues, plan, operations, document_ids, candidates } = context;
  const verdict = verdictOf(context);
  const of = owner?.id ?? null;
  if (verdict === 'error' || verdict === 'ambiguous') {
    const offered = verdict === 'error' ? [] : candidates;
    return { verdict, issues, plan: [], candidates: offered, of, document_ids: [], operations: [] };
  }
  const done = verdict === 'skip' ? [] : operations;
  return { verdict, issues, plan, candidates: [], of, document_ids, operations: done };
}

/** The first that fits. */
function verdictOf({ issues, operations, isAmbiguous, entry }: PlanContext): ImportVerdict {
  if (issues.some(({ isNote }) => !isNote) && !isAmbiguous) return 'error';
  if (isAmbiguous) return issues.some(one => !one.isNote && !isOfChoice(one)) ? 'error' : 'ambiguous';
  if (entry.skipped) return 'skip';
  if (operations.some(({ does }) => does.startsWith('add'))) return 'create';
  return operations.length > 0 ? 'fill' : 'same';
}

/** Issues that a user solves by a choice. */
const choices = ['otherChassis', 'otherOwner', 'otherOwnerOfLine', 'knownMobile'];
const isOfChoice = ({ row }: RowIssue) => row !== undefined && choices.includes(row.code);

/** The owner of the row, a new citizen included; null where the owner cannot be known. */
function ownerOf(context: PlanContext): KnownPerson | null {
  const { entry, records } = context;
  const plate = plateOf(entry);
  if (plate === null) return ownerOfLicences(context);
  const vehicle = records.vehicles.get(plate);
  if (vehicle === null) {
    addIssue(context, 'registration_no', 'otherBranch');
    return null;
  }
  if (vehicle === undefined) return newOwner(context);
  const owner = records.persons.get(vehicle.citizen_id);
  if (isOtherVehicle(entry, vehicle)) {
    context.isAmbiguous = true;
    addIssue(context, 'chassis_no', 'otherChassis', vehicle.chassis_no ?? '');
    if (vehicle.citizen_id > 0) context.candidates.push(vehicle.citizen_id);
    return null;
  }
  return owner === undefined ? null : rowOwner(context, owner, vehicle.line);
}

/**
 * Whether a row has another chassis number than the vehicle with its plate: one of the two plates is wrong, unless a person has
 * chosen the owner all the same. Some lists have only the last digits.
 */
function isOtherVehicle({ citizen_id, vehicle }: ParsedRow, { chassis_no }: KnownVehicle): boolean {
  if (citizen_id !== null || !vehicle.chassis_no || !chassis_no) return false;
  const [one, other] = [numberKey(vehicle.chassis_no), numberKey(chassis_no)];
  return !one.endsWith(other) && !other.endsWith(one);
}

/** The owner on record, if the row fits them. */
function rowOwner(context: PlanContext, owner: KnownPerson, line: number | null): KnownPerson | null {
  const { entry } = context;
  const { name = null, mobile = null } = entry.citizen;
  const fits = (name: string | null) => ownerMatches({ name, mobile, citizen_id: entry.citizen_id }, owner);
  if (fits(name) || (entry.wholeName !== undefined && fits(entry.wholeName))) {
    context.plan.push({ does: 'known' });
    return owner;
  }
  context.isAmbiguous = true;
  const field = name === null ? 'mobile' : 'name';
  if (line === null) addIssue(context, field, 'otherOwner');
  else addIssue(context, field, 'otherOwnerOfLine', String(line));
  if (owner.id > 0) context.candidates.push(owner.id);
  return null;
}

/** Whose a row without a plate is: who holds the licence, else as for a vehicle that is not kept yet. */
function ownerOfLicences(context: PlanContext): KnownPerson | null {
  const { entry, records } = context;
  const licences = entry.documents.filter(
    ({ kind, values }) => kind.owner === 'citizen' && Object.keys(values).length > 0,
  );
  if (licences.length === 0) {
    addIssue(
      context,
      'registration_no',
      entry.vehicle.chassis_no === undefined ? 'nothing' : 'notRegistered',
    );
    return null;
  }
  for (const licence of licences) {
    const { kind, values } = licence;
    const number = kind.number === null ? undefined : values[kind.number];
    const known = number === undefined ? undefined : records.numbers.get(numberedKey(kind, number));
    if (known === undefined) continue;
    if (known.document === null) {
      addIssue(context, columnOf(licence, 'number'), 'otherBranch');
      return null;
    }
    const holder = records.persons.get(known.document.citizen_id);
    return holder === undefined ? null : rowOwner(context, holder, known.line);
  }
  if (entry.citizen.name === undefined && entry.citizen_id === null) {
    addIssue(context, 'name', 'noOwner');
    return null;
  }
  return newOwner(context);
}

/** Resolves the owner of something new: the chosen person, the only match by name and mobile, or a new person. */
function newOwner(context: PlanContext): KnownPerson | null {
  const { entry, records } = context;
  const { name, mobile } = entry.citizen;
  if (entry.citizen_id !== null) {
    const chosen = records.persons.get(entry.citizen_id);
    if (chosen === undefined) {
      addIssue(context, 'name', 'noOwner');
      return null;
    }
    context.plan.push({ does: 'known' });
    return chosen;
  }
  if (mobile === undefined) {
    // A mobile that could not be read has been reported.
    if (!context.issues.some(({ field, isNote }) => field === 'mobile' && !isNote))
      addIssue(context, 'mobile', 'noMobile');
    return null;
  }
  if (name === undefined || entry.new_citizen || isDummyMobile(mobile)) return newPerson(context, mobile);
  const candidates = records.byMobile.get(mobile) ?? [];
  const meant = onlyMatch(candidates, name) ?? onlyMatch(candidates, entry.wholeName ?? name);
  if (meant !== null) {
    if (meant.id > 0) context.plan.push({ does: 'known' });
    return meant;
  }
  // The names that one list has for a mobile are the people who share it.
  if (candidates.every(other => other.isOfList && !isSameName(other.name, name)))
    return newPerson(context, mobile);
  context.isAmbiguous = true;
  context.candidates.push(...candidates.flatMap(({ id }) => (id > 0 ? id : [])));
  addIssue(context, 'mobile', 'knownMobile', mobile);
  return null;
}

/** A new person. Without a name the registration number stands for it. */
function newPerson(context: PlanContext, mobile: string): KnownPerson | null {
  const { entry, records, rules } = context;
  const { name: given, relation_name = null, dob = null, address = null, email = null } = entry.citizen;
  const { pincode = null, name_hi = null, relation_name_hi = null, address_hi = null } = entry.citizen;
  const name = given ?? entry.vehicle.registration_no;
  const place = placeOf(context, null);
  if (name === undefined) return null;
  const values = {
    name,
    mobile,
    relation_type: relationOf(entry),
    relation_name,
    dob,
    address,
    email,
    ...{ pincode, name_hi, relation_name_hi, address_hi },
    ...place,
  };
  const person: KnownPerson = {
    ...values,
    id: records.nextId,
    name_known: given !== undefined,
    branch_id: rules.branch_id,
    kept_by_account: null,
    updated_at: '',
    isOfList: true,
    line: entry.line,
  };
  records.nextId -= 1;
  const input = { ...values, name_known: person.name_known, branch_id: rules.branch_id };
  context.operations.push({ does: 'addPerson', person, input });
  context.plan.push({ does: 'person', name: given ?? null });
  return person;
}

const relationOf = ({ citizen }: ParsedRow) =>
  relationTypes.find(type => type === citizen.relation_type) ?? null;

/** The vehicle of a row: the known one, what its owner has declared, or a new one. Null for a row without a plate. */
function vehicleOf(context: PlanContext, owner: KnownPerson): KnownVehicle | null {
  const { entry, records } = context;
  const { registration_no } = entry.vehicle;
  const plate = plateOf(entry);
  if (registration_no === undefined || plate === null) return null;
  const known = records.vehicles.get(plate);
  if (known) return known;
  const declared = records.declared.get(declaredKey(owner.id, plate));
  if (declared !== undefined) {
    context.operations.push({
      does: 'changeVehicle',
      vehicle: declared,
      changes: { origin: { before: 'self', after: 'office' } },
    });
    context.plan.push({ does: 'takeOver', of: 'vehicles' });
    return declared;
  }
  if (markForm(registration_no) === null)
    addIssue(context, 'registration_no', 'unknownMark', registration_no, true);
  const {
    type = null,
    make_model = null,
    chassis_no = null,
    engine_no = null,
    registered_on = null,
    body_type = null,
    registering_authority = null,
  } = entry.vehicle;
  const vehicle: KnownVehicle = {
    ...{ registration_no, type, make_model, chassis_no, engine_no, registered_on },
    ...{ body_type, registering_authority },
    cylinders: countOf(entry.vehicle.cylinders),
    cubic_capacity: countOf(entry.vehicle.cubic_capacity),
    id: records.nextId,
    citizen_id: owner.id,
    origin: 'office',
    updated_at: '',
    line: entry.line,
  };
  records.nextId -= 1;
  context.operations.push({ does: 'addVehicle', vehicle });
  context.plan.push({ does: 'vehicle', registration_no });
  return vehicle;
}

const countOf = (text: string | undefined) => (text === undefined ? null : Number(text));

function fillPerson(context: PlanContext, person: KnownPerson): void {
  if (isAdded(context, person.id)) return;
  const { filled, replaced, changes } = changesOfPerson(context, person);
  if (Object.keys(changes).length === 0) return;
  // A citizen without a branch gets that of the import.
  const branch = person.branch_id === null ? context.rules.branch_id : null;
  if (branch !== null) changes.branch_id = { before: null, after: branch };
  context.operations.push({ does: 'changePerson', person, changes });
  planFills(context, 'citizens', filled, replaced);
  if (branch !== null) context.plan.push({ does: 'intoBranch' });
}

function fillVehicle(context: PlanContext, vehicle: KnownVehicle): void {
  if (isAdded(context, vehicle.id)) return;
  const { filled, replaced, changes } = changesOfVehicle(context, vehicle);
  if (Object.keys(changes).length === 0) return;
  context.operations.push({ does: 'changeVehicle', vehicle, changes });
  planFills(context, 'vehicles', filled, replaced);
}

/** Whether this very row makes it, with all that the row says. */
function isAdded({ operations }: PlanContext, id: number): boolean {
  return operations.some(
    operation =>
      (operation.does === 'addPerson' && operation.person.id === id) ||
      (operation.does === 'addVehicle' && operation.vehicle.id === id),
  );
}
