import pg from 'pg';
import { NotFound } from '../../platform/errors.ts';

/** A record has changed since it was judged: all of its batch is judged anew. */
export class ChangedMeanwhile extends Error {}

/**
 * Whether something failed by what others do to the same records, or by what their values are, and not by the database
 * being away: broken constraints, values that it does not take, transactions that stood in each other's way, and citizens who
 * have gone out of reach meanwhile.
 */
export function isOfRecords(error: unknown): boolean {
  if (error instanceof ChangedMeanwhile || error instanceof NotFound) return true;
  return error instanceof pg.DatabaseError && /^(22|23|40)/.test(error.code ?? '');
}
