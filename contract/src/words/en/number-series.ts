import type { SeriesName } from '../../series.ts';

/** Number series, and the settings of the desk. */
export const numberSeries = {
  title: 'Number series',
  about: 'Prefixes and next numbers of letters, register entries and receipts',
  explain:
    'Each branch with a code has its own numbers; the others share one series. Numbers are never reused. If a number has been issued this year, a new prefix or number of digits applies from next year.',
  names: {
    letter: 'Letters',
    inward: 'Inward register',
    outward: 'Outward register',
    receipt: 'Receipts',
    payout: 'Payouts',
  } satisfies Record<SeriesName, string>,
  year: 'Year',
  nextNumber: 'Next number',
  issued: 'Issued this year',
  shared: 'Branches without a code',
  holdsFrom: (day: string) => `Prefix and digits apply from ${day}.`,
  change: 'Change prefix',
  setNext: 'Set next number',
  nextExplain:
    'Use this if you started the book on paper. It is possible only before the first number of the year is issued.',
  skip: 'Skip numbers',
  skipExplain: 'Enter the last serial that exists on paper. The numbers up to it are recorded as skipped.',
  actOn: (action: string, name: string) => `${action}: ${name}`,
  toCheck: 'To be checked',
  checkExplain:
    'The database was restored from a backup. Numbers issued after the backup exist on paper only. Skip them, or confirm that none is missing; until then these series issue no number.',
  confirm: 'No number is missing',
  confirmQuestion: 'Confirm that no number was issued after the backup, in all series still to be checked?',
  confirmed: 'Series confirmed.',
  saved: 'Saved.',
  saveFailed: 'Failed to save.',
  loadFailed: 'Could not load the number series.',
  desk: {
    title: 'Office settings',
    about: 'Register, money, legal basis, and how long letters are kept',
    register: 'Use the inward and outward register',
    registerWhy: 'While it is off, its pages are hidden. Nothing is deleted.',
    money: 'Track money',
    moneyWhy: 'For consultants and facilitation centres. Leave it off where money is collected elsewhere.',
    bases: { state: 'Government function (no consent needed)', consent: 'Consent' },
    years:
      'After this time, names, subjects and files are deleted from letters and register entries. Numbers and dates stay.',
    loadFailed: 'Could not load the settings.',
  },
};

export type NumberSeriesTexts = typeof numberSeries;

/** What the server says of number series. */
export const numberSeriesAnswers = {
  isToCheck: 'The database was restored. An admin must first check the numbers under Number series.',
  isFull: 'All numbers of this year are used up.',
  hasNumbers: 'A number has already been issued this year. Skip numbers instead.',
  characters: 'Use capital letters, digits, / and - only.',
  branchCode: 'Enter 2 or 3 capital letters.',
  numberTooLong: (most: number) => `Numbers of this series would have more than ${most} characters.`,
  sameNumber: 'Another series or branch would produce the same number. Choose another prefix.',
  issuedAlready: (last: number) => `Number ${last} was already issued.`,
  tooManySkipped: (most: number) => `At most ${most} numbers can be skipped at once.`,
};

export type NumberSeriesAnswers = typeof numberSeriesAnswers;
