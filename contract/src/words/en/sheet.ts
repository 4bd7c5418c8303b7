/** What is printed of a citizen or a vehicle. */
export const sheet = {
  title: 'Print Sheet',
  of: (name: string) => `Print Sheet of ${name}`,
  print: 'Print',
  documentsOf: (name: string) => `Documents of ${name}`,
  from: 'Valid from',
  until: 'Valid until',
  nothing: 'No documents on record.',
  printedOn: (date: string) => `Records as of ${date}.`,
  noLegalDocument: 'This is a summary for information, not a legal document.',
};
