import type { JobRow } from '@rto-desk/contract/endpoints/jobs';
import { useQuery } from '@tanstack/react-query';
import { ChoiceButtons } from '../../ui/ChoiceButtons.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { PendingPart } from '../../ui/PendingPart.tsx';
import { useWords } from '../../words/useWords.ts';
import { jobName } from './jobColumns.tsx';
import { jobOptions } from './queries.ts';

interface Props {
  job: JobRow;
  onChoose: (stage: string) => void;
  onClose: () => void;
}

/** Offers every other stage that a job may be moved to; it is turned down elsewhere, with a reason. */
export function ChooseStage({ job, onChoose, onClose }: Props) {
  const texts = useWords().jobs;
  const options = useQuery(jobOptions);
  const stages = options.data?.stages.filter(
    stage => !stage.hidden && stage.code !== job.stage && stage.status !== 'rejected',
  );
  return (
    <Dialog
      opened
      onClose={onClose}
      title={texts.actOn(texts.anotherStage, jobName(job))}
      help="/help/job"
      small
      width="24rem"
    >
      {stages !== undefined ? (
        <ChoiceButtons
          choices={stages.map(({ code, name }) => ({ key: code, label: name, isSure: true, value: code }))}
          onChoose={stage => {
            onClose();
            onChoose(stage);
          }}
        />
      ) : (
        <PendingPart found={options} failure={texts.actionFailed} height={200} />
      )}
    </Dialog>
  );
}
