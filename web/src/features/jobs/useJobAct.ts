import type { Job } from '@rto-desk/contract/endpoints/jobs';
import { useQueryClient } from '@tanstack/react-query';
import { useAct } from '../../ui/useAct.ts';
import { useWords } from '../../words/useWords.ts';
import { jobChanged, refreshJobs } from './queries.ts';

/** A change of a job, whose answer is shown everywhere at once; `asks` deals with a refusal that asks something first. */
export function useJobAct<Input = void>(
  act: (input: Input) => Promise<Job>,
  done: (changed: Job, input: Input) => string | null,
  asks: (error: unknown, input: Input) => boolean = () => false,
) {
  const texts = useWords().jobs;
  const client = useQueryClient();
  return useAct({
    act,
    done: (changed, input) => {
      jobChanged(client, changed);
      return done(changed, input);
    },
    failed: (error, input) => {
      if (asks(error, input)) return null;
      // Another clerk may have been faster: the screen is out of date.
      refreshJobs(client);
      return texts.actionFailed;
    },
  });
}
