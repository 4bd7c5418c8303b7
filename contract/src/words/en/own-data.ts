import type { DeletionStatus } from '../../own-data.ts';

/** What is kept about people, and their say in it. */
export const ownData = {
  title: 'Your data',
  download: 'Download my data',
  downloadWhy: 'A ZIP file with everything kept about you: one data file and your documents.',
  downloadFailed: 'Failed to download your data.',
  deletion: 'Delete my account',
  deletionWhy:
    'Ask the office to delete your account and the profiles you keep. Records that the office itself has entered stay, as the law asks of it.',
  ask: 'Ask for deletion',
  asked: 'You have asked that your account be deleted; the office will answer. Asked on',
  askedToast: 'Your request has been sent to the office.',
  declined: (answer: string) => `The office has declined to delete your account: ${answer}`,
  takeBack: 'Take it back',
  takenBack: 'Your request has been taken back.',
  failed: 'Failed to save changes.',
  alreadyAsked: 'You have asked for this already.',
  privacy: 'Privacy',
  requests: 'Deletion requests',
  requestsAbout: 'People who want their account deleted',
  person: 'Name/Mobile',
  empty: 'Nobody has asked for this.',
  loadFailed: 'Failed to load',
  filter: 'Status',
  all: 'All',
  asking: 'Asked on',
  said: 'Reason',
  statuses: { pending: 'Pending', done: 'Deleted', declined: 'Declined' } satisfies Record<
    DeletionStatus,
    string
  >,
  carryOut: 'Delete account',
  actOn: (what: string, name: string) => `${what}: ${name}`,
  confirmCarryOut: (name: string) =>
    `Delete the account of '${name}' and the profiles that hold no office records? This cannot be undone. A message goes to a verified mobile alone.`,
  carriedOut: 'Account deleted.',
  decline: 'Decline',
  declineTitle: 'Decline the request',
  declinedToast: 'Request declined.',
  notPending: 'This request has been dealt with already.',
  staffStay: 'This account has become one of staff. Change its role first.',
};
