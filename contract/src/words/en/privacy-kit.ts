import type { PrivacyWay } from '../../privacy.ts';

/** What the office does for the data protection law: the contact and the notice. */
export const privacyKit = {
  title: 'Privacy',
  about: 'Contact for questions about data, and the privacy notice',
  contact: 'Contact for questions about data',
  contactWhy: 'Shown at the foot of the public pages and on the Privacy page.',
  phone: 'Phone',
  basis: 'Legal basis',
  bases: {
    state: 'State: the office may process data for a service or license without consent.',
    consent: 'Consent: the office processes data because the person has agreed.',
  },
  changeBasis: 'Change in the desk settings',
  notices: 'Versions of the privacy notice',
  noticesWhy: 'A version never changes. Each person is noted with the version that they were given.',
  write: 'Write new version',
  writeTitle: 'New version of the privacy notice',
  starter:
    'The form begins with a text to adapt. Have it checked: the office answers for what the notice says.',
  oneVersion: 'Version',
  version: (version: number) => `Version ${version}`,
  writtenBy: 'Written by',
  since: 'Since',
  people: 'People who were given it',
  read: 'Read',
  noNotices: 'No privacy notice yet.',
  added: 'New version saved.',
  saved: 'Contact saved.',
  failed: 'Failed to save.',
  loadFailed: 'Failed to load',
  given: 'Privacy notices given',
  give: 'Note that the notice was given',
  giveWhy:
    'Notes today’s date and the current version. It sends nothing: print the Privacy page or read it out, or send its address.',
  gaveIt: 'Noted.',
  noneGiven: 'No privacy notice was given yet.',
  givenOn: 'Given on',
  how: 'How',
  notedBy: 'Noted by',
  ways: {
    slip: 'On paper',
    counter: 'Read at the counter',
    whatsapp: 'By WhatsApp',
    account: 'In their account',
  } satisfies Record<PrivacyWay, string>,
};

export type PrivacyKitTexts = typeof privacyKit;

/** What the server says of it. */
export const privacyKitAnswers = {
  contactUnreachable: 'Enter a phone number or an email address.',
  contactUnnamed: 'Enter the name of the contact.',
  noNotice: 'There is no privacy notice yet. An admin writes it under Admin, Privacy.',
};

export type PrivacyKitAnswers = typeof privacyKitAnswers;
