/** What is wrong with a cell, and what was made of one. `field` is what its column is taken for. */
export const cells = {
  noDate: (field: string, text: string) =>
    `${field}: “${text}” is not a date. Enter the day first, e.g. 05-03-2026 or 5 Mar 2026.`,
  noSuchDay: (field: string, text: string) => `${field}: “${text}” does not exist. Enter day, then month.`,
  tooEarly: (field: string, text: string) => `${field}: “${text}” is before 1950. Check the year.`,
  shownAsDay: (field: string, text: string) =>
    `${field}: Excel has turned this number into the date “${text}”. Format the column as text and re-enter it.`,
  scientific: (field: string, text: string) =>
    `${field}: Excel has shortened this number to “${text}” and digits are lost. Format the column as text and re-enter it.`,
  legacyFont: (field: string, text: string) =>
    `${field}: “${text}” looks like an old Hindi font (Kruti Dev). Convert it to Unicode or re-enter it.`,
  noPlate: (text: string) => `“${text}” is not a registration number.`,
  noKind: (text: string) => `“${text}” is not a known document type.`,
  noOption: (field: string, text: string, options: string) => `${field}: “${text}” is not one of ${options}.`,
  twoPlates: (text: string) => `“${text}” names several vehicles. Add a row for each registration number.`,
  noMobile: (text: string) => `“${text}” is not a 10-digit mobile number.`,
  /** Notes: the cell was read, and this was made of it. */
  emptied: (field: string, text: string) => `${field}: “${text}” is treated as empty.`,
  leftOut: (reason: string) => `Left out. ${reason}`,
  landline: (text: string) => `“${text}” is a landline and is ignored.`,
  maybeLandline: (text: string) => `“${text}” may be a landline. Please check.`,
  digitsLeftOut: (left: string) => `“${left}” is removed from the name.`,
  mobileOfName: (left: string) => `“${left}” in the name is used as the mobile number.`,
  partOfName: (field: string, left: string) => `${field}: “${left}” is taken from the cell with the name.`,
  firstOfTwo: (taken: string, left: string) => `Two mobile numbers: ${taken} is used, “${left}” is ignored.`,
  readAs: (field: string, text: string, value: string) => `${field}: “${text}” is read as ${value}.`,
  period: (field: string, text: string, from: string, until: string) =>
    `${field}: “${text}” is read as ${from} to ${until}.`,
  serial: (field: string, text: string, date: string) => `${field}: Excel number ${text} is read as ${date}.`,
};

const rowsOf = (count: number, of: number) =>
  `${count} of ${of} ${of === 1 ? 'row' : 'rows'} ${count === 1 ? 'is' : 'are'}`;
const datesOf = (count: number) => (count === 1 ? '1 date' : `${count} dates`);

/** What the reader of a file must know before it is checked. */
export const notes = {
  hiddenRows: (count: number, of: number) =>
    `${rowsOf(count, of)} hidden in the sheet. Hidden rows are imported too. Skip the rows that you do not need.`,
  hiddenSheets: (names: string) => `Hidden sheets are not read: ${names}.`,
  gaps: (count: number, of: number) =>
    `${count} of ${of} ${of === 1 ? 'row' : 'rows'} ${count === 1 ? 'has' : 'have'} no owner. Say whether ${count === 1 ? 'it belongs' : 'they belong'} to the owner of the row above.`,
  hiddenColumn: 'This column is hidden in the sheet.',
  past: 'All dates in this column are in the past. Check that they are expiry dates.',
  monthFirst: (count: number, either: number) =>
    `${datesOf(count)} can only be read with the month first, such as 03/25/2027${either === 0 ? '' : `, and ${datesOf(either)} can be read either way`}. Choose whether the day or the month comes first.`,
  yearFirst: {
    likely:
      'The year seems to come first in this column, as in 27-03-05 for 5 March 2027. Choose what it is, and say whether the year comes first.',
    possible:
      'These dates can be read with the day or with the year first. They are read with the day first. Tick this if the year comes first.',
  },
  saysMonthFirst:
    'The heading says that the month comes first, and the dates are read that way. Untick this if the day comes first.',
  swapped: (count: number) =>
    `Day and month may be swapped in ${datesOf(count)} that Excel has converted: none is after the 12th of a month, while dates typed as text are. Compare them with the documents.`,
  surplus:
    'Some rows have a cell in this column, which has no heading. These rows are errors: edit their cells.',
};

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
    'Remove columns you do not need. Their order does not matter. You check the matching after upload.',
    'Enter dates day first: 05-03-2026, 5/3/26 or 5 Mar 2026. For a document the expiry date is enough.',
    'Empty cells never clear existing data. NA, -, nil and 0 count as empty; for tax also LTT and life time.',
    'Enter mobile numbers as 10-digit text. If a cell has two, the first is used.',
    'Use Unicode for Hindi. Kruti Dev and other legacy fonts are rejected.',
    'Up to 20,000 rows and 10 MB. Nothing is saved until you have reviewed it.',
  ],
};
