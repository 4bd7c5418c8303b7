import type { RunningNotifyAll } from '@rto-desk/contract/endpoints/notify-all';
import { officeDate, today } from '@rto-desk/contract/expiry';
import layout from '../../ui/layout.module.css';
import prose from '../../ui/prose.module.css';
import { useWords } from '../../words/useWords.ts';
import { NotifyAllBar } from './NotifyAllProgress.tsx';
import { StopNotifyAll } from './StopNotifyAll.tsx';

/** The runs that go on after their dialog was closed: how far each has come, and a button that stops it. */
export function NotifyAllRuns({ running }: { running: readonly RunningNotifyAll[] }) {
  const texts = useWords().notices.notifyAll;
  return (
    <section className={layout.panel} aria-label={texts.running}>
      <h2>{texts.running}</h2>
      {running.map(({ id, state, progress, created_by, created_at }) => {
        const day = officeDate(today(new Date(created_at)));
        return (
          <div className={`${layout.near} ${layout.atStart}`} key={id}>
            <p className={prose.small}>
              {texts.by(created_by, day)}:{' '}
              {state === 'failed'
                ? texts.couldNot(progress.done)
                : texts.progress(progress.done, progress.of)}
            </p>
            <div className={layout.whole}>
              <NotifyAllBar progress={progress} />
            </div>
            {state === 'running' && <StopNotifyAll id={id} label={texts.stopOf(created_by, day)} />}
          </div>
        );
      })}
    </section>
  );
}
