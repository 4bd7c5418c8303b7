import type { Citizen } from '@rto-desk/contract/endpoints/citizens';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { forgetCitizen } from '../../api/records.ts';
import { useSession } from '../../session/useSession.ts';
import { Confirm } from '../../ui/Confirm.tsx';
import { toast } from '../../ui/toast.ts';
import { useAct } from '../../ui/useAct.ts';
import { useWords } from '../../words/useWords.ts';

interface Props {
  /** The citizen to be deleted, or null. */
  citizen: Citizen | null;
  onClose: () => void;
  /** Navigates away from the citizen first; only then is the cache cleared, so that nothing loads the citizen again. */
  onDeleted: () => void | Promise<void>;
}

/** Asks for confirmation, then deletes a citizen with all records and files. */
export function DeleteCitizen({ citizen, onClose, onDeleted }: Props) {
  const words = useWords();
  const client = useQueryClient();
  const { user, refresh } = useSession();
  const remove = useAct({
    act: ({ id, updated_at }: Citizen) =>
      call('DELETE /citizens/{id}', { params: { id }, query: { updated_at } }),
    done: async (_, { id }) => {
      toast.success(words.citizens.deleted);
      await onDeleted();
      void forgetCitizen(client, id);
      if (id === user?.citizen_id) void refresh();
    },
    failed: () => {
      onClose();
      return words.citizens.deleteFailed;
    },
  });
  return (
    <Confirm
      opened={citizen !== null}
      question={words.citizens.confirmDelete(citizen?.name ?? '')}
      action={words.general.delete}
      busy={remove.busy}
      onConfirm={() => citizen !== null && remove.act(citizen)}
      onClose={onClose}
    />
  );
}
