import pg from 'pg';
import { Conflict, NotFound } from '../../platform/errors.ts';

/** A record has changed since it was planned: all rows of its batch are planned again. */
export class ChangedMeanwhile extends Conflict {
  constructor() {
    super(words => words.errors.changedMeanwhile);
  }
}

/** How often rows are planned again that changed before they were carried out. */
const TRIES = 4;

/** Runs a transaction again where it failed for a reason that passes. */
export async function withRetries<T>(
  act: () => Promise<T>,
  isPassing: (error: unknown) => boolean,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await act();
    } catch (error) {
      if (tries === TRIES || !isPassing(error)) throw error;
    }
  }
}

/**
 * Whether something failed by what others do to the same records, or by what their values are, and not by the database
 * being away: broken constraints, values that it does not take, transactions that stood in each other's way, and citizens who
 * have gone out of reach meanwhile.
 */
export function isOfRecords(error: unknown): boolean {
  if (error instanceof ChangedMeanwhile || error instanceof NotFound) return true;
  return error instanceof pg.DatabaseError && /^(22|23|40)/.test(error.code ?? '');
}
