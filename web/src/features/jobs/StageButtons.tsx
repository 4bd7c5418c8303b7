import type { Job } from '@rto-desk/contract/endpoints/jobs';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../ui/Button.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { Segments } from '../../ui/Segments.tsx';
import { useWords } from '../../words/useWords.ts';
import classes from './jobs.module.css';
import { jobOptions } from './queries.ts';
import { useMoveJob } from './useMoveJob.tsx';

/** A button for each stage, the present one filled; a job is turned down elsewhere, with a reason. */
export function StageButtons({ job }: { job: Job }) {
  const words = useWords();
  const texts = words.jobs;
  const { move, moving, originals } = useMoveJob(job);
  const present = { code: job.stage, name: job.stage_name };
  const options = useQuery(jobOptions);
  const offered = (options.data?.stages ?? []).filter(
    ({ code, hidden, status }) => code === job.stage || (!hidden && status !== 'rejected'),
  );
  // Before the others have come, and of a stage that is no more.
  const stages = offered.some(({ code }) => code === job.stage) ? offered : [present, ...offered];
  if (options.error !== null && options.data === undefined) {
    return (
      <LoadFailure error={options.error} failure={texts.loadFailed} retry={() => void options.refetch()} />
    );
  }
  return (
    <div className={classes.stages}>
      <Segments label={words.fields.stage}>
        {stages.map(({ code, name }) => (
          <Button
            key={code}
            variant="subtle"
            disabled={code === job.stage || moving}
            data-present={code === job.stage || undefined}
            onClick={() => move(code)}
          >
            {name}
          </Button>
        ))}
      </Segments>
      {originals}
    </div>
  );
}
