import type { JobEventLine } from '@rto-desk/contract/endpoints/jobs';
import { labelOf } from '@rto-desk/contract/sentences';
import type { Words } from '@rto-desk/contract/words/words';
import { MomentText } from '../../ui/MomentText.tsx';
import { useWords } from '../../words/useWords.ts';
import classes from './jobs.module.css';

/** What has happened to a job and by whom, the newest first. */
export function TimeLine({ events }: { events: readonly JobEventLine[] }) {
  const words = useWords();
  const texts = words.jobs;
  return (
    <section className={classes.part}>
      <h2>{texts.timeLine}</h2>
      <ol className={classes.events} reversed>
        {[...events].reverse().map(line => (
          <li key={line.id}>
            <div>
              <strong>{texts.events[line.event]}</strong>
              {detail(line, words, texts.nobody)}
            </div>
            <small>
              <MomentText moment={line.happened_at} time /> · {line.by ?? texts.somebody}
            </small>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What the event is about: the new stage, the reason, the document, the person or the fields. */
function detail({ event, to_stage, assignee, text }: JobEventLine, words: Words, nobody: string): string {
  const fields = event === 'changed' && text !== null ? text.split(', ') : null;
  const told = [
    event === 'assigned' ? (assignee ?? nobody) : null,
    event === 'taken' ? null : (to_stage?.name ?? null),
    fields === null ? text : fields.map(name => labelOf(name, words)).join(', '),
  ].filter(part => part !== null && part !== '');
  return told.length === 0 ? '' : `: ${told.join(', ')}`;
}
