import { choice, date, longText, required } from './fields.ts';
import { list } from './list.ts';

/** How a message travels. */
export const channels = ['whatsapp', 'mail'] as const;
export type Channel = (typeof channels)[number];

/** What a message is for. */
export const purposes = ['message', 'expiry', 'reset', 'reminder', 'summary', 'security', 'verify'] as const;
export type Purpose = (typeof purposes)[number];

/**
 * How far a message has come. `unknown`: the process ended between the call to the provider and its answer, so that
 * only a person can tell whether it arrived; it is never resent by itself. `manual`: no provider is configured, and
 * staff send it by hand.
 */
export const messageStates = [
  'queued',
  'sending',
  'sent',
  'delivered',
  'failed',
  'unknown',
  'manual',
  'cancelled',
] as const;
export type MessageState = (typeof messageStates)[number];

/** What staff may do with a message, by the states it may be done in. */
export const messageActions = {
  /** Try again what was not delivered. */
  retry: ['failed', 'unknown', 'cancelled'],
  cancel: ['queued', 'manual'],
  /** Say that it has been sent by hand, or was seen to arrive. */
  sent: ['manual', 'unknown'],
} as const satisfies Record<string, readonly MessageState[]>;
export type MessageAction = keyof typeof messageActions;

export function mayAct(action: MessageAction, state: MessageState): boolean {
  return (messageActions[action] as readonly MessageState[]).includes(state);
}

/** What staff write to a citizen. */
export const messageFields = { message: longText(1000, required) };

/** The days are those in which a message was written, both included. */
export const messageList = list({ state: choice(messageStates), from: date(), until: date() });
