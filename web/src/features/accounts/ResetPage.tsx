import { passwordLengths } from '@rto-desk/contract/account';
import { useNavigate, useSearchParams } from 'react-router';
import { call } from '../../api/call.ts';
import { AccountForm } from '../../forms/AccountForm.tsx';
import { PasswordField } from '../../forms/PasswordField.tsx';
import { usePasswordForm } from '../../forms/usePasswordForm.ts';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { toast } from '../../ui/toast.ts';
import { usePublicWords } from '../../words/useWords.ts';
import { AccountFrame } from './AccountFrame.tsx';

const none = {};
const passwords = {
  password: { min: passwordLengths.change },
  password_confirmation: { repeats: 'password' },
};

/** Setting a new password by the link that was sent: its e-mail address and token stand in the address. */
export function ResetPage() {
  const words = usePublicWords();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [token, email] = [search.get('token') ?? '', search.get('email') ?? ''];
  const form = usePasswordForm(none, passwords);
  return (
    <AccountFrame
      title={words.accounts.resetTitle}
      links={[['/forgot-password', words.accounts.forgotPassword]]}
    >
      {token === '' ? (
        <ErrorNote text={words.accounts.missingToken} />
      ) : (
        <AccountForm
          form={form}
          action={words.accounts.resetPassword}
          failed={words.accounts.resetFailed}
          save={async () => {
            const { message } = await call('POST /password/reset', {
              body: {
                email,
                token,
                password: form.password('password'),
                password_confirmation: form.password('password_confirmation'),
              },
            });
            toast.success(message);
            await navigate('/login', { replace: true });
          }}
        >
          <input hidden readOnly autoComplete="username" value={email} />
          <PasswordField
            form={form}
            name="password"
            autoComplete="new-password"
            description={words.accounts.passwordHint(passwordLengths.change)}
          />
          <PasswordField form={form} name="password_confirmation" autoComplete="new-password" />
        </AccountForm>
      )}
    </AccountFrame>
  );
}
