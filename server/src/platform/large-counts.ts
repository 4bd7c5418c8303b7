/** A figure above this is taken from memory for a minute; up to it, it is counted each time. */
const LARGE = 10_000;
/** In milliseconds. */
const PERIOD = 60_000;

/**
 * Remembers figures that took counting very many rows, in this process alone. Forget them all whenever something is added
 * or deleted here; what another process adds or deletes shows up within a minute.
 */
export class LargeCounts {
  private readonly known = new Map<string, { figures: unknown; until: number }>();

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

  forget(): void {
    this.known.clear();
  }
}
