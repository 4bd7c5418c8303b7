/** Explains a failed start to the person who started it. */
export function operatorMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  switch ('code' in error ? error.code : null) {
    case 'EADDRINUSE':
      return 'The port is in use by another program: stop that, or set another PORT.';
    case 'EACCES':
      return `There is no permission: ${error.message}`;
    case 'ECONNREFUSED':
    case 'ENOTFOUND':
      return `The database of DATABASE_URL cannot be reached: ${error.message}`;
    default:
      return error.message;
  }
}
