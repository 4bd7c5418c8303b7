import type { Proof } from '@rto-desk/contract/endpoints/proof';
import type { Vehicle } from '@rto-desk/contract/endpoints/vehicles';
import { today } from '@rto-desk/contract/expiry';
import { nextOwnerFields, transferFields } from '@rto-desk/contract/transfer';
import { call } from '../../api/call.ts';
import { FieldInput } from '../../forms/FieldInput.tsx';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { OwnerQuestion } from '../../forms/OwnerQuestion.tsx';
import { RecordForm } from '../../forms/RecordForm.tsx';
import { useOwnerQuestion } from '../../forms/useOwnerQuestion.ts';
import type { ChosenPerson } from '../../ui/candidateChoices.ts';
import layout from '../../ui/layout.module.css';
import prose from '../../ui/prose.module.css';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words/useWords.ts';

const fields = { ...nextOwnerFields, ...transferFields };

/** What is sent of a transfer. */
interface Body extends ChosenPerson {
  name: string;
  mobile: string;
  kind: (typeof transferFields)['kind']['options'][number];
  on: string;
  remarks: string | null;
  updated_at: string | undefined;
  proof: Proof;
}

/** Gives a vehicle to its next owner, by name and mobile. */
export function TransferForm({ vehicle, onClose }: { vehicle: Vehicle; onClose: () => void }) {
  const words = useWords();
  const texts = words.transfers;
  const give = async ({ name, mobile, citizen_id, new_citizen = false, ...body }: Body) => {
    const whom = citizen_id === undefined ? { to: { name, mobile } } : { to_citizen_id: citizen_id };
    const { copies, to_citizen_id } = await call('POST /vehicles/{id}/transfers', {
      params: { id: vehicle.id },
      body: { ...body, ...whom, new_citizen },
    });
    const to = `/citizens/${to_citizen_id}?tab=vehicles`;
    toast.success(texts.done(vehicle.registration_no, name), { to, label: words.documents.openFile });
    if (copies.length > 0) toast.success(texts.copies(copies.map(copy => copy.name).join(', ')));
    onClose();
  };
  const { save, forget, asking } = useOwnerQuestion(give, texts.failed);
  return (
    <FormDialog
      onClose={onClose}
      title={words.documents.of(texts.title, vehicle.registration_no)}
      help="/help/sold"
    >
      <RecordForm
        fields={fields}
        initial={{ kind: 'sale', on: today(), updated_at: vehicle.updated_at }}
        failure={texts.failed}
        action={texts.action}
        save={({ name, mobile, kind, on, remarks = null }, updated_at, proof) =>
          save({ name, mobile, kind, on, remarks, updated_at, proof })
        }
      >
        {form => (
          <div className={layout.fields} onInput={forget}>
            <p className={prose.small}>{texts.explain}</p>
            <FieldInput form={form} name="name" first />
            <FieldInput form={form} name="mobile" />
            <FieldInput form={form} name="kind" choiceLabel={kind => kindLabels(texts)[kind] ?? kind} />
            <FieldInput form={form} name="on" />
            <FieldInput form={form} name="remarks" />
            <OwnerQuestion asking={asking} form={form} />
          </div>
        )}
      </RecordForm>
    </FormDialog>
  );
}

const kindLabels = (texts: { kinds: Readonly<Record<string, string>> }) => texts.kinds;
