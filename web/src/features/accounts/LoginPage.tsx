import { mobile, normaliseTyped, required, text } from '@rto-desk/contract/fields';
import { Navigate, useSearchParams } from 'react-router';
import { call } from '../../api/call.ts';
import { AccountForm } from '../../forms/AccountForm.tsx';
import { CodeInput, useAskedCode } from '../../forms/CodeInput.tsx';
import { PasswordField } from '../../forms/PasswordField.tsx';
import { usePasswordForm } from '../../forms/usePasswordForm.ts';
import { TextInput } from '../../inputs/TextInput.tsx';
import { returnPath } from '../../session/returnPath.ts';
import { useSession } from '../../session/useSession.ts';
import { usePublicWords } from '../../words/useWords.ts';
import { AccountFrame } from './AccountFrame.tsx';

const fields = { login_identifier: text(255, required), code: text(40) };

/** Signing in, by mobile number or e-mail address; from here one goes on to where one was going. */
export function LoginPage() {
  const words = usePublicWords();
  const { state, signIn } = useSession();
  const [search] = useSearchParams();
  const form = usePasswordForm(fields, { password: {} });
  const [asksCode, askForCode] = useAskedCode();
  if (state === 'signedIn') return <Navigate to={returnPath(search.get('redirect'))} replace />;

  return (
    <AccountFrame
      title={words.accounts.login}
      beside={words.accounts.withAccount}
      links={[
        ['/forgot-password', words.accounts.forgotPassword],
        ['/register', words.accounts.registerHere],
      ]}
    >
      <AccountForm
        form={form}
        action={words.accounts.login}
        failed={words.accounts.loginFailed}
        otherwise={askForCode}
        save={async ({ login_identifier, code }) => {
          const { token, user } = await call('POST /login', {
            body: {
              ...identified(login_identifier),
              password: form.password('password'),
              ...(code && { code }),
            },
          });
          signIn(token, user);
        }}
      >
        <TextInput
          name="login_identifier"
          label={words.fields.login_identifier}
          value={form.texts.login_identifier}
          onChange={event => form.set('login_identifier', event.currentTarget.value)}
          error={form.error('login_identifier')}
          required
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          data-autofocus
        />
        <PasswordField form={form} name="password" autoComplete="current-password" />
        {asksCode && <CodeInput form={form} description={words.security.loginCodeHint} />}
      </AccountForm>
    </AccountFrame>
  );
}

/** An identifier with an @ is an e-mail address, any other a mobile number. */
function identified(typed: string) {
  if (typed.includes('@')) return { login_identifier: typed, email: typed };
  const phone = normaliseTyped(mobile(), typed);
  return { login_identifier: phone, phone };
}
