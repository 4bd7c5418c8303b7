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

/** Asks for the password before something sensitive; `onDone` is told whether it was given. */
export function ConfirmPassword({ onDone }: { onDone: (confirmed: boolean) => void }) {
  const words = useWords();
  const texts = words.security;
  const form = usePasswordForm(fields, passwords);
  const [asksCode, askForCode] = useAskedCode();
  return (
    <Dialog
      opened
      onClose={() => onDone(false)}
      title={texts.confirmPassword}
      width="24rem"
      closeOnClickOutside={false}
    >
      <AccountForm
        form={form}
        action={texts.confirm}
        failed={texts.confirmFailed}
        otherwise={askForCode}
        save={async ({ code }) => {
          await call('POST /me/confirm', {
            body: { password: form.password('password'), ...(code && { code }) },
          });
          onDone(true);
        }}
        beside={
          <Button variant="default" onClick={() => onDone(false)}>
            {words.general.cancel}
          </Button>
        }
      >
        <p className={prose.small}>{texts.confirmPasswordWhy}</p>
        <PasswordField form={form} name="password" autoComplete="current-password" data-autofocus />
        {asksCode && <CodeInput form={form} description={texts.loginCodeHint} />}
      </AccountForm>
    </Dialog>
  );
}
