import type { Learner } from '@rto-desk/contract/endpoints/learners';
import { testFields, testResults } from '@rto-desk/contract/learner';
import { call } from '../../api/call.ts';
import { FieldInput } from '../../forms/FieldInput.tsx';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { RecordForm } from '../../forms/RecordForm.tsx';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words/useWords.ts';

/** When the test of a learner is or was, and what came of it. */
export function TestForm({ learner, onClose }: { learner: Learner; onClose: () => void }) {
  const words = useWords();
  const texts = words.jobs.learners;
  const called = (option: string) => {
    const result = testResults.find(known => known === option);
    return result === undefined ? option : texts.results[result];
  };
  return (
    <FormDialog
      onClose={onClose}
      title={words.documents.of(texts.test, learner.name)}
      help="/help/job"
      width="24rem"
    >
      <RecordForm
        fields={testFields}
        initial={learner}
        failure={texts.testFailed}
        save={async (values, updated_at) => {
          const body = { ...values, updated_at: updated_at ?? null };
          await call('PUT /jobs/learners/{id}/test', { params: { id: learner.ll_id }, body });
          toast.success(texts.testSaved);
          onClose();
        }}
      >
        {form => (
          <>
            <FieldInput form={form} name="test_on" first />
            <FieldInput form={form} name="test_result" choiceLabel={called} />
          </>
        )}
      </RecordForm>
    </FormDialog>
  );
}
