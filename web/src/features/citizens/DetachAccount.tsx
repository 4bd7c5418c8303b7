import type { Citizen } from '@rto-desk/contract/endpoints/citizens';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { refreshRecords } from '../../api/records.ts';
import { Confirm } from '../../ui/Confirm.tsx';
import { useAct } from '../../ui/useAct.ts';
import { useWords } from '../../words/useWords.ts';

interface Props {
  /** The citizen to be detached from their account, or null. */
  citizen: Citizen | null;
  onClose: () => void;
}

/** Asks, then takes a citizen from the accounts that keep it. */
export function DetachAccount({ citizen, onClose }: Props) {
  const { citizens: texts } = useWords();
  const client = useQueryClient();
  const detach = useAct({
    act: ({ id, updated_at }: Citizen) =>
      call('DELETE /citizens/{id}/keeper', { params: { id }, query: { updated_at } }),
    done: texts.detached,
    failed: texts.detachFailed,
    refresh: () => {
      onClose();
      void refreshRecords(client);
    },
  });
  return (
    <Confirm
      opened={citizen !== null}
      question={texts.confirmDetach(citizen?.name ?? '')}
      action={texts.detach}
      busy={detach.busy}
      onConfirm={() => citizen !== null && detach.act(citizen)}
      onClose={onClose}
    />
  );
}
