import { officeDate } from '@rto-desk/contract/expiry';
import { privacyKinds, privacyRequestFields } from '@rto-desk/contract/privacy-request';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { FieldInput } from '../../forms/FieldInput.tsx';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { RecordForm } from '../../forms/RecordForm.tsx';
import { blank } from '../../forms/useFieldsForm.ts';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words/useWords.ts';
import { refreshPrivacyRequests } from './queries.ts';

interface Props {
  /** The person at the counter; the caller themself where there is none. */
  citizen?: number;
  onClose: () => void;
}

/** Asks the office about one's data, or enters what a person asks at the counter. */
export function RequestForm({ citizen, onClose }: Props) {
  const texts = useWords().privacyRequests;
  const client = useQueryClient();
  const title = citizen === undefined ? texts.ask : texts.enter;
  return (
    <FormDialog onClose={onClose} title={title} width="26rem">
      <RecordForm
        fields={privacyRequestFields}
        initial={blank}
        failure={texts.failed}
        save={async body => {
          const saved = await (citizen === undefined
            ? call('POST /me/privacy-requests', { body })
            : call('POST /citizens/{id}/privacy-requests', { params: { id: citizen }, body }));
          toast.success(texts.sent(officeDate(saved.due_on)));
          refreshPrivacyRequests(client);
          onClose();
        }}
      >
        {form => (
          <>
            <FieldInput
              form={form}
              name="kind"
              choiceLabel={option => texts.kinds[privacyKinds.find(kind => kind === option) ?? 'access']}
              first
            />
            <FieldInput form={form} name="text" />
          </>
        )}
      </RecordForm>
    </FormDialog>
  );
}
