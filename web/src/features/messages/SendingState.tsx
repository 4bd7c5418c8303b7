import { refusalText } from '@rto-desk/contract/words/refusal-text';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import layout from '../../ui/layout.module.css';
import { momentText } from '../../ui/MomentText.tsx';
import { useWords } from '../../words/useWords.ts';
import { sendingState } from './queries.ts';

/** For admins: which messages do not go out, why, and what to do; and background work that has failed for good. */
export function SendingState() {
  const words = useWords();
  const texts = words.messages;
  const { data } = useQuery(sendingState);
  if (data === undefined) return null;
  return (
    <>
      {data.paused.map(({ channel, error, until, waiting }) => (
        <div key={channel} className={`${layout.alert} ${layout.below}`} data-tone="bad" role="alert">
          <strong>{texts.paused[channel]}</strong>
          <p>{refusalText({ channel, error }, words)}</p>
          <p>
            <Link to="/admin/messages?state=queued">{texts.pausedWaiting(waiting, momentText(until))}</Link>
          </p>
        </div>
      ))}
      {data.failed_jobs.map(({ task, count, last_at }) => (
        <p key={task} className={`${layout.alert} ${layout.below}`} data-tone="soon" role="alert">
          {texts.failedJobs(texts.tasks[task] ?? task, count, momentText(last_at))}
        </p>
      ))}
    </>
  );
}
