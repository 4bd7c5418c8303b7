import type { ImportVerdict } from '@rto-desk/contract/imports/import';
import { isDummyMobile, isSameName, numberKey } from '@rto-desk/contract/normalise';
import { markForm } from '@rto-desk/contract/registration-mark';
import { fitsOwner, meantOf } from '../../../facts/candidates.ts';
import { columnOf, type Entry, type Said } from '../read/parse-row.ts';
import {
  declaredKey,
  type KnownPerson,
  type KnownVehicle,
  numberedKey,
  plateOf,
  type World,
} from './known-records.ts';
import { type Judgement, type Judging, planFills, type Rules, say } from './plan-context.ts';
import { judgeDocuments } from './plan-documents.ts';
import { changesOfPerson, changesOfVehicle, placeOf } from './plan-values.ts';

/**
 * What becomes of a row in a world that knows all that it tells of. The rules of persons, vehicles and candidates are those
 * of a quick entry. Changes nothing: `accept` does.
 */
export function judge(world: World, rules: Rules, entry: Entry): Judgement {
  const judging: Judging = {
    ...{
      world,
      rules,
      entry,
      plan: [],
      operations: [],
      document_ids: [],
      candidates: [],
      isAmbiguous: false,
    },
    said: [...entry.said],
  };
  const owner = entry.said.some(({ row }) => row?.code === 'unreadable' || row?.code === 'tooManyCells')
    ? null
    : ownerOf(judging);
  if (owner !== null) {
    const vehicle = vehicleOf(judging, owner);
    fillPerson(judging, owner);
    if (vehicle !== null) fillVehicle(judging, vehicle);
    judgeDocuments(judging, owner, vehicle);
  }
  return judgementOf(judging, owner);
}

function judgementOf(judging: Judging, owner: KnownPerson | null): Judgement {
  const { said, plan, operations, document_ids, candidates } = judging;
  const verdict = verdictOf(judging);
  const of = owner?.id ?? null;
  if (verdict === 'error' || verdict === 'ambiguous') {
    const offered = verdict === 'error' ? [] : candidates;
    return { verdict, said, plan: [], candidates: offered, of, document_ids: [], operations: [] };
  }
  const done = verdict === 'skip' ? [] : operations;
  return { verdict, said, plan, candidates: [], of, document_ids, operations: done };
}

/** The first that fits. */
function verdictOf({ said, operations, isAmbiguous, entry }: Judging): ImportVerdict {
  if (said.some(({ isNote }) => !isNote) && !isAmbiguous) return 'error';
  if (isAmbiguous) return said.some(one => !one.isNote && !isOfChoice(one)) ? 'error' : 'ambiguous';
  if (entry.skipped) return 'skip';
  if (operations.some(({ does }) => does.startsWith('add'))) return 'create';
  return operations.length > 0 ? 'fill' : 'same';
}

/** What says only that somebody has to choose. */
const choices = ['otherChassis', 'otherOwner', 'otherOwnerOfLine', 'knownMobile'];
const isOfChoice = ({ row }: Said) => row !== undefined && choices.includes(row.code);

/** Whose the row is, somebody new among them; null where that cannot be said. */
function ownerOf(judging: Judging): KnownPerson | null {
  const { entry, world } = judging;
  const plate = plateOf(entry);
  if (plate === null) return ownerOfLicences(judging);
  const vehicle = world.vehicles.get(plate);
  if (vehicle === null) {
    say(judging, 'registration_no', 'otherBranch');
    return null;
  }
  if (vehicle === undefined) return newOwner(judging);
  const owner = world.persons.get(vehicle.citizen_id);
  if (isOtherVehicle(entry, vehicle)) {
    judging.isAmbiguous = true;
    say(judging, 'chassis_no', 'otherChassis', vehicle.chassis_no ?? '');
    if (vehicle.citizen_id > 0) judging.candidates.push(vehicle.citizen_id);
    return null;
  }
  return owner === undefined ? null : meantOwner(judging, owner, vehicle.line);
}

