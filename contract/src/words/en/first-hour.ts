/** The screen where an admin sets up the office. */
export const firstHour = {
  title: 'Office setup',
  about: 'Set up your office step by step',
  intro: 'Complete these steps to get started. Skip any step; you will find it again under Admin.',
  progress: (done: number, all: number) => `${done} of ${all} done`,
  states: { done: 'Done', skipped: 'Skipped', open: 'To do' },
  skip: 'Skip',
  reopen: 'Do it now',
  later: 'Later',
  toDashboard: 'Go to dashboard',
  goOn: 'Office setup is not finished.',
  actOn: (action: string, step: string) => `${action}: ${step}`,
  loadFailed: 'Could not load the setup progress.',
  saveFailed: 'Failed to save.',
  steps: {
    office: {
      title: 'Office name and contact',
      why: 'Shown at the end of every notice and email. One language is enough.',
      saved: 'Office details saved.',
    },
    branches: {
      title: 'Branches',
      why: 'All districts are already listed. Rename the ones you use and remove the rest.',
      go: 'Manage branches',
    },
    whatsapp: {
      title: 'WhatsApp',
      why: 'With a WhatsApp Business Cloud API account, messages are sent automatically. Without one, staff send each message with two taps.',
    },
    mail: {
      title: 'Email',
      why: 'Used for password links and for the daily reminder summary to admins.',
    },
    backups: {
      title: 'Backups',
      why: 'Every night the database and all documents are backed up in one file. Keep a copy on another machine.',
      go: 'Download a backup',
    },
    reminders: {
      title: 'Reminders',
      why: 'Reminders are off until you turn them on. Check first what would be sent tomorrow.',
      go: 'Set up reminders',
    },
    clerks: {
      title: 'Add staff',
      why: 'Give each clerk a Manager login. A manager tied to a branch sees only that branch.',
      go: 'Manage users',
    },
    list: {
      title: 'Import your data',
      why: 'Excel files and pasted tables are checked row by row before anything is saved, and can be undone.',
      go: 'Import a file',
    },
  },
  test: {
    send: 'Send me a test message',
    to: (contact: string) => `It will be sent to ${contact}.`,
    last: (state: string) => `Last test message: ${state}.`,
    sendFailed: 'Could not send.',
    notConnected: 'Not set up. Ask your server administrator to set these and restart:',
    notVerified: 'Your own contact is not confirmed yet.',
    toAccount: 'Go to your account',
  },
  /** What the server says. */
  answers: {
    sent: (to: string) => `Test message sent to ${to}.`,
    notConnected: 'No provider is set up. Add one in the server settings.',
    notVerified: 'Confirm your own mobile number or email first, under Account Settings.',
  },
};
export type FirstHourTexts = typeof firstHour;
