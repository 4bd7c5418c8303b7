/** A figure above this is taken from memory for a minute; up to it, it is counted each time. */
const LARGE = 10_000;
/** In milliseconds. */
const PERIOD = 60_000;
/** Where much is added, all is counted again once in so many milliseconds. */
const PAUSE = 5_000;

/**
 * Remembers figures that took counting very many rows, in this process alone. What is added or deleted here shows up in
 * them at once, and within five seconds where the last was not longer ago; what another process adds or deletes, within a
 * minute.
 */
export class LargeCounts {
  private readonly known = new Map<string, { figures: unknown; until: number }>();
  private forgottenAt = Number.NEGATIVE_INFINITY;

  /**
   * The figures of a key, counted again unless they are known and large.
   * @param key says what is counted, within whose reach and for which day
   * @param sizeOf the number of rows that were counted
   */
  async get<T>(key: string, count: () => Promise<T>, sizeOf: (figures: T) => number): Promise<T> {
    const found = this.known.get(key);
    // The key determines the type of the figures.
    if (found !== undefined && found.until > performance.now()) return found.figures as T;
    const figures = await count();
    this.known.delete(key);
    if (sizeOf(figures) > LARGE) this.known.set(key, { figures, until: performance.now() + PERIOD });
    return figures;
  }

  /** Something was added or deleted. */
  changed(): void {
    const now = performance.now();
    const next = this.forgottenAt + PAUSE;
    if (now >= next) {
      this.known.clear();
      this.forgottenAt = now;
    } else for (const entry of this.known.values()) entry.until = Math.min(entry.until, next);
  }
}
