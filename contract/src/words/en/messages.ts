import type { Channel, MessageState, Purpose } from '../../message.ts';

/** Messages to people, by WhatsApp and mail. */
export const messages = {
  title: 'Messages',
  send: 'Send Message',
  sendTo: (name: string) => `Send Message to ${name}`,
  text: 'Message',
  template: 'Template',
  noTemplate: 'Write my own',
  count: (used: number, most: number) => `${used} of ${most} characters`,
  preview: 'As it will be read',
  goesTo: (mobile: string) => `By WhatsApp to ${mobile}, the mobile on record.`,
  sent: (name: string) => `Message sent to ${name}.`,
  queued: (name: string) => `Message to ${name} is on its way.`,
  manual: 'WhatsApp is not connected here. Open it with this text, press send there, and mark it as sent.',
  failed: 'Failed to send message.',
  noticeFailed: 'Failed to send notification.',
  twice: 'The same message went to this person today already. Send it again?',
  otherMobile: 'This is not the mobile on the record. Please load the report again.',
  sendAgain: 'Send again',
  openWhatsApp: 'Open in WhatsApp',
  markSent: 'Mark as sent',
  retry: 'Try again',
  cancel: 'Cancel',
  actOn: (what: string, name: string) => `${what}: message to ${name}`,
  changed: 'Message updated.',
  changeFailed: 'Failed to save changes.',
  notNow: 'This cannot be done with the message any more. Please look at it again.',
  history: 'Messages',
  empty: 'No messages yet.',
  loadFailed: 'Failed to load',
  to: 'To',
  state: 'State',
  allStates: 'All states',
  attempts: (count: number) => (count === 1 ? '1 attempt' : `${count} attempts`),
  by: (name: string) => `by ${name}`,
  channels: { whatsapp: 'WhatsApp', mail: 'Mail' } satisfies Record<Channel, string>,
  purposes: {
    message: 'Message',
    expiry: 'Expiry notice',
    reset: 'Password reset',
    reminder: 'Reminder',
    summary: 'Summary',
    security: 'Security',
    verify: 'Confirmation',
  } satisfies Record<Purpose, string>,
  states: {
    queued: 'Waiting',
    sending: 'Being sent',
    sent: 'Sent',
    delivered: 'Delivered',
    failed: 'Failed',
    unknown: 'Not known',
    manual: 'To send by hand',
    cancelled: 'Cancelled',
  } satisfies Record<MessageState, string>,
  /** As they are called in the sentences below. */
  providers: { whatsapp: 'WhatsApp', mail: 'The mail server' } satisfies Record<Channel, string>,
  /** Why a message has not gone out, or nobody knows whether it has. */
  causes: {
    ended: 'The server ended while this was being sent.',
    noAnswer: (provider: string) => `${provider} was asked to send this and gave no answer.`,
    notNoted: 'What became of this could not be noted.',
    restored:
      'This waited to be sent when a backup was made, and came back with it. It may have gone out since.',
    noProvider: 'Nothing is set up any more to send this by.',
    notReached: (provider: string) => `${provider} could not be reached.`,
    busy: (provider: string) => `${provider} takes nothing more for now.`,
    refused: (provider: string) => `${provider} has refused this.`,
  },
  unknownDo: 'Ask the person before sending it again.',
  /** What staff can do about the provider's refusals, by its code. */
  problems: {
    131026: 'This number has no WhatsApp, or does not take messages from the office.',
    131047: 'The person has not written within a day. Name an approved template under Reminders.',
    132000: 'The template has another number of places. Compare it with the note under Reminders.',
    132001: 'There is no approved template of this name in this language. Correct it under Reminders.',
    190: 'The access to WhatsApp has ended. Renew the token in the settings of the server; what waits goes out then.',
    131048:
      'WhatsApp takes too many messages of the office for unwanted. What waits is tried again from time to time.',
  } as Record<string, string>,
  /** Texts to begin with; {name} stands for the citizen's name. */
  templates: {
    collect: {
      title: 'Papers ready',
      text: 'नमस्ते {name}, आपके कागज़ तैयार हैं। कृपया कार्यालय से ले जाएँ।\n\nDear {name}, your papers are ready. Please collect them from the office.',
    },
    bring: {
      title: 'Please bring originals',
      text: 'नमस्ते {name}, कृपया अपने मूल कागज़ लेकर कार्यालय आएँ।\n\nDear {name}, please come to the office with your original papers.',
    },
    call: {
      title: 'Please call us',
      text: 'नमस्ते {name}, कृपया कार्यालय से फ़ोन पर संपर्क करें।\n\nDear {name}, please call the office.',
    },
  },
  menu: 'Messages',
};
