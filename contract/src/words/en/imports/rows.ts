/** What is said of the rows of a list, and of a list as a whole. Each text of a row takes what it mentions. */
export const rows = {
  /** What is wrong with a row, or was made of it. */
  messages: {
    nothing: () => 'Registration or license number is missing.',
    notRegistered: () =>
      'Registration number is missing, and no vehicle on record has this chassis number. Enter the number once it is issued.',
    foundByChassis: (text: string) => `Registration number missing; found by the chassis number: ${text}.`,
    noKind: () => 'Document type is missing.',
    noEnd: () => 'Skipped: expiry date is missing.',
    noOwner: () => 'Owner unknown. Add a mobile number and a name or registration number.',
    noMobile: () => 'Not on record yet. Add a mobile number.',
    otherBranch: () => 'Kept by another branch: ask an admin.',
    numberTaken: (text: string) => `${text} already belongs to another record.`,
    numberOfLine: (text: string) => `Same number as line ${text}.`,
    otherEnd: (text: string) => `This number is already on record, valid until ${text}.`,
    otherEndOfLicence: (text: string) =>
      `This license is already on record, valid until ${text}. Edit it on its page, or choose to overwrite existing values.`,
    otherNumber: (text: string) => `On record with a different number, which is kept: ${text}.`,
    endBeforeStart: () => 'The expiry date is before the start date.',
    otherOwner: () => 'This vehicle belongs to someone else. Check the number, or choose the owner.',
    otherOwnerOfLine: (text: string) => `Line ${text} has a different owner for this vehicle.`,
    knownMobile: (text: string) => `${text} is already on record. Choose whose it is.`,
    keptByAccount: () => 'Not changed: this person’s profile is linked to an account.',
    district: () => 'In Chhattisgarh, enter one of the districts.',
    unknownMark: (text: string) => `${text} does not look like a registration number. Please check.`,
    otherChassis: (text: string) =>
      `This registration number is on record with another chassis number: ${text}. Check the number, or choose the owner to go on.`,
    tooManyCells: () =>
      'This row has more cells than there are headings: a cell holds a comma, or a column has no heading. Edit its cells so that each stands below its heading.',
    unreadable: () => 'This row takes too long to read. Shorten its cells and import it again.',
    refused: () => 'Could not be saved. Check the row and import it again.',
  },
  /** What a row does, each as a sentence. */
  plan: {
    person: (name: string) => `New person: ${name}.`,
    nameless: () => 'New person, name missing.',
    known: (name: string) => `Existing person: ${name}.`,
    vehicle: (registration: string) => `New vehicle ${registration}.`,
    document: (kind: string, until: string) => `${kind} until ${until}.`,
    superseded: (kind: string, until: string) => `Older ${kind}, until ${until}.`,
    takeOver: (what: string) => `${what}: the self-declared entry becomes an office record.`,
    fill: (what: string, fields: string) => `${what}: adds ${fields}.`,
    replace: (what: string, fields: string) => `${what}: overwrites ${fields}.`,
    intoBranch: () => 'Person is assigned to this branch.',
    citizen: 'Person',
    vehicles: 'Vehicle',
    branch: 'Branch',
  },
  /** Why something stays after an undo. */
  reasons: {
    changed: 'Changed since the import.',
    used: 'Has newer entries.',
    outOfReach: 'Now belongs to another branch.',
    told: 'A message was sent to this person.',
  },
  notNow: 'Not possible now. Refresh and check again.',
  noColumn: 'No such column.',
  noField: (field: string) => `No column can be matched to ${field}.`,
  columnTwice: (field: string) => `Two columns are matched to ${field}.`,
  needsColumn: 'Match the column with registration numbers or license numbers.',
  needsEnds: 'Match the columns for document type and expiry date.',
  cellsDiffer: (count: number) => `Rows in this file have ${count} cells.`,
  tooLate: 'An import can be undone within 30 days only.',
  notYours: 'Only the person who imported it, or someone who sees all branches, can undo it.',
  erased: 'The rows of this import have been deleted. Upload the file again.',
  overwriteForAll: 'Only staff who see all branches may overwrite existing values.',
  neitherFileNorText: 'Choose a file, or paste rows.',
};
