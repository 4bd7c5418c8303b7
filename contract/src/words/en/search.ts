/** Searching for records, and the search box over everything. */
export const search = {
  title: (what: string) => `Search ${what}`,
  vehicleNo: 'Vehicle No',
  noResults: 'No results',
  failed: 'Failed to search',
  openCitizen: 'Open Citizen',
  openCitizenOf: (name: string) => `Open Citizen ${name}`,
  citizenName: 'Citizen',
  hint: 'Any part of the number. Spaces and hyphens do not matter.',
  partHint: 'At least 4 characters of the number.',
  vehicleApplicationHint: 'Finds vehicles whose owner has a license with this application number.',
  global: 'Search name, mobile or vehicle no.',
  globalHint:
    'Name, mobile, reference, or the number of a license, application, vehicle, chassis, engine, document, letter or register entry',
  globalNothing: 'No results. Try a name, a mobile number, a reference or a number on a document.',
  newCitizen: (typed: string) => `+ New citizen ${typed}`,
  keys: 'Keyboard shortcuts',
  keyRows: 'Move between rows',
  keyTick: 'Select row',
};

/** What the server says of hits. */
export const searchAnswers = {
  /** What a hit of the global search is and says. */
  hits: {
    citizenHit: (mobile: string, relation: string) => (relation === '' ? mobile : `${mobile}, ${relation}`),
    relation: (short: string, name: string) => `${short} ${name}`,
    licenceHit: (holder: string, applicationNo: string) =>
      applicationNo === '' ? holder : `${holder}, application ${applicationNo}`,
    /** What a vehicle was found by, behind the rest. */
    byPart: {
      chassis_no: (number: string) => `chassis ${number}`,
      engine_no: (number: string) => `engine ${number}`,
    },
    vehicleHit: (owner: string, make: string) => (make === '' ? owner : `${owner}, ${make}`),
  },
};
