import type { TransferKind } from '../../transfer.ts';

/** What the forms of transfers and owners say. They bring it along, so that no page carries it. */
export const en = {
  action: 'Transfer',
  explain:
    'The vehicle goes to the next owner with all its papers. Photographs and scans from before that day open for staff alone.',
  done: (registration: string, name: string) => `${registration} is now kept for ${name}.`,
  copies: (names: string) => `Declared by ${names}, too: nothing was changed there.`,
  failed: 'The transfer failed. What you typed is kept; please try again.',
  ownersFailed: 'Failed to load the owners.',
  present: 'Present owner',
  outOfReach: 'Of another branch, or deleted',
  since: 'From',
  until: 'Until',
  undo: 'Take back',
  undoQuestion:
    'The vehicle goes back to the owner before, with all that was added since. Take the transfer back?',
  undoFailed: 'The transfer could not be taken back.',
  kinds: {
    sale: 'Sale',
    inheritance: 'Inheritance',
    auction: 'Auction',
    family: 'Within the family',
  } satisfies Record<TransferKind, string>,
};
