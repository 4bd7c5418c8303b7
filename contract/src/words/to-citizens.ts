import type { Words } from './words.ts';

const known = new WeakMap<Words, Words>();

/**
 * The texts as citizens read them: they call the number of a vehicle otherwise than offices do where `vehicles.toCitizens` says
 * so, and are themselves the holder who has entered a renewal.
 */
export function toCitizens<Texts extends Words>(words: Texts): Texts {
  // What is stored under a catalogue was made of it below.
  const own = (known.get(words) as Texts | undefined) ?? said(words);
  known.set(words, own);
  return own;
}

function said<Texts extends Words>(words: Texts): Texts {
  const documents = { ...words.documents, holderUntil: words.documents.ownUntil };
  const number = words.vehicles.toCitizens;
  if (number === '') return { ...words, documents };
  return {
    ...words,
    documents,
    fields: { ...words.fields, registration_no: number, vehicle_no: number },
    search: { ...words.search, vehicleNo: number },
    vehicles: { ...words.vehicles, short: { ...words.vehicles.short, registration_no: number } },
  };
}
