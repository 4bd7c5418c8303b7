import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshRecords } from '../../api/records.ts';
import { Confirm } from '../../ui/Confirm.tsx';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words/useWords.ts';
import { deleteFailureText } from './deleteFailureText.ts';

interface Props {
  /** The id of the record to be deleted, or null while none is. */
  id: number | null;
  question: string;
  /** What is said when it fails, before the reason. */
  failure: string;
  remove: (id: number) => Promise<unknown>;
  onClose: () => void;
}

/** Asks, then deletes a licence, a vehicle or a vehicle's document. */
export function DeleteRecord({ id, question, failure, remove, onClose }: Props) {
  const words = useWords();
  const client = useQueryClient();
  const deletion = useMutation({
    mutationFn: remove,
    onSuccess: () => toast.success(words.documents.deleted),
    onError: error => toast.failure(deleteFailureText(error, failure, words)),
    onSettled: () => {
      onClose();
      void refreshRecords(client);
    },
  });
  return (
    <Confirm
      opened={id !== null}
      question={question}
      action={words.general.delete}
      busy={deletion.isPending}
      onConfirm={() => id !== null && deletion.mutate(id)}
      onClose={onClose}
    />
  );
}
