import type { JobRow } from '@rto-desk/contract/endpoints/jobs';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { ChoiceButtons } from '../../ui/ChoiceButtons.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { failureText } from '../../ui/failureText.ts';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { Pending } from '../../ui/Pending.tsx';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words/useWords.ts';
import { jobName } from './jobColumns.tsx';
import { jobChanged, jobOptions, refreshJobs } from './queries.ts';

/** Gives a job to somebody of the staff who reaches it, or to nobody. */
export function GiveJob({ job, onClose }: { job: JobRow; onClose: () => void }) {
  const texts = useWords().jobs;
  const client = useQueryClient();
  const options = useQuery(jobOptions);
  const others = options.data?.assignees.filter(({ id }) => id !== job.assignee?.id);
  const nobody = { key: 'nobody', label: texts.nobody, isSure: true, value: null };
  const give = async (assignee: { id: number; name: string } | null) => {
    onClose();
    try {
      const changed = await call('PATCH /jobs/{id}', {
        params: { id: job.id },
        body: { assignee_id: assignee?.id ?? null, updated_at: job.updated_at },
      });
      toast.success(assignee === null ? texts.givenBack : texts.given(assignee.name));
      jobChanged(client, changed);
    } catch (error) {
      toast.failure(failureText(error, texts.actionFailed));
      refreshJobs(client);
    }
  };
  return (
    <Dialog opened onClose={onClose} title={texts.actOn(texts.give, jobName(job))} small width="24rem">
      {others !== undefined ? (
        <ChoiceButtons
          choices={[
            ...others.map(person => ({ key: person.id, label: person.name, isSure: true, value: person })),
            ...(job.assignee === null ? [] : [nobody]),
          ]}
          onChoose={person => void give(person)}
        />
      ) : options.error === null ? (
        <Pending height={200} />
      ) : (
        <LoadFailure
          error={options.error}
          failure={texts.actionFailed}
          retry={() => void options.refetch()}
        />
      )}
    </Dialog>
  );
}
