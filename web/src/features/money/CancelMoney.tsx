import { moneyReasonFields } from '@rto-desk/contract/money';
import { useQueryClient } from '@tanstack/react-query';
import { FieldInput } from '../../forms/FieldInput.tsx';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { RecordForm } from '../../forms/RecordForm.tsx';
import { toast } from '../../ui/toast.ts';
import { moneyScreensTexts, usePageTexts } from '../../words/pageTexts.ts';
import { refreshMoney } from './queries.ts';

interface Props {
  title: string;
  action: string;
  explain?: string;
  done: string;
  /** The version that is cancelled, where it has one. */
  updatedAt?: string;
  act: (reason: string, updatedAt: string | undefined) => Promise<unknown>;
  onClose: () => void;
}

/** Asks an admin why something is cancelled, or a day reopened. */
export function CancelMoney({ title, action, explain, done, updatedAt, act, onClose }: Props) {
  const texts = usePageTexts(moneyScreensTexts);
  const queries = useQueryClient();
  return (
    <FormDialog onClose={onClose} title={title} help="/help/money" width="26rem">
      <RecordForm
        fields={moneyReasonFields}
        initial={{ updated_at: updatedAt }}
        failure={texts.saveFailed}
        action={action}
        refresh={() => refreshMoney(queries)}
        save={async ({ reason }, seen) => {
          await act(reason, seen);
          toast.success(done);
          onClose();
        }}
      >
        {form => (
          <FieldInput
            form={form}
            name="reason"
            label={texts.reason}
            {...(explain !== undefined && { description: explain })}
            first
          />
        )}
      </RecordForm>
    </FormDialog>
  );
}
