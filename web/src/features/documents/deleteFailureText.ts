import type { Words } from '@rto-desk/contract/words/words';
import { ApiError } from '../../api/ApiError.ts';
import { failureText } from '../../ui/failureText.ts';

/**
 * Why a record could not be deleted: "Delete LL failed." and what its answer means, or the server's own sentence
 * where the answer has no meaning of its own here.
 */
export function deleteFailureText(error: unknown, base: string, words: Words): string {
  switch (error instanceof ApiError ? error.status : null) {
    case 404:
      return `${base} ${words.documents.deleteNotFound}`;
    case 403:
      return `${base} ${words.documents.deleteForbidden}`;
    case 409:
      return `${base} ${words.documents.deleteLinked}`;
    default:
      return failureText(error, base);
  }
}
