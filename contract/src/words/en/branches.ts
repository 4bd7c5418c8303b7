/** The offices that citizens and managers belong to. */
export const branches = {
  title: 'Branches',
  about: 'Offices that citizens and staff belong to',
  one: 'Branch',
  add: '+ Add Branch',
  addTitle: 'Add Branch',
  rename: 'Edit',
  renameTitle: 'Edit Branch',
  remove: 'Remove',
  actOn: (what: string, name: string) => `${what}: ${name}`,
  confirmRemove: (name: string) => `Remove branch “${name}”?`,
  added: 'Branch added.',
  renamed: 'Branch saved.',
  codeHint:
    'Used in letter and register numbers, e.g. RPR. Branches without a code share one series of numbers.',
  saveFailed: 'Failed to save changes.',
  removeFailed: 'Failed to remove branch.',
  empty: 'No branches yet.',
};
export type BranchesTexts = typeof branches;
