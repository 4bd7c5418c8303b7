import type { DocumentRecord } from '@rto-desk/contract/endpoints/documents';
import { today } from '@rto-desk/contract/expiry';
import { type AnyKind, citizenKinds, vehicleKinds } from '@rto-desk/contract/kinds/index';
import { addPeriod } from '@rto-desk/contract/period';
import { expect, it } from 'vitest';
import { vehiclesByFirstExpiry } from './currentLines.ts';
import { upcomingExpiries } from './upcomingExpiries.ts';

const inDays = (days: number) => addPeriod(today(), { days });
const record = (date: string, superseded = false) =>
  ({ superseded, ends: [{ end: 'end', date, superseded, holder_until: null }] }) as unknown as DocumentRecord;
const none = (kinds: readonly AnyKind[]) =>
  Object.fromEntries(kinds.map(({ collection }) => [collection, []])) as unknown as Readonly<
    Record<AnyKind['collection'], DocumentRecord[]>
  >;
const insured = (registration_no: string, days: number, superseded = false) => ({
  ...none(vehicleKinds),
  registration_no,
  noc: null,
  type: 'LMV',
  insurances: [record(inDays(days), superseded)],
});

function order(licences: { ll?: number; dl?: number }, ...vehicles: object[]): string[] {
  const licence = (days?: number) => (days === undefined ? [] : [record(inDays(days))]);
  const citizen = {
    ...none(citizenKinds),
    learner_licenses: licence(licences.ll),
    driving_licenses: licence(licences.dl),
    vehicles,
  };
  // Of a citizen only what is kept of documents matters here.
  return upcomingExpiries(citizen as unknown as Parameters<typeof upcomingExpiries>[0]).map(
    ({ kind, plate }) => plate ?? kind.slug,
  );
}

it('names soonest first what ends, and leaves out what is superseded', () => {
  const cars = [
    insured('late', 400),
    insured('expired', -5),
    insured('former', -90, true),
    insured('soon', 3),
  ];
  expect(order({ dl: 100 }, ...cars)).toEqual(['expired', 'soon', 'dl', 'late']);
});

it('puts an expired licence last where its holder has one that ends later, and nowhere else', () => {
  expect(order({ ll: -3000, dl: 900 }, insured('expired', -5))).toEqual(['expired', 'dl', 'll']);
  expect(order({ ll: -3000, dl: -30 }, insured('expired', -5)), 'the latest keeps its place').toEqual([
    'dl',
    'expired',
    'll',
  ]);
  expect(order({ dl: -3000 }, insured('expired', -5)), 'who has no other drives without').toEqual([
    'dl',
    'expired',
  ]);
});

it('names nothing of a vehicle that has left', () => {
  expect(order({}, { ...insured('gone', 3), noc: {} }, insured('here', 4))).toEqual(['here']);
});

it('shows the vehicle first of which something ends first, and one without papers last', () => {
  const bare = { ...none(vehicleKinds), registration_no: 'none', noc: null };
  const [left, late, soon] = [{ ...insured('left', -9), noc: {} }, insured('late', 90), insured('soon', 1)];
  expect(vehiclesByFirstExpiry([left, bare, late, soon]).map(vehicle => vehicle.registration_no)).toEqual([
    'soon',
    'late',
    'none',
    'left',
  ]);
});
