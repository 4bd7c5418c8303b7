/** What is said where an admin sets the office up. No other page says it, so that none carries it. */
export const en = {
  title: 'First hour',
  about: 'What to set up first, and how far it is',
  intro: 'After these steps the office can begin. Each may be skipped; all are found again under Admin.',
  progress: (done: number, all: number) => `${done} of ${all} done`,
  states: { done: 'Done', skipped: 'Skipped', open: 'Open' },
  skip: 'Skip',
  reopen: 'Do it after all',
  later: 'Later',
  toDashboard: 'To the dashboard',
  goOn: 'This office is still to be set up.',
  actOn: (action: string, step: string) => `${action}: ${step}`,
  loadFailed: 'Failed to load how far the office is.',
  saveFailed: 'Failed to save.',
  steps: {
    office: {
      title: 'Name and contact of the office',
      why: 'They stand below every notice and mail. One language is enough.',
      saved: 'Name and contact saved.',
    },
    branches: {
      title: 'Branches',
      why: 'The districts stand there already. Rename those that you use and remove the others.',
      go: 'To the branches',
    },
    whatsapp: {
      title: 'WhatsApp',
      why: 'With an account of the WhatsApp Business Cloud API messages go by themselves; without one clerks send each with two taps.',
    },
    mail: {
      title: 'E-mail',
      why: 'By mail people get links for a new password, and admins what became of the reminders of a day.',
    },
    backups: {
      title: 'Backups',
      why: 'Every night the database and all documents are packed into one file. Copy the files to another machine as well.',
      go: 'Download a backup now',
    },
    reminders: {
      title: 'Reminders',
      why: 'Nobody is reminded until you turn them on. Look at what would go out tomorrow first.',
      go: 'To the reminders',
    },
    clerks: {
      title: 'Two clerks',
      why: 'Each clerk gets a login of the role Manager; one who is tied to a branch sees that branch.',
      go: 'To the users',
    },
    list: {
      title: 'The first list',
      why: 'Excel lists and copied tables are checked row by row before anything is kept, and can be undone.',
      go: 'Bring a list',
    },
  },
  test: {
    send: 'Send me a test message',
    to: (contact: string) => `It goes to ${contact}.`,
    last: (state: string) => `The last test message: ${state}.`,
    sendFailed: 'Failed to send.',
    notConnected: 'Not set up. Whoever runs the server sets this in its settings and starts it again:',
    notVerified: 'Your own contact for it is not confirmed yet.',
    toAccount: 'To your account',
  },
};
