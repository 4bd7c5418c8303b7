/** What a client may take, and how slow it may be. Times are in milliseconds, rates in bytes a second. */
export interface TransferLimits {
  /** The most calls of one address whose bodies are on their way, in one process. */
  bodies: number;
  /** The longest that the body of a call without a file may take. */
  body: number;
  /** The least rate of a form with a file over some time, and the longest that it may take in all. */
  upload: { least: number; over: number; longest: number };
  /** The least rate at which an answer is taken, over some time. */
  answer: { least: number; over: number };
}

/** Slower than any network on which our pages can be used. */
export const transferLimits: TransferLimits = {
  bodies: 20,
  body: 15_000,
  upload: { least: 4_000, over: 30_000, longest: 900_000 },
  answer: { least: 1_000, over: 60_000 },
};
