import { useEffect } from 'react';
import { ApiError } from '../api/ApiError.ts';
import { useWords } from '../words/useWords.ts';
import { Button } from './Button.tsx';
import { failureText } from './failureText.ts';
import layout from './layout.module.css';
import { toast } from './toast.ts';

interface Props {
  error: Error;
  /** Said where the server gives no sentence of its own. */
  failure: string;
  retry: () => void;
}

/**
 * Says in place of what could not be loaded why, with a way to try again where that may help; in passing as well, as of
 * every failure.
 */
export function LoadFailure({ error, failure, retry }: Props) {
  const words = useWords();
  const isGone = error instanceof ApiError && error.status === 404;
  useEffect(() => toast.failure(failureText(error, failure)), [error, failure]);
  return (
    <div className={`${layout.alert} ${layout.between}`} role="alert">
      {failureText(error, failure)}
      {!isGone && (
        <Button variant="default" size="xs" onClick={retry}>
          {words.general.retry}
        </Button>
      )}
    </div>
  );
}
