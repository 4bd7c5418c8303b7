import type { DeletionStatus } from '../../own-data.ts';

/** What is kept about people, and their say in it. */
export const ownData = {
  title: 'Your data',
  download: 'Download my data',
  downloadWhy: 'A ZIP file with all the data and documents we hold about you.',
  downloadFailed: 'Failed to download your data.',
  deletion: 'Delete my account',
  deletionWhy:
    'Ask the office to delete your account and the profiles you manage. Records entered by the office are kept, as the law requires.',
  ask: 'Request deletion',
  asked: 'You asked for your account to be deleted. The office will reply. Requested on',
  askedToast: 'Your request has been sent to the office.',
  declined: (answer: string) => `The office has declined to delete your account: ${answer}`,
  takeBack: 'Cancel request',
  takenBack: 'Request cancelled.',
  failed: 'Failed to save changes.',
  alreadyAsked: 'You have already requested this.',
  privacy: 'Privacy',
  contact: 'Questions about your data:',
  requests: 'Deletion requests',
  requestsAbout: 'Account deletion requests from users',
  person: 'Name/Mobile',
  empty: 'No deletion requests.',
  loadFailed: 'Failed to load',
  filter: 'Status',
  all: 'All',
  asking: 'Requested on',
  said: 'Reason',
  statuses: { pending: 'Pending', done: 'Deleted', declined: 'Declined' } satisfies Record<
    DeletionStatus,
    string
  >,
  carryOut: 'Delete account',
  actOn: (what: string, name: string) => `${what}: ${name}`,
  confirmCarryOut: (name: string) =>
    `Delete ${name}'s account and the profiles that have no office records? This cannot be undone. They are notified only on a verified mobile.`,
  carriedOut: 'Account deleted.',
  decline: 'Decline',
  declineTitle: 'Decline the request',
  declinedToast: 'Request declined.',
  notPending: 'This request has already been handled.',
  staffStay: 'This is now a staff account. Change its role first.',
};
