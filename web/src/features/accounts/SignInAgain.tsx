import type { Me } from '@rto-desk/contract/endpoints/accounts';
import { text } from '@rto-desk/contract/fields';
import { call } from '../../api/call.ts';
import { AccountForm } from '../../forms/AccountForm.tsx';
import { CodeInput, useAskedCode } from '../../forms/CodeInput.tsx';
import { PasswordField } from '../../forms/PasswordField.tsx';
import { usePasswordForm } from '../../forms/usePasswordForm.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import prose from '../../ui/prose.module.css';
import { useWords } from '../../words/useWords.ts';

const fields = { code: text(40) };
const passwords = { password: {} };

interface Props {
  user: Me;
  onSignedIn: (token: string, user: Me) => void;
  /** Leaves the screen, for the login page. */
  onLeave: () => void;
}

/** Asks the person whose session has ended for their password; what they have typed stays on the screen below. */
export function SignInAgain({ user, onSignedIn, onLeave }: Props) {
  const words = useWords();
  const texts = words.security;
  const form = usePasswordForm(fields, passwords);
  const [asksCode, askForCode] = useAskedCode();
  return (
    <Dialog opened onClose={onLeave} title={texts.sessionEnded} width="24rem" closeOnClickOutside={false}>
      <AccountForm
        form={form}
        action={words.accounts.login}
        failed={words.accounts.loginFailed}
        otherwise={askForCode}
        save={async ({ code }) => {
          const signedIn = await call('POST /login', {
            body: {
              login_identifier: user.phone,
              phone: user.phone,
              password: form.password('password'),
              ...(code && { code }),
            },
          });
          onSignedIn(signedIn.token, signedIn.user);
        }}
        beside={
          <Button variant="default" onClick={onLeave}>
            {texts.signInAsAnother}
          </Button>
        }
      >
        <p className={prose.small}>{texts.sessionEndedWhy(user.name)}</p>
        <PasswordField form={form} name="password" autoComplete="current-password" data-autofocus />
        {asksCode && <CodeInput form={form} description={texts.loginCodeHint} />}
      </AccountForm>
    </Dialog>
  );
}
