import { guardianFields } from '@rto-desk/contract/citizen';
import type { Citizen } from '@rto-desk/contract/endpoints/citizens';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { refreshRecords } from '../../api/records.ts';
import { FieldInput } from '../../forms/FieldInput.tsx';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { RecordForm } from '../../forms/RecordForm.tsx';
import { Button } from '../../ui/Button.tsx';
import { DateText } from '../../ui/DateText.tsx';
import { Facts } from '../../ui/Facts.tsx';
import plain from '../../ui/plain.module.css';
import { ToneBadge } from '../../ui/ToneBadge.tsx';
import { toast } from '../../ui/toast.ts';
import { privacyKitTexts, usePageTexts } from '../../words/pageTexts.ts';
import { shownValue } from '../../words/shownValue.ts';
import { useWords } from '../../words/useWords.ts';

/** Who consents for a person under 18. For staff. */
export function GuardianOf({ citizen }: { citizen: Citizen }) {
  const words = useWords();
  const texts = usePageTexts(privacyKitTexts);
  const [editing, setEditing] = useState(false);
  const { guardian_name: name, guardian_relation: relation, guardian_consent_on: on } = citizen;
  const isMissing = citizen.guardian_consent_missing;
  return (
    <section className={plain.list} aria-label={texts.guardian}>
      <Button className={plain.start} variant="default" onClick={() => setEditing(true)}>
        {texts.noteGuardian}
      </Button>
      <p className={plain.line}>
        <ToneBadge
          tone={isMissing ? 'bad' : 'good'}
          text={isMissing ? texts.guardianMissing : texts.guardianGiven}
        />
      </p>
      <Facts
        facts={[
          [words.fields.guardian_name, name],
          [words.fields.guardian_relation, relation && shownValue(relation, words)],
          [words.fields.guardian_consent_on, on && <DateText key="on" date={on} />],
        ]}
      />
      {editing && <GuardianForm citizen={citizen} onClose={() => setEditing(false)} />}
    </section>
  );
}

function GuardianForm({ citizen, onClose }: { citizen: Citizen; onClose: () => void }) {
  const texts = usePageTexts(privacyKitTexts);
  const client = useQueryClient();
  return (
    <FormDialog opened onClose={onClose} title={texts.noteGuardian} width="26rem">
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
            <p className={plain.note}>{texts.guardianWhy}</p>
            <FieldInput form={form} name="guardian_name" first />
            <FieldInput form={form} name="guardian_relation" />
            <FieldInput form={form} name="guardian_consent_on" />
          </>
        )}
      </RecordForm>
    </FormDialog>
  );
}
