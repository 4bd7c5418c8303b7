import type { Caller } from '@rto-desk/contract/access';
import type { Proof } from '@rto-desk/contract/endpoints/proof';
import type { quickEntryParts } from '@rto-desk/contract/endpoints/quick-entries';
import type { Vehicle } from '@rto-desk/contract/endpoints/vehicles';
import { endFields, isOfOtherSeries, type VehicleKind } from '@rto-desk/contract/kinds/index';
import { numberKey } from '@rto-desk/contract/normalise';
import { sql } from 'kysely';
import { fitsOwner, holdPlatesAndMobiles, keptPlates, meantByMobile } from '../../facts/candidates.ts';
import { holdCitizens } from '../../facts/hold-citizens.ts';
import { refuseUnproven } from '../../facts/keeping.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { Invalid, NotFound, Undecided } from '../../platform/errors.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { within } from '../../scope/within.ts';
import type { Services } from '../../services.ts';
import { insertCitizen } from '../citizens/mutations.ts';
import { citizenOf } from '../citizens/queries.ts';
import {
  type DocumentInput,
  foundDocument,
  insertDocument,
  refuseWrongPeriod,
} from '../documents/queries.ts';
import { type DocumentRow, documentRows } from '../documents/rows.ts';
import { tableOf, withDocuments } from '../documents/table.ts';
import { asVehicle, insertVehicle, takeOverVehicle, vehicleRows } from '../vehicles/queries.ts';

/** A paper of a vehicle as it comes over the counter: what is empty is not known. */
export interface QuickEntry {
  kind: VehicleKind;
  /** Upper case, without spaces and hyphens. */
  registration_no: string;
  name: string | null;
  mobile: string | null;
  /** The owner chosen for a new vehicle. */
  citizen_id: number | null;
  /** Whether a new citizen was chosen. */
  new_citizen: boolean;
  proof: Proof | null | undefined;
  /** The document's own values; its end is among them. */
  values: DocumentInput;
}

/**
 * Stores a document with its vehicle and owner, creating what is missing, in one transaction. A vehicle on record stays
 * its owner's; a new one goes to the chosen person, or to the only match by name and mobile. Throws Invalid for a plate
 * of another branch, Undecided where a choice is needed, Unproven, NotFound.
 */
export function keepQuickEntry({ db, fileKey }: Services, caller: Viewer, entry: QuickEntry) {
  return db.transaction().execute(async transaction => {
    const { registration_no, mobile } = entry;
    await holdPlatesAndMobiles(transaction, [numberKey(registration_no)], mobile === null ? [] : [mobile]);
    const created: (typeof quickEntryParts)[number][] = [];
    const known = await knownVehicle(transaction, caller, entry);
    const { vehicle, isNew } = known ?? (await newVehicle(transaction, caller, entry, created));
    if (isNew) created.push('vehicle');
    const there = await sameDocument(transaction, caller, entry, vehicle.id);
    if (there === null) created.push('document');
    const document =
      there === null
        ? await insertDocument(
            transaction,
            caller,
            entry.kind,
            { citizen_id: vehicle.citizen_id, vehicle_id: vehicle.id },
            { input: entry.values, file: null },
          )
        : await fillDocument(transaction, entry, there);
    const citizen = await citizenOf(transaction, caller, vehicle.citizen_id);
    if (citizen === undefined) throw new NotFound();
    return {
      citizen,
      vehicle,
      document: await foundDocument(transaction, fileKey, caller, entry.kind, document),
      created,
    };
  });
}

interface FoundVehicle {
  vehicle: Vehicle;
  isNew: boolean;
}

/** The vehicle that the office keeps by that plate; null where it keeps none. */
async function knownVehicle(db: Queryable, caller: Caller, entry: QuickEntry): Promise<FoundVehicle | null> {
  const plate = numberKey(entry.registration_no);
  const kept = (await keptPlates(db, [plate])).get(plate);
  if (kept === undefined) return null;
  const row = await vehicleRows(db, caller)
    .select(['citizens.name as owner_name', 'citizens.mobile as owner_mobile'])
    .where('vehicles.id', '=', kept)
    .executeTakeFirst();
  if (row === undefined) throw new Invalid({ registration_no: words => words.quickAdd.otherBranch });
  const { owner_name, owner_mobile, ...vehicle } = row;
  const owner = { id: vehicle.citizen_id, name: owner_name, mobile: owner_mobile };
  if (!fitsOwner(entry, owner))
    throw new Undecided(words => words.quickAdd.otherOwner(owner.name), { owner });
  await holdCitizens(db, caller, [owner.id]);
  await refuseUnproven(db, caller, owner.id, entry.proof);
  return { vehicle: asVehicle(caller, vehicle), isNew: false };
}

