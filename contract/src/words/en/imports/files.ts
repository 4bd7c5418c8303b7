/** Said before the file is sent, too. */
export const tooLarge: string =
  'The file is larger than 10 MB. Remove pictures and other sheets, or split it.';

/** Why a list cannot be read, each with what to do. */
export const files = {
  oldExcel: 'Old Excel format (.xls). In Excel choose Save As › Excel Workbook (.xlsx) and upload that file.',
  binaryExcel:
    'Binary Excel format (.xlsb). In Excel choose Save As › Excel Workbook (.xlsx) and upload that file.',
  locked:
    'This file is password-protected. In Excel remove the password (File › Info › Protect Workbook), save, and upload again.',
  damaged:
    'This file is damaged. Save it in Excel under a new name and upload that, or paste the cells here.',
  webPage:
    'This is a web page saved with an Excel name. In Excel choose Save As › Excel Workbook (.xlsx) and upload that file.',
  richText:
    'This is a text document (RTF) saved with an Excel name. Copy its table into Excel, save it as Excel Workbook (.xlsx) and upload that file.',
  ownExport:
    'This file was exported from RTO Desk and its records are already here. To change many records, upload the template or the error rows of an import.',
  openDocument: 'OpenDocument format (.ods). Save it as Excel Workbook (.xlsx) or CSV and upload that file.',
  notAList:
    'This file type is not supported. Upload an Excel workbook (.xlsx) or CSV file, or paste cells here.',
  tooLarge,
  tooMuch:
    'This workbook is too large to read. Copy the rows into a new workbook without pictures and other sheets.',
  tooManyRows: (max: string) => `The file has more than ${max} rows. Split it.`,
  tooManyColumns: (max: string) => `The file has more than ${max} columns. Keep only the ones you need.`,
  tooSlow:
    'Reading the file took too long. Copy the rows into a new workbook without formulas and other sheets.',
  noSheet: 'The file has no sheet with this name. Upload it again and choose one of its sheets.',
  severalLists:
    'The sheet holds several lists, one below or beside another. Put each list on a sheet of its own and upload the file again.',
  turned:
    'The headings stand below each other in the first column. In Excel copy the list, choose Paste Special › Transpose, and upload that.',
  empty: 'No rows found. The file needs a heading row and one row per vehicle or person.',
};
