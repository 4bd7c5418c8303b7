import type { Job } from '@rto-desk/contract/endpoints/jobs';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../ui/Button.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { MomentText } from '../../ui/MomentText.tsx';
import { useWords } from '../../words/useWords.ts';
import classes from './jobs.module.css';
import { jobOptions } from './queries.ts';
import { useMoveJob } from './useMoveJob.tsx';

/**
 * The stages of a job as a line, those that it has been in with their days and a check; each is a button that moves the job there.
 * It is turned down elsewhere, with a reason.
 */
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
  const place = stages.findIndex(({ code }) => code === job.stage);
  const reached = (wanted: string) =>
    [...job.events].reverse().find(({ to_stage }) => to_stage?.code === wanted);
  return (
    <>
      <fieldset className={classes.stages} aria-label={words.fields.stage}>
        {stages.map(({ code, name }, at) => {
          const event = at <= place ? reached(code) : undefined;
          const isDone = event !== undefined && (at < place || job.status === 'completed');
          return (
            <div key={code} data-behind={at < place || undefined} data-done={isDone || undefined}>
              <Button
                variant="subtle"
                className={classes.stage}
                disabled={code === job.stage || moving}
                data-present={code === job.stage || undefined}
                aria-current={code === job.stage ? 'step' : undefined}
                onClick={() => move(code)}
              >
                {name}
              </Button>
              {event && (
                <small>
                  <MomentText moment={event.happened_at} />
                </small>
              )}
            </div>
          );
        })}
      </fieldset>
      {originals}
    </>
  );
}
