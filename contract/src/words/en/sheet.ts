/** What is printed of a citizen or a vehicle. */
export const sheet = {
  title: 'Print Sheet',
  of: (name: string) => `Print Sheet of ${name}`,
  documentsOf: (name: string) => `Documents of ${name}`,
  from: 'Valid from',
  until: 'Valid until',
};
