import { Button } from '../../ui/Button.tsx';
import { Segments } from '../../ui/Segments.tsx';
import { useAct } from '../../ui/useAct.ts';
import { useWords } from '../../words/useWords.ts';
import { type SubmissionStatus, statusText } from './StatusBadge.tsx';

interface Props<Status extends SubmissionStatus> {
  statuses: readonly Status[];
  current: SubmissionStatus;
  reference: string;
  onSet: (status: Status) => Promise<void>;
}

/** A button for each status; that of the present one is disabled. */
export function StatusButtons<Status extends SubmissionStatus>(props: Props<Status>) {
  const { statuses, current, reference, onSet } = props;
  const words = useWords();
  const set = useAct({
    act: onSet,
    done: (_, status) => words.requests.updated(statusText(status, words)),
    failed: words.requests.updateFailed,
  });
  return (
    <Segments label={words.documents.of(words.fields.status, reference)}>
      {statuses.map(status => (
        <Button
          key={status}
          variant="subtle"
          disabled={status === current || set.busy}
          data-present={status === current || undefined}
          loading={set.input === status}
          aria-label={words.requests.setTo(statusText(status, words), reference)}
          onClick={() => set.act(status)}
        >
          {statusText(status, words)}
        </Button>
      ))}
    </Segments>
  );
}
