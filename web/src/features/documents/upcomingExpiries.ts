import { type AnyKind, citizenKinds, isUsual, vehicleKinds } from '@rto-desk/contract/kinds/index';
import type { Answer } from '../../api/call.ts';
import { currentLines } from './currentLines.ts';
import type { DocumentLine } from './DocumentLines.tsx';
import { currentEnds, type DocumentEnd } from './documentValues.ts';

/** A document with one of its ends. */
export interface End extends DocumentLine {
  /** The registration number of a vehicle's document. */
  plate: string | null;
  end: DocumentEnd;
  /** Expired, and its holder has one that ends later: nothing is to be done. */
  isPast: boolean;
}

type Details = Answer<'GET /citizens/{id}/all-details'>;

/**
 * The current documents with an end, soonest first. An expired licence whose holder has one that ends later (a learner
 * licence from before the driving licence) does not matter any more and comes last.
 */
export function upcomingExpiries(citizen: Details): End[] {
  const endOf = (plate: string | null) => (line: DocumentLine) =>
    currentEnds(line.record).map(end => ({ ...line, plate, end, isPast: false }));
  const own = currentLines(citizenKinds, citizen).flatMap(endOf(null)).sort(bySoonest);
  const present = own.at(-1)?.end.date ?? '';
  const isPast = ({ end }: End) => end.validity.state === 'expired' && end.date < present;
  const ofVehicles = citizen.vehicles
    .filter(isHere)
    .flatMap(vehicle => currentLines(vehicleKinds, vehicle).flatMap(endOf(vehicle.registration_no)));
  const pressing = own.filter(line => !isPast(line));
  const past = own.filter(isPast).map(line => ({ ...line, isPast: true }));
  return [...[...pressing, ...ofVehicles].sort(bySoonest), ...past];
}

/** What has left for another office expires there. */
const isHere = ({ noc }: { noc: unknown }) => noc === null;

const bySoonest = (one: End, other: End) => (one.end.date < other.end.date ? -1 : 1);

/** A document that vehicles of its type usually have, and of which nothing is recorded. */
export interface Missing {
  kind: AnyKind;
  plate: string;
  vehicle: number;
}

/** What is not recorded of the vehicles that are here. */
export function missingOf(citizen: Pick<Details, 'vehicles'>): Missing[] {
  return citizen.vehicles
    .filter(isHere)
    .flatMap(vehicle =>
      vehicleKinds
        .filter(kind => vehicle[kind.collection].length === 0 && isUsual(kind, vehicle.type))
        .map(kind => ({ kind, plate: vehicle.registration_no, vehicle: vehicle.id })),
    );
}
