import type { BulkNotice } from '@rto-desk/contract/endpoints/bulk-notices';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { refreshRecords } from '../../api/records.ts';
import { Button } from '../../ui/Button.tsx';
import { failureText } from '../../ui/failureText.ts';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words/useWords.ts';

interface Props {
  id: number;
  /** Says which one, where several may be stopped. */
  label?: string;
  onStopped?: (notice: BulkNotice) => void;
}

/** Has no more told of those who are left. */
export function StopTelling({ id, label, onStopped }: Props) {
  const texts = useWords().telling.all;
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const stop = async () => {
    setBusy(true);
    try {
      const stopped = await call('POST /reports/expiries/notify-all/{id}/stop', { params: { id } });
      onStopped?.(stopped);
    } catch (error) {
      toast.failure(failureText(error, texts.failed));
    } finally {
      setBusy(false);
      void refreshRecords(client);
    }
  };
  return (
    <Button variant="default" aria-label={label} loading={busy} onClick={() => void stop()}>
      {texts.stop}
    </Button>
  );
}
