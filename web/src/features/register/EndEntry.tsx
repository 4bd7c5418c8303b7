import type { RegisterEntry } from '@rto-desk/contract/endpoints/register';
import { cancelFields, disposalFields } from '@rto-desk/contract/register';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { FieldInput } from '../../forms/FieldInput.tsx';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { RecordForm } from '../../forms/RecordForm.tsx';
import { toast } from '../../ui/toast.ts';
import { registerTexts, usePageTexts } from '../../words/pageTexts.ts';
import { refreshRegister } from './queries.ts';

interface Props {
  entry: RegisterEntry;
  how: 'close' | 'cancel';
  onClose: () => void;
}

/** Closes an entry with what has become of it, or cancels it with a reason. */
export function EndEntry({ entry, how, onClose }: Props) {
  const texts = usePageTexts(registerTexts);
  const client = useQueryClient();
  const params = { id: entry.id };
  const done = (message: string) => {
    toast.success(message);
    refreshRegister(client);
    onClose();
  };
  const initial = { updated_at: entry.updated_at };
  const title = texts.actOn(how === 'close' ? texts.closeTitle : texts.cancel, entry.number);
  return (
    <FormDialog onClose={onClose} title={title} help="/help/register" width="26rem">
      {how === 'close' ? (
        <RecordForm
          fields={disposalFields}
          initial={initial}
          failure={texts.actionFailed}
          action={texts.close}
          save={async (values, updated_at) => {
            await call('POST /register-entries/{id}/close', { params, body: { ...values, updated_at } });
            done(texts.closed);
          }}
        >
          {form => <FieldInput form={form} name="disposal" first />}
        </RecordForm>
      ) : (
        <RecordForm
          fields={cancelFields}
          initial={initial}
          failure={texts.actionFailed}
          action={texts.cancel}
          save={async (values, updated_at) => {
            await call('POST /register-entries/{id}/cancel', { params, body: { ...values, updated_at } });
            done(texts.cancelled);
          }}
        >
          {form => <FieldInput form={form} name="reason" description={texts.cancelExplain} first />}
        </RecordForm>
      )}
    </FormDialog>
  );
}
