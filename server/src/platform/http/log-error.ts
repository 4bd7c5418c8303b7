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
    code: 'code' in thrown ? codeOf(String(thrown.code)) : undefined,
    stack: framesOf(thrown),
  };
}

/** A code such as `ENOSPC`; other texts may quote anything. */
const codeOf = (code: string) => (/^[A-Z0-9_]{1,60}$/.test(code) ? code : undefined);

/** The stack without the message, which it repeats and which may have lines of its own. */
function framesOf({ message, stack = '' }: Error): string {
  const at = message === '' ? -1 : stack.indexOf(message);
  return (at < 0 ? stack : stack.slice(at + message.length))
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
