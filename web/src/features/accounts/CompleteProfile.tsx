import { completionFields } from '@rto-desk/contract/account';
import type { Me } from '@rto-desk/contract/endpoints/accounts';
import { call } from '../../api/call.ts';
import { AccountForm } from '../../forms/AccountForm.tsx';
import { FieldInput } from '../../forms/FieldInput.tsx';
import { useFieldsForm } from '../../forms/useFieldsForm.ts';
import { useSession } from '../../session/useSession.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import layout from '../../ui/layout.module.css';
import prose from '../../ui/prose.module.css';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words/useWords.ts';

interface Props {
  user: Me;
  onLater: () => void;
}

/** Asks for what a profile lacks. It closes only by an answer or by Update Later. */
export function CompleteProfile({ user, onLater }: Props) {
  const words = useWords();
  const { refresh } = useSession();
  const form = useFieldsForm(completionFields, {
    name: user.name,
    phone: user.phone,
    dob: user.primary_citizen?.dob,
  });

  return (
    <Dialog opened title={words.accounts.completeProfile} width="27.5rem">
      <div className={layout.stack}>
        <p className={prose.small}>{words.accounts.completeProfileWhy}</p>
        <AccountForm
          form={form}
          action={words.general.save}
          failed={words.accounts.updateProfileFailed}
          save={async values => {
            await call('PUT /me', { body: values });
            toast.success(words.accounts.profileUpdated);
            await refresh();
          }}
          beside={
            <Button variant="default" onClick={onLater}>
              {words.accounts.updateLater}
            </Button>
          }
        >
          <FieldInput form={form} name="name" autoComplete="name" />
          <FieldInput form={form} name="phone" autoComplete="tel-national" />
          <FieldInput form={form} name="dob" autoComplete="bday" first />
        </AccountForm>
      </div>
    </Dialog>
  );
}
