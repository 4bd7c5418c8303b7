import type { JobRow } from '@rto-desk/contract/endpoints/jobs';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { ChoiceButtons } from '../../ui/ChoiceButtons.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { PendingPart } from '../../ui/PendingPart.tsx';
import { useWords } from '../../words/useWords.ts';
import { jobName } from './jobColumns.tsx';
import { jobOptions } from './queries.ts';
import { useJobAct } from './useJobAct.ts';

/** Assigns a job to a staff member who can see it, or to no one. */
export function AssignJob({ job, onClose }: { job: JobRow; onClose: () => void }) {
  const texts = useWords().jobs;
  const options = useQuery(jobOptions);
  const others = options.data?.assignees.filter(({ id }) => id !== job.assignee?.id);
  const nobody = { key: 'nobody', label: texts.nobody, isSure: true, value: null };
  const give = useJobAct(
    (assignee: { id: number; name: string } | null) => {
      onClose();
      return call('PATCH /jobs/{id}', {
        params: { id: job.id },
        body: { assignee_id: assignee?.id ?? null, updated_at: job.updated_at },
      });
    },
    (_, assignee) => (assignee === null ? texts.givenBack : texts.given(assignee.name)),
  );
  return (
    <Dialog opened onClose={onClose} title={texts.actOn(texts.give, jobName(job))} small width="24rem">
      {others !== undefined ? (
        <ChoiceButtons
          choices={[
            ...others.map(person => ({ key: person.id, label: person.name, isSure: true, value: person })),
            ...(job.assignee === null ? [] : [nobody]),
          ]}
          onChoose={give.act}
        />
      ) : (
        <PendingPart found={options} failure={texts.actionFailed} height={200} />
      )}
    </Dialog>
  );
}
