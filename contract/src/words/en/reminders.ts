export const reminders = {
  title: 'Reminders',
  saveFailed: 'Failed to save changes.',
  wants: 'Send me expiry reminders',
  wantsThem: 'Send expiry reminders to this person',
  stopped: 'Opted out: reminders to this number are stopped.',
  wantsSaved: 'Saved.',
  /** The labels of what admins set and staff choose. */
  fields: {
    stages: 'Days before expiry',
    hour: 'Sending time',
    stages_by_kind: 'Days before expiry, by document',
    quiet_from: 'Quiet hours start',
    quiet_until: 'Quiet hours end',
    closed_weekdays: 'Weekly holidays',
    closed_dates: 'Holidays',
    daily_limit: 'Daily message limit',
    message_price: 'Price per message',
    message_price_since: 'Price since',
    message_price_source: 'Source of the price',
    template_digest: 'Combined reminder template',
    confirm: 'Number of messages',
    documents: 'Documents',
    not_told: 'Not notified',
    dry_run: 'Preview',
  },
};

/** What the server says of reminders. */
export const reminderAnswers = {
  neverOpen: 'Leave at least one weekday open.',
  quietWrong: 'Quiet hours must start and end at different times.',
  quietAlways: 'Quiet hours leave no time to send reminders. Change the quiet hours or the sending time.',
  limitTooLow: (kept: number) =>
    `Enter more than ${kept}. ${kept} messages a day are reserved for codes and messages written by staff.`,
};
