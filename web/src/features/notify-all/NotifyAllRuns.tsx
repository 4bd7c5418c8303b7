import type { RunningNotifyAll } from '@rto-desk/contract/endpoints/notify-all';
import { officeDate, today } from '@rto-desk/contract/expiry';
import plain from '../../ui/plain.module.css';
import { useWords } from '../../words/useWords.ts';
import { NotifyAllBar } from './NotifyAllProgress.tsx';
import { StopNotifyAll } from './StopNotifyAll.tsx';

/** The runs that go on after their dialog was closed: how far each has come, and a button that stops it. */
export function NotifyAllRuns({ running }: { running: readonly RunningNotifyAll[] }) {
  const texts = useWords().notices.notifyAll;
  return (
    <section className={plain.panel} aria-label={texts.running}>
      <h2>{texts.running}</h2>
      {running.map(({ id, state, progress, created_by, created_at }) => {
        const day = officeDate(today(new Date(created_at)));
        return (
          <div className={`${plain.near} ${plain.atStart}`} key={id}>
            <p className={plain.small}>
              {texts.by(created_by, day)}:{' '}
              {state === 'failed'
                ? texts.couldNot(progress.done)
                : texts.progress(progress.done, progress.of)}
            </p>
            <div className={plain.whole}>
              <NotifyAllBar progress={progress} />
            </div>
            {state === 'running' && <StopNotifyAll id={id} label={texts.stopOf(created_by, day)} />}
          </div>
        );
      })}
    </section>
  );
}
