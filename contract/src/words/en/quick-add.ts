/** Adding a document from any screen. */
export const quickAdd = {
  title: 'Quick Add',
  hint: 'Quick Add (Alt N)',
  explain:
    'Add a document by vehicle number and expiry date. Enter moves to the next field; in the last field it saves.',
  next: 'Next',
  unknownPerson: (mobile: string) => `${mobile} is not on record yet. Enter the name.`,
  sharedMobile: (mobile: string) => `Enter the name of the other person who uses ${mobile}.`,
  whose: (mobile: string) => `Who is this for? These people use ${mobile}.`,
  another: 'Another person',
  goesTo: (kind: string, of: string) => `${kind} for ${of}.`,
  filledIn: 'Filled in from the previous document.',
  otherBranch: 'Kept by another branch: ask an admin.',
  otherOwner: (name: string) => `This vehicle belongs to ${name}. Check the number, or choose this owner.`,
  candidates: (mobile: string) => `${mobile} is already on record. Choose the owner.`,
  retainedFor: (registration: string, name: string) => `${registration} belongs to ${name}.`,
  vehicles: (count: number) => (count === 1 ? '1 vehicle' : `${count} vehicles`),
  kept: (registration: string) => `Saved for ${registration}.`,
  there: 'This document is already on record.',
  failed: 'Something went wrong. Your entries are kept; please try again.',
};
