import { isStaff } from '@rto-desk/contract/access';
import type { Citizen } from '@rto-desk/contract/endpoints/citizens';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { refreshRecords } from '../../api/records.ts';
import { Switch } from '../../inputs/Choices.tsx';
import { useSession } from '../../session/useSession.ts';
import { failureText } from '../../ui/failureText.ts';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words/useWords.ts';

/** Whether a citizen is reminded of what expires; they, or the office for them, may decline. */
export function RemindersSwitch({ citizen }: { citizen: Pick<Citizen, 'id' | 'reminders_off'> }) {
  const words = useWords();
  const client = useQueryClient();
  const { user } = useSession();
  const [busy, setBusy] = useState(false);
  const set = async (wanted: boolean) => {
    setBusy(true);
    try {
      await call('PUT /citizens/{id}/reminders', { params: { id: citizen.id }, body: { off: !wanted } });
      await refreshRecords(client);
      toast.success(words.reminders.wantsSaved);
    } catch (error) {
      toast.failure(failureText(error, words.reminders.saveFailed));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Switch
      label={user !== null && isStaff(user.role) ? words.reminders.wantsThem : words.reminders.wants}
      checked={!citizen.reminders_off}
      disabled={busy}
      onChange={event => void set(event.currentTarget.checked)}
    />
  );
}
