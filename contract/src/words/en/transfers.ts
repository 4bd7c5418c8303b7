/** Vehicles that change hands. */
export const transfers = {
  title: 'Transfer ownership',
  owners: 'Ownership history',
  undone: 'Transfer undone.',
  former: 'Transferred out',
  formerLine: (registration: string, day: string) => `${registration} on ${day}`,
  sameOwner: 'This person already owns the vehicle.',
  nobody: 'Choose the new owner.',
  tooEarly: 'The vehicle changed owner after this date.',
  tooLate: 'This transfer can no longer be undone.',
};
