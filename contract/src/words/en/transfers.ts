import type { TransferKind } from '../../transfer.ts';

/** Vehicles that change hands, and their former owners. */
export const transfers = {
  title: 'Transfer ownership',
  owners: 'Ownership history',
  undone: 'Transfer undone.',
  former: 'Transferred out',
  formerLine: (registration: string, day: string) => `${registration} on ${day}`,
  nobody: 'Choose the new owner.',
  action: 'Transfer',
  explain:
    'The vehicle moves to the new owner with all its documents. Scans from before the transfer stay visible to staff only.',
  done: (registration: string, name: string) => `${registration} transferred to ${name}.`,
  copies: (names: string) => `Also self-declared by ${names}; not changed there.`,
  failed: 'The transfer failed. Your entries are kept; please try again.',
  ownersFailed: 'Could not load the ownership history.',
  present: 'Current owner',
  outOfReach: 'In another branch, or deleted',
  since: 'From',
  until: 'Until',
  undo: 'Undo transfer',
  undoQuestion: 'Return the vehicle, with everything added since, to the previous owner?',
  undoFailed: 'Could not undo the transfer.',
  kinds: {
    sale: 'Sale',
    inheritance: 'Inheritance',
    auction: 'Auction',
    family: 'Within the family',
  } satisfies Record<TransferKind, string>,
};

/** What the server says of transfers. */
export const transferAnswers = {
  sameOwner: 'This person already owns the vehicle.',
  tooEarly: 'The vehicle changed owner after this date.',
  tooLate: 'This transfer can no longer be undone.',
};
