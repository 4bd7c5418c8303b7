/** A figure above this is taken from memory for a minute; up to it, it is counted each time. */
const LARGE = 10_000;
/** In milliseconds. */
const PERIOD = 60_000;
/** The same where something was added or deleted in this process since it was counted. */
const PERIOD_OF_CHANGED = 5_000;

/**
 * Remembers figures that took counting very many rows, in this process alone. What is added or deleted here shows up in
 * them within five seconds, however often that happens; what another process adds or deletes, within a minute.
 */
export class LargeCounts {
  private readonly known = new Map<string, { figures: unknown; countedAt: number; until: number }>();

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
    const countedAt = performance.now();
    if (sizeOf(figures) > LARGE) this.known.set(key, { figures, countedAt, until: countedAt + PERIOD });
    return figures;
  }

  /** Something was added or deleted. */
  changed(): void {
    for (const entry of this.known.values()) {
      entry.until = Math.min(entry.until, entry.countedAt + PERIOD_OF_CHANGED);
    }
  }
}
