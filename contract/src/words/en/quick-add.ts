/** Adding a document from any screen. */
export const quickAdd = {
  title: 'Quick Add',
  hint: 'Quick Add (Alt N)',
  explain: 'Add a document to a citizen or a vehicle. What is not kept yet is asked for.',
  next: 'Next',
  unknownVehicle: (registration: string) => `No vehicle ${registration} is kept yet. Whose is it?`,
  unknownPerson: (mobile: string) => `Nobody with the mobile number ${mobile} is kept yet. Who is it?`,
  sharedMobile: (mobile: string) => `Who else uses the mobile number ${mobile}?`,
  whose: (mobile: string) => `For whom is it? These use the mobile number ${mobile}.`,
  whoseVehicle: (registration: string, mobile: string) =>
    `Whose is ${registration}? It will be kept for the one you choose. These use the mobile number ${mobile}.`,
  newVehicle: (name: string) => `Which vehicle of ${name}?`,
  which: (of: string) => `There are several for ${of}. Which one?`,
  another: { vehicle: 'Another vehicle', person: 'Another person' },
  goesTo: (kind: string, of: string) => `${kind} for ${of}.`,
  filledIn: 'Filled in from the one it follows.',
  otherBranch: 'Kept by another branch: ask an admin.',
  otherOwner: (name: string) => `This vehicle is kept for ${name}. Check the number, or choose them.`,
  candidates: (mobile: string) => `The mobile number ${mobile} is known. Choose whose the vehicle is.`,
  failed: 'That did not work. What you typed is kept; please try again.',
};
