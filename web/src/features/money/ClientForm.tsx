import type { Client } from '@rto-desk/contract/endpoints/clients';
import { longText } from '@rto-desk/contract/fields';
import { clientFields } from '@rto-desk/contract/money';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { FieldInput } from '../../forms/FieldInput.tsx';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { RecordForm } from '../../forms/RecordForm.tsx';
import { blank } from '../../forms/useFieldsForm.ts';
import { toast } from '../../ui/toast.ts';
import { moneyScreensTexts, usePageTexts } from '../../words/pageTexts.ts';
import { refreshMoney } from './queries.ts';

interface Props {
  /** The client that is changed, or null for a new one. */
  client: Client | null;
  onClose: () => void;
}

const fields = { ...clientFields, given_by: longText(8000) };

/** Adds or changes a client. */
export function ClientForm({ client, onClose }: Props) {
  const texts = usePageTexts(moneyScreensTexts);
  const queries = useQueryClient();
  return (
    <FormDialog
      onClose={onClose}
      title={client === null ? texts.addClient : texts.editClient}
      help="/help/money"
    >
      <RecordForm
        fields={fields}
        initial={client === null ? blank : { ...client, given_by: client.given_by.join('\n') }}
        failure={texts.saveFailed}
        refresh={() => refreshMoney(queries)}
        save={async ({ given_by, ...values }, updated_at) => {
          const body = { ...values, given_by: spellingsIn(given_by ?? '') };
          if (client === null) {
            await call('POST /clients', { body });
            toast.success(texts.clientAdded);
          } else {
            await call('PATCH /clients/{id}', { params: { id: client.id }, body: { ...body, updated_at } });
            toast.success(texts.saved);
          }
          onClose();
        }}
      >
        {form => (
          <>
            <FieldInput form={form} name="name" first />
            <FieldInput form={form} name="mobile" />
            <FieldInput form={form} name="address" label={texts.address} />
            <FieldInput form={form} name="gstin" />
            <FieldInput form={form} name="given_by" label={texts.spellings} />
          </>
        )}
      </RecordForm>
    </FormDialog>
  );
}

/** Each line that is not empty. */
function spellingsIn(lines: string): string[] {
  return lines
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '');
}
