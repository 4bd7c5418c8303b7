export const reminders = {
  title: 'Reminders',
  on: 'Remind people by WhatsApp of what expires',
  stages: 'Days before the end',
  stagesHint: 'Numbers with commas between them, such as 30, 15, 7, 1, 0',
  stagesWrong: 'Enter one to ten numbers from 0 to 365, with commas between them.',
  hour: 'From this hour of the day',
  contactHi: 'Contact line in Hindi',
  contactEn: 'Contact line in English',
  contactHint: 'Ends every notice, in place of the general sentence. Name the office and its phone.',
  save: 'Save',
  saved: 'Reminders saved.',
  saveFailed: 'Failed to save changes.',
  loadFailed: 'Failed to load',
  lastRun: (date: string) => `All reminders of ${date} have been written.`,
  neverRun: 'No reminders have been written yet.',
  due: 'Who would be told now',
  dueTotal: (count: number) =>
    count === 1 ? '1 person would be told.' : `${count} reminders would be written.`,
  dueNone: 'Nobody is due to be told.',
  dueFirst: (count: number) => `The first ${count}:`,
  stage: 'Stage',
  stageDays: (days: number) =>
    days === 0 ? 'on the day' : days === 1 ? '1 day before' : `${days} days before`,
  wants: 'Remind me of what expires',
  wantsThem: 'Remind this person of what expires',
  wantsSaved: 'Saved.',
  summaryMail: {
    subject: (date: string) => `RTO Desk: ${date} के रिमाइंडर / reminders of ${date}`,
    text: (date: string, counts: { sent: number; failed: number; manual: number; waiting: number }) =>
      `${date} के रिमाइंडर: ${counts.sent} भेजे गए, ${counts.failed} असफल, ${counts.manual} हाथ से भेजने हैं, ${counts.waiting} प्रतीक्षा में।\n\n` +
      `Reminders of ${date}: ${counts.sent} sent, ${counts.failed} failed, ${counts.manual} to send by hand, ${counts.waiting} waiting.`,
  },
};
