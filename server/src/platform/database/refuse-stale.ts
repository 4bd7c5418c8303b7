import { Conflict } from '../errors.ts';

/**
 * Throws Conflict with the current record when it has changed since the caller last read it (optimistic locking by
 * `updated_at`). An update that does not say what it has seen goes through.
 */
export function refuseStale(lastSeen: string | null | undefined, current: { updated_at: string }): void {
  if (lastSeen === null || lastSeen === undefined) return;
  if (Date.parse(lastSeen) !== Date.parse(current.updated_at)) {
    throw new Conflict(words => words.errors.changedMeanwhile, current);
  }
}
