/** Searching for records, and the search box over everything. */
export const search = {
  title: (what: string) => `Search ${what}`,
  vehicleNo: 'Vehicle No',
  noResults: 'No results',
  failed: 'Failed to search',
  openCitizen: 'Open Citizen',
  openCitizenOf: (name: string) => `Open Citizen ${name}`,
  citizenName: 'Citizen',
  hint: 'Any part of the number, with or without spaces and hyphens.',
  partHint: 'Any four characters or more of the number.',
  vehicleApplicationHint: 'Finds the vehicles of people whose licenses carry this application number.',
  global: 'Search everything',
  globalHint: 'Name, mobile, license, application, registration, chassis or engine number',
  globalNothing: 'Nothing found',
  newCitizen: (typed: string) => `+ New citizen ${typed}`,
  keys: 'Keys',
  keyRows: 'Next row',
};
