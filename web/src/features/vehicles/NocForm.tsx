import type { Vehicle } from '@rto-desk/contract/endpoints/vehicles';
import { today } from '@rto-desk/contract/expiry';
import { nocFields } from '@rto-desk/contract/vehicle';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { refreshRecords } from '../../api/records.ts';
import { FieldInput } from '../../forms/FieldInput.tsx';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { RecordForm } from '../../forms/RecordForm.tsx';
import prose from '../../ui/prose.module.css';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words/useWords.ts';

/** Notes that a vehicle has left for another office. */
export function NocForm({ vehicle, onClose }: { vehicle: Vehicle; onClose: () => void }) {
  const words = useWords();
  const texts = words.vehicles.leaving;
  const client = useQueryClient();
  const { id, registration_no, updated_at } = vehicle;
  return (
    <FormDialog onClose={onClose} title={words.documents.of(texts.title, registration_no)} help="/help/sold">
      <RecordForm
        fields={nocFields}
        initial={{ on: today(), ...vehicle.noc, updated_at }}
        failure={texts.failed}
        save={async (values, seen, proof) => {
          const body = { ...values, updated_at: seen, proof };
          await call('POST /vehicles/{id}/noc', { params: { id }, body });
          toast.success(texts.done);
          onClose();
        }}
        refresh={() => void refreshRecords(client)}
      >
        {form => (
          <>
            <p className={prose.small}>{texts.explain}</p>
            <FieldInput form={form} name="to_office" first />
            <FieldInput form={form} name="on" />
            <FieldInput form={form} name="noc_number" />
          </>
        )}
      </RecordForm>
    </FormDialog>
  );
}