/**
 * Whether a row has another chassis number than the vehicle with its plate: one of the two plates is wrong, unless a person has
 * chosen the owner all the same. Some lists have only the last digits.
 */
function isOtherVehicle({ citizen_id, vehicle }: Entry, { chassis_no }: KnownVehicle): boolean {
  if (citizen_id !== null || !vehicle.chassis_no || !chassis_no) return false;
  const [one, other] = [numberKey(vehicle.chassis_no), numberKey(chassis_no)];
  return !one.endsWith(other) && !other.endsWith(one);
}

/** Whoever is kept already, if the row fits them. */
function meantOwner(judging: Judging, owner: KnownPerson, line: number | null): KnownPerson | null {
  const { entry } = judging;
  const { name = null, mobile = null } = entry.citizen;
  if (fitsOwner({ name, mobile, citizen_id: entry.citizen_id }, owner)) {
    judging.plan.push({ does: 'known' });
    return owner;
  }
  judging.isAmbiguous = true;
  const field = name === null ? 'mobile' : 'name';
  if (line === null) say(judging, field, 'otherOwner');
  else say(judging, field, 'otherOwnerOfLine', String(line));
  if (owner.id > 0) judging.candidates.push(owner.id);
  return null;
}

/** Whose a row without a plate is: who holds the licence, else as for a vehicle that is not kept yet. */
function ownerOfLicences(judging: Judging): KnownPerson | null {
  const { entry, world } = judging;
  const licences = entry.documents.filter(
    ({ kind, values }) => kind.owner === 'citizen' && Object.keys(values).length > 0,
  );
  if (licences.length === 0) {
    say(judging, 'registration_no', entry.vehicle.chassis_no === undefined ? 'nothing' : 'notRegistered');
    return null;
  }
  for (const licence of licences) {
    const { kind, values } = licence;
    const number = kind.number === null ? undefined : values[kind.number];
    const known = number === undefined ? undefined : world.numbers.get(numberedKey(kind, number));
    if (known === undefined) continue;
    if (known.document === null) {
      say(judging, columnOf(licence, 'number'), 'otherBranch');
      return null;
    }
    const holder = world.persons.get(known.document.citizen_id);
    return holder === undefined ? null : meantOwner(judging, holder, known.line);
  }
  if (entry.citizen.name === undefined && entry.citizen_id === null) {
    say(judging, 'name', 'noOwner');
    return null;
  }
  return newOwner(judging);
}

/** Whose something is that is not kept yet: who was chosen, the one person of that name and mobile, or somebody new. */
function newOwner(judging: Judging): KnownPerson | null {
  const { entry, world } = judging;
  const { name, mobile } = entry.citizen;
  if (entry.citizen_id !== null) {
    const chosen = world.persons.get(entry.citizen_id);
    if (chosen === undefined) {
      say(judging, 'name', 'noOwner');
      return null;
    }
    judging.plan.push({ does: 'known' });
    return chosen;
  }
  if (mobile === undefined) {
    // A mobile that could not be read has been told of.
    if (!judging.said.some(({ field, isNote }) => field === 'mobile' && !isNote))
      say(judging, 'mobile', 'noMobile');
    return null;
  }
  if (name === undefined || entry.new_citizen || isDummyMobile(mobile)) return newPerson(judging, mobile);
  const candidates = world.byMobile.get(mobile) ?? [];
  const meant = meantOf(candidates, name);
  if (meant !== null) {
    if (meant.id > 0) judging.plan.push({ does: 'known' });
    return meant;
  }
  // The names that one list has for a mobile are the people who share it.
  if (candidates.every(other => other.isOfList && !isSameName(other.name, name)))
    return newPerson(judging, mobile);
  judging.isAmbiguous = true;
  judging.candidates.push(...candidates.flatMap(({ id }) => (id > 0 ? id : [])));
  say(judging, 'mobile', 'knownMobile', mobile);
  return null;
}

