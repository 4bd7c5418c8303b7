import type { Concern, Refusal } from '@rto-desk/contract/refusals';

/** The result of handing a message to its provider. */
export type Outcome =
  /** The provider has accepted it; `provider_id` is the provider's own id. */
  | { became: 'sent'; provider_id: string | null }
  /** It will never be accepted, since the number is wrong or the text is refused. */
  | { became: 'failed'; error: string; concern: Concern }
  /** It was not accepted, and may be later. */
  | { became: 'delayed'; error: string; delay: Delay; after: number | null }
  /**
   * Whether it was accepted is unknown: the call was started and no answer that says so came. With `pauses` the provider may be
   * down, and the channel pauses, so that not every message that waits is lost in the same way.
   */
  | { became: 'unknown'; error: string; pauses: boolean };

/**
 * Why a message waits. `office`: the provider takes nothing from the office until that puts something right. `limit`: it takes so
 * many at a time. `unreached`: there was no connection to it. `temporary`: it cannot take anything now. All of these have the channel
 * pause. `alone`: it does not take this message now, and others go on. The attempt counts where it may be the message's own fault
 * (`temporary`, `alone`).
 */
export type Delay = 'office' | 'limit' | 'unreached' | 'temporary' | 'alone';

/** The longest wait that a provider may ask for, in seconds. */
export const LONGEST_WAIT = 3600;

/** The outcome of a refusal; `after` is in how many seconds the provider would take it, if it says so. */
export function refusedAs(refusal: Refusal, error: string, after: number | null = null): Outcome {
  const delay = delayOf(refusal);
  return delay === null
    ? { became: 'failed', error, concern: refusal.concern }
    : { became: 'delayed', error, delay, after: after && Math.min(Math.max(after, 0), LONGEST_WAIT) };
}

/** Why a refused message may be accepted later, or null if it never will. */
export function delayOf({ concern, isLimit, isAlone }: Refusal): Delay | null {
  if (concern === 'office') return 'office';
  if (concern !== 'temporary') return null;
  if (isAlone) return 'alone';
  return isLimit ? 'limit' : 'temporary';
}

/** What has a channel pause: why, the provider's refusal, and for how many seconds at least, if it says so. */
export interface Pause {
  kind: Exclude<Delay, 'alone'>;
  error: string;
  after: number | null;
}

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