async function newVehicle(
  db: Queryable,
  caller: Caller,
  entry: QuickEntry,
  created: string[],
): Promise<FoundVehicle> {
  const chosen = await chosenOwner(db, caller, entry);
  const owner = chosen ?? (await newOwner(db, caller, entry));
  await holdCitizens(db, caller, [owner]);
  if (chosen === null) created.push('citizen');
  else await refuseUnproven(db, caller, owner, entry.proof);
  const declared = await within(db, caller)
    .vehicles()
    .select('vehicles.id')
    .where('citizens.id', '=', owner)
    .where(sql`number_key(vehicles.registration_no)`, '=', numberKey(entry.registration_no))
    .executeTakeFirst();
  if (declared !== undefined)
    return { vehicle: await takeOverVehicle(db, caller, declared.id), isNew: false };
  const { registration_no } = entry;
  return { vehicle: await insertVehicle(db, caller, owner, { registration_no }), isNew: true };
}

/**
 * The owner of a new vehicle: the chosen person, or the only match by name and mobile, unless an account with an
 * unverified mobile holds the profile. Null for a new person. Throws Undecided where the mobile is known and the owner
 * is not clear.
 */
async function chosenOwner(db: Queryable, caller: Caller, entry: QuickEntry): Promise<number | null> {
  if (entry.citizen_id !== null) {
    const chosen = await citizenOf(db, caller, entry.citizen_id);
    if (chosen === undefined) throw new NotFound();
    return chosen.id;
  }
  const { name, mobile } = entry;
  if (entry.new_citizen || name === null || mobile === null) return null;
  return meantByMobile(db, caller, { name, mobile });
}

/** An owner without a name is listed under the plate until the name is known. */
async function newOwner(db: Queryable, caller: Caller, entry: QuickEntry): Promise<number> {
  const { name, mobile, registration_no } = entry;
  if (mobile === null) throw new Invalid({ mobile: words => words.validation.required(words.fields.mobile) });
  return insertCitizen(db, caller, { name: name ?? registration_no, mobile, name_known: name !== null });
}

/**
 * The paper that is there already: of the same kind, series and end, that with the same number first, since two numbers for one
 * end are more often a slip of the pen than two papers. What its holder has declared is none: what they typed would become the
 * office's word unseen.
 */
async function sameDocument(
  db: Queryable,
  caller: Caller,
  { kind, values }: QuickEntry,
  vehicleId: number,
): Promise<DocumentRow | null> {
  const number = kind.number === null ? null : values[kind.number];
  const rows = await documentRows(db, caller, kind)
    .where(sql.ref<number>('document.vehicle_id'), '=', vehicleId)
    .where(sql.ref(`document.${kind.until}`), '=', values[kind.until])
    .where('document.origin', '=', 'office')
    .orderBy('document.id')
    .execute();
  const same = rows.filter(row => !isOfOtherSeries(kind, row, values));
  const ofNumber = same.find(row => {
    const kept = kind.number === null ? null : row[kind.number];
    return number && typeof kept === 'string' && numberKey(kept) === numberKey(number);
  });
  return ofNumber ?? same[0] ?? null;
}

/** Fills what is empty in a paper that is there. */
async function fillDocument(
  db: Queryable,
  { kind, values }: QuickEntry,
  there: DocumentRow,
): Promise<number> {
  const { id } = there;
  const given = Object.entries(values).filter(([name, value]) => name in kind.fields && value);
  const period = [kind.from, ...endFields(kind)].map(name => [name, there[name] ?? values[name]]);
  refuseWrongPeriod(kind, Object.fromEntries(period));
  if (given.length === 0) return id;
  const filled = given.map(([name, value]) => [name, sql`coalesce(${sql.ref(name)}, ${value})`] as const);
  // unscoped: of a vehicle within reach
  await withDocuments(db)
    .updateTable(tableOf(kind))
    .set(Object.fromEntries(filled))
    .where('id', '=', id)
    .execute();
  return id;
}
