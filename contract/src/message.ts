import { choice, date, longText, required } from './fields.ts';
import { list } from './list.ts';
import { messageStates } from './message-states.ts';

/** How a message travels. */
export const channels = ['whatsapp', 'mail'] as const;
export type Channel = (typeof channels)[number];

/** What a message is for. */
export const purposes = ['message', 'expiry', 'reset', 'reminder', 'summary', 'security', 'verify'] as const;
export type Purpose = (typeof purposes)[number];

/** Their texts open an account or verify a contact. */
export const secretPurposes = ['reset', 'verify'] as const satisfies readonly Purpose[];

/** What staff write to a citizen. */
export const messageFields = { message: longText(1000, required) };

/** The days are those in which a message was written, both included. */
export const messageList = list({ state: choice(messageStates), from: date(), until: date() });
