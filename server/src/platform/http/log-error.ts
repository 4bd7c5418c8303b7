import pg from 'pg';

/** What the log tells of an error; its message, which may quote anything, stays out. */
interface LoggedError {
  type: string;
  message: '';
  stack: string;
  [detail: string]: unknown;
}

/** An error for the log: what and where, without the values that a database error quotes. */
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

/** The stack without its first line, which repeats the message and with it whatever the message quotes. */
function framesOf(error: Error): string {
  return (error.stack ?? '')
    .split('\n')
    .filter(line => /^\s+at /.test(line))
    .join('\n');
}

/** What ended a process that nobody expected to end, in a line: what and where, without what its message quotes. */
export function errorSummary(error: unknown): string {
  const { type, code, stack } = describeError(error);
  const [where = ''] = stack.split('\n');
  return [type, code, where.trim()].filter(Boolean).join(' ');
}
