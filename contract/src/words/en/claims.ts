import type { ClaimState } from '../../claim.ts';

/** Asking for a profile that the office keeps, and deciding about it. */
export const claims = {
  ask: 'Claim vehicle or license',
  mine: 'My claims',
  explain:
    'Tell us which vehicle or license is yours. Once the office has checked your documents, its records are linked to your account.',
  vehicle: 'Vehicle',
  licence: 'License',
  what: 'What are you claiming?',
  chassisHint: 'Helps the office confirm that the vehicle is yours.',
  askFailed: 'Could not submit your claim.',
  empty: 'No claims yet.',
  loadFailed: 'Could not load your claims.',
  asked: 'Submitted',
  number: 'Number',
  stateLabel: 'Status',
  states: {
    open: 'Under review',
    approved: 'Linked to your account',
    refused: 'Not approved',
    ended: 'Unlinked',
  } satisfies Record<ClaimState, string>,
  refusedHint: 'Bring your documents to the office.',
  open: 'Open profile',
  end: 'Unlink',
  takeBack: 'Cancel claim',
  endQuestion: 'Your account will lose access to this profile. Anything you added stays on it.',
  ended: 'Profile unlinked.',
  takenBack: 'Claim cancelled.',
  endFailed: 'Could not unlink the profile.',

  title: 'Claims',
  none: 'No claims match.',
  officeStates: {
    open: 'Open',
    approved: 'Approved',
    refused: 'Rejected',
    ended: 'Unlinked',
  } satisfies Record<ClaimState, string>,
  who: 'Claimant',
  typed: 'Entered by claimant',
  kept: 'On record',
  chassis: (last: string) => `Chassis … ${last}`,
  born: (day: string) => `Born ${day}`,
  same: 'matches',
  differs: 'does not match',
  unverified: 'Mobile unverified',
  managedByClaimant: 'Already linked to this account.',
  managedByAnother: 'Linked to another account.',
  approve: 'Approve',
  refuse: 'Reject',
  actOn: (action: string, number: string, name: string) => `${action}: ${number}, ${name}`,
  approveExplain: (account: string, citizen: string) =>
    `${account} will see the profile of ${citizen} and can add documents. Name, mobile and date of birth stay under the office’s control.`,
  seen: "I have verified this person's identity.",
  approved: 'Claim approved.',
  refused: 'Claim rejected.',
  decideFailed: 'Could not save the decision.',
  reasonHint: 'Internal note. The claimant does not see it.',
  decidedBy: (name: string, reason: string | null) => (reason === null ? name : `${name}: ${reason}`),
  staffEndQuestion: 'The account will lose access to this profile and will be notified.',
};

export type ClaimsTexts = typeof claims;

/** What the server says of claims. */
export const claimAnswers = {
  answers: {
    asked: 'Your claim was submitted. The office may ask you to visit with your documents.',
    nameOne: 'Enter a vehicle or a license, not both.',
    ofDay: 'Daily limit reached. Try again tomorrow.',
    deskFull:
      'The office has too many open claims. Try again tomorrow, or visit the office with your documents.',
    decided: 'This claim has already been decided.',
    changed: 'This number now belongs to someone else. Check the claim again.',
    chooseOne: 'Several people have this number. Choose one.',
    managedByAnother: 'Another account is linked to this profile. Unlink it on the profile page first.',
    ended: 'Profile unlinked.',
  },
};
