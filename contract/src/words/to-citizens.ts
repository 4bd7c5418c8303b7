import type { Words } from './words.ts';

const known = new WeakMap<Words, Words>();

/** The texts as citizens read them, who call the number of a vehicle otherwise than offices do where `vehicles.toCitizens` says so. */
export function toCitizens<Texts extends Words>(words: Texts): Texts {
  const number = words.vehicles.toCitizens;
  if (number === '') return words;
  // What is stored under a catalogue was made of it below.
  const own = (known.get(words) as Texts | undefined) ?? {
    ...words,
    fields: { ...words.fields, registration_no: number, vehicle_no: number },
    search: { ...words.search, vehicleNo: number },
    vehicles: { ...words.vehicles, short: { ...words.vehicles.short, registration_no: number } },
  };
  known.set(words, own);
  return own;
}
