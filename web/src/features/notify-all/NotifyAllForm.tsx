import type { ExpiryFilters, ExpiryRow } from '@rto-desk/contract/endpoints/expiries';
import type { NotifyAllRun } from '@rto-desk/contract/endpoints/notify-all';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { refreshRecords } from '../../api/records.ts';
import { Checkbox } from '../../inputs/Checkbox.tsx';
import { Button } from '../../ui/Button.tsx';
import { DialogFooter } from '../../ui/DialogFooter.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import layout from '../../ui/layout.module.css';
import { Pending } from '../../ui/Pending.tsx';
import prose from '../../ui/prose.module.css';
import { useAct } from '../../ui/useAct.ts';
import { useWords } from '../../words/useWords.ts';
import { NotifyAllProgress } from './NotifyAllProgress.tsx';
import { LeftOut, Recipients } from './NotifyAllRecipients.tsx';

/** More messages than these want a tick of their own. */
const CONFIRM_ABOVE = 200;

interface Props {
  filters: ExpiryFilters;
  documents: readonly Pick<ExpiryRow, 'type' | 'record_id' | 'end' | 'expiry_date'>[] | null;
  onClose: () => void;
}

/** Shows who gets which message, and who gets none and why; queues them, and says how far that has come. */
export function NotifyAllForm({ filters, documents, onClose }: Props) {
  const words = useWords();
  const texts = words.notices.notifyAll;
  const client = useQueryClient();
  const [order] = useState(() => orderOf(filters, documents));
  const preview = useQuery({
    queryKey: ['notify-all', order],
    queryFn: ({ signal }) =>
      call('POST /reports/expiries/notify-all', { body: { ...order, dry_run: true }, signal }),
    gcTime: 0,
  });
  const [sure, setSure] = useState(false);
  const [begun, setBegun] = useState<NotifyAllRun | null>(null);
  const send = useAct({
    act: ({ confirm, seen }: { confirm: number; seen: string }) =>
      call('POST /reports/expiries/notify-all', { body: { ...order, dry_run: false, confirm, seen } }),
    done: answer => {
      if ('id' in answer) setBegun(answer);
    },
    failed: () => {
      void preview.refetch();
      return texts.failed;
    },
    refresh: () => void refreshRecords(client),
  });
  if (preview.error) {
    return (
      <LoadFailure error={preview.error} failure={texts.previewFailed} retry={() => void preview.refetch()} />
    );
  }
  if (preview.data === undefined || 'id' in preview.data) return <Pending height={160} />;
  const { messages, documents: about, recipients, left_out, estimated_cost, seen } = preview.data;
  const isByHand = estimated_cost === null;
  if (begun !== null) return <NotifyAllProgress begun={begun} isByHand={isByHand} onClose={onClose} />;
  const asks = messages > CONFIRM_ABOVE;
  const { sum } = isByHand ? words.notices : texts;
  return (
    <div className={layout.fields}>
      <p className={prose.strong}>{messages === 0 ? texts.none : sum(messages, about)}</p>
      {messages > 0 && <p className={prose.small}>{isByHand ? texts.byHand : texts.cost(estimated_cost)}</p>}
      <Recipients recipients={recipients} messages={messages} />
      <LeftOut rows={left_out} />
      {asks && (
        <Checkbox
          label={texts.confirm(messages)}
          checked={sure}
          onChange={event => setSure(event.currentTarget.checked)}
        />
      )}
      <DialogFooter onCancel={onClose}>
        <Button
          loading={send.busy}
          disabled={messages === 0 || (asks && !sure)}
          onClick={() => send.act({ confirm: messages, seen })}
        >
          {texts.send(messages)}
        </Button>
      </DialogFooter>
    </div>
  );
}

function orderOf({ ...filters }: ExpiryFilters & { page?: number }, documents: Props['documents']) {
  delete filters.page;
  const rows = documents?.map(({ type, record_id, end, expiry_date }) => ({
    type,
    record_id,
    end,
    expiry_date,
  }));
  return rows === undefined ? filters : { ...(filters.left && { left: true }), documents: rows };
}
