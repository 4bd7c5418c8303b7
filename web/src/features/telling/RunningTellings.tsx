import type { RunningBulkNotice } from '@rto-desk/contract/endpoints/bulk-notices';
import { officeDate, today } from '@rto-desk/contract/expiry';
import plain from '../../ui/plain.module.css';
import { useWords } from '../../words/useWords.ts';
import { StopTelling } from './StopTelling.tsx';
import { TellingBar } from './TellAllProgress.tsx';

/** Those that tell many and go on after their dialog was closed, with how far each has come and what stops it. */
export function RunningTellings({ running }: { running: readonly RunningBulkNotice[] }) {
  const texts = useWords().telling.all;
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
              <TellingBar progress={progress} />
            </div>
            {state === 'running' && <StopTelling id={id} label={texts.stopOf(created_by, day)} />}
          </div>
        );
      })}
    </section>
  );
}
