/** What the browser reads from files that are chosen on a form, and the queue of files in Quick Add; loaded with the first file. */
export const reading = {
  /** In Quick Add, below the registration number. */
  sameVehicle: (mark: string) => `Another document of ${mark}`,
  unclearEnd: (typed: string) => `Type the whole number: it is not clear which vehicle ends in ${typed}.`,
  reading: 'Reading the file…',
  useAll: 'Use all values',
  use: (value: string) => `Use ${value}`,
  place: (page: number, line: number) => `page ${page}, line ${line}`,
  fileName: 'file name',
  code: 'QR code',
  taken: (place: string) => `taken from the file: ${place}`,
  otherVehicle: (mark: string, own: string) =>
    `The file is for vehicle ${mark}, but this form is for ${own}.`,
  takeMark: (mark: string) => `Change to ${mark}`,
  keepMark: (own: string) => `Keep ${own}`,
  answerMark: 'The file is for another vehicle. First choose which number to use.',
  looksLike: (kind: string) => `This looks like another document type: ${kind}.`,
  changeKind: (kind: string) => `Change to ${kind}`,
  nothing: 'No values were found in the file. Enter them below.',
  failed: {
    scan: 'The file has no text to read. Enter the values below.',
    password: 'The file has a password, so it could not be read. Enter the values below.',
    damaged: 'The file could not be read. Enter the values below.',
    pages: 'The file has more than 30 pages, so it was not read. Enter the values below.',
    time: 'Reading the file took longer than 15 seconds. Enter the values below.',
    size: 'The file is larger than 10 MB, so it was not read. Enter the values below.',
    picture: 'No QR code with a number was found in the photo. Enter the values below.',
    browser: 'This browser is too old to read the file. Enter the values below.',
  },
  queue: {
    label: 'Files',
    choose: 'Choose files',
    drop: 'or drag up to 50 files here',
    ready: 'Ready',
    check: 'To check',
    unread: 'Unreadable',
    waiting: 'Reading',
    position: (at: number, of: number) => `${at} of ${of}`,
    previous: 'Previous file',
    next: 'Next file',
    remove: 'Remove this file',
    page: (page: number, of: number) => `Page ${page} of ${of}`,
    previousPage: 'Previous page',
    nextPage: 'Next page',
    picture: (name: string) => `Picture of ${name}`,
    noPicture: 'The file cannot be shown here.',
    saveNext: 'Save and next',
    tooMany: 'At most 50 files at once. The others were left out.',
    lost: (names: string, count: number) =>
      count === 1
        ? `1 file is not saved yet and will be lost:\n${names}`
        : `${count} files are not saved yet and will be lost:\n${names}`,
    more: (count: number) => `and ${count} more`,
    done: (count: number) => (count === 1 ? 'The file is saved.' : `All ${count} files are saved.`),
  },
};
export type ReadingTexts = typeof reading;
