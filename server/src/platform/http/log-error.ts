import pg from 'pg';

/** An error in the log. Its message stays out, since it may quote anything. */
interface LoggedError {
  type: string;
  message: '';
  stack: string;
  [detail: string]: unknown;
}

/** Describes an error for the log: what and where, without the values that a database error quotes. */
export function describeError(thrown: unknown): LoggedError {
  if (!(thrown instanceof Error)) return { type: typeof thrown, message: '', stack: '' };
  if (thrown instanceof pg.DatabaseError) {
    return {
      type: 'DatabaseError',
      message: '',
      code: thrown.code,
      constraint: thrown.constraint,
      table: thrown.table,
      stack: framesOf(thrown),
    };
  }
  return {
    type: thrown.name,
    message: '',
    code: 'code' in thrown ? String(thrown.code) : undefined,
    stack: framesOf(thrown),
  };
}

/** The stack without its first line, which repeats the message. */
function framesOf(error: Error): string {
  return (error.stack ?? '')
    .split('\n')
    .filter(line => /^\s+at /.test(line))
    .join('\n');
}

/** One line about an unexpected error that ended a process: what and where, without its message. */
export function errorSummary(error: unknown): string {
  const { type, code, stack } = describeError(error);
  const [where = ''] = stack.split('\n');
  return [type, code, where.trim()].filter(Boolean).join(' ');
}
