import { profileFields } from '@rto-desk/contract/account';
import type { Me } from '@rto-desk/contract/endpoints/accounts';
import { call } from '../../api/call.ts';
import { AccountForm } from '../../forms/AccountForm.tsx';
import { FieldInput } from '../../forms/FieldInput.tsx';
import { useFieldsForm } from '../../forms/useFieldsForm.ts';
import { useRefusal } from '../../forms/useRefusal.ts';
import { useSession } from '../../session/useSession.ts';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words/useWords.ts';

/** The account and its citizen profile; who has no profile has only what belongs to the account. */
export function ProfileForm({ user }: { user: Me }) {
  const words = useWords();
  const { refresh } = useSession();
  const form = useFieldsForm(profileFields, { ...user.primary_citizen, name: user.name, email: user.email });
  const { refusal, refused, settle } = useRefusal(words.accounts.updateProfileFailed);
  const withProfile = user.primary_citizen !== null;

  const submit = form.submit(async values => {
    settle();
    const { name, email } = values;
    await call('PUT /me', { body: withProfile ? values : { name, email } });
    toast.success(words.accounts.profileUpdated);
    await refresh();
  }, refused);

  return (
    <AccountForm action={words.accounts.saveProfile} busy={form.busy} refusal={refusal} onSubmit={submit}>
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
