import type { LeftOutReason } from '../../endpoints/notify-all.ts';

/** The days of the week from Monday. */
export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Settings of reminders, and notices to many citizens at once. */
export const notices = {
  /** Settings of reminders, and what goes out. */
  settings: {
    on: 'Send expiry reminders on WhatsApp',
    stagesWrong: 'Choose 1 to 10 days in the first row, and up to 10 in the others.',
    hour: 'Sending time',
    officeNameHi: 'Office name (Hindi)',
    officeNameEn: 'Office name (English)',
    officeNameHint: 'Signs every notice and email. One language is enough.',
    contactHi: 'Contact line (Hindi)',
    contactEn: 'Contact line (English)',
    contactHint: 'Replaces the standard closing line of notices, e.g. with the office phone number.',
    save: 'Save',
    saved: 'Reminders saved.',
    loadFailed: 'Failed to load',
    lastRun: (date: string) => `Reminders for ${date} were created.`,
    neverRun: 'No reminders sent yet.',
    templates: 'WhatsApp templates',
    templatesWhy:
      "WhatsApp allows free text only within 24 hours of a person's last message. Enter the names of your Meta-approved templates; without one, plain text is sent.",
    templatePlaces: {
      template_notice: 'Variables: {{1}} name, {{2}} document, {{3}} number, {{4}} expiry date',
      template_digest: 'Variables: {{1}} name, {{2}} number of documents, {{3}} list',
      template_message: 'Variables: {{1}} name, {{2}} text',
      template_reset: 'Variables: {{1}} name, {{2}} link',
      template_language: 'Language code used by WhatsApp: hi, en or en_US',
    },
    progress: "Today's reminders",
    progressOf: (done: number, all: number) => `${done} of ${all} processed`,
    progressNone: 'None today.',
    counts: {
      due: (count: number) => `${count} to create`,
      waiting: (count: number) => `${count} queued`,
      sent: (count: number) => `${count} sent`,
      failed: (count: number) => `${count} failed`,
      manual: (count: number) => `${count} to send manually`,
    },
    due: 'Due now',
    dueTotal: (count: number) => (count === 1 ? '1 document is due.' : `${count} documents are due.`),
    dueNone: 'No reminders due.',
    dueNext: "Today's reminders are done. These are next.",
    stage: 'Reminder',
    stageDays: (days: number) =>
      days === 0
        ? 'on expiry day'
        : `${Math.abs(days)} ${Math.abs(days) === 1 ? 'day' : 'days'} ${days > 0 ? 'before' : 'after'}`,
    days: (days: number) => {
      const many = Math.abs(days) === 1 ? '1 day' : `${Math.abs(days)} days`;
      return days === 0 ? 'on expiry day' : days > 0 ? `${many} before` : `${many} after`;
    },
    table: 'Reminder schedule',
    tableWhy:
      'Tick the days on which the holder is notified. Documents without their own days use the first row.',
    kind: 'Document',
    all: 'Default',
    asAll: (kind: string) => `${kind}: same as default`,
    addDay: 'Add a day',
    addDayHint: 'Days before expiry. Use a minus sign for days after.',
    add: 'Add',
    quiet: 'Quiet hours and holidays',
    quietWhy: 'No automatic messages at these times. They are sent when the quiet hours or holidays end.',
    always: 'None',
    dailyLimit: 'Daily message limit',
    price: 'Price per message (₹)',
    priceSource: 'Source of the price',
    priceSince: (day: string) => `Since ${day}`,
    quietFrom: 'Quiet hours start',
    quietUntil: 'Quiet hours end',
    closedWeekdays: 'Weekly holidays',
    weekdays,
    closedDates: 'Holidays',
    closedDatesHint: 'One date per line, e.g. 26-01-2027',
    closedDatesWrong: 'Enter one date per line, e.g. 26-01-2027.',
    limitHint: '20 are reserved for codes and messages written by staff.',
    limitWrong: 'Enter a number from 21 to 100000.',
    tomorrow: "Tomorrow's reminders",
    tomorrowOn: (date: string) => `Reminders for ${date}`,
    tomorrowNone: 'No reminders on this day.',
    tomorrowBeyond: (messages: number) => `${messages} over the daily limit, sent later`,
    tomorrowOff: 'Reminders are off. Nothing will be sent.',
  },
  sum: (messages: number, documents: number) =>
    `${messages} ${messages === 1 ? 'message' : 'messages'} about ${documents} ${documents === 1 ? 'document' : 'documents'}`,
  /** Said of a message that is not sent after all. */
  notifiedByAnother: 'Already covered by another message today.',
  /** Notifying everyone whom the report shows. */
  notifyAll: {
    sum: (messages: number, documents: number) =>
      `${messages} ${messages === 1 ? 'message' : 'messages'} about ${documents} ${documents === 1 ? 'document' : 'documents'} will be sent.`,
    none: 'No one to notify.',
    cost: (rupees: string) => `Estimated cost: ₹${rupees}`,
    recipients: 'Recipients',
    documents: (count: number) => (count === 1 ? '1 document' : `${count} documents`),
    more: (count: number) => `and ${count} more`,
    leftOut: 'Not included',
    reasons: {
      told: 'already notified today, or a message is queued',
      left: 'vehicle has moved out (NOC)',
      superseded: 'already renewed',
      off: 'reminders turned off',
      stopped: 'opted out (STOP)',
      no_mobile: 'no mobile number',
      declared: 'self-declared, mobile not verified',
      holder_renewed: 'holder reports renewal',
      imported: 'from an import not yet approved for reminders',
    } satisfies Record<LeftOutReason, string>,
    confirm: (messages: number) =>
      messages === 1 ? 'Yes, queue 1 message' : `Yes, queue ${messages} messages`,
    send: (messages: number) => (messages === 1 ? 'Queue 1 message' : `Queue ${messages} messages`),
    previewFailed: 'Could not calculate the messages.',
    failed: 'Could not send.',
    progress: (done: number, of: number) => `${done} of ${of} sent`,
    /** Said before they are queued and after. */
    byHand: 'No WhatsApp provider is set up: messages are queued, and you send them manually.',
    sendByHand: 'Send manually',
    done: 'All messages sent.',
    stop: 'Stop',
    stopped: (done: number) => `Stopped. Already sent: ${done}.`,
    couldNot: (done: number) => `Failed. Already sent: ${done}. An admin finds the reason in the server log.`,
    goesOn: 'You can close this: sending continues. On busy days the rest goes out on the next working day.',
    running: 'Sending',
    by: (name: string | null, day: string) => (name === null ? `Since ${day}` : `By ${name}, since ${day}`),
    stopOf: (name: string | null, day: string) =>
      name === null ? `Stop the notices started on ${day}` : `Stop the notices started by ${name} on ${day}`,
  },
};
