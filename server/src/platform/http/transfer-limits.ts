/** How slow a client may be and how much it may send at once. Times are in milliseconds, rates in bytes a second. */
export interface TransferLimits {
  /** The most calls of one account, or of the visitors of one network, whose bodies are arriving, in one process. */
  bodies: number;
  /** The longest time for the body of a call without a file. */
  body: number;
  /** The lowest rate of a form with a file, measured over `over`, and the longest time for all of it. */
  upload: { least: number; over: number; longest: number };
  /** The lowest rate at which a response may be read, measured over `over`. */
  answer: { least: number; over: number };
}

/** Slower than any network on which our pages can be used. */
export const transferLimits: TransferLimits = {
  bodies: 20,
  body: 15_000,
  upload: { least: 4_000, over: 30_000, longest: 900_000 },
  answer: { least: 1_000, over: 60_000 },
};
