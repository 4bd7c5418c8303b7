export const vehicles = {
  one: 'Vehicle',
  many: 'Vehicles',
  /** What fields are called in tables and facts, where that is shorter than in a form. */
  short: { registration_no: 'Registration', chassis_no: 'Chassis', engine_no: 'Engine' },
  /** What the registration number is called to citizens; nothing where that is what offices call it. */
  toCitizens: '',
  /** Goes to the templates, with the vehicle chosen. */
  writeLetter: 'Write a letter',
  certificate: 'More RC details',
  numbers: 'Chassis / Engine',
  others: 'Other documents',
  add: 'Add Vehicle',
  edit: 'Edit Vehicle',
  added: 'Vehicle added',
  updated: 'Vehicle updated',
  confirmDelete: 'Are you sure you want to delete this vehicle?',
  deleteFailed: 'Delete vehicle failed.',
  refreshFailed: 'Failed to refresh Vehicles',
  saveFailed: 'Failed to save.',
  grid: 'Fleet view',
  empty: 'No vehicles yet.',
  loadFailed: 'Failed to load',
  documents: 'Documents',
  /** Of a registration mark that was taken as it is. */
  unknownMark: (mark: string) =>
    `${mark} does not look like a registration number (e.g. CG04AB1234). Please check it.`,
  all: 'All vehicles',
  left: (office: string, day: string) => `Moved to ${office} on ${day} (NOC)`,
  leaving: {
    title: 'Mark as moved out (NOC)',
    explain:
      'Documents stay on record, but this vehicle is no longer counted here and no reminders are sent.',
    done: 'Vehicle marked as moved out.',
    failed: 'Could not mark the vehicle as moved out.',
    back: 'Cancel NOC',
    isBack: 'NOC cancelled. The vehicle is active again.',
    backFailed: 'Could not cancel the NOC.',
  },
};
