import type { NotifyAllRun } from '@rto-desk/contract/endpoints/notify-all';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { refreshRecords } from '../../api/records.ts';
import { Button } from '../../ui/Button.tsx';
import { useAct } from '../../ui/useAct.ts';
import { useWords } from '../../words/useWords.ts';

interface Props {
  id: number;
  /** Says which one, where several may be stopped. */
  label?: string;
  onStopped?: (notice: NotifyAllRun) => void;
}

/** Stops a run: the people who are left get no message. */
export function StopNotifyAll({ id, label, onStopped }: Props) {
  const texts = useWords().notices.notifyAll;
  const client = useQueryClient();
  const stop = useAct({
    act: () => call('POST /reports/expiries/notify-all/{id}/stop', { params: { id } }),
    done: stopped => onStopped?.(stopped),
    failed: texts.failed,
    refresh: () => void refreshRecords(client),
  });
  return (
    <Button variant="default" aria-label={label} loading={stop.busy} onClick={() => stop.act()}>
      {texts.stop}
    </Button>
  );
}
