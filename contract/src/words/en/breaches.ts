/** The log of breaches of personal data. */
export const breaches = {
  title: 'Data breaches',
  about: 'What happened to data, whom it concerns, and the report within 72 hours',
  explain:
    'Enter every breach as soon as it is noticed: lost devices, files sent to the wrong person, accounts misused. The law wants the Data Protection Board told without delay, with a report within 72 hours, and every person concerned told too. A breach is never deleted.',
  add: 'Enter breach',
  edit: 'Edit',
  report: 'Report of a data breach',
  back: 'Data breaches',
  print: 'Print',
  noticed: 'Noticed on',
  noticedWhy: 'India time. The 72 hours begin here.',
  nature: 'What happened',
  natureWhy: 'Without names of people: the first lines are sent to the persons concerned.',
  extent: 'Extent: which data, of how many people',
  place: 'Place',
  consequences: 'Likely consequences',
  measures: 'Measures taken, and what people can do',
  board: 'Data Protection Board',
  boardTold: 'Told',
  hoursLeft: (hours: number) => (hours === 1 ? '1 hour left' : `${hours} hours left`),
  hoursLate: (hours: number) => (hours === 1 ? '1 hour late' : `${hours} hours late`),
  noteBoard: 'Note that the Board was told',
  askBoard:
    'Note that the report was sent to the Data Protection Board? RTO Desk does not send it: send it on the Board’s portal first.',
  boardNoted: 'Noted.',
  persons: 'Persons concerned',
  notifiedOf: (notified: number, persons: number) => `${notified} of ${persons} notified`,
  notifiedAt: 'Notified on',
  withoutMobile: 'Without a mobile: tell them otherwise',
  noPersons: 'No persons were added yet.',
  deleted: 'Deleted person',
  addPersons: 'Add persons',
  howFound: 'Find them by',
  byWhatAccountDid: 'What an account did',
  byFilter: 'A filter',
  byAccount: (name: string) => `What ${name} did`,
  goneAccount: 'a deleted account',
  accountWhy:
    'Finds everyone whose record the account changed or exported, or whose file it opened. An export counts with all of its table.',
  filterWhy: 'Without a branch and a document, everyone on record is added.',
  findAccount: 'Find account',
  account: 'Account',
  from: 'From',
  to: 'To',
  kind: 'Document',
  all: 'All',
  found: (found: number) => `${found} found.`,
  added: (found: number, added: number) => `${found} found, ${added} added.`,
  searches: 'How they were found',
  notify: 'Notify persons',
  askNotify: (most: number) =>
    `Queue a message to each person who was not notified yet, ${most} at a time? It goes out despite STOP.`,
  queued: (queued: number, left: number) => `${queued} messages queued, ${left} persons left.`,
  contact: 'Contact for persons',
  noContact: 'No contact is set: Admin, Privacy',
  saved: 'Breach saved.',
  failed: 'Failed to save.',
  loadFailed: 'Failed to load',
  empty: 'No data breaches.',
};

export type BreachesTexts = typeof breaches;

/** What the server says of them. */
export const breachAnswers = {
  noticedLater: 'Enter a time that has passed.',
  toldAlready: 'It was already noted that the Board was told.',
  oneSearch: 'Choose either an account or a filter.',
  bothTimes: 'Enter both times.',
  fromBeforeTo: 'The end must be after the beginning.',
  notRecorded:
    'The history records changes, exports and opened files. That someone looked at a page is not recorded: persons whose data was only looked at may be missing here.',
};

export type BreachAnswers = typeof breachAnswers;
