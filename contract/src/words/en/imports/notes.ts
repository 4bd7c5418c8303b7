const rowsOf = (count: number) => (count === 1 ? '1 row is' : `${count} rows are`);
const datesOf = (count: number) => (count === 1 ? '1 date' : `${count} dates`);

/** What the reader of a file must know before it is checked. */
export const notes = {
  hiddenRows: (count: number, of: number) =>
    `${rowsOf(count)} hidden in the sheet, of ${of}. Hidden rows are imported as well; skip them where they are not wanted.`,
  hiddenSheets: (names: string) => `Hidden sheets are not read: ${names}.`,
  hiddenColumn: 'This column is hidden in the sheet.',
  past: 'All dates in this column are in the past. Check that they are expiry dates.',
  monthFirst: (count: number, either: number) =>
    `${datesOf(count)} exist only with the month first, such as 03/25/2027${either === 0 ? '' : `, and ${datesOf(either)} may be read either way`}. Choose whether the day or the month stands first.`,
  swapped: (count: number) =>
    `Day and month seem to be swapped in ${datesOf(count)} of Excel’s own: none is after the 12th, while dates typed as text are. Compare them with the papers.`,
  surplus:
    'Some rows have a cell here although there is no heading. They are errors until you edit their cells.',
};
