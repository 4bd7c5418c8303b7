/** The page that compares a list with the records. */
export const compare = {
  title: 'Compare a list',
  about: 'Choose an Excel or CSV file, or paste registration or mobile numbers. Nothing is saved.',
  paste: 'Registration or mobile numbers, one per line',
  choose: 'Choose file',
  compare: 'Compare',
  failed: 'Could not compare the list.',
  tooLarge: 'The file is larger than 10 MB.',
  counted: (all: number, unknown: number) => `Rows: ${all}, not on record: ${unknown}`,
  unknownOnly: 'Show only rows not on record',
  line: 'Line',
  number: 'Number',
  state: 'On record',
  yes: 'Yes',
  no: 'No',
  owner: 'Owner',
  nextExpiry: 'Next expiry',
  openJob: 'Open job',
  owes: 'Due',
  download: 'Download CSV',
  downloadFailed: 'Could not download the list.',
  empty: 'No rows.',
  importUnknown: 'Import rows not on record',
  importFailed: 'Could not start the import.',
  again: 'Compare another list',
};

export type CompareTexts = typeof compare;

/** What the server says of comparing. */
export const compareAnswers = {
  largeOfDay: 'You have compared 10 long lists today. You can still compare lists of up to 1,000 rows.',
  ofDay: 'Daily limit reached. Try again tomorrow.',
};
