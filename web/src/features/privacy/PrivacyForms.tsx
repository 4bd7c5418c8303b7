import { guardianFields } from '@rto-desk/contract/citizen';
import type { Citizen } from '@rto-desk/contract/endpoints/citizens';
import { today } from '@rto-desk/contract/expiry';
import { consentFields, consentPurposes, noticeGivenFields, privacyWays } from '@rto-desk/contract/privacy';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { refreshRecords } from '../../api/records.ts';
import { FieldInput } from '../../forms/FieldInput.tsx';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { RecordForm } from '../../forms/RecordForm.tsx';
import { blank } from '../../forms/useFieldsForm.ts';
import prose from '../../ui/prose.module.css';
import { toast } from '../../ui/toast.ts';
import { privacyKitTexts, usePageTexts } from '../../words/pageTexts.ts';
import { refreshPrivacy } from './queries.ts';

/** Notes that a citizen was given the privacy notice. */
export function GiveForm({ citizenId, onClose }: { citizenId: number; onClose: () => void }) {
  const texts = usePageTexts(privacyKitTexts);
  const client = useQueryClient();
  return (
    <FormDialog onClose={onClose} title={texts.give} width="26rem">
      <RecordForm
        fields={noticeGivenFields}
        initial={blank}
        failure={texts.failed}
        save={async body => {
          await call('POST /citizens/{id}/privacy-notices', { params: { id: citizenId }, body });
          toast.success(texts.gaveIt);
          refreshPrivacy(client);
          onClose();
        }}
      >
        {form => (
          <FieldInput
            form={form}
            name="how"
            description={texts.giveWhy}
            choiceLabel={option => texts.ways[privacyWays.find(way => way === option) ?? 'counter']}
            first
          />
        )}
      </RecordForm>
    </FormDialog>
  );
}

/** Notes what a citizen has agreed to. */
export function ConsentForm({ citizenId, onClose }: { citizenId: number; onClose: () => void }) {
  const texts = usePageTexts(privacyKitTexts);
  const client = useQueryClient();
  return (
    <FormDialog onClose={onClose} title={texts.noteConsent} width="26rem">
      <RecordForm
        fields={consentFields}
        initial={{ on: today() }}
        failure={texts.failed}
        save={async body => {
          await call('POST /citizens/{id}/consents', { params: { id: citizenId }, body });
          toast.success(texts.gaveIt);
          refreshPrivacy(client);
          void refreshRecords(client);
          onClose();
        }}
      >
        {form => (
          <>
            <p className={prose.note}>{texts.noteWhy}</p>
            <FieldInput
              form={form}
              name="purpose"
              label={texts.purpose}
              choiceLabel={option =>
                texts.purposes[consentPurposes.find(purpose => purpose === option) ?? 'records']
              }
              first
            />
            <FieldInput
              form={form}
              name="how"
              choiceLabel={option => texts.ways[privacyWays.find(way => way === option) ?? 'counter']}
            />
            <FieldInput form={form} name="on" />
          </>
        )}
      </RecordForm>
    </FormDialog>
  );
}

/** Notes who consents for a person under 18. */
export function GuardianForm({ citizen, onClose }: { citizen: Citizen; onClose: () => void }) {
  const texts = usePageTexts(privacyKitTexts);
  const client = useQueryClient();
  return (
    <FormDialog onClose={onClose} title={texts.noteGuardian} width="26rem">
      <RecordForm
        fields={guardianFields}
        initial={citizen}
        failure={texts.failed}
        save={async (values, updated_at) => {
          const body = { ...values, updated_at };
          await call('PUT /citizens/{id}/guardian', { params: { id: citizen.id }, body });
          toast.success(texts.guardianSaved);
          void refreshRecords(client);
          onClose();
        }}
      >
        {form => (
          <>
            <p className={prose.note}>{texts.guardianWhy}</p>
            <FieldInput form={form} name="guardian_name" first />
            <FieldInput form={form} name="guardian_relation" />
            <FieldInput form={form} name="guardian_consent_on" />
          </>
        )}
      </RecordForm>
    </FormDialog>
  );
}
