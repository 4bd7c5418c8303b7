/** Taking data along as files, and backups. */
export const en = {
  title: 'Data Export',
  about: 'Tables as CSV files, or everything as one ZIP file',
  table: 'Table',
  download: 'Download CSV',
  downloadOf: (table: string) => `Download ${table} as CSV`,
  everything: 'Download everything (ZIP)',
  coming: 'Downloading…',
  tableFailed: (table: string) => `Failed to export ${table}.`,
  failed: 'Data export failed.',
  brokeOff: 'Failed to export data. Please try again.',
  loadFailed: 'Failed to load table list.',
  empty: 'There are no tables.',
  backup: 'Backup & Download DB',
  backupTitle: 'Database backup',
  confirmBackup: 'This will generate a full database backup and start the download. Continue?',
  continue: 'Continue',
  backupStarted: 'Backup download started!',
  backupFailed: 'Backup failed. Server responded with an error.',
  backupBrokeOff: 'Backup download failed. Please check the logs.',
  lastBackup: (date: string, size: string) => `Last good backup: ${date}, ${size}.`,
  lastBackupElsewhere: (date: string, size: string, machine: string) =>
    `Last good backup: ${date}, ${size}, made by the machine ${machine}. Its file cannot be looked for from here.`,
  lastCopy: (date: string) => `Last copy in another place: ${date}.`,
  noCopy: 'There is no copy in another place yet.',
  copyFailed: (date: string) =>
    `The backup of ${date} could not be copied to the other place. It is tried again with the next backup; please look into it.`,
  diskLow: (folder: string, free: string) =>
    `The disk of ${folder} has only ${free} left. Please make room: below 200 MB nothing is saved.`,
  diskFull: (folder: string, free: string) =>
    `The disk of ${folder} is full: ${free} left. Nothing is saved there until there is room.`,
  databaseBehind:
    'The database has gone back to an older state. Nothing is saved or sent until the server is restarted. Before that, find out what is lost (“A database that went back” in docs/operations.md).',
  noBackup: 'There is no backup yet.',
  noBackupLeft: 'There is no good backup.',
  backupsOff: 'Backups are switched off in the settings of the server.',
  backupOld: 'The last good backup is older than two days. Please look into it.',
  backupGone: (date: string) =>
    `The backup of ${date} is no longer where it was written. It is made again by itself; please look into it.`,
  backupTryFailed: (date: string) => `The backup of ${date} failed. It is tried again by itself.`,
};
