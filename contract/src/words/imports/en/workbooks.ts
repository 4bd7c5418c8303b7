/** What stands in the workbooks that the desk gives out. */
export const workbooks = {
  list: 'List',
  example: 'Example',
  rules: 'Rules',
  line: 'Line',
  reason: 'What is wrong',
  /** How a list is filled in, a line each. */
  howTo: [
    'A row for each vehicle. Only the registration number is needed, with a mobile number for a new owner.',
    'Leave out the columns that you do not need, or add them in any order: the desk shows what it takes each for.',
    'Write dates with the day first: 05-03-2026, 5/3/26 or 5 Mar 2026. Of a document the day until which it is valid is enough.',
    'An empty cell never clears what is kept. NA, -, nil and 0 count as empty; under tax so do LTT and life time.',
    'Enter mobile numbers as text of 10 digits. Of two numbers in a cell the first is taken.',
    'Hindi must be Unicode. Names in Kruti Dev and other old fonts are refused.',
    'At most 20,000 rows and 10 MB. Nothing is changed before you have seen what would happen.',
  ],
};
