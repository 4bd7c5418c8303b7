/** What the page of a printed sheet shows beside what `sheet` says of it. */
export const sheetPage = {
  print: 'Print',
  nothing: 'No documents on record.',
  printedOn: (date: string) => `Records as of ${date}.`,
  noLegalDocument: 'This is a summary for information, not a legal document.',
};
export type SheetPageTexts = typeof sheetPage;
