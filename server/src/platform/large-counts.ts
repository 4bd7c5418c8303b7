/** A figure above this is taken from memory for a minute; up to it, it is counted each time. */
const LARGE = 10_000;
/** In milliseconds. */
const PERIOD = 60_000;
/** The same where something was added or deleted in this process since it was counted. */
const PERIOD_OF_CHANGED = 5_000;

/**
 * Remembers figures that took counting very many rows, in this process alone. What is added or deleted here shows up in a
 * figure once that is five seconds old, what another process adds or deletes within a minute.
 */
export class LargeCounts {
  private readonly known = new Map<string, { figures: unknown; began: number }>();
  private changedAt = Number.NEGATIVE_INFINITY;

  /**
   * The figures of a key, counted again unless they are known and large.
   * @param key says what is counted, within whose reach and for which day
   * @param sizeOf the number of rows that were counted
   */
  async get<T>(key: string, count: () => Promise<T>, sizeOf: (figures: T) => number): Promise<T> {
    const now = performance.now();
    for (const [known, { began }] of this.known) {
      if (now - began >= (began <= this.changedAt ? PERIOD_OF_CHANGED : PERIOD)) this.known.delete(known);
    }
    const found = this.known.get(key);
    // The key determines the type of the figures.
    if (found !== undefined) return found.figures as T;
    const figures = await count();
    if (sizeOf(figures) > LARGE) this.known.set(key, { figures, began: now });
    return figures;
  }

  /** Something was added or deleted. */
  changed(): void {
    this.changedAt = performance.now();
  }
}
