import type { NotifyAllRun } from '@rto-desk/contract/endpoints/notify-all';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { DialogFooter } from '../../ui/DialogFooter.tsx';
import layout from '../../ui/layout.module.css';
import prose from '../../ui/prose.module.css';
import { useWords } from '../../words/useWords.ts';
import { StopNotifyAll } from './StopNotifyAll.tsx';

interface Props {
  begun: NotifyAllRun;
  /** Whether there is no provider, so that people send them. */
  isByHand: boolean;
  onClose: () => void;
}

/** How far it has come, by itself while it goes on, and what stops it. */
export function NotifyAllProgress({ begun, isByHand, onClose }: Props) {
  const words = useWords();
  const texts = words.notices.notifyAll;
  const client = useQueryClient();
  const params = { id: begun.id };
  const queryKey = ['notify-all', begun.id];
  const { data = begun } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call('GET /reports/expiries/notify-all/{id}', { params, signal }),
    refetchInterval: query => (query.state.data?.state === 'running' ? 2_000 : false),
  });
  const { state, progress } = data;
  const { done, of } = progress;
  const said = () => {
    if (state === 'stopped') return texts.stopped(done);
    if (state === 'failed') return texts.couldNot(done);
    if (state === 'running') return isByHand ? '' : texts.progress(done, of);
    return isByHand ? texts.byHand : texts.done;
  };
  return (
    <div className={layout.fields}>
      <NotifyAllBar progress={progress} />
      <p role="status">{said()}</p>
      {state === 'running' && <p className={prose.note}>{texts.goesOn}</p>}
      <DialogFooter>
        {state === 'running' && (
          <StopNotifyAll id={begun.id} onStopped={stopped => client.setQueryData(queryKey, stopped)} />
        )}
        {isByHand && state === 'done' ? (
          <>
            <Button variant="default" onClick={onClose}>
              {words.general.close}
            </Button>
            <ButtonLink to="/admin/messages/manual">{texts.sendByHand}</ButtonLink>
          </>
        ) : (
          <Button onClick={onClose}>{words.general.close}</Button>
        )}
      </DialogFooter>
    </div>
  );
}

/** How many messages of all have gone. */
export function NotifyAllBar({ progress: { done, of } }: Pick<NotifyAllRun, 'progress'>) {
  const texts = useWords().notices.notifyAll;
  return <progress value={of === 0 ? 1 : done} max={Math.max(of, 1)} aria-label={texts.progress(done, of)} />;
}
