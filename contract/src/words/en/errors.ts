/** What the server answers when a call cannot be done. */
export const errors = {
  unauthenticated: 'Unauthenticated.',
  unauthorized: 'This action is unauthorized.',
  confirm: 'Sign in again or confirm your password.',
  notFound: 'Record not found.',
  noSuchPage: 'Not found.',
  methodNotAllowed: 'This address does not take that method.',
  changedMeanwhile: 'Someone else changed this record meanwhile. Please look at both versions.',
  linkedRecords: 'Linked records exist. Remove dependent records first.',
  tooLarge: 'The request is too large.',
  mediaType: 'This kind of content is not accepted here.',
  malformed: 'The request could not be read.',
  tooMany: (seconds: number) => `Too many attempts. Please try again in ${seconds} seconds.`,
  profilesOfDay: 'You have added as many profiles as one account may add in a day. Please go on tomorrow.',
  recordsOfDay:
    'You have added as many vehicles and documents as one account may add in a day. Please go on tomorrow.',
  changesOfDay: 'You have changed as much as one account may change in a day. Please go on tomorrow.',
  uploadsOfDay: 'You have uploaded as much as one account may upload in a day. Please go on tomorrow.',
  sentBefore:
    'This was sent before, and whether it was saved is not known. Please look for it before you save it again.',
  otherContent: 'Something else was sent under the same key. Please reload the page and try again.',
  ownDownloads: 'You already have two downloads running. Please wait until one of them has ended.',
  allDownloads: 'Too many downloads are running. Please try again in a minute.',
  diskFull:
    'The disk of the server is full, so nothing was saved. Please tell the administrator, and try again once there is room.',
  unavailable: 'The service is busy or its database is away. Please try again in a few seconds.',
  databaseBehind:
    'The database has gone back to an older state, so nothing is saved. Please tell an administrator.',
  internal: (requestId: string) =>
    `Something went wrong on our side. Please quote ${requestId} when you ask for help.`,
  linkExpired: 'This link is no longer valid. Please open the document again.',
};
