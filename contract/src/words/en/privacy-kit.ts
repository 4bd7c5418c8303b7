import type { ConsentPurpose, ConsentState, PrivacyWay } from '../../privacy.ts';

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
  consents: 'Consents',
  purpose: 'Purpose',
  purposes: {
    records: 'Keeping my records',
    reminders: 'Reminders before documents expire',
    sharing: 'Passing my data on to others',
  } satisfies Record<ConsentPurpose, string>,
  states: { given: 'Given', withdrawn: 'Withdrawn', missing: 'Missing' } satisfies Record<
    ConsentState,
    string
  >,
  missing: (people: string) => `People without a consent to keeping their records: ${people}`,
  missingGuardians: (people: string) => `People under 18 without a guardian’s consent: ${people}`,
  guardian: 'Guardian',
  guardianGiven: 'Guardian’s consent on record',
  guardianMissing: 'Guardian’s consent missing',
  noteGuardian: 'Enter guardian',
  guardianWhy:
    'A parent or legal guardian consents for a person under 18. Check the guardian’s proof of identity. What is entered stays as proof after the 18th birthday.',
  guardianSaved: 'Guardian saved.',
  byStop: 'STOP by WhatsApp',
  noteConsent: 'Note consent',
  noteWhy:
    'Note only what the person has agreed to after reading the privacy notice. A consent to reminders of today also lets reminders go again after STOP.',
  withdraw: 'Withdraw',
  withdrawOf: (purpose: string) => `Withdraw: ${purpose}`,
  askWithdraw: {
    records:
      'Withdraw the consent to keeping records? Nothing is deleted by this: what the law does not keep is deleted by a privacy request or with the profile.',
    reminders: 'Withdraw the consent to reminders? No more reminders go to this mobile, as after STOP.',
    sharing:
      'Withdraw the consent to passing data on? No letter about this person is sent to others any more.',
  } satisfies Record<ConsentPurpose, string>,
  noConsents: 'No consent was noted yet.',
  withdrawnOn: 'Withdrawn on',
  own: 'My consents',
  ownWhy: 'What you have agreed to. You can withdraw at any time; what the law makes the office keep stays.',
  agree: 'Agree',
  agreeTo: (purpose: string) => `Agree: ${purpose}`,
  agreed: 'Your consent is saved.',
};

export type PrivacyKitTexts = typeof privacyKit;

/** What the server says of it. */
export const privacyKitAnswers = {
  contactUnreachable: 'Enter a phone number or an email address.',
  contactUnnamed: 'Enter the name of the contact.',
  consentThere: 'A consent to this is already on record.',
  withdrawnAlready: 'This consent was already withdrawn.',
  noProfile: 'Add your own profile first.',
  sharingWithdrawn:
    'This person has withdrawn the consent to passing their data on. Issue the letter without an outward entry, or note a new consent.',
  withdrawnAnswer: {
    records:
      'Consent withdrawn. What the law makes the office keep stays: licenses, vehicles and documents on record, numbers and days of letters and the register, and the history. The rest is deleted on request.',
    reminders: 'Consent withdrawn. Reminders have stopped. Messages that a clerk writes may still come.',
    sharing:
      'Consent withdrawn. No letter about this person is sent to others any more. What was sent before stays sent.',
  } satisfies Record<ConsentPurpose, string>,
  noNotice: 'There is no privacy notice yet. An admin writes it under Admin, Privacy.',
};

export type PrivacyKitAnswers = typeof privacyKitAnswers;
