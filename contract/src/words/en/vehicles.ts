export const vehicles = {
  one: 'Vehicle',
  many: 'Vehicles',
  /** What fields are called in tables and facts, where that is shorter than in a form. */
  short: { registration_no: 'Registration', chassis_no: 'Chassis', engine_no: 'Engine' },
  /** What the registration number is called to citizens; nothing where that is what offices call it. */
  toCitizens: '',
  certificate: 'More from the registration certificate',
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
  grid: 'All vehicles in a grid',
  empty: 'No vehicles yet.',
  loadFailed: 'Failed to load',
  documents: 'Documents',
  /** Of a registration mark that was taken as it is. */
  unknownMark: (mark: string) =>
    `${mark} does not look like a registration number such as CG04AB1234. Please check it.`,
  all: 'All vehicles',
  left: (office: string, day: string) => `Left for ${office} on ${day}`,
  leaving: {
    title: 'Leave with NOC',
    explain:
      'The papers stay on record, but nothing of this vehicle is due, counted or reminded of here any more.',
    done: 'Vehicle marked as left.',
    failed: 'Failed to mark the vehicle as left.',
    back: 'Take NOC back',
    isBack: 'The vehicle is back.',
    backFailed: 'Failed to take the NOC back.',
  },
};
