import type { Words } from '@rto-desk/contract/words/words';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../api/ApiError.ts';
import { refreshRecords } from '../../api/records.ts';
import { Confirm } from '../../ui/Confirm.tsx';
import { failureText } from '../../ui/failureText.ts';
import { toast } from '../../ui/toast.ts';
import { useAct } from '../../ui/useAct.ts';
import { useWords } from '../../words/useWords.ts';

interface Props {
  question: string;
  /** What would be deleted: its name and its owner, if it has one. */
  what: readonly (string | null)[];
  /** What is said when it fails, before the reason. */
  failure: string;
  remove: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks, then deletes a licence, a vehicle or a vehicle's document. */
export function DeleteRecord({ question, what, failure, remove, onClose }: Props) {
  const words = useWords();
  const client = useQueryClient();
  const deletion = useAct({
    act: remove,
    done: words.documents.deleted,
    failed: error => {
      // Not the server's sentence alone, which would not say what has failed.
      toast.failure(deleteFailureText(error, failure, words));
      return null;
    },
    refresh: () => {
      onClose();
      void refreshRecords(client);
    },
  });
  return (
    <Confirm
      opened
      question={`${question}\n${what.filter(Boolean).join(', ')}`}
      action={words.general.delete}
      busy={deletion.busy}
      onConfirm={() => deletion.act()}
      onClose={onClose}
    />
  );
}

/**
 * Why a record could not be deleted: "Delete LL failed." and what its answer means, or the server's own sentence
 * where the answer has no meaning of its own here.
 */
function deleteFailureText(error: unknown, base: string, words: Words): string {
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
