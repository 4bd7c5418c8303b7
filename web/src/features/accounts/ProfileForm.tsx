import { profileFields } from '@rto-desk/contract/account';
import type { Me } from '@rto-desk/contract/endpoints/accounts';
import { call } from '../../api/call.ts';
import { AccountForm } from '../../forms/AccountForm.tsx';
import { FieldInput } from '../../forms/FieldInput.tsx';
import { useFieldsForm } from '../../forms/useFieldsForm.ts';
import { useSession } from '../../session/useSession.ts';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words/useWords.ts';

/** The account and its citizen profile; who has no profile has only what belongs to the account. */
export function ProfileForm({ user }: { user: Me }) {
  const words = useWords();
  const { refresh } = useSession();
  const form = useFieldsForm(profileFields, { ...user.primary_citizen, name: user.name, email: user.email });
  const withProfile = user.primary_citizen !== null;

  return (
    <AccountForm
      form={form}
      action={words.accounts.saveProfile}
      failed={words.accounts.updateProfileFailed}
      save={async values => {
        const { name, email } = values;
        await call('PUT /me', { body: withProfile ? values : { name, email } });
        toast.success(words.accounts.profileUpdated);
        await refresh();
      }}
    >
      <FieldInput form={form} name="name" autoComplete="name" />
      {withProfile && (
        <>
          <FieldInput form={form} name="father_name" />
          <FieldInput form={form} name="dob" autoComplete="bday" />
        </>
      )}
      <FieldInput form={form} name="email" autoComplete="email" />
      {withProfile && <FieldInput form={form} name="address" autoComplete="street-address" />}
    </AccountForm>
  );
}
