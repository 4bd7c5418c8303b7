/** What the browser reads from a file that is chosen on a document form. */
export const reading = {
  reading: 'Reading the file…',
  found: 'Found in the file',
  useAll: 'Use all values',
  use: (value: string) => `Use ${value}`,
  place: (page: number, line: number) => `page ${page}, line ${line}`,
  fileName: 'file name',
  otherVehicle: (mark: string, own: string) =>
    `The file is for vehicle ${mark}, but this is ${own}. Check before you save.`,
  otherKind: (kind: string) => `This looks like another document type: ${kind}.`,
  nothing: 'No values were found in the file. Enter them below.',
  failed: {
    scan: 'The file has no text to read. Enter the values below.',
    password: 'The file has a password, so it could not be read. Enter the values below.',
    damaged: 'The file could not be read. Enter the values below.',
    pages: 'The file has more than 30 pages, so it was not read. Enter the values below.',
    time: 'Reading the file took too long. Enter the values below.',
  },
};
