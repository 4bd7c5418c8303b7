/** The offices that citizens and managers belong to. */
export const branches = {
  title: 'Branches',
  about: 'The offices that citizens and managers belong to',
  one: 'Branch',
  add: '+ Add Branch',
  addTitle: 'Add Branch',
  rename: 'Rename',
  renameTitle: 'Rename Branch',
  remove: 'Remove',
  actOn: (what: string, name: string) => `${what}: ${name}`,
  confirmRemove: (name: string) => `Remove the branch '${name}'?`,
  added: 'Branch added.',
  renamed: 'Branch renamed.',
  saveFailed: 'Failed to save changes.',
  removeFailed: 'Failed to remove branch.',
  empty: 'There are no branches.',
};
