/** The result of handing a message to its provider. */
export type Outcome =
  /** The provider has accepted it; `provider_id` is the provider's own id. */
  | { became: 'sent'; provider_id: string | null }
  /** It will never be accepted: the number is wrong, or the text is refused. */
  | { became: 'failed'; error: string }
  /** It was not accepted, and may be later; in how many seconds, if the provider says. */
  | { became: 'delayed'; error: string; after: number | null; why: Delay }
  /** Whether it was accepted is unknown: the call was started and no answer came. */
  | { became: 'unknown'; error: string };

/**
 * Why a message waits. `fault`: its provider could not take it. The others say nothing about the message and are no
 * failed attempts: `throttled`, so many are taken at a time, which is over in seconds; `account`, the provider takes nothing
 * from the office until somebody sets that right or it has been quiet for a while.
 */
export type Delay = 'fault' | 'throttled' | 'account';

/** A text that the provider knows and has approved, with the values for its places. */
export interface Template {
  name: string;
  /** Such as `hi` or `en_US`. */
  language: string;
  parameters: string[];
}

/** What is handed to a provider; with a template, that is sent in place of the body. */
interface Outgoing {
  recipient: string;
  subject: string | null;
  body: string;
  template: Template | null;
}

/** A channel to people: WhatsApp or mail. Never throws. */
export interface Messenger {
  send(message: Outgoing): Promise<Outcome>;
  /** The provider's rate limit in messages per second, for all processes together; null for none. */
  perSecond: number | null;
}
