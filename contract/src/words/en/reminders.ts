export const reminders = {
  title: 'Reminders',
  on: 'Remind people by WhatsApp of what expires',
  stages: 'Days before the end',
  stagesHint: 'Numbers with commas between them, such as 30, 15, 7, 1, 0',
  stagesWrong: 'Enter one to ten numbers from 0 to 365, with commas between them.',
  hour: 'From this hour of the day',
  officeNameHi: 'Office name in Hindi',
  officeNameEn: 'Office name in English',
  officeNameHint: 'Signs every notice and mail; one language is enough. Without it they go unsigned.',
  contactHi: 'Contact line in Hindi',
  contactEn: 'Contact line in English',
  contactHint:
    'Stands in every notice in place of the general sentence. Say how to reach the office, such as its phone.',
  save: 'Save',
  saved: 'Reminders saved.',
  saveFailed: 'Failed to save changes.',
  loadFailed: 'Failed to load',
  lastRun: (date: string) => `All reminders of ${date} have been written.`,
  neverRun: 'No reminders have been written yet.',
  templates: 'WhatsApp templates',
  templatesWhy:
    'WhatsApp takes plain text only within a day of a person’s own message. Enter the names of the templates that Meta has approved for your office; where a name is missing, plain text is sent.',
  templatePlaces: {
    template_notice: 'Places: 1 person, 2 document, 3 number, 4 last day',
    template_message: 'Places: 1 person, 2 text',
    template_reset: 'Places: 1 person, 2 link',
    template_language: 'As WhatsApp writes it: hi, en or en_US',
  },
  progress: 'Reminders of today',
  progressOf: (done: number, all: number) => `${done} of ${all} dealt with`,
  progressNone: 'None today.',
  counts: {
    due: (count: number) => `${count} to be written`,
    waiting: (count: number) => `${count} waiting`,
    sent: (count: number) => `${count} sent`,
    failed: (count: number) => `${count} failed`,
    manual: (count: number) => `${count} to send by hand`,
  },
  due: 'Who would be told now',
  dueTotal: (count: number) =>
    count === 1 ? '1 person would be told.' : `${count} reminders would be written.`,
  dueNone: 'Nobody is due to be told.',
  dueNext: 'The reminders of today have been written. These would go out with the next ones.',
  stage: 'Stage',
  stageDays: (days: number) =>
    days === 0 ? 'on the day' : days === 1 ? '1 day before' : `${days} days before`,
  wants: 'Remind me of what expires',
  wantsThem: 'Remind this person of what expires',
  wantsSaved: 'Saved.',
  summaryMail: {
    subject: (date: string) => `RTO Desk: ${date} के रिमाइंडर / reminders of ${date}`,
    text: (date: string, counts: { sent: number; failed: number; manual: number; waiting: number }) =>
      `${date} के रिमाइंडर: ${counts.sent} भेजे गए, ${counts.failed} असफल, ${counts.manual} स्वयं भेजने हैं, ${counts.waiting} प्रतीक्षा में।\n\n` +
      `Reminders of ${date}: ${counts.sent} sent, ${counts.failed} failed, ${counts.manual} to send by hand, ${counts.waiting} waiting.`,
  },
};
