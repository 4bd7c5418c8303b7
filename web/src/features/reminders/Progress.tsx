import { useQuery } from '@tanstack/react-query';
import plain from '../../ui/plain.module.css';
import { useWords } from '../../words/useWords.ts';
import { reminderProgress } from './queries.ts';

/** How far the reminders of today have come, by itself while they go on. */
export function Progress() {
  const texts = useWords().notices.settings;
  const { data } = useQuery(reminderProgress);
  if (data === undefined) return null;
  const counts = Object.entries(texts.counts).flatMap(([name, text]) => {
    const count = data[name as keyof typeof data];
    return count > 0 ? [text(count)] : [];
  });
  const all = data.due + data.waiting + data.sent + data.failed + data.manual;
  const done = data.sent + data.failed + data.manual;
  return (
    <div className={plain.near}>
      <h2>{texts.progress}</h2>
      {all === 0 ? (
        <p>{texts.progressNone}</p>
      ) : (
        <>
          <progress value={done} max={all} aria-label={texts.progressOf(done, all)} />
          <p className={plain.small} role="status">
            {texts.progressOf(done, all)}: {counts.join(', ')}
          </p>
        </>
      )}
    </div>
  );
}
