import type { ConsentPurpose, ConsentState, PrivacyWay } from '../../privacy.ts';

/** What the office does for the data protection law: the contact and the notice. */
export const privacyKit = {
  title: 'Privacy',
  about: 'Privacy contact and privacy notice',
  contact: 'Privacy contact',
  contactWhy:
    'People with questions about their data can reach this contact. Shown at the foot of the public pages and on the Privacy page.',
  phone: 'Phone',
  basis: 'Legal basis',
  bases: {
    state: 'Government function: data needed for a service or license may be used without consent.',
    consent: 'Consent: data is used because the person has agreed.',
  },
  changeBasis: 'Change in the office settings',
  notices: 'Versions of the privacy notice',
  noticesWhy: 'A version cannot be changed. The record of each person shows which version they were given.',
  write: 'Write privacy notice',
  writeTitle: 'New version of the privacy notice',
  starter:
    'The form starts with a sample text. Adapt it to your office and have it checked: the office is responsible for it.',
  oneVersion: 'Version',
  version: (version: number) => `Version ${version}`,
  writtenBy: 'Written by',
  since: 'Since',
  people: 'Given to (people)',
  read: 'Read',
  noNotices: 'No privacy notice yet.',
  added: 'New version saved.',
  saved: 'Contact saved.',
  failed: 'Failed to save.',
  loadFailed: 'Failed to load',
  given: 'Privacy notices given',
  give: 'Record that the notice was given',
  giveWhy:
    'Records today’s date and the current version. Nothing is sent: print the Privacy page, read it out, or send its link.',
  gaveIt: 'Privacy notice recorded as given.',
  noneGiven: 'No privacy notice given yet.',
  givenOn: 'Given on',
  how: 'How',
  notedBy: 'Recorded by',
  ways: {
    slip: 'On paper',
    counter: 'Read at the counter',
    whatsapp: 'By WhatsApp',
    account: 'In their account',
  } satisfies Record<PrivacyWay, string>,
  consents: 'Consents',
  purpose: 'Purpose',
  purposes: {
    records: 'Keeping records',
    reminders: 'Reminders before documents expire',
    sharing: 'Sharing data with others',
  } satisfies Record<ConsentPurpose, string>,
  states: { given: 'Given', withdrawn: 'Withdrawn', missing: 'Not given' } satisfies Record<
    ConsentState,
    string
  >,
  missingGuardians: (people: string) => `People under 18 without a guardian’s consent: ${people}`,
  guardian: 'Guardian',
  guardianGiven: 'Guardian’s consent on record',
  guardianMissing: 'Guardian’s consent missing',
  noteGuardian: 'Enter guardian',
  guardianWhy:
    'A parent or legal guardian consents for a person under 18. Check the guardian’s proof of identity. What is entered stays as proof after the 18th birthday.',
  guardianSaved: 'Guardian saved.',
  byStop: 'STOP by WhatsApp',
  missing: (people: string) => `People without consent to keep their records: ${people}`,
  noteConsent: 'Record consent',
  noteWhy:
    'Record only what the person agreed to after reading the privacy notice. Consent to reminders given today turns reminders back on for a number that sent STOP.',
  withdraw: 'Withdraw',
  withdrawOf: (purpose: string) => `Withdraw: ${purpose}`,
  askWithdraw: {
    records:
      'Withdraw consent to keep records? This deletes nothing. Data that the law does not require is deleted by a privacy request or with the profile.',
    reminders: 'Withdraw consent to reminders? No more reminders are sent to this mobile number.',
    sharing: 'Withdraw consent to share data? Letters about this person can no longer be sent to others.',
  } satisfies Record<ConsentPurpose, string>,
  noConsents: 'No consents recorded yet.',
  withdrawnOn: 'Withdrawn on',
  own: 'My consents',
  ownWhy:
    'Choose what you agree to. You can withdraw at any time; the office still keeps what the law requires.',
  agree: 'Agree',
  agreeTo: (purpose: string) => `Agree: ${purpose}`,
  agreed: 'Your consent is saved.',
};

export type PrivacyKitTexts = typeof privacyKit;

/** What the server says of it. */
export const privacyKitAnswers = {
  contactUnreachable: 'Enter a phone number or an email address.',
  contactUnnamed: 'Enter the name of the contact.',
  consentThere: 'This consent is already on record.',
  withdrawnAlready: 'This consent has already been withdrawn.',
  noProfile: 'Add your own profile first.',
  sharingWithdrawn:
    'This person has withdrawn consent to share their data. Issue the letter without an outward entry, or record a new consent.',
  withdrawnAnswer: {
    records:
      'Consent withdrawn. The office still keeps what the law requires: licenses, vehicles and documents on record, numbers and dates of letters and register entries, and the history. The rest is deleted on request.',
    reminders: 'Consent withdrawn. Reminders are turned off. Staff may still send you messages.',
    sharing:
      'Consent withdrawn. Letters about this person can no longer be sent to others. Letters already sent cannot be recalled.',
  } satisfies Record<ConsentPurpose, string>,
  noNotice: 'No privacy notice yet. An admin can write one under Admin › Privacy.',
};

export type PrivacyKitAnswers = typeof privacyKitAnswers;
