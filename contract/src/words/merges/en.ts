/** What the server says of merges. It stands by itself, so that no page carries it. */
export const en = {
  onePerson: 'Choose two people.',
  dismissed: 'They will not be offered together again.',
  merged: 'This person was made one with another.',
  undone: 'The two are apart again.',
  twoAccounts: 'Both profiles are kept by accounts. Take one from its account first.',
  unproven:
    'An account keeps one of the two and the office the other. Merge them when you have seen the person, and say what proof you saw.',
  declaredTwice: (registration: string) =>
    `Both have declared ${registration}. Confirm or delete one of them first.`,
  tooLate: 'This can no longer be undone.',
  /** What is not as it was. */
  account: 'the account that keeps it',
  reasons: {
    changed: 'Changed since: stays as it is now',
    gone: 'Deleted since, or given to somebody else',
  },
};
