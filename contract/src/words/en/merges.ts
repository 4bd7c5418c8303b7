/** Merging two profiles: the title of the screen, and what the server says. */
export const merges = {
  title: 'Duplicates',
  perhaps: 'Possible existing records:',
  fields: {
    seen_at_counter: 'Proof of identity seen at the counter',
  },
};

/** What the server says of merging. */
export const mergeAnswers = {
  onePerson: 'Choose two people.',
  dismissed: 'They will not be suggested again.',
  merged: 'This profile was merged into another.',
  undone: 'Merge undone.',
  twoAccounts: 'Both profiles are linked to accounts. Unlink one first.',
  unproven:
    "One profile is linked to an account, the other is an office record. Check the person's identity and record the proof first.",
  declaredTwice: (registration: string) =>
    `Both have a self-declared ${registration}. Confirm or delete one first.`,
  tooLate: 'This can no longer be undone.',
  /** What is not as it was. */
  account: 'the linked account',
  reasons: {
    changed: 'Changed since: left as is',
    gone: 'Deleted or moved since',
  },
};
