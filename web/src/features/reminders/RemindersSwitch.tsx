import { isStaff } from '@rto-desk/contract/access';
import type { Citizen } from '@rto-desk/contract/endpoints/citizens';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { refreshRecords } from '../../api/records.ts';
import { Switch } from '../../inputs/Checkbox.tsx';
import { useSession } from '../../session/useSession.ts';
import { useAct } from '../../ui/useAct.ts';
import { useWords } from '../../words/useWords.ts';

interface Props {
  citizen: Pick<Citizen, 'id' | 'reminders_off' | 'updated_at'>;
}

/** Whether a citizen is reminded of what expires; they, or the office for them, may decline. */
export function RemindersSwitch({ citizen }: Props) {
  const words = useWords();
  const client = useQueryClient();
  const { user } = useSession();
  const set = useAct({
    act: (wanted: boolean) =>
      call('PUT /citizens/{id}/reminders', {
        params: { id: citizen.id },
        body: { off: !wanted, updated_at: citizen.updated_at },
      }),
    done: async () => {
      await refreshRecords(client);
      return words.reminders.wantsSaved;
    },
    failed: () => {
      void refreshRecords(client);
      return words.reminders.saveFailed;
    },
  });
  return (
    <Switch
      label={user !== null && isStaff(user.role) ? words.reminders.wantsThem : words.reminders.wants}
      checked={!citizen.reminders_off}
      disabled={set.busy}
      onChange={event => set.act(event.currentTarget.checked)}
    />
  );
}
