/** What the server answers when a call cannot be done. */
export const errors = {
  unauthenticated: 'Unauthenticated.',
  unauthorized: 'This action is unauthorized.',
  confirm: 'Sign in again or confirm your password.',
  notFound: 'Record not found.',
  noSuchPage: 'Not found.',
  methodNotAllowed: 'Method not allowed.',
  changedMeanwhile: 'Someone else changed this record. Compare both versions.',
  linkedRecords: 'Linked records exist. Remove dependent records first.',
  tooLarge: 'The request is too large.',
  mediaType: 'This content type is not supported.',
  malformed: 'The request could not be read.',
  tooMany: (seconds: number) => `Too many attempts. Please try again in ${seconds} seconds.`,
  profilesOfDay: 'Daily limit for new profiles reached. Try again tomorrow.',
  recordsOfDay: 'Daily limit for new vehicles and documents reached. Try again tomorrow.',
  changesOfDay: 'Daily limit for changes reached. Try again tomorrow.',
  uploadsOfDay: 'Daily upload limit reached. Try again tomorrow.',
  sentBefore: 'This was already submitted. Check whether it was saved before submitting again.',
  otherContent: 'This form was already submitted with other data. Reload the page and try again.',
  ownDownloads: 'You already have two downloads running. Wait until one is finished.',
  allDownloads: 'Too many downloads are running. Try again in a minute.',
  diskFull:
    'The disk of the server is full, so nothing was saved. Please tell the administrator, and try again once there is room.',
  unavailable: 'The service is temporarily unavailable. Try again in a few seconds.',
  databaseBehind:
    'The database has gone back to an older state, so nothing is saved. Please tell an administrator.',
  internal: (requestId: string) =>
    `Something went wrong on our side. If you contact support, quote ${requestId}.`,
  linkExpired: 'This link has expired. Open the document again.',
};
