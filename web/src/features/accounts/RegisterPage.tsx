import { passwordLengths, registerFields } from '@rto-desk/contract/account';
import { Navigate } from 'react-router';
import { call } from '../../api/call.ts';
import { AccountForm } from '../../forms/AccountForm.tsx';
import { FieldInput } from '../../forms/FieldInput.tsx';
import { PasswordField } from '../../forms/PasswordField.tsx';
import { usePasswordForm } from '../../forms/usePasswordForm.ts';
import { AFTER_LOGIN } from '../../session/returnPath.ts';
import { useSession } from '../../session/useSession.ts';
import { toast } from '../../ui/toast.ts';
import { usePublicWords } from '../../words/useWords.ts';
import { AccountFrame } from './AccountFrame.tsx';

const passwords = {
  password: { min: passwordLengths.register },
  password_confirmation: { repeats: 'password' },
};

/** Opening an account, which signs in straight away. */
export function RegisterPage() {
  const words = usePublicWords();
  const { state, signIn } = useSession();
  const form = usePasswordForm(registerFields, passwords);
  if (state === 'signedIn') return <Navigate to={AFTER_LOGIN} replace />;

  return (
    <AccountFrame
      title={words.accounts.register}
      beside={words.accounts.next}
      links={[
        ['/login', words.accounts.loginHere],
        ['/privacy', words.ownData.privacy],
      ]}
    >
      <AccountForm
        form={form}
        action={words.accounts.register}
        failed={words.accounts.registrationFailed}
        save={async values => {
          const typed = {
            password: form.password('password'),
            password_confirmation: form.password('password_confirmation'),
          };
          const { token, user, message } = await call('POST /register', { body: { ...values, ...typed } });
          signIn(token, user);
          toast.success(message);
        }}
      >
        <FieldInput form={form} name="name" autoComplete="name" first />
        <FieldInput
          form={form}
          name="phone"
          autoComplete="tel-national"
          description={words.accounts.mobileHint}
        />
        <FieldInput form={form} name="email" autoComplete="email" />
        <PasswordField
          form={form}
          name="password"
          autoComplete="new-password"
          description={words.accounts.passwordHint(passwordLengths.register)}
        />
        <PasswordField form={form} name="password_confirmation" autoComplete="new-password" />
      </AccountForm>
    </AccountFrame>
  );
}
