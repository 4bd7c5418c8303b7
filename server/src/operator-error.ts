import { isConnectionLoss } from './platform/database/connection-loss.ts';
import { isDiskFull } from './platform/disk.ts';

/** An error whose message is a sentence for the operator that quotes no personal data, so that logs may hold it. */
export class OperatorError extends Error {}

/** Explains a failed start to the person who started it. */
export function operatorMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (isConnectionLoss(error)) return `The database of DATABASE_URL cannot be reached: ${reasonOf(error)}`;
  if ('code' in error && error.code === 'EACCES') return `Permission denied: ${error.message}`;
  if (isDiskFull(error)) return `A disk is full: make room on it, then try again. (${error.message})`;
  return error.message;
}

/** An aggregate error has one message for each address of the name. */
const reasonOf = (error: Error) =>
  error instanceof AggregateError ? error.errors.map(({ message }) => message).join(', ') : error.message;
