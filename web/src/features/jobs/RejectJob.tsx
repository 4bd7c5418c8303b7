import type { JobRow } from '@rto-desk/contract/endpoints/jobs';
import { choice, required } from '@rto-desk/contract/fields';
import { OTHER_REASON, rejectionFields } from '@rto-desk/contract/job';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { FieldInput } from '../../forms/FieldInput.tsx';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { RecordForm } from '../../forms/RecordForm.tsx';
import { PendingPart } from '../../ui/PendingPart.tsx';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words/useWords.ts';
import { jobName } from './jobColumns.tsx';
import { jobChanged, jobOptions } from './queries.ts';

/** Rejects a job; the person who asked reads the reason. */
export function RejectJob({ job, onClose }: { job: JobRow; onClose: () => void }) {
  const texts = useWords().jobs;
  const client = useQueryClient();
  const options = useQuery(jobOptions);
  const reasons = options.data?.reasons.filter(({ hidden }) => !hidden);
  const called = (code: string) => reasons?.find(reason => reason.code === code)?.name ?? code;
  return (
    <FormDialog
      onClose={onClose}
      title={texts.actOn(texts.reject, jobName(job))}
      help="/help/job"
      width="28rem"
    >
      {reasons !== undefined ? (
        <RecordForm
          fields={rejectionFields}
          initial={{ updated_at: job.updated_at }}
          failure={texts.actionFailed}
          action={texts.reject}
          save={async ({ reason_code, reason }, updated_at) => {
            const changed = await call('POST /jobs/{id}/reject', {
              params: { id: job.id },
              body: { reason_code, reason: reason ?? null, updated_at },
            });
            toast.success(texts.rejected);
            jobChanged(client, changed);
            onClose();
          }}
        >
          {form => (
            <>
              <p>{texts.reasonShown}</p>
              <FieldInput
                form={form}
                name="reason_code"
                field={choice(
                  reasons.map(({ code }) => code),
                  required,
                )}
                choiceLabel={called}
                first
              />
              <FieldInput
                form={form}
                name="reason"
                field={{ ...rejectionFields.reason, required: form.texts.reason_code === OTHER_REASON }}
              />
            </>
          )}
        </RecordForm>
      ) : (
        <PendingPart found={options} failure={texts.actionFailed} height={200} />
      )}
    </FormDialog>
  );
}
