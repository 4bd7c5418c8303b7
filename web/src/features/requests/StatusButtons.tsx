import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { failureText } from '../../ui/failureText.ts';
import { toast } from '../../ui/toast.ts';
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
  const [setting, setSetting] = useState<Status | null>(null);
  const set = async (status: Status) => {
    setSetting(status);
    try {
      await onSet(status);
      toast.success(words.requests.updated(statusText(status, words)));
    } catch (error) {
      toast.failure(failureText(error, words.requests.updateFailed));
    } finally {
      setSetting(null);
    }
  };
  return statuses.map(status => (
    <Button
      key={status}
      size="compact-sm"
      variant="default"
      disabled={status === current || setting !== null}
      data-present={status === current || undefined}
      loading={setting === status}
      aria-label={words.requests.setTo(statusText(status, words), reference)}
      onClick={() => void set(status)}
    >
      {statusText(status, words)}
    </Button>
  ));
}
