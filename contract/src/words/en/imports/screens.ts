import { tooLarge } from './files.ts';

const rowCount = (rows: number) => (rows === 1 ? '1 row' : `${rows} rows`);

const messagesOf = (count: number) => (count === 1 ? '1 message' : `${count} messages`);

/** What came of the rows, without what came of none. */
const outcomes = (made: number, filled: number, left: number) =>
  [
    (made > 0 || filled + left === 0) && `${made} added`,
    filled > 0 && `${filled} updated`,
    left > 0 && `${left} skipped`,
  ]
    .filter(Boolean)
    .join(', ');

/** The screens of an import, in three steps. */
export const screens = {
  title: 'Import',
  /** A list by its file's name, or by its number where it was pasted. */
  listTitle: (name: string) => `Import: ${name}`,
  pasted: (id: number) => `Pasted cells ${id}`,
  steps: { upload: 'Upload', columns: 'Match columns', check: 'Review' },
  stepsLabel: 'Steps',
  upload: {
    tooLarge,
    title: 'Import a file',
    about:
      'Upload an Excel (.xlsx) or CSV file, or paste cells. Nothing is saved until you have reviewed it.',
    choose: 'Choose a file',
    drop: 'or drag it here',
    paste: 'Paste cells',
    pasteHint: 'Copy the rows with their headings in Excel and paste them here (Ctrl+V).',
    read: 'Continue',
    reading: 'Reading file…',
    template: 'Download template',
    failed: 'The file could not be uploaded.',
    templateFailed: 'The template could not be downloaded.',
  },
  list: {
    title: 'Previous imports',
    empty: 'No imports yet.',
    failed: 'Could not load the imports.',
    name: 'File',
    when: 'Uploaded',
    who: 'By',
    status: 'Status',
    outcome: 'Result',
    outcomes,
    unchecked: rowCount,
    former: 'deleted user',
    actOn: (action: string, name: string) => `${action}: ${name}`,
  },
  status: {
    mapping: 'Match columns',
    checking: 'Checking',
    checked: 'Ready to review',
    committing: 'Importing',
    committed: 'Imported',
    undoing: 'Undoing',
    undone: 'Undone',
    failed: 'Failed',
  },
  columns: {
    about: (rows: number) => `${rowCount(rows)} found. Check how each column is matched.`,
    column: 'Column',
    samples: 'Sample values',
    field: 'Import as',
    sheet: (name: string) => `Reading sheet “${name}”. Other sheets are not read:`,
    otherSheet: (name: string, rows: number, isHidden: boolean) =>
      `${name} (${rowCount(rows)}${isHidden ? ', hidden' : ''})`,
    uploadAgain: 'To read another sheet, upload the file again.',
    choose: 'The heading does not say what this is. Choose, or leave it out.',
    monthFirst: 'The month comes before the day',
    yearFirst: 'The year comes first (27-03-05)',
    rowAbove: 'Rows without an owner belong to the owner of the row above',
    owner: {
      title: 'All rows belong to one owner',
      search: 'Name or mobile of the owner',
      chosen: (name: string) => `All rows belong to ${name}.`,
      remove: 'Remove',
    },
    unnamed: (place: number) => `Column ${place}`,
    noSamples: 'empty',
    groups: {
      likely: 'Likely',
      nothing: 'Not imported',
      vehicle: 'Vehicle',
      person: 'Owner or holder',
      row: 'Document',
    },
    mode: 'If a value already exists',
    modes: {
      add: 'keep it',
      fill: 'fill in empty fields',
      overwrite: 'overwrite it',
    },
    next: 'Review import',
    failed: 'Could not save the columns.',
    twice: (field: string) => `Two columns are matched to ${field}.`,
  },
  progress: {
    checking: (done: number, of: number) => `Rows checked: ${done} of ${of}.`,
    committing: (done: number, of: number) => `Rows imported: ${done} of ${of}.`,
    undoing: (done: number, of: number) => `${done} of ${of} undone.`,
    leave: 'You can leave this page: this continues in the background.',
  },
  check: {
    about: 'Nothing has been saved yet. Select a status to filter the rows.',
    show: 'Rows shown',
    all: 'All',
    verdicts: {
      create: 'New',
      fill: 'Update',
      same: 'No change',
      ambiguous: 'Needs decision',
      error: 'Errors',
      skip: 'Skipped',
    },
    summary: {
      title: 'What will be imported',
      documents: (kind: string, count: number, first: string, last: string) =>
        `${kind}: ${count}, expiring ${first === last ? `on ${first}` : `from ${first} to ${last}`}`,
      without: (rows: number) => `${rowCount(rows)} without a document`,
      leftOut: (header: string, holds: string) =>
        `Column “${header}” is not imported although it holds ${holds}.`,
      holds: { days: 'dates', mobiles: 'mobile numbers', plates: 'registration numbers' },
    },
    commit: (rows: number) => `Import ${rowCount(rows)}`,
    nothing: 'Nothing to import.',
    leftOut: (rows: number) =>
      rows === 1
        ? '1 row is not imported until you fix or decide it. It stays in this import.'
        : `${rows} rows are not imported until you fix or decide them. They stay in this import.`,
    back: 'Change columns',
    commitFailed: 'The import failed.',
    errorsAsFile: 'Download error rows (Excel)',
    errorsFailed: 'The rows could not be downloaded.',
  },
  rows: {
    label: 'Rows',
    line: 'Line',
    what: 'In the file',
    outcome: 'Result',
    done: 'Imported',
    empty: 'No rows.',
    failed: 'The rows could not be loaded.',
    mend: 'Fix',
    editAll: 'Edit all cells',
    editTitle: (line: number) => `Line ${line}`,
    mended: (line: number, verdict: string) => `Line ${line}: ${verdict}`,
    check: 'Recheck',
    skip: 'Skip',
    unskip: 'Include',
    actOn: (action: string, line: number) => `${action}: line ${line}`,
    saveFailed: 'The row could not be saved.',
    whose: 'Choose owner',
    another: 'Another person',
    chooseAgain: 'Change owner',
    vehicles: (count: number) => (count === 1 ? '1 vehicle' : `${count} vehicles`),
  },
  undo: {
    action: 'Undo',
    title: 'Undo this import?',
    question:
      'Records added by this import and not changed since are deleted, and updated fields are restored. Anything else stays and is listed.',
    failed: 'Could not undo the import.',
    kept: (count: number) => (count === 1 ? '1 record was kept:' : `${count} records were kept:`),
    nothingKept: 'Everything was restored.',
    what: 'Record',
    why: 'Reason',
  },
  ended: {
    committed: (made: number, filled: number) => `Imported: ${outcomes(made, filled, 0)}.`,
    remaining: (rows: number) =>
      rows === 1
        ? '1 row skipped. Fix it here and import it too, or download the error rows, correct them and upload again.'
        : `${rows} rows skipped. Fix them here and import them too, or download the error rows, correct them and upload again.`,
    undone: 'This import has been undone.',
    failed: 'The import stopped. Start it again: nothing is imported twice.',
    erased: 'The rows were deleted 30 days after the import.',
    another: 'Import another file',
  },
  reminders: {
    title: 'Reminders',
    about: 'People added by this import get no reminders until you allow it.',
    figures: (tomorrow: number, messages: number, days: number) =>
      days <= 1
        ? `${messagesOf(messages)} would be sent tomorrow.`
        : `${messagesOf(tomorrow)} would be sent tomorrow, ${messages} within ${days} days.`,
    none: 'No messages would be sent in the next few days.',
    allow: 'Allow reminders',
    allowed: (date: string) => `Allowed on ${date}.`,
    failed: 'Could not allow the reminders.',
    loadFailed: 'Could not load the numbers.',
  },
};

export type ImportsTexts = typeof screens;
