import { claimFields } from '@rto-desk/contract/claim';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { FieldInput } from '../../forms/FieldInput.tsx';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { RecordForm } from '../../forms/RecordForm.tsx';
import { RadioGroup } from '../../inputs/Choices.tsx';
import { toast } from '../../ui/toast.ts';
import { claimsTexts, usePageTexts } from '../../words/pageTexts.ts';
import { refreshClaims } from './queries.ts';

const { registration_no, licence_no, chassis_last5, dob } = claimFields;
const required = { required: true } as const;
const fieldsOf = {
  vehicle: { registration_no: { ...registration_no, ...required }, chassis_last5, dob },
  licence: { licence_no: { ...licence_no, ...required }, dob },
};

/** Asks for the profile that holds a vehicle or a licence. */
export function AskForm({ onClose }: { onClose: () => void }) {
  const texts = usePageTexts(claimsTexts);
  const client = useQueryClient();
  const [what, setWhat] = useState<'vehicle' | 'licence'>('vehicle');
  return (
    <FormDialog onClose={onClose} title={texts.ask} help="/help/register" width="26rem">
      <RadioGroup
        label={texts.what}
        name="what"
        value={what}
        onChange={setWhat}
        options={[
          { value: 'vehicle', label: texts.vehicle },
          { value: 'licence', label: texts.licence },
        ]}
      />
      <RecordForm
        key={what}
        fields={fieldsOf[what]}
        initial={{}}
        failure={texts.askFailed}
        action={texts.ask}
        save={async values => {
          const { message } = await call('POST /claims', { body: values });
          toast.success(message);
          refreshClaims(client);
          onClose();
        }}
      >
        {form => (
          <>
            <FieldInput form={form} name={what === 'vehicle' ? 'registration_no' : 'licence_no'} first />
            {what === 'vehicle' && (
              <FieldInput form={form} name="chassis_last5" description={texts.chassisHint} />
            )}
            <FieldInput form={form} name="dob" />
          </>
        )}
      </RecordForm>
    </FormDialog>
  );
}
