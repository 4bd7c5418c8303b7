import { citizenKinds, isUsual, vehicleKinds } from '@rto-desk/contract/kinds/index';
import type { Answer } from '../../api/call.ts';
import { currentLines } from '../documents/currentLines.ts';
import type { DocumentLine } from '../documents/DocumentLines.tsx';
import { currentEnds, type DocumentEnd } from '../documents/documentValues.ts';

/** A document with one of its ends. */
export interface End extends DocumentLine {
  /** The registration number of a vehicle's document. */
  plate: string | null;
  end: DocumentEnd;
}

type Details = Answer<'GET /citizens/{id}/all-details'>;

/**
 * The documents that have an end and that no later one has replaced, soonest first. An expired licence whose holder has
 * one that ends later (a learner licence from before the driving licence) keeps nobody from driving and comes last.
 */
export function upcomingExpiries(citizen: Details): End[] {
  const endOf = (plate: string | null) => (line: DocumentLine) =>
    currentEnds(line.record).map(end => ({ ...line, plate, end }));
  const own = currentLines(citizenKinds, citizen).flatMap(endOf(null)).sort(bySoonest);
  const present = own.at(-1)?.end.date ?? '';
  const isPast = ({ end }: End) => end.validity.state === 'expired' && end.date < present;
  const ofVehicles = citizen.vehicles
    .filter(isHere)
    .flatMap(vehicle => currentLines(vehicleKinds, vehicle).flatMap(endOf(vehicle.registration_no)));
  const pressing = own.filter(line => !isPast(line));
  return [...[...pressing, ...ofVehicles].sort(bySoonest), ...own.filter(isPast)];
}

/** What has left for another office expires there. */
const isHere = ({ noc }: { noc: unknown }) => noc === null;

const bySoonest = (one: End, other: End) => (one.end.date < other.end.date ? -1 : 1);

/** How many documents that vehicles of their types usually have are not recorded. */
export function missingOf(citizen: Details): number {
  return citizen.vehicles
    .filter(isHere)
    .reduce(
      (sum, vehicle) =>
        sum +
        vehicleKinds.filter(kind => vehicle[kind.collection].length === 0 && isUsual(kind, vehicle.type))
          .length,
      0,
    );
}
