/** Vehicles that change hands. */
export const transfers = {
  title: 'Transfer',
  owners: 'Owners',
  undone: 'Transfer taken back.',
  former: 'Given away',
  formerLine: (registration: string, day: string) => `${registration} on ${day}`,
  sameOwner: 'The vehicle is kept for this person already.',
  nobody: 'Say who takes the vehicle.',
  tooEarly: 'The vehicle changed hands after that day.',
  tooLate: 'This transfer can no longer be taken back.',
};
