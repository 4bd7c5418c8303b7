import { Select } from '../../inputs/Select.tsx';
import { useWords } from '../../words/useWords.ts';
import { type SubmissionStatus, statusText } from './StatusBadge.tsx';

interface Props<Status extends SubmissionStatus> {
  statuses: readonly Status[];
  value: Status | undefined;
  onChange: (status: Status | undefined) => void;
}

/** Chooses one status, or all of them. */
export function StatusFilter<Status extends SubmissionStatus>({ statuses, value, onChange }: Props<Status>) {
  const words = useWords();
  return (
    <Select
      label={words.requests.filter}
      value={value ?? ''}
      options={[
        { value: '', label: words.requests.all },
        ...statuses.map(status => ({ value: status, label: statusText(status, words) })),
      ]}
      onChange={event => onChange(statuses.find(status => status === event.currentTarget.value))}
    />
  );
}
