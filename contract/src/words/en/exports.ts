/** Taking data along as files, and backups. */
export const exports = {
  title: 'Data Export',
  about: 'Tables as CSV files, or everything as one ZIP file',
  table: 'Table',
  download: 'Download CSV',
  downloadOf: (table: string) => `Download CSV: ${table}`,
  everything: 'Download everything (ZIP)',
  coming: 'Preparing download…',
  tableFailed: (table: string) => `Failed to export ${table}.`,
  failed: 'Data export failed.',
  brokeOff: 'Failed to export data. Please try again.',
  loadFailed: 'Failed to load table list.',
  empty: 'No tables.',
  backup: 'Backup & Download DB',
  backupTitle: 'Database backup',
  confirmBackup: 'This will generate a full database backup and start the download. Continue?',
  continue: 'Continue',
  backupStarted: 'Backup download started!',
  backupFailed: 'Backup failed. Server responded with an error.',
  backupBrokeOff: 'Backup download failed. Please check the logs.',
  lastBackup: (date: string, size: string) => `Last successful backup: ${date}, ${size}.`,
  lastBackupElsewhere: (date: string, size: string, machine: string) =>
    `Last successful backup: ${date}, ${size}, made on ${machine}. Its file cannot be checked from here.`,
  lastCopy: (date: string) => `Last off-site copy: ${date}.`,
  noCopy: 'No off-site copy yet.',
  copyFailed: (date: string) =>
    `The off-site copy of ${date} failed and will be retried with the next backup. Please check.`,
  diskLow: (folder: string, free: string) =>
    `The disk that holds ${folder} has only ${free} left. Free some space: below 200 MB nothing is saved.`,
  diskFull: (folder: string, free: string) =>
    `The disk that holds ${folder} is full: ${free} left. Nothing is saved there until you free some space.`,
  clockWrong: (day: string) =>
    `On ${day} the server's clock was ahead, or it is behind now. Check its clock and let a time service set it.`,
  proxyUntrusted: (address: string) =>
    `Calls come through a proxy at ${address} that is not trusted, so all visitors share one limit. Set TRUST_PROXY to its address.`,
  databaseBehind:
    'The database has gone back to an older state. Nothing is saved or sent until the server is restarted. Before that, find out what is lost: see “A database that went back” in the operations guide.',
  noBackup: 'No backup yet.',
  noBackupLeft: 'No usable backup.',
  backupsOff: 'Backups are turned off in the server settings.',
  backupOld: 'The last successful backup is over 2 days old. Please check.',
  backupGone: (date: string) =>
    `The backup of ${date} is missing. A new one is made automatically; please check.`,
  backupTryFailed: (date: string) => `The backup of ${date} failed and will be retried.`,
};
export type ExportsTexts = typeof exports;
