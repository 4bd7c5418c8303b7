import type { Channel, Purpose } from '../../message.ts';
import type { MessageState } from '../../message-states.ts';
import type { Problem } from '../../refusals.ts';

/** Messages to people, by WhatsApp and mail. */
export const messages = {
  title: 'Messages',
  send: 'Send Message',
  sendTo: (name: string) => `Send Message to ${name}`,
  text: 'Message',
  template: 'Template',
  noTemplate: 'Custom message',
  count: (used: number, most: number) => `${used} of ${most} characters`,
  preview: 'Preview',
  goesTo: (mobile: string) => `Will be sent on WhatsApp to ${mobile}`,
  sent: (name: string) => `Message sent to ${name}.`,
  queued: (name: string) => `Message to ${name} queued.`,
  manual: 'WhatsApp is not connected. Open WhatsApp with this text, send it there, then mark it as sent.',
  failed: 'Failed to send message.',
  noticeFailed: 'Failed to send notification.',
  twice: 'This message was already sent to this person today. Send it again?',
  stopped: 'This number has opted out of reminders. Send the notice anyway?',
  inbox: 'Inbox',
  noNumber: 'This person hides their number on WhatsApp. Reply from here within 24 hours of their message.',
  sendAgain: 'Send again',
  openWhatsApp: 'Open in WhatsApp',
  markSent: 'Mark as sent',
  retry: 'Try again',
  cancel: 'Cancel',
  actOn: (what: string, name: string) => `${what}: message to ${name}`,
  changed: 'Message updated.',
  changeFailed: 'Failed to save changes.',
  empty: 'No messages yet.',
  loadFailed: 'Failed to load',
  to: 'To',
  state: 'Status',
  allStates: 'All statuses',
  attempts: (count: number) => (count === 1 ? '1 attempt' : `${count} attempts`),
  by: (name: string) => `by ${name}`,
  channels: { whatsapp: 'WhatsApp', mail: 'Email' } satisfies Record<Channel, string>,
  purposes: {
    message: 'Message',
    expiry: 'Expiry notice',
    reset: 'Password reset',
    reminder: 'Reminder',
    digest: 'Combined reminder',
    bulk: 'Bulk expiry notice',
    learner: 'Ready for driving license',
    summary: 'Daily summary',
    security: 'Security',
    verify: 'Verification',
  } satisfies Record<Purpose, string>,
  states: {
    queued: 'Queued',
    sending: 'Sending',
    sent: 'Sent',
    delivered: 'Delivered',
    failed: 'Failed',
    unknown: 'Delivery unknown',
    manual: 'Send manually',
    cancelled: 'Cancelled',
  } satisfies Record<MessageState, string>,
  /** As they are called in the sentences below. */
  providers: { whatsapp: 'WhatsApp', mail: 'The mail server' } satisfies Record<Channel, string>,
  /** Why a message was not sent, or why its outcome is unknown. */
  causes: {
    ended: 'The server stopped while this was being sent.',
    noAnswer: (provider: string) => `${provider} did not respond.`,
    notNoted: 'The delivery result could not be saved.',
    restored: 'Restored from a backup. It may have been sent already.',
    passed: 'Cancelled: the record has changed since.',
    renewed: 'Cancelled: the document has been renewed.',
    sold: 'Cancelled: the vehicle has another owner or has moved out.',
    optedOut: 'Cancelled: the person has opted out.',
    deleted: 'Cancelled: the person or document has been deleted.',
    noProvider: 'No provider is set up for this channel.',
    notReached: (provider: string) => `Could not reach ${provider}.`,
    busy: (provider: string) => `${provider} is over its limit. Will be retried.`,
    refused: (provider: string) => `${provider} rejected this message.`,
  },
  unknownDo: 'Check with the person before resending.',
  /** What staff can do about the provider's refusals (`refusals.ts`). */
  problems: {
    notOnWhatsApp: 'This number is not on WhatsApp or does not accept messages from the office.',
    notDelivered: 'WhatsApp did not deliver this message to this person. Call them instead.',
    window: 'More than 24 hours since this person last wrote. Set an approved template under Reminders.',
    templateValues: 'The template has a different number of variables. Check it under Reminders.',
    templateUnknown: 'No approved template with this name and language. Check it under Reminders.',
    templatePaused:
      'WhatsApp has paused the template. Edit it in Meta Business Manager, or set another one under Reminders.',
    access: 'WhatsApp does not accept the access token. Set a new token in the server settings and restart.',
    payment: 'WhatsApp could not charge the office. Check the payment method in Meta Business Manager.',
    blocked: 'WhatsApp has blocked the office’s account. See the account status in Meta Business Manager.',
    spam: 'WhatsApp has limited the office because of spam reports. Sending is retried automatically.',
    number: 'WhatsApp does not know the office’s number. Register it in Meta Business Manager.',
    address: 'The address or number ID of WhatsApp is wrong. Check the server settings.',
    mailLogin: 'The mail server does not accept the login. Check SMTP_URL in the server settings.',
  } satisfies Record<Problem, string>,
  /** Where a channel takes nothing. */
  paused: {
    whatsapp: 'WhatsApp messages are paused',
    mail: 'Emails are paused',
  } satisfies Record<Channel, string>,
  pausedWaiting: (count: number, at: string) =>
    count === 1
      ? `1 message is waiting and will be sent afterwards. Next attempt: ${at}.`
      : `${count} messages are waiting and will be sent afterwards. Next attempt: ${at}.`,
  failedJobs: (what: string, count: number, at: string) =>
    count === 1
      ? `${what}: failed on ${at}. See the server log.`
      : `${what}: failed ${count} times, last on ${at}. See the server log.`,
  /** Background work by its name in the queue. */
  tasks: { tell: 'Notify all', import: 'Imports' } as Record<string, string>,
  waitsUntil: (at: string) => `Waiting until ${at}`,
  tryAll: 'Try all again',
  triedAll: (count: number) => (count === 1 ? '1 message queued again.' : `${count} messages queued again.`),
  /** What texts to begin with are called (`drafts.ts`). */
  templates: {
    collect: 'Documents ready to collect',
    bring: 'Please bring originals',
    call: 'Please call us',
  },
};

/** What the server says of messages. */
export const messageAnswers = {
  tooLate: 'This person last wrote more than 24 hours ago. Reply from WhatsApp instead.',
  otherMobile: 'The mobile number on record has changed. Reload the page.',
  notNow: 'This message can no longer be changed. Refresh and check again.',
  openedByAnother: 'Another person is sending this message.',
};
