import { passwordLengths } from '@rto-desk/contract/account';
import type { Me } from '@rto-desk/contract/endpoints/accounts';
import { useNavigate } from 'react-router';
import { call } from '../../api/call.ts';
import { AccountForm } from '../../forms/AccountForm.tsx';
import { PasswordField } from '../../forms/PasswordField.tsx';
import { usePasswordForm } from '../../forms/usePasswordForm.ts';
import { useSession } from '../../session/useSession.ts';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words/useWords.ts';

const none = {};
const passwords = {
  current_password: {},
  new_password: { min: passwordLengths.change },
  new_password_confirmation: { repeats: 'new_password' },
};

/** Changing the password, which ends the account's other sessions. */
export function NewPasswordForm({ user }: { user: Me }) {
  const words = useWords();
  const navigate = useNavigate();
  const { refresh } = useSession();
  const form = usePasswordForm(none, passwords);

  return (
    <AccountForm
      form={form}
      action={words.accounts.changePassword}
      variant={user.must_change_password ? 'filled' : 'default'}
      failed={words.accounts.updatePasswordFailed}
      save={async () => {
        await call('PUT /me/password', {
          body: {
            current_password: form.password('current_password'),
            new_password: form.password('new_password'),
            new_password_confirmation: form.password('new_password_confirmation'),
          },
        });
        toast.success(words.accounts.passwordUpdated);
        form.clear();
        if (user.must_change_password) {
          await refresh();
          await navigate('/dashboard', { replace: true });
        }
      }}
    >
      {/* Tells a password manager whose password this is. */}
      <input hidden readOnly autoComplete="username" value={user.phone} />
      <PasswordField form={form} name="current_password" autoComplete="current-password" />
      <PasswordField
        form={form}
        name="new_password"
        autoComplete="new-password"
        description={words.accounts.passwordHint(passwordLengths.change)}
      />
      <PasswordField form={form} name="new_password_confirmation" autoComplete="new-password" />
    </AccountForm>
  );
}
