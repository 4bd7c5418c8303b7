/** What became of handing a message to its provider. */
export type Outcome =
  /** The provider has it; `provider_id` is its name for it. */
  | { became: 'sent'; provider_id: string | null }
  /** It never will: the number is wrong, or the text is refused. */
  | { became: 'failed'; error: string }
  /** The provider does not have it, and may take it later; in how many seconds, where it says. */
  | { became: 'delayed'; error: string; after: number | null }
  /** The provider may have it or not: the call was begun and its answer never came. */
  | { became: 'unknown'; error: string };

/** A way to people: WhatsApp or mail. Never throws. */
export interface Messenger {
  send(message: { recipient: string; subject: string | null; body: string }): Promise<Outcome>;
}
