import { ApiError } from '../api/ApiError.ts';

/** What to tell a person of a failure: the server's sentence, otherwise the fallback. */
export function failureText(error: unknown, fallback: string): string {
  return (error instanceof ApiError ? error.sentence : null) ?? fallback;
}
