import { Conflict } from '../errors.ts';

/**
 * Throws Conflict with the current record when it has changed since the caller last read it (optimistic locking by
 * `updated_at`). An update that does not say what it has seen goes through.
 */
export function assertFresh(lastSeen: string | null | undefined, current: { updated_at: string }): void {
  if (isStale(lastSeen, current)) throw new Conflict(words => words.errors.changedMeanwhile, current);
}

/** The same question, for callers that read the current record only where they refuse. */
export function isStale(lastSeen: string | null | undefined, current: { updated_at: string }): boolean {
  if (lastSeen === null || lastSeen === undefined) return false;
  return Date.parse(lastSeen) !== Date.parse(current.updated_at);
}
