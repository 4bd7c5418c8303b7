/** What stands in the workbooks that the desk gives out. */
export const workbooks = {
  list: 'Data',
  example: 'Example',
  rules: 'Instructions',
  line: 'Line',
  reason: 'Error',
  /** How a list is filled in, a line each. */
  howTo: [
    'One row per vehicle. Only the registration number is required, plus a mobile number for a new owner.',
    'Remove columns you do not need, in any order. You check the matching after upload.',
    'Enter dates day first: 05-03-2026, 5/3/26 or 5 Mar 2026. For a document the expiry date is enough.',
    'Empty cells never clear existing data. NA, -, nil and 0 count as empty; for tax also LTT and life time.',
    'Enter mobile numbers as 10-digit text. If a cell has two, the first is used.',
    'Use Unicode for Hindi. Kruti Dev and other legacy fonts are rejected.',
    'Up to 20,000 rows and 10 MB. Nothing is saved until you have reviewed it.',
  ],
};
