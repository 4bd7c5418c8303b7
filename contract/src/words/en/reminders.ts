export const reminders = {
  title: 'Reminders',
  neverOpen: 'The office must be open on one day of the week.',
  quietWrong: 'Choose two different hours for the quiet time, or none.',
  quietAlways:
    'The quiet time leaves no hour of the day at which reminders go out. Choose an earlier hour for them, or another quiet time.',
  limitTooLow: (kept: number) =>
    `Enter more than ${kept} messages a day: ${kept} are kept for codes and what people write, and nothing would be left for reminders.`,
  saveFailed: 'Failed to save changes.',
  wants: 'Remind me of what expires',
  wantsThem: 'Remind this person of what expires',
  stopped: 'Reminders stopped: this mobile has sent STOP.',
  wantsSaved: 'Saved.',
  /** The labels of what admins set and staff choose. */
  fields: {
    stages: 'Days before the end',
    hour: 'Hour',
    stages_by_kind: 'Days before the end by document',
    quiet_from: 'Quiet from',
    quiet_until: 'Quiet until',
    closed_weekdays: 'Closed on weekdays',
    closed_dates: 'Closed on dates',
    daily_limit: 'Messages a day at most',
    message_price: 'Price of a message',
    template_digest: 'Template for several documents',
    confirm: 'Number of messages',
    documents: 'Documents',
    not_told: 'Not told yet',
    dry_run: 'Preview',
  },
};
