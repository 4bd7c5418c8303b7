/** What is printed of a citizen or a vehicle. */
export const sheet = {
  title: 'Print Sheet',
  of: (name: string) => `Print Sheet of ${name}`,
  print: 'Print',
  documentsOf: (name: string) => `Documents of ${name}`,
  from: 'Valid from',
  until: 'Valid until',
  nothing: 'No documents on record.',
  printedOn: (date: string) => `As on record on ${date}.`,
  noLegalDocument: 'This sheet is a summary for information and not a legal document.',
};
