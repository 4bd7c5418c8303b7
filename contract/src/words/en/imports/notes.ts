const rowsOf = (count: number) => (count === 1 ? '1 row is' : `${count} rows are`);
const datesOf = (count: number) => (count === 1 ? '1 date' : `${count} dates`);

/** What the reader of a file must know before it is checked. */
export const notes = {
  hiddenRows: (count: number, of: number) =>
    `${rowsOf(count)} hidden in the sheet, of ${of}. Hidden rows are imported too. Skip the rows that you do not need.`,
  hiddenSheets: (names: string) => `Hidden sheets are not read: ${names}.`,
  gaps: (count: number, of: number) =>
    `${count === 1 ? '1 row has' : `${count} rows have`} no owner, of ${of}. Say whether they belong to the owner of the row above.`,
  hiddenColumn: 'This column is hidden in the sheet.',
  past: 'All dates in this column are in the past. Check that they are expiry dates.',
  monthFirst: (count: number, either: number) =>
    `${datesOf(count)} can only be read with the month first, such as 03/25/2027${either === 0 ? '' : `, and ${datesOf(either)} can be read either way`}. Choose whether the day or the month comes first.`,
  saysMonthFirst:
    'The heading says that the month comes first, and the dates are read that way. Untick this if the day comes first.',
  swapped: (count: number) =>
    `Day and month may be swapped in ${datesOf(count)} that Excel has converted: none is after the 12th of a month, while dates typed as text are. Compare them with the documents.`,
  surplus:
    'Some rows have a cell in this column, which has no heading. These rows are errors: edit their cells.',
};
