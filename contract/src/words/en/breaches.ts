/** The log of breaches of personal data. */
export const breaches = {
  title: 'Data breaches',
  about: 'Record data breaches, report them within 72 hours and notify the people affected',
  explain:
    'Record every breach as soon as it is noticed: a lost device, a file sent to the wrong person, a misused account. The law requires that you report it to the Data Protection Board without delay, send a full report within 72 hours, and notify every person affected. A recorded breach cannot be deleted.',
  add: 'Add data breach',
  edit: 'Edit',
  report: 'Data breach report',
  back: 'Data breaches',
  print: 'Print',
  noticed: 'Noticed on',
  noticedWhy: 'India time. The 72 hours start at this time.',
  nature: 'What happened',
  natureWhy: 'Do not name anyone: the first lines are sent to the people affected.',
  extent: 'Data affected, and number of people',
  place: 'Place',
  consequences: 'Likely consequences',
  measures: 'Measures taken, and what people can do',
  board: 'Data Protection Board',
  boardTold: 'Reported',
  hoursLeft: (hours: number) => (hours === 1 ? '1 hour left' : `${hours} hours left`),
  hoursLate: (hours: number) => (hours === 1 ? '1 hour late' : `${hours} hours late`),
  noteBoard: 'Record report to the Board',
  askBoard:
    'Record that the report was sent to the Data Protection Board? RTO Desk does not send it: send it on the Board’s portal first.',
  boardNoted: 'Report to the Board recorded.',
  persons: 'People affected',
  notifiedOf: (notified: number, persons: number) => `${notified} of ${persons} notified`,
  notifiedAt: 'Notified on',
  withoutMobile: 'No mobile number: notify them another way',
  noPersons: 'No people added yet.',
  deleted: 'Deleted person',
  addPersons: 'Add people',
  howFound: 'Find people by',
  byWhatAccountDid: 'Activity of an account',
  byFilter: 'Branch and document',
  byAccount: (name: string) => `Activity of ${name}`,
  goneAccount: 'a deleted account',
  accountWhy:
    'Finds everyone whose record this account changed or exported, or whose file it opened. An export counts for everyone in the exported table.',
  filterWhy: 'If you choose neither, everyone on record is added.',
  findAccount: 'Find account',
  account: 'Account',
  from: 'From',
  to: 'To',
  kind: 'Document',
  all: 'All',
  found: (found: number) => `${found} found.`,
  added: (found: number, added: number) => `${found} found, ${added} added.`,
  searches: 'Searches used',
  notify: 'Notify people',
  askNotify: (most: number) =>
    `Send a message to everyone not notified yet, ${most} at a time? It is also sent to people who have opted out of reminders.`,
  queued: (queued: number, left: number) => `Messages queued: ${queued}. People left: ${left}.`,
  contact: 'Contact for questions',
  noContact: 'No contact set. Add one under Admin › Privacy.',
  saved: 'Breach saved.',
  failed: 'Failed to save.',
  loadFailed: 'Failed to load',
  empty: 'No data breaches.',
};

export type BreachesTexts = typeof breaches;

/** What the server says of them. */
export const breachAnswers = {
  noticedLater: 'Enter a time in the past.',
  noticedTold: 'This time has been reported to the Board. It can no longer be changed.',
  alreadyReported: 'The report to the Board is already recorded.',
  oneSearch: 'Choose either an account, or a branch and document.',
  bothTimes: 'Enter both times.',
  fromBeforeTo: 'The end must be after the start.',
  notRecorded:
    'The history records changes, exports and opened files. It does not record which pages were viewed, so people whose data was only viewed may be missing here.',
};

export type BreachAnswers = typeof breachAnswers;
