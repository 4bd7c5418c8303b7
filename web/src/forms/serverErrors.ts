import { ApiError } from '../api/ApiError.ts';

/** The sentences of a refused call (422) by field, for the form that sent it; none for any other failure. */
export function serverErrors(error: unknown): Record<string, string> {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(
    Object.entries(error.errors).map(([name, sentences]) => [name, sentences.join(' ')]),
  );
}