/** Whose name is not known is called by the plate until somebody knows it. */
function newPerson(judging: Judging, mobile: string): KnownPerson | null {
  const { entry, world, rules } = judging;
  const { name: said, relation_name = null, dob = null, address = null, email = null } = entry.citizen;
  const name = said ?? entry.vehicle.registration_no;
  const place = placeOf(judging, null);
  if (name === undefined) return null;
  const values = { name, mobile, relation_name, dob, address, email, ...place };
  const person: KnownPerson = {
    ...values,
    id: world.nextId,
    name_known: said !== undefined,
    branch_id: rules.branch_id,
    kept_by_account: null,
    updated_at: '',
    isOfList: true,
    line: entry.line,
  };
  world.nextId -= 1;
  const input = { ...values, name_known: person.name_known, branch_id: rules.branch_id };
  judging.operations.push({ does: 'addPerson', person, input });
  judging.plan.push({ does: 'person', name: said ?? null });
  return person;
}

/** The vehicle of a row: the known one, what its owner has declared, or a new one. Null for a row without a plate. */
function vehicleOf(judging: Judging, owner: KnownPerson): KnownVehicle | null {
  const { entry, world } = judging;
  const { registration_no } = entry.vehicle;
  const plate = plateOf(entry);
  if (registration_no === undefined || plate === null) return null;
  const known = world.vehicles.get(plate);
  if (known) return known;
  const declared = world.declared.get(declaredKey(owner.id, plate));
  if (declared !== undefined) {
    judging.operations.push({
      does: 'changeVehicle',
      vehicle: declared,
      changes: { origin: { before: 'self', after: 'office' } },
    });
    judging.plan.push({ does: 'takeOver', of: 'vehicles' });
    return declared;
  }
  if (markForm(registration_no) === null)
    say(judging, 'registration_no', 'unknownMark', registration_no, true);
  const {
    type = null,
    make_model = null,
    chassis_no = null,
    engine_no = null,
    registered_on = null,
  } = entry.vehicle;
  const vehicle: KnownVehicle = {
    ...{ registration_no, type, make_model, chassis_no, engine_no, registered_on },
    id: world.nextId,
    citizen_id: owner.id,
    origin: 'office',
    updated_at: '',
    line: entry.line,
  };
  world.nextId -= 1;
  judging.operations.push({ does: 'addVehicle', vehicle });
  judging.plan.push({ does: 'vehicle', registration_no });
  return vehicle;
}

function fillPerson(judging: Judging, person: KnownPerson): void {
  if (isAdded(judging, person.id)) return;
  const { filled, replaced, changes } = changesOfPerson(judging, person);
  if (Object.keys(changes).length === 0) return;
  // Whoever is saved without a branch comes to the one that saves them.
  const branch = person.branch_id === null ? judging.rules.branch_id : null;
  if (branch !== null) changes.branch_id = { before: null, after: branch };
  judging.operations.push({ does: 'changePerson', person, changes });
  planFills(judging, 'citizens', filled, replaced);
  if (branch !== null) judging.plan.push({ does: 'intoBranch' });
}

function fillVehicle(judging: Judging, vehicle: KnownVehicle): void {
  if (isAdded(judging, vehicle.id)) return;
  const { filled, replaced, changes } = changesOfVehicle(judging, vehicle);
  if (Object.keys(changes).length === 0) return;
  judging.operations.push({ does: 'changeVehicle', vehicle, changes });
  planFills(judging, 'vehicles', filled, replaced);
}

/** Whether this very row makes it, with all that the row says. */
function isAdded({ operations }: Judging, id: number): boolean {
  return operations.some(
    operation =>
      (operation.does === 'addPerson' && operation.person.id === id) ||
      (operation.does === 'addVehicle' && operation.vehicle.id === id),
  );
}
