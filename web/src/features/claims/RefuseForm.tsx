import { claimRefusalFields } from '@rto-desk/contract/claim';
import type { Claim } from '@rto-desk/contract/endpoints/claims';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { FieldInput } from '../../forms/FieldInput.tsx';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { RecordForm } from '../../forms/RecordForm.tsx';
import { toast } from '../../ui/toast.ts';
import { claimsTexts, usePageTexts } from '../../words/pageTexts.ts';
import { refreshClaims } from './queries.ts';

/** Refuses a claim with a reason, which is for the office. */
export function RefuseForm({ claim, onClose }: { claim: Claim; onClose: () => void }) {
  const texts = usePageTexts(claimsTexts);
  const client = useQueryClient();
  const number = claim.registration_no ?? claim.licence_no ?? '';
  return (
    <FormDialog
      onClose={onClose}
      title={texts.actOn(texts.refuse, number, claim.user.name)}
      help="/help/from-citizens"
      width="26rem"
    >
      <RecordForm
        fields={claimRefusalFields}
        initial={{ updated_at: claim.updated_at }}
        failure={texts.decideFailed}
        action={texts.refuse}
        save={async (values, updated_at) => {
          await call('POST /claims/{id}/refuse', {
            params: { id: claim.id },
            body: { ...values, updated_at },
          });
          toast.success(texts.refused);
          refreshClaims(client);
          onClose();
        }}
      >
        {form => <FieldInput form={form} name="reason" description={texts.reasonHint} first />}
      </RecordForm>
    </FormDialog>
  );
}
