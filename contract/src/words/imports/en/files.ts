/** Why a list cannot be read, each with what to do. */
export const files = {
  oldExcel:
    'This is an old Excel file (.xls). Open it in Excel, choose Save As, Excel Workbook (.xlsx), and bring that.',
  binaryExcel:
    'This is a binary Excel file (.xlsb). Open it in Excel, choose Save As, Excel Workbook (.xlsx), and bring that.',
  locked:
    'This file is locked with a password. Open it in Excel, take the password off under File, Info, Protect Workbook, save it and bring it again.',
  damaged:
    'This file is damaged. Open it in Excel, save it under a new name and bring that, or copy the cells and paste them here.',
  webPage:
    'This is a web page that only bears the name of an Excel file. Open it in Excel, choose Save As, Excel Workbook (.xlsx), and bring that.',
  openDocument:
    'This is a file of another office program (.ods). Save it there as Excel Workbook (.xlsx) or as CSV and bring that.',
  notAList:
    'This is no list. Bring an Excel workbook (.xlsx) or a CSV file, or copy the cells and paste them here.',
  tooLarge: 'The list is larger than 10 MB. Take out pictures and other sheets, or bring it in parts.',
  tooMuch:
    'This workbook unpacks to more than can be read. Copy the cells of the list into a new workbook, without pictures and other sheets, and bring that.',
  tooManyRows: (max: string) => `The list has more than ${max} rows. Bring it in parts.`,
  tooManyColumns: (max: string) =>
    `The list has more than ${max} columns. Copy those that are needed into a new workbook and bring that.`,
  tooSlow:
    'Reading the list took too long. Copy the cells of the list into a new workbook, without formulas and other sheets, and bring that.',
  empty:
    'There are no rows in this list. Bring one with a row of headings and a row for each vehicle or person.',
};
