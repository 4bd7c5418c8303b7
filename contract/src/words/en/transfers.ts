import type { TransferKind } from '../../transfer.ts';

/** Vehicles that change hands. */
export const transfers = {
  title: 'Transfer',
  action: 'Transfer',
  explain:
    'The vehicle goes to the next owner with all its papers. Photographs and scans that are there open for staff alone.',
  done: (registration: string, name: string) => `${registration} is now kept for ${name}.`,
  copies: (names: string) => `Declared by ${names}, too: nothing was changed there.`,
  failed: 'The transfer failed. What you typed is kept; please try again.',
  owners: 'Owners',
  ownersFailed: 'Failed to load the owners.',
  present: 'Present owner',
  outOfReach: 'Of another branch, or deleted',
  since: 'From',
  until: 'Until',
  undo: 'Take back',
  undoQuestion:
    'The vehicle goes back to the owner before, with all that was added since. Take the transfer back?',
  undone: 'Transfer taken back.',
  undoFailed: 'The transfer could not be taken back.',
  former: 'Given away',
  formerLine: (registration: string, day: string) => `${registration} on ${day}`,
  sameOwner: 'The vehicle is kept for this person already.',
  nobody: 'Say who takes the vehicle.',
  tooEarly: 'The vehicle changed hands after that day.',
  ownCopy: 'The next owner has declared this vehicle themself. Delete that entry first.',
  tooLate: 'This transfer can no longer be taken back.',
  kinds: {
    sale: 'Sale',
    inheritance: 'Inheritance',
    auction: 'Auction',
    family: 'Within the family',
  } satisfies Record<TransferKind, string>,
};
