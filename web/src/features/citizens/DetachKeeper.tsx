import type { Citizen } from '@rto-desk/contract/endpoints/citizens';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { refreshRecords } from '../../api/records.ts';
import { Confirm } from '../../ui/Confirm.tsx';
import { failureText } from '../../ui/failureText.ts';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words/useWords.ts';

interface Props {
  /** Who is to be taken from the account that keeps them, or null while nobody is. */
  citizen: Citizen | null;
  onClose: () => void;
}

/** Asks, then takes a citizen from the accounts that keep it. */
export function DetachKeeper({ citizen, onClose }: Props) {
  const { citizens: texts } = useWords();
  const client = useQueryClient();
  const detach = useMutation({
    mutationFn: (id: number) => call('DELETE /citizens/{id}/keeper', { params: { id } }),
    onSuccess: () => {
      toast.success(texts.detached);
      void refreshRecords(client);
    },
    onError: error => toast.failure(failureText(error, texts.detachFailed)),
    onSettled: onClose,
  });
  return (
    <Confirm
      opened={citizen !== null}
      question={texts.confirmDetach(citizen?.name ?? '')}
      action={texts.detach}
      busy={detach.isPending}
      onConfirm={() => citizen !== null && detach.mutate(citizen.id)}
      onClose={onClose}
    />
  );
}
